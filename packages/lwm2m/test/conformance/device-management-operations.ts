import { proceduresOf } from './exchange.ts';

/** Operations on one path, in any format. */
export const operationProcedures = proceduresOf(`
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
`);
