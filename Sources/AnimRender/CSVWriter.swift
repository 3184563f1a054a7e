import AnimCore
