import { proceduresOf, type Procedure } from './exchange.ts';

/** All procedures of device management. */
export const procedures: readonly Procedure[] = [
  // Querying and setting basic information, format by format.
  ...proceduresOf(`
LightweightM2M-1.1-int-201: basic information is queried in plain text
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0/0 accept=0
    2.05 format=0 Muster
    gives {"/3/0/0":"Muster"}
  GET /3/0/1 accept=0
    2.05 format=0 M1
    gives {"/3/0/1":"M1"}
  GET /3/0/9 accept=0
    2.05 format=0 87
    gives {"/3/0/9":87}
LightweightM2M-1.1-int-203: basic information is queried in TLV
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0 accept=11542
    2.05 format=11542 c600 4d7573746572 c201 4d31 c109 57
    gives {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0/9 accept=11542
    2.05 format=11542 c109 57
    gives {"/3/0/9":87}
LightweightM2M-1.1-int-204: basic information is queried in JSON
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0 accept=11543
    2.05 format=11543 {"bn":"/3/0/","e":[{"n":"0","sv":"Muster"},{"n":"1","sv":"M1"},{"n":"9","v":87}]}
    gives {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
LightweightM2M-1.1-int-205: basic information is set in plain text
  PUT /1/0/1 format=0 60
    2.04
  GET /1/0/1 accept=0
    2.05 format=0 60
    gives {"/1/0/1":60}
LightweightM2M-1.1-int-211: basic information is queried in CBOR
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0/0 accept=60
    2.05 format=60 66 4d7573746572
    gives {"/3/0/0":"Muster"}
  GET /3/0/9 accept=60
    2.05 format=60 18 57
    gives {"/3/0/9":87}
LightweightM2M-1.1-int-212: basic information is set in CBOR
  PUT /1/0/1 format=60 18 3c
    2.04
  PUT /3/0/14 format=60 66 2b30323a3030
    2.04
  then {"/1/0/1":60,"/3/0/14":"+02:00"}
LightweightM2M-1.1-int-215: basic information is set in TLV
  POST /1/0 format=11542 c101 3c c107 55
    2.04
  then {"/1/0/1":60}
LightweightM2M-1.1-int-220: basic information is set in JSON
  POST /3/0 format=11543 {"bn":"/3/0/","e":[{"n":"14","sv":"+02:00"},{"n":"15","sv":"Europe/Berlin"}]}
    2.04
  then {"/3/0/15":"Europe/Berlin"}
LightweightM2M-1.1-int-231: basic information is queried in SenML JSON
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0 accept=110
    2.05 format=110 [{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"1","vs":"M1"},{"n":"9","v":87}]
    gives {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
LightweightM2M-1.1-int-232: basic information is queried in SenML CBOR
  has {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
  GET /3/0 accept=112
    2.05 format=112 83 a3 21652f332f302f 006130 03664d7573746572 a2 006131 03624d31 a2 006139 021857
    gives {"/3/0/0":"Muster","/3/0/1":"M1","/3/0/9":87}
LightweightM2M-1.1-int-233: basic information is set in SenML CBOR
  POST /3/0 format=112 81 a3 21652f332f302f 00623134 03662b30323a3030
    2.04
  then {"/3/0/14":"+02:00"}
LightweightM2M-1.1-int-234: basic information is set in SenML JSON
  POST /3/0 format=110 [{"bn":"/3/0/","n":"14","vs":"+02:00"}]
    2.04
  then {"/3/0/14":"+02:00"}
`),
  // Operations on one path, in any format.
  ...proceduresOf(`
LightweightM2M-1.1-int-221: operations on the Security object are refused
  has {"/0/0/0":"coap://192.0.2.99","/0/0/5":"secret","/3/0/0":"Muster"}
  GET /0/0 accept=110
    4.01
  PUT /0/0/0 format=0 coap://x
    4.01
  PUT /0 pmin=30 pmax=45
    4.01
  GET /0/0 accept=40
    4.01
  DELETE /0/0
    4.01
LightweightM2M-1.1-int-222: Read of an object
  has {"/3303/0/5700":21.5,"/3303/1/5700":-3.25}
  GET /3303 accept=110
    2.05 format=110 [{"bn":"/3303/","n":"0/5700","v":21.5},{"n":"1/5700","v":-3.25}]
    gives {"/3303/0/5700":21.5,"/3303/1/5700":-3.25}
LightweightM2M-1.1-int-223: Read of an object instance leaves out what cannot be read
  has {"/3/0/0":"Muster","/3/0/4":null,"/3/0/9":87}
  GET /3/0 accept=110
    2.05 format=110 [{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"9","v":87}]
    gives {"/3/0/0":"Muster","/3/0/9":87}
LightweightM2M-1.1-int-224: Read of a resource
  GET /3/0/0 accept=110
    2.05 format=110 [{"bn":"/3/0/0","vs":"Muster"}]
    gives {"/3/0/0":"Muster"}
LightweightM2M-1.1-int-225: Read of a resource instance
  GET /3/0/7/1 accept=110
    2.05 format=110 [{"bn":"/3/0/7/1","v":5000}]
    gives {"/3/0/7/1":5000}
LightweightM2M-1.1-int-226: Write (partial update) of an object instance leaves the rest alone
  POST /3/0 format=110 [{"bn":"/3/0/","n":"15","vs":"Europe/Berlin"}]
    2.04
  GET /3/0/14 accept=110
    2.05 format=110 [{"bn":"/3/0/14","vs":"+01:00"}]
    gives {"/3/0/14":"+01:00"}
  then {"/3/0/15":"Europe/Berlin"}
LightweightM2M-1.1-int-227: Write (replace) of a resource
  PUT /3/0/14 format=0 +02:00
    2.04
  GET /3/0/14 accept=110
    2.05 format=110 [{"bn":"/3/0/14","vs":"+02:00"}]
    gives {"/3/0/14":"+02:00"}
LightweightM2M-1.1-int-228: Write of a resource instance leaves its siblings alone
  has {"/16/0/0":["host","maker"]}
  PUT /16/0/0/1 format=0 Muster
    2.04
  GET /16/0/0 accept=110
    2.05 format=110 [{"bn":"/16/0/0/","n":"0","vs":"host"},{"n":"1","vs":"Muster"}]
    gives {"/16/0/0/0":"host","/16/0/0/1":"Muster"}
LightweightM2M-1.1-int-241: Execute of Reboot
  POST /3/0/4
    2.04
  executed /3/0/4
LightweightM2M-1.1-int-256: a Write to what is read-only, executable or not there fails
  PUT /3/0/0 format=0 x
    4.05
  PUT /3/0/4 format=0 x
    4.05
  PUT /3/0/99 format=0 x
    4.04
  then {"/3/0/0":"Muster"}
LightweightM2M-1.1-int-270: Create of an object instance, which is found and read then
  has {"/16/0/0":["host","maker"]}
  POST /16 format=110 [{"bn":"/16/","n":"1/0/0","vs":"other"}]
    2.01 location=/16/1
  GET /16 accept=40
    2.05 format=40 </16>,</16/0>,</16/0/0>;dim=2,</16/1>,</16/1/0>;dim=1
LightweightM2M-1.1-int-290: Delete of the instances of an object leaves the object
  has {"/16/0/0":["host","maker"],"/16/1/0":["host","maker"]}
  DELETE /16/0
    2.02
  DELETE /16/1
    2.02
  GET /16 accept=40
    2.05 format=40 </16>
`),
  // Operations on several paths at once. "Configuration 1", what every device has, is the content of 280 and 281.
  ...proceduresOf(`
LightweightM2M-1.1-int-229: Read-Composite of resources, instances and resource instances
  has {"/3/0/0":"Muster","/3/0/7":[3800,5000],"/3303/0/5700":21.5}
  FETCH / format=110 accept=110 [{"n":"/3/0/0"},{"n":"/3/0/7/1"},{"n":"/3303/0"}]
    2.05 format=110 [{"bn":"/","n":"3/0/0","vs":"Muster"},{"n":"3/0/7/1","v":5000},{"n":"3303/0/5700","v":21.5}]
    gives {"/3/0/0":"Muster","/3/0/7/1":5000,"/3303/0/5700":21.5}
LightweightM2M-1.1-int-230: Write-Composite changes several objects at once
  iPATCH / format=110 [{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3311/0/5850","vb":false}]
    2.04
  then {"/3/0/14":"+02:00","/3311/0/5850":false}
LightweightM2M-1.1-int-235: Read-Composite of the root is everything that the server may see
  has {"/0/0/0":"coap://192.0.2.99","/1/0/1":60,"/3/0/0":"Muster"}
  FETCH / format=110 accept=110 [{"n":"/"}]
    2.05 format=110 [{"bn":"/","n":"1/0/1","v":60},{"n":"3/0/0","vs":"Muster"}]
    gives {"/1/0/1":60,"/3/0/0":"Muster"}
LightweightM2M-1.1-int-236: Read-Composite leaves out what is not there; 4.04 where nothing is
  FETCH / format=110 accept=110 [{"n":"/3/0/0"},{"n":"/9/0/1"},{"n":"/3/0/4"}]
    2.05 format=110 [{"bn":"/","n":"3/0/0","vs":"Muster"}]
    gives {"/3/0/0":"Muster"}
  FETCH / format=110 accept=110 [{"n":"/9/0/1"}]
    4.04
LightweightM2M-1.1-int-257: Write-Composite to the Server and Device objects
  has {"/1/0/2":1,"/1/0/6":false,"/3/0/13":"@1700000000"}
  iPATCH / format=110 [{"bn":"/","n":"1/0/2","v":101},{"n":"1/0/6","vb":true},{"n":"3/0/13","v":0}]
    2.04
  then {"/1/0/2":101,"/1/0/6":true,"/3/0/13":"@0"}
LightweightM2M-1.1-int-257: Write-Composite is all or nothing
  iPATCH / format=110 [{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3/0/0","vs":"x"}]
    4.05
  iPATCH / format=110 [{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"9/0/1","vs":"x"}]
    4.04
  then {"/3/0/14":"+01:00"}
LightweightM2M-1.1-int-280: Read-Composite of a resource, a resource instance and an object instance
  has {"/1/0/0":1,"/1/0/1":86400,"/1/0/6":false,"/1/0/7":"U","/1/0/8":null,"/3/0/0":"Muster","/3/0/11":[0],"/3/0/16":"U"}
  FETCH / format=110 accept=110 [{"n":"/3/0/16"},{"n":"/3/0/11/0"},{"n":"/1/0"}]
    2.05 format=110 [{"bn":"/","n":"1/0/0","v":1},{"n":"1/0/1","v":86400},{"n":"1/0/6","vb":false},{"n":"1/0/7","vs":"U"},{"n":"3/0/11/0","v":0},{"n":"3/0/16","vs":"U"}]
    gives {"/3/0/16":"U","/3/0/11/0":0,"/1/0/0":1,"/1/0/1":86400,"/1/0/6":false,"/1/0/7":"U"}
LightweightM2M-1.1-int-281: Read-Composite leaves out what can only be executed
  has {"/1/0/0":1,"/1/0/1":86400,"/1/0/6":false,"/1/0/7":"U","/1/0/8":null,"/3/0/0":"Muster","/3/0/11":[0],"/3/0/16":"U"}
  FETCH / format=110 accept=110 [{"n":"/1/0/1"},{"n":"/1/0/7"},{"n":"/1/0/8"}]
    2.05 format=110 [{"bn":"/","n":"1/0/1","v":86400},{"n":"1/0/7","vs":"U"}]
    gives {"/1/0/1":86400,"/1/0/7":"U"}
`),
  // Discover, with attributes. The content of 264 and 266 is "configuration 4" of the test specification: a Server object
  // with default periods, and a Device with two batteries.
  ...proceduresOf(`
LightweightM2M-1.1-int-260: Discover of an object, an instance and a resource, with attributes
  has {"/3/0/0":"Muster","/3/0/7":[3800,5000]}
  GET /3 accept=40
    2.05 format=40 </3>,</3/0>,</3/0/0>,</3/0/7>;dim=2
  PUT /3/0/7 pmin=10 pmax=60
    2.04
  GET /3/0 accept=40
    2.05 format=40 </3/0>,</3/0/0>,</3/0/7>;dim=2;pmin=10;pmax=60
  GET /3/0/7 accept=40
    2.05 format=40 </3/0/7>;dim=2;pmin=10;pmax=60,</3/0/7/0>,</3/0/7/1>
LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource and of one of its instances
  has {"/3/0/11":[0]}
  PUT /3 pmin=10 pmax=200
    2.04
  PUT /3/0 pmax=320
    2.04
  PUT /3/0/11/0 pmax=100 epmin=1 epmax=20
    2.04
  GET /3/0/11 accept=40
    2.05 format=40 </3/0/11>;dim=1;pmin=10;pmax=320,</3/0/11/0>;pmax=100;epmin=1;epmax=20
LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource with thresholds of one instance
  has {"/3/0/7":[3800,5000]}
  PUT /3/0/7 pmin=10
    2.04
  PUT /3/0/7/1 gt=4900 st=10
    2.04
  GET /3/0/7 accept=40
    2.05 format=40 </3/0/7>;dim=2;pmin=10,</3/0/7/0>,</3/0/7/1>;gt=4900;st=10
LightweightM2M-1.2-int-264: Discover of depth 1 shows the default periods of the object
  has {"/1/0/0":1,"/1/0/1":86400,"/1/0/2":1,"/1/0/3":10,"/3/0/0":"Muster","/3/0/9":87}
  GET /3 accept=40 depth=1
    2.05 format=40 </3>;pmin=1;pmax=10,</3/0>
  PUT /3/0 pmax=200
    2.04
  GET /3 accept=40 depth=1
    2.05 format=40 </3>;pmin=1;pmax=10,</3/0>;pmax=200
LightweightM2M-1.2-int-266: Discover of depth 2 lists resources, of depth 3 their instances
  has {"/1/0/0":1,"/1/0/1":86400,"/1/0/2":1,"/1/0/3":10,"/3/0/0":"Muster","/3/0/4":null,"/3/0/6":[1,2],"/3/0/7":[3800,5000],"/3/0/9":87,"/3/0/11":[0]}
  GET /3 accept=40 depth=2
    2.05 format=40 </3>;pmin=1;pmax=10,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/7>;dim=2,</3/0/9>,</3/0/11>;dim=1
  PUT /3 pmin=10 pmax=200
    2.04
  PUT /3/0/7 gt=6 lt=1 st=1
    2.04
  PUT /3/0/7/1 gt=8
    2.04
  GET /3 accept=40 depth=3
    2.05 format=40 </3>;pmin=10;pmax=200,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/6/0>,</3/0/6/1>,</3/0/7>;dim=2;gt=6;lt=1;st=1,</3/0/7/0>,</3/0/7/1>;gt=8,</3/0/9>,</3/0/11>;dim=1,</3/0/11/0>
`),
];
