/** Earlier versions of OMA's objects 0-5, 10 and 21 and of 3336. The columns are explained in table.ts. */
export const olderObjects = `
0 1.0 | LWM2M Security | 1.0 | multiple mandatory | urn:oma:lwm2m:oma:0
   0 | LWM2M Server URI | - | String! | 0-255 bytes
   1 | Bootstrap-Server | - | Boolean!
   2 | Security Mode | - | Integer! | 0-4
   3 | Public Key or Identity | - | Opaque!
   4 | Server Public Key | - | Opaque!
   5 | Secret Key | - | Opaque!
   6 | SMS Security Mode | - | Integer | 0-255
   7 | SMS Binding Key Parameters | - | Opaque | 6 bytes
   8 | SMS Binding Secret Key(s) | - | Opaque | 16-32-48 bytes
   9 | LwM2M Server SMS Number | - | String
   10 | Short Server ID | - | Integer | 1-65534
   11 | Client Hold Off Time | - | Integer |  | s
   12 | Bootstrap-Server Account Timeout | - | Integer |  | s
0 1.1 | LWM2M Security | 1.1 | multiple mandatory | urn:oma:lwm2m:oma:0:1.1
   0 | LWM2M Server URI | - | String! | 0..255 bytes
   1 | Bootstrap-Server | - | Boolean!
   2 | Security Mode | - | Integer! | 0..4
   3 | Public Key or Identity | - | Opaque!
   4 | Server Public Key | - | Opaque!
   5 | Secret Key | - | Opaque!
   6 | SMS Security Mode | - | Integer | 0..255
   7 | SMS Binding Key Parameters | - | Opaque | 6
   8 | SMS Binding Secret Key(s) | - | Opaque | 16,32,48
   9 | LwM2M Server SMS Number | - | String
   10 | Short Server ID | - | Integer | 1..65534
   11 | Client Hold Off Time | - | Integer |  | s
   12 | Bootstrap-Server Account Timeout | - | Integer |  | s
   13 | Matching Type | - | UnsignedInteger | 0..3 | s
   14 | SNI | - | String
   15 | Certificate Usage | - | UnsignedInteger | 0..3 | s
   16 | DTLS/TLS Ciphersuite | - | UnsignedInteger[]
   17 | OSCORE Security Mode | - | Objlnk
1 1.0 | LwM2M Server | 1.0 | multiple mandatory | urn:oma:lwm2m:oma:1
   0 | Short Server ID | R | Integer! | 1-65535
   1 | Lifetime | RW | Integer! |  | s
   2 | Default Minimum Period | RW | Integer |  | s
   3 | Default Maximum Period | RW | Integer |  | s
   4 | Disable | E | -
   5 | Disable Timeout | RW | Integer |  | s
   6 | Notification Storing When Disabled or Offline | RW | Boolean!
   7 | Binding | RW | String!
   8 | Registration Update Trigger | E | -!
1 1.1 | LwM2M Server | 1.1 | multiple mandatory | urn:oma:lwm2m:oma:1:1.1
   0 | Short Server ID | R | Integer! | 1..65534
   1 | Lifetime | RW | Integer! |  | s
   2 | Default Minimum Period | RW | Integer |  | s
   3 | Default Maximum Period | RW | Integer |  | s
   4 | Disable | E | -
   5 | Disable Timeout | RW | Integer |  | s
   6 | Notification Storing When Disabled or Offline | RW | Boolean!
   7 | Binding | RW | String!
   8 | Registration Update Trigger | E | -!
   9 | Bootstrap-Request Trigger | E | -
   10 | APN Link | RW | Objlnk
   11 | TLS-DTLS Alert Code | R | UnsignedInteger | 0..255
   12 | Last Bootstrapped | R | Time
   13 | Registration Priority Order | - | UnsignedInteger
   14 | Initial Registration Delay Timer | - | UnsignedInteger |  | s
   15 | Registration Failure Block | - | Boolean
   16 | Bootstrap on Registration Failure | - | Boolean
   17 | Communication Retry Count | - | UnsignedInteger
   18 | Communication Retry Timer | - | UnsignedInteger |  | s
   19 | Communication Sequence Delay Timer | - | UnsignedInteger
   20 | Communication Sequence Retry Count | - | UnsignedInteger
   21 | Trigger | RW | Boolean
   22 | Preferred Transport | RW | String
   23 | Mute Send | RW | Boolean
2 1.0 | LwM2M Access Control | 1.0 | multiple optional | urn:oma:lwm2m:oma:2
   0 | Object ID | R | Integer! | 1..65534
   1 | Object Instance ID | R | Integer! | 0..65535
   2 | ACL | RW | Integer[] | 16-bit
   3 | Access Control Owner | RW | Integer! | 0..65535
3 1.0 | Device | 1.0 | single mandatory | urn:oma:lwm2m:oma:3
   0 | Manufacturer | R | String
   1 | Model Number | R | String
   2 | Serial Number | R | String
   3 | Firmware Version | R | String
   4 | Reboot | E | -!
   5 | Factory Reset | E | -
   6 | Available Power Sources | R | Integer[] | 0-7
   7 | Power Source Voltage | R | Integer[] |  | mV
   8 | Power Source Current | R | Integer[] |  | mA
   9 | Battery Level | R | Integer | 0-100 | %
   10 | Memory Free | R | Integer |  | KB
   11 | Error Code | R | Integer[]! | 0-8
   12 | Reset Error Code | E | -
   13 | Current Time | RW | Time
   14 | UTC Offset | RW | String
   15 | Timezone | RW | String
   16 | Supported Binding and Modes | R | String!
   17 | Device Type | R | String
   18 | Hardware Version | R | String
   19 | Software Version | R | String
   20 | Battery Status | R | Integer | 0-6
   21 | Memory Total | R | Integer
   22 | ExtDevInfo | R | Objlnk[]
3 1.1 | Device | 1.1 | single mandatory | urn:oma:lwm2m:oma:3:1.1
   0 | Manufacturer | R | String
   1 | Model Number | R | String
   2 | Serial Number | R | String
   3 | Firmware Version | R | String
   4 | Reboot | E | -!
   5 | Factory Reset | E | -
   6 | Available Power Sources | R | Integer[] | 0..7
   7 | Power Source Voltage | R | Integer[]
   8 | Power Source Current | R | Integer[]
   9 | Battery Level | R | Integer | 0..100 | %
   10 | Memory Free | R | Integer
   11 | Error Code | R | Integer[]! | 0..8
   12 | Reset Error Code | E | -
   13 | Current Time | RW | Time
   14 | UTC Offset | RW | String
   15 | Timezone | RW | String
   16 | Supported Binding and Modes | R | String!
   17 | Device Type | R | String
   18 | Hardware Version | R | String
   19 | Software Version | R | String
   20 | Battery Status | R | Integer | 0..6
   21 | Memory Total | R | Integer
   22 | ExtDevInfo | R | Objlnk[]
4 1.0 | Connectivity Monitoring | 1.0 | single optional | urn:oma:lwm2m:oma:4
   0 | Network Bearer | R | Integer! | 0-50
   1 | Available Network Bearer | R | Integer[]! | 0-50
   2 | Radio Signal Strength | R | Integer! |  | dBm
   3 | Link Quality | R | Integer
   4 | IP Addresses | R | String[]!
   5 | Router IP Addresses | R | String[]
   6 | Link Utilization | R | Integer | 0-100 | %
   7 | APN | R | String[]
   8 | Cell ID | R | Integer
   9 | SMNC | R | Integer | 0-999 | %
   10 | SMCC | R | Integer | 0-999
4 1.1 | Connectivity Monitoring | 1.0 | single optional | urn:oma:lwm2m:oma:4:1.1
   0 | Network Bearer | R | Integer! | 0-50
   1 | Available Network Bearer | R | Integer[]! | 0-50
   2 | Radio Signal Strength | R | Integer! |  | dBm
   3 | Link Quality | R | Integer
   4 | IP Addresses | R | String[]!
   5 | Router IP Addresses | R | String[]
   6 | Link Utilization | R | Integer | 0-100 | %
   7 | APN | R | String[]
   8 | Cell ID | R | Integer
   9 | SMNC | R | Integer | 0-999 | %
   10 | SMCC | R | Integer | 0-999
   11 | SignalSNR | R | Integer |  | dB
4 1.2 | Connectivity Monitoring | 1.1 | single optional | urn:oma:lwm2m:oma:4:1.2
   0 | Network Bearer | R | Integer! | 0..50
   1 | Available Network Bearer | R | Integer[]! | 0..50
   2 | Radio Signal Strength | R | Integer!
   3 | Link Quality | R | Integer
   4 | IP Addresses | R | String[]!
   5 | Router IP Addresses | R | String[]
   6 | Link Utilization | R | Integer | 0..100 | %
   7 | APN | R | String[]
   8 | Cell ID | R | Integer
   9 | SMNC | R | Integer | 0..999
   10 | SMCC | R | Integer | 0..999
   11 | SignalSNR | R | Integer |  | dB
   12 | LAC | R | Integer
5 1.0 | Firmware Update | 1.0 | single optional | urn:oma:lwm2m:oma:5
   0 | Package | W | Opaque!
   1 | Package URI | RW | String! | 0..255
   2 | Update | E | -!
   3 | State | R | Integer! | 0..3
   5 | Update Result | R | Integer! | 0..9
   6 | PkgName | R | String | 0..255
   7 | PkgVersion | R | String | 0..255
   8 | Firmware Update Protocol Support | R | Integer[] | 0..5
   9 | Firmware Update Delivery Method | R | Integer! | 0..2
5 1.1 | Firmware Update | 1.1 | single optional | urn:oma:lwm2m:oma:5:1.1
   0 | Package | W | Opaque!
   1 | Package URI | RW | String! | 0..255
   2 | Update | E | -!
   3 | State | R | Integer! | 0..3
   5 | Update Result | R | Integer! | 0..11
   6 | PkgName | R | String | 0..255
   7 | PkgVersion | R | String | 0..255
   8 | Firmware Update Protocol Support | R | Integer[] | 0..5
   9 | Firmware Update Delivery Method | R | Integer! | 0..2
   10 | Cancel | E | -
   11 | Severity | RW | Integer | 0..2
   12 | Last State Change Time | R | Time
   13 | Maximum Defer Period | RW | UnsignedInteger |  | s
10 1.0 | LWM2M Cellular Connectivity | 1.0 | single optional | urn:oma:lwm2m:oma:10
   0 | SMSC address | RW | String
   1 | Disable radio period | RW | Integer | 0..65535
   2 | Module activation code | RW | String
   3 | Vendor specific extensions | R | Objlnk
   4 | PSM Timer (1) | RW | Integer |  | s
   5 | Active Timer (1) | RW | Integer |  | s
   6 | Serving PLMN Rate control | R | Integer
   7 | eDRX parameters for Iu mode (1) | RW | Opaque | 8 bit
   8 | eDRX parameters for WB-S1 mode (1) | RW | Opaque | 8 bit
   9 | eDRX parameters for NB-S1 mode (1) | RW | Opaque | 8 bit
   10 | eDRX parameters for A/Gb mode (1) | RW | Opaque | 8 bit
   11 | Activated Profile Names | R | Objlnk[]!
21 1.0 | LWM2M OSCORE | 1.1 | multiple optional | urn:oma:lwm2m:oma:21
   0 | OSCORE Master Secret | - | String!
   1 | OSCORE Sender ID | - | String!
   2 | OSCORE Recipient ID | - | String!
   3 | OSCORE AEAD Algorithm | - | Integer
   4 | OSCORE HMAC Algorithm | - | Integer
   5 | OSCORE Master Salt | - | String
21 1.1 | LWM2M OSCORE | 1.1 | multiple optional | urn:oma:lwm2m:oma:21:1.1
   0 | OSCORE Master Secret | - | String!
   1 | OSCORE Sender ID | - | String!
   2 | OSCORE Recipient ID | - | String!
   3 | OSCORE AEAD Algorithm | - | Integer
   4 | OSCORE HMAC Algorithm | - | Integer
   5 | OSCORE Master Salt | - | String
   6 | OSCORE ID Context | - | String
3336 1.0 | Location | 1.0 | multiple optional | urn:oma:lwm2m:ext:3336
   5514 | Latitude | R | String!
   5515 | Longitude | R | String!
   5516 | Uncertainty | R | String
   5705 | Compass Direction | R | Float | 0..360 | deg
   5517 | Velocity | R | Opaque
   5518 | Timestamp | R | Time
   5750 | Application Type | RW | String
3336 1.1 | Location | 1.0 | multiple optional | urn:oma:lwm2m:ext:3336:1.1
   5514 | Latitude | R | String!
   5515 | Longitude | R | String!
   5516 | Uncertainty | R | String
   5705 | Compass Direction | R | Float | 0..360 | deg
   5517 | Velocity | R | Opaque
   5518 | Timestamp | R | Time
   5750 | Application Type | RW | String
   6050 | Fractional Timestamp | R | Float | 0..1 | s
   6042 | Measurement Quality Indicator | R | Integer | 0..23
   6049 | Measurement Quality Level | R | Integer | 0..100
`;
