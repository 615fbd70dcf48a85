/** Objects of the LwM2M enabler and of OMA: 0-7, 9, 10, 19, 21. The columns are explained in table.ts. */
export const coreObjects = `
0 1.2 | LWM2M Security | 1.1 | multiple mandatory | urn:oma:lwm2m:oma:0:1.2
   0 | LWM2M Server URI | - | String! | 0..255
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
   13 | Matching Type | - | UnsignedInteger | 0..3
   14 | SNI | - | String
   15 | Certificate Usage | - | UnsignedInteger | 0..3
   16 | DTLS/TLS Ciphersuite | - | UnsignedInteger[]
   17 | OSCORE Security Mode | - | Objlnk
   18 | Groups To Use by Client | - | UnsignedInteger[] | 0..65535
   19 | Signature Algorithms Supported by Server | - | UnsignedInteger[] | 0..65535
   20 | Signature Algorithms To Use by Client | - | UnsignedInteger[] | 0..65535
   21 | Signature Algorithm Certs Supported by Server | - | UnsignedInteger[] | 0..65535
   22 | TLS 1.3 Features To Use by Client | - | UnsignedInteger | 0..65535
   23 | TLS Extensions Supported by Server | - | UnsignedInteger | 0..65535
   24 | TLS Extensions To Use by Client | - | UnsignedInteger | 0..65535
   25 | Secondary LwM2M Server URI | - | String[] | 0..255
   26 | MQTT Server | - | Objlnk
   27 | LwM2M COSE Security | - | Objlnk[]
   28 | RDS Destination Port | - | Integer | 0..15
   29 | RDS Source Port | - | Integer | 0..15
   30 | RDS Application ID | - | String
1 1.2 | LwM2M Server | 1.2 | multiple mandatory | urn:oma:lwm2m:oma:1:1.2
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
   13 | Registration Priority Order | R | UnsignedInteger
   14 | Initial Registration Delay Timer | RW | UnsignedInteger |  | s
   15 | Registration Failure Block | R | Boolean
   16 | Bootstrap on Registration Failure | R | Boolean
   17 | Communication Retry Count | RW | UnsignedInteger
   18 | Communication Retry Timer | RW | UnsignedInteger |  | s
   19 | Communication Sequence Delay Timer | RW | UnsignedInteger |  | s
   20 | Communication Sequence Retry Count | RW | UnsignedInteger
   21 | Trigger | RW | Boolean
   22 | Preferred Transport | RW | String
   23 | Mute Send | RW | Boolean
   24 | Alternate APN Links | RW | Objlnk[]
   25 | Supported Server Versions | RW | String[]
   26 | Default Notification Mode | RW | Integer | 0..1
   27 | Profile ID Hash Algorithm | RW | UnsignedInteger | 0..255
2 1.1 | LwM2M Access Control | 1.0 | multiple optional | urn:oma:lwm2m:oma:2:1.1
   0 | Object ID | R | Integer! | 1..65534
   1 | Object Instance ID | R | Integer! | 0..65535
   2 | ACL | RW | Integer[] | 0..31
   3 | Access Control Owner | RW | Integer! | 0..65535
3 1.2 | Device | 1.1 | single mandatory | urn:oma:lwm2m:oma:3:1.2
   0 | Manufacturer | R | String
   1 | Model Number | R | String
   2 | Serial Number | R | String
   3 | Firmware Version | R | String
   4 | Reboot | E | -!
   5 | Factory Reset | E | -
   6 | Available Power Sources | R | Integer[] | 0..7
   7 | Power Source Voltage | R | Integer[]
   8 | Power Source Current | R | Integer[]
   9 | Battery Level | R | Integer | 0..100 | /100
   10 | Memory Free | R | Integer
   11 | Error Code | R | Integer[]! | 0..32
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
4 1.3 | Connectivity Monitoring | 1.1 | single optional | urn:oma:lwm2m:oma:4:1.3
   0 | Network Bearer | R | Integer! | 0..50
   1 | Available Network Bearer | R | Integer[]! | 0..50
   2 | Radio Signal Strength | R | Integer! |  | dBm
   3 | Link Quality | R | Integer
   4 | IP Addresses | R | String[]!
   5 | Router IP Addresses | R | String[]
   6 | Link Utilization | R | Integer | 0..100 | /100
   7 | APN | R | String[]
   8 | Cell ID | R | Integer
   9 | SMNC | R | Integer | 0..999
   10 | SMCC | R | Integer | 0..999
   11 | SignalSNR | R | Integer |  | dB
   12 | LAC | R | Integer
   13 | Coverage Enhancement Level | R | Integer | 0..4
5 1.2 | Firmware Update | 1.1 | single optional | urn:oma:lwm2m:oma:5:1.2
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
   14 | Automatic Upgrade at Download | RW | Boolean
6 1.0 | Location | 1.0 | single optional | urn:oma:lwm2m:oma:6
   0 | Latitude | R | Float! |  | lat
   1 | Longitude | R | Float! |  | lon
   2 | Altitude | R | Float |  | m
   3 | Radius | R | Float |  | m
   4 | Velocity | R | Opaque
   5 | Timestamp | R | Time!
   6 | Speed | R | Float |  | m/s
7 1.0 | Connectivity Statistics | 1.0 | single optional | urn:oma:lwm2m:oma:7
   0 | SMS Tx Counter | R | Integer
   1 | SMS Rx Counter | R | Integer
   2 | Tx Data | R | Integer
   3 | Rx Data | R | Integer
   4 | Max Message Size | R | Integer |  | B
   5 | Average Message Size | R | Integer |  | B
   6 | Start | E | -!
   7 | Stop | E | -!
   8 | Collection Period | RW | Integer |  | s
9 1.0 | LWM2M Software Management | 1.0 | multiple optional | urn:oma:lwm2m:oma:9
   0 | PkgName | R | String! | 0..255 bytes
   1 | PkgVersion | R | String! | 0..255 bytes
   2 | Package | W | Opaque
   3 | Package URI | W | String | 0..255 bytes
   4 | Install | E | -!
   5 | Checkpoint | R | Objlnk
   6 | Uninstall | E | -!
   7 | Update State | R | Integer! | 0..4
   8 | Update Supported Objects | RW | Boolean
   9 | Update Result | R | Integer! | 0..200
   10 | Activate | E | -!
   11 | Deactivate | E | -!
   12 | Activation State | R | Boolean!
   13 | Package Settings | RW | Objlnk
   14 | User Name | W | String | 0..255 bytes
   15 | Password | W | String | 0..255 bytes
   16 | Status Reason | R | String
   17 | Software Component Link | R | Objlnk[]
   18 | Software Component tree length | R | Integer | 0..255
10 1.1 | LWM2M Cellular Connectivity | 1.1 | single optional | urn:oma:lwm2m:oma:10:1.1
   0 | SMSC address | RW | String
   1 | Disable radio period | RW | Integer | 0..65535
   2 | Module activation code | RW | String
   3 | Vendor specific extensions | R | Objlnk
   4 | PSM Timer | RW | Integer |  | s
   5 | Active Timer | RW | Integer |  | s
   7 | eDRX parameters for Iu mode | RW | Opaque | 0..255
   8 | eDRX parameters for WB-S1 mode | RW | Opaque | 0..255
   9 | eDRX parameters for NB-S1 mode | RW | Opaque | 0..255
   10 | eDRX parameters for A/Gb mode | RW | Opaque | 0..255
   11 | Activated Profile Names | R | Objlnk[]!
   12 | Supported Power Saving Modes | R | UnsignedInteger | 0..255
   13 | Active Power Saving Modes | RW | UnsignedInteger | 0..255
   14 | Release Assistance Indication Usage | RW | UnsignedInteger | 0..255
19 1.0 | BinaryAppDataContainer | 1.0 | multiple optional | urn:oma:lwm2m:oma:19
   0 | Data | RW | Opaque[]!
   1 | Data Priority | RW | Integer | 1 bytes
   2 | Data Creation Time | RW | Time
   3 | Data Description | RW | String | 32 bytes
   4 | Data Format | RW | String | 32 bytes
   5 | App ID | RW | Integer | 2 bytes
21 2.0 | LWM2M OSCORE | 1.1 | multiple optional | urn:oma:lwm2m:oma:21:2.0
   0 | OSCORE Master Secret | - | Opaque!
   1 | OSCORE Sender ID | - | Opaque!
   2 | OSCORE Recipient ID | - | Opaque!
   3 | OSCORE AEAD Algorithm | - | Integer
   4 | OSCORE HMAC Algorithm | - | Integer
   5 | OSCORE Master Salt | - | Opaque
   6 | OSCORE ID Context | - | Opaque
`;
