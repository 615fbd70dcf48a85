/** IPSO: sensors and controls, 3300-3320. The columns are explained in table.ts. */
export const ipso3300 = `
3300 1.1 | Generic Sensor | 1.0 | multiple optional | urn:oma:lwm2m:ext:3300:1.1
   5700 | Sensor Value | R | Float!
   5701 | Sensor Units | R | String
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5750 | Application Type | RW | String
   5751 | Sensor Type | R | String
   5605 | Reset Min and Max Measured Values | E | -
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3301 1.1 | Illuminance | 1.0 | multiple optional | urn:oma:lwm2m:ext:3301:1.1
   5700 | Sensor Value | R | Float!
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5605 | Reset Min and Max Measured Values | E | -
   5701 | Sensor Units | R | String
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3302 1.1 | Presence | 1.0 | multiple optional | urn:oma:lwm2m:ext:3302:1.1
   5500 | Digital Input State | R | Boolean!
   5501 | Digital Input Counter | R | Integer
   5505 | Digital Input Counter Reset | E | -
   5751 | Sensor Type | R | String
   5903 | Busy to Clear delay | RW | Integer |  | ms
   5904 | Clear to Busy delay | RW | Integer |  | ms
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3303 1.1 | Temperature | 1.0 | multiple optional | urn:oma:lwm2m:ext:3303:1.1
   5700 | Sensor Value | R | Float!
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5701 | Sensor Units | R | String
   5605 | Reset Min and Max Measured Values | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3304 1.1 | Humidity | 1.0 | multiple optional | urn:oma:lwm2m:ext:3304:1.1
   5700 | Sensor Value | R | Float!
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5701 | Sensor Units | R | String
   5605 | Reset Min and Max Measured Values | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3305 1.1 | Power Measurement | 1.0 | multiple optional | urn:oma:lwm2m:ext:3305:1.1
   5800 | Instantaneous active power | R | Float! |  | W
   5801 | Min Measured active power | R | Float |  | W
   5802 | Max Measured active power | R | Float |  | W
   5803 | Min Range active power | R | Float |  | W
   5804 | Max Range active power | R | Float |  | W
   5805 | Cumulative active power | R | Float |  | Wh
   5806 | Active Power Calibration | W | Float |  | W
   5810 | Instantaneous reactive power | R | Float |  | var
   5811 | Min Measured reactive power | R | Float |  | var
   5812 | Max Measured reactive power | R | Float |  | var
   5813 | Min Range reactive power | R | Float |  | var
   5814 | Max Range reactive power | R | Float |  | var
   5815 | Cumulative reactive power | R | Float |  | varh
   5816 | Reactive Power Calibration | W | Float |  | var
   5820 | Power factor | R | Float
   5821 | Current Calibration | RW | Float
   5822 | Reset Cumulative energy | E | -
   5605 | Reset Min and Max Measured Values | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3306 1.1 | Actuation | 1.0 | multiple optional | urn:oma:lwm2m:ext:3306:1.1
   5850 | On/Off | RW | Boolean!
   5851 | Dimmer | RW | Integer | 0..100 | /100
   5852 | On time | RW | Integer |  | s
   5853 | Multi-state Output | RW | String
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3308 1.1 | Set Point | 1.0 | multiple optional | urn:oma:lwm2m:ext:3308:1.1
   5900 | Set Point Value | RW | Float!
   5701 | Sensor Units | R | String
   5706 | Colour | RW | String
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3310 1.1 | Load Control | 1.0 | multiple optional | urn:oma:lwm2m:ext:3310:1.1
   5823 | Event Identifier | RW | String!
   5824 | Start Time | RW | Time!
   5825 | Duration In Min | RW | Integer! |  | min
   5826 | Criticality Level | RW | Integer | 0..3
   5827 | Avg Load AdjPct | RW | Integer | 0..100 | /100
   5828 | Duty Cycle | RW | Integer | 0..100 | /100
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3311 1.0 | Light Control | 1.0 | multiple optional | urn:oma:lwm2m:ext:3311
   5850 | On/Off | RW | Boolean!
   5851 | Dimmer | RW | Integer | 0..100 | /100
   5852 | On time | RW | Integer |  | s
   5805 | Cumulative active power | R | Float |  | Wh
   5820 | Power factor | R | Float
   5706 | Colour | RW | String
   5701 | Sensor Units | R | String
   5750 | Application Type | RW | String
3312 1.1 | Power Control | 1.0 | multiple optional | urn:oma:lwm2m:ext:3312:1.1
   5850 | On/Off | RW | Boolean!
   5851 | Dimmer | RW | Integer | 0..100 | /100
   5852 | On time | RW | Integer |  | s
   5805 | Cumulative active power | R | Float |  | Wh
   5820 | Power factor | R | Float
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3313 1.1 | Accelerometer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3313:1.1
   5702 | X Value | R | Float!
   5703 | Y Value | R | Float
   5704 | Z Value | R | Float
   5701 | Sensor Units | R | String
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3314 1.1 | Magnetometer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3314:1.1
   5702 | X Value | R | Float!
   5703 | Y Value | R | Float
   5704 | Z Value | R | Float
   5705 | Compass Direction | R | Float | 0..360 | deg
   5701 | Sensor Units | R | String
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3315 1.1 | Barometer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3315:1.1
   5700 | Sensor Value | R | Float!
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5701 | Sensor Units | R | String
   5605 | Reset Min and Max Measured Values | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3316 1.1 | Voltage | 1.0 | multiple optional | urn:oma:lwm2m:ext:3316:1.1
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
3317 1.1 | Current | 1.0 | multiple optional | urn:oma:lwm2m:ext:3317:1.1
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
3318 1.1 | Frequency | 1.0 | multiple optional | urn:oma:lwm2m:ext:3318:1.1
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
3319 1.1 | Depth | 1.0 | multiple optional | urn:oma:lwm2m:ext:3319:1.1
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
3320 1.1 | Percentage | 1.0 | multiple optional | urn:oma:lwm2m:ext:3320:1.1
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
`;
