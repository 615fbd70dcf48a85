/** IPSO: sensors, 3321-3335. The columns are explained in table.ts. */
export const ipso3321 = `
3321 1.1 | Altitude | 1.0 | multiple optional | urn:oma:lwm2m:ext:3321:1.1
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
3322 1.1 | Load | 1.0 | multiple optional | urn:oma:lwm2m:ext:3322:1.1
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
3323 1.1 | Pressure | 1.0 | multiple optional | urn:oma:lwm2m:ext:3323:1.1
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
3324 1.1 | Loudness | 1.0 | multiple optional | urn:oma:lwm2m:ext:3324:1.1
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
3325 1.1 | Concentration | 1.0 | multiple optional | urn:oma:lwm2m:ext:3325:1.1
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
3326 1.1 | Acidity | 1.0 | multiple optional | urn:oma:lwm2m:ext:3326:1.1
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
3327 1.1 | Conductivity | 1.0 | multiple optional | urn:oma:lwm2m:ext:3327:1.1
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
3328 1.1 | Power | 1.0 | multiple optional | urn:oma:lwm2m:ext:3328:1.1
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
3329 1.1 | Power Factor | 1.0 | multiple optional | urn:oma:lwm2m:ext:3329:1.1
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
3330 1.1 | Distance | 1.0 | multiple optional | urn:oma:lwm2m:ext:3330:1.1
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
3331 1.1 | Energy | 1.0 | multiple optional | urn:oma:lwm2m:ext:3331:1.1
   5700 | Sensor Value | R | Float!
   5701 | Sensor Units | R | String
   5822 | Reset Cumulative energy | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3332 1.1 | Direction | 1.0 | multiple optional | urn:oma:lwm2m:ext:3332:1.1
   5705 | Compass Direction | R | Float! | 0..360 | deg
   5601 | Min Measured Value | R | Float
   5602 | Max Measured Value | R | Float
   5605 | Reset Min and Max Measured Values | E | -
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3333 1.1 | Time | 1.0 | multiple optional | urn:oma:lwm2m:ext:3333:1.1
   5506 | Current Time | RW | Time!
   5507 | Fractional Time | RW | Float | 0..1 | s
   5750 | Application Type | RW | String
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3334 1.1 | Gyrometer | 1.0 | multiple optional | urn:oma:lwm2m:ext:3334:1.1
   5702 | X Value | R | Float!
   5703 | Y Value | R | Float
   5704 | Z Value | R | Float
   5701 | Sensor Units | R | String
   5508 | Min X Value | R | Float
   5509 | Max X Value | R | Float
   5510 | Min Y Value | R | Float
   5511 | Max Y Value | R | Float
   5512 | Min Z Value | R | Float
   5513 | Max Z Value | R | Float
   5605 | Reset Min and Max Measured Values | E | -
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
3335 1.1 | Colour | 1.0 | multiple optional | urn:oma:lwm2m:ext:3335:1.1
   5706 | Colour | RW | String!
   5701 | Sensor Units | R | String
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
`;
