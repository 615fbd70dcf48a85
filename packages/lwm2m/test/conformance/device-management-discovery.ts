import { proceduresOf } from './exchange.ts';

/**
 * Discover, with attributes. The content of 264 and 266 is "configuration 4" of the test specification: a Server object
 * with default periods, and a Device with two batteries.
 */
export const discoveryProcedures = proceduresOf(`
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
`);
