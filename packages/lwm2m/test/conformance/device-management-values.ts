import { proceduresOf } from './exchange.ts';

/** Querying and setting basic information, format by format. */
export const valueProcedures = proceduresOf(`
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
`);
