/** IPSO: location, actuators and user controls, 3336-3350. The columns are explained in table.ts. */
export const ipso3336 = `
3336 2.0 | Location | 1.0 | multiple optional | urn:oma:lwm2m:ext:3336:2.0
   6051 | Numeric Latitude | R | Float! |  | lat
   6052 | Numeric Longitude | R | Float! |  | lon
   6053 | Numeric Uncertainty | R | Float |  | m
   5705 | Compass Direction | R | Float | 0..360 | deg
   5517 | Velocity | R | Opaque
   5518 | Timestamp | R | Time
   5750 | Application Type | RW | String
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3337 1.1 | Positioner | 1.0 | multiple optional | urn:oma:lwm2m:ext:3337:1.1
   5536 | Current Position | RW | Float! | 0..100 | /100
   5537 | Transition Time | RW | Float |  | s
   5538 | Remaining Time | R | Float |  | s
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5605 | Reset Min and Max Measured Values | E | -
   5519 | Min Limit | R | Float
   5520 | Max Limit | R | Float
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3338 1.1 | Buzzer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3338:1.1
   5850 | On/Off | RW | Boolean!
   5548 | Level | RW | Float | 0..100 | /100
   5521 | Delay Duration | RW | Float |  | s
   5525 | Minimum Off-time | RW | Float! |  | s
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3339 1.0 | Audio Clip | 1.0 | multiple optional | urn:oma:lwm2m:ext:3339
   5522 | Clip | RW | Opaque!
   5523 | Trigger | E | -
   5548 | Level | RW | Float | 0..100 | /100
   5524 | Duration | RW | Float |  | s
   5750 | Application Type | RW | String
3340 1.0 | Timer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3340
   5521 | Delay Duration | RW | Float! |  | s
   5538 | Remaining Time | R | Float |  | s
   5525 | Minimum Off-time | RW | Float |  | s
   5523 | Trigger | E | -
   5850 | On/Off | RW | Boolean
   5501 | Digital Input Counter | R | Integer
   5544 | Cumulative Time | RW | Float |  | s
   5543 | Digital State | R | Boolean
   5534 | Counter | RW | Integer
   5526 | Timer Mode | RW | Integer | 0..4
   5750 | Application Type | RW | String
3341 1.0 | Addressable Text Display | 1.0 | multiple optional | urn:oma:lwm2m:ext:3341
   5527 | Text | RW | String!
   5528 | X Coordinate | RW | Integer
   5529 | Y Coordinate | RW | Integer
   5545 | Max X Coordinate | R | Integer
   5546 | Max Y Coordinate | R | Integer
   5530 | Clear Display | E | -
   5548 | Level | RW | Float | 0..100 | /100
   5531 | Contrast | RW | Float | 0..100 | /100
   5750 | Application Type | RW | String
3342 1.1 | On/Off switch | 1.0 | multiple optional | urn:oma:lwm2m:ext:3342:1.1
   5500 | Digital Input State | R | Boolean!
   5501 | Digital Input Counter | R | Integer
   5852 | On time | RW | Integer |  | s
   5854 | Off Time | RW | Integer |  | s
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3343 1.0 | Dimmer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3343
   5548 | Level | RW | Float! | 0..100 | /100
   5852 | On time | RW | Integer |  | s
   5854 | Off Time | RW | Integer |  | s
   5750 | Application Type | RW | String
3344 1.0 | Up/Down Control | 1.0 | multiple optional | urn:oma:lwm2m:ext:3344
   5532 | Increase Input State | R | Boolean!
   5533 | Decrease Input State | R | Boolean!
   5541 | Up Counter | RW | Integer
   5542 | Down Counter | RW | Integer
   5750 | Application Type | RW | String
3345 1.0 | Multiple Axis Joystick | 1.0 | multiple optional | urn:oma:lwm2m:ext:3345
   5500 | Digital Input State | R | Boolean
   5501 | Digital Input Counter | R | Integer
   5702 | X Value | R | Float
   5703 | Y Value | R | Float
   5704 | Z Value | R | Float
   5750 | Application Type | RW | String
3346 1.1 | Rate | 1.0 | multiple optional | urn:oma:lwm2m:ext:3346:1.1
   5700 | Sensor Value | R | Float!
   5701 | Sensor Units | R | String
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5605 | Reset Min and Max Measured Values | E | -
   5821 | Current Calibration | RW | Float
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3347 1.1 | Push button | 1.0 | multiple optional | urn:oma:lwm2m:ext:3347:1.1
   5500 | Digital Input State | R | Boolean!
   5501 | Digital Input Counter | R | Integer
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3348 1.1 | Multi-state Selector | 1.0 | multiple optional | urn:oma:lwm2m:ext:3348:1.1
   5547 | Multi-state Input | R | Integer!
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3349 1.1 | Bitmap | 1.0 | multiple optional | urn:oma:lwm2m:ext:3349:1.1
   5910 | Bitmap Input | R | Integer!
   5911 | Bitmap Input Reset | E | -
   5912 | Element Description | RW | String[]
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3350 1.1 | Stopwatch | 1.0 | multiple optional | urn:oma:lwm2m:ext:3350:1.1
   5544 | Cumulative Time | RW | Float! |  | s
   5850 | On/Off | RW | Boolean
   5501 | Digital Input Counter | R | Integer
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
`;
