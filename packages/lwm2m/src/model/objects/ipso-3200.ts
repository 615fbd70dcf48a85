/** IPSO: digital and analog inputs and outputs, 3200-3203. The columns are explained in table.ts. */
export const ipso3200 = `
3200 1.1 | Digital Input | 1.0 | multiple optional | urn:oma:lwm2m:ext:3200:1.1
   5500 | Digital Input State | R | Boolean!
   5501 | Digital Input Counter | R | Integer
   5502 | Digital Input Polarity | RW | Boolean
   5503 | Digital Input Debounce | RW | Integer |  | ms
   5504 | Digital Input Edge Selection | RW | Integer | 1..3
   5505 | Digital Input Counter Reset | E | -
   5750 | Application Type | RW | String
   5751 | Sensor Type | R | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3201 1.1 | Digital Output | 1.0 | multiple optional | urn:oma:lwm2m:ext:3201:1.1
   5550 | Digital Output State | RW | Boolean!
   5551 | Digital Output Polarity | RW | Boolean
   5750 | Application Type | RW | String
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
3202 1.1 | Analog Input | 1.0 | multiple optional | urn:oma:lwm2m:ext:3202:1.1
   5600 | Analog Input Current Value | R | Float!
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
3203 1.1 | Analog Output | 1.0 | multiple optional | urn:oma:lwm2m:ext:3203:1.1
   5650 | Analog Output Current Value | RW | Float! | 0..1
   5750 | Application Type | RW | String
   5603 | Min Range Value | R | Float
   5604 | Max Range Value | R | Float
   5518 | Timestamp | R | Time
   6050 | Fractional Timestamp | R | Float | 0..1 | s
`;
