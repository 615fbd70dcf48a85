import { proceduresOf } from './exchange.ts';

/** Operations on several paths at once. "Configuration 1", what every device has, is the content of 280 and 281. */
export const compositeProcedures = proceduresOf(`
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
`);
