import { bare, features, row, type SpecSection, sunset, sunsetLinked } from '../row.ts';
import {
  collectorSettings,
  deviceTemplates,
  locationSettings,
  networkSettings,
  resourceTypeInstances,
  thumbnail,
  typesListed,
} from './cited.ts';

const ticket = `${features}/gateways/routes/registration-tickets: are unchanged for half of their validity; then a request returns a new one`;

/** Section 4 of the specification. */
export const endpoints: readonly SpecSection[] = [
  {
    title: '4.1 Added endpoints',
    rows: [
      row('4.1.1', 'GET /devicetypes/{id}/smartobjecttypeinstances', typesListed),
      row('4.1.2', 'GET /devicetypes/{id}/smartobjecttypes', typesListed),
      row(
        '4.1.3',
        'PUT /locations/{id}/settingvalues: several categories; add, update, delete; the others stay',
        `${features}/locations/routes/locations: PUT settingvalues: add, change and delete of several categories in one request, others are unchanged (spec 4.1)`,
      ),
      row(
        '4.1.4',
        'GET /resourceattributedefinitions',
        `${features}/templates/routes/smart-object-templates: lists every attribute definition of LwM2M (spec 4.1, resourceattributedefinitions)`,
      ),
      row(
        '4.1.5',
        'POST /resourceattributes/{deviceidentifier}/read',
        `${features}/commands/routes/resource-attributes: Read Attributes of a device is a Discover for each object but Security and Server (spec 4.1)`,
      ),
      row(
        '4.1.6',
        'POST /resourceattributes/{deviceidentifier}/{objectid}/read',
        `${features}/commands/routes/resource-attributes: Read Attributes of one object and of one instance (spec 4.1)`,
      ),
      row(
        '4.1.7',
        'POST /resourceattributes/{deviceidentifier}/{objectid}/{instancenumber}/read',
        `${features}/commands/routes/resource-attributes: Read Attributes of one object and of one instance (spec 4.1)`,
      ),
      row(
        '4.1.8',
        'GET /smartobjects/{id}/resourceattributes',
        `${features}/commands/routes/resource-attributes: a smart object shows the attributes that its device has reported, with its object and its resources (spec 4.1)`,
        `${features}/commands/routes/resource-attributes: a refusal of the device is shown per attribute, with its code and reason (spec 4.1)`,
        `${features}/template-rollout/attribute-distribution: are known per attribute: attributes refused together are sent separately`,
      ),
      row(
        '4.1.9',
        'GET /smartobjecttemplates/{id}/resourceattributes',
        `${features}/templates/routes/smart-object-templates: accepts the whole list of attributes: new, changed and removed (spec 4.1, resourceattributes)`,
      ),
      row(
        '4.1.10',
        'PUT /smartobjecttemplates/{id}/resourceattributes',
        `${features}/templates/routes/smart-object-templates: accepts the whole list of attributes: new, changed and removed (spec 4.1, resourceattributes)`,
      ),
      row(
        '4.1.11',
        'PUT /smartobjecttypes/{id}/resourcetypeinstances: create, update and delete in one request',
        resourceTypeInstances,
        `${features}/catalogue/routes/resource-type-instances: smart objects of devices follow: new resources appear, removed ones lose their values and observations`,
      ),
    ],
  },
  {
    title: '4.2 Changed endpoints',
    rows: [
      row('4.2.1', 'POST /dataCollectors/register: Settings deprecated', collectorSettings),
      row('4.2.2', 'PUT /dataCollectors/{id}: Settings deprecated', collectorSettings),
      row('4.2.3', 'POST /devicetemplates: SmartObjectTypeInstanceTemplates', deviceTemplates),
      row('4.2.4', 'PUT /devicetemplates/{id}: the same', deviceTemplates),
      row(
        '4.2.5',
        'GET /devicetemplates: SmartObjectTypesWithTemplates deprecated',
        deviceTemplates,
        bare('deviceTemplates.list'),
      ),
      row(
        '4.2.6',
        'GET /devicetemplates/{id}: SmartObjectTypes deprecated',
        deviceTemplates,
        bare('deviceTemplates.get'),
      ),
      row(
        '4.2.7',
        'GET /devicetypes/list/{deviceTypeId}/templates: SmartObjectTypes deprecated',
        deviceTemplates,
        bare('deviceTemplates.listAllByDeviceType'),
      ),
      row(
        '4.2.8',
        'POST /smartobjects: InstanceNumber; without touching the DeviceType',
        `${features}/devices/routes/devices: a smart object is created with InstanceNumber, shown with its resources, and deleted`,
      ),
      row(
        '4.2.9',
        'PUT /smartobjects/{id}: InstanceNumber cannot be changed',
        `${features}/smart-objects/smart-objects: PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)`,
      ),
      row('4.2.10', 'POST /locations: Settings deprecated', locationSettings),
      row('4.2.11', 'PUT /locations/{id}: Settings deprecated', locationSettings),
    ],
  },
  {
    title: '4.3 Deprecated endpoints',
    rows: [
      row(
        '4.3.1',
        'GET /devices/datacollectorinternal/{dataCollectorId}',
        `${features}/gateways/routes/gateways: the internal device has the gateway's own data (spec 4.3)`,
      ),
      row(
        '4.3.2',
        'POST /locations/{id}/settingcategories/{settingCategoryId}/settings',
        locationSettings,
        sunsetLinked('locations.createSettingInCategory'),
      ),
      row(
        '4.3.3',
        'POST /barcode',
        `${features}/gateways/routes/gateways: barcodes show hardware type and MAC address, and whether the device network has it (spec 4.3)`,
      ),
      row(
        '4.3.4',
        'GET /dataCollectors/{id}/log',
        `${features}/gateways/routes/gateways: the log has the devices of the gateway: accepted, refused, lost (spec 4.3)`,
      ),
      row('4.3.5', 'POST /dataCollectors/{id}/downloadregistrationTicket', ticket),
      row(
        '4.3.6',
        'DELETE /deviceNetworks/{id}',
        `${features}/networks/routes/network-removal: deletes everything of the network, and nothing of others`,
      ),
      row(
        '4.3.7',
        'GET /kpi/{resourceId}/{dimension}/since/{start}/untilNow: raw measurements until now',
        `${features}/measurements/routes/measurements: kpi … untilNow lists raw measurements, with the headers of deprecated operations (spec 4.3)`,
        sunsetLinked('kpi.since'),
      ),
      row(
        '4.3.8',
        'POST /measurements/advanced',
        `${features}/measurements/routes/measurements: measurements/advanced: each calculation over several resources, by parts of the date (spec 4.3)`,
        sunset('measurements.advanced'),
      ),
      row('4.3.9', 'PUT /networkSettings/{id}', networkSettings),
      row('4.3.10', 'GET /networkSettings/{id}', networkSettings),
      row('4.3.11', 'DELETE /networkSettings/{id}', networkSettings),
      row('4.3.12', 'GET /networkSettings', networkSettings),
      row('4.3.13', 'POST /networkSettings', networkSettings),
      row('4.3.14', 'GET /user/thumbnail', sunset('users.thumbnail'), bare('users.thumbnail'), thumbnail),
    ],
  },
  {
    title: '4.4 Other',
    rows: [
      row(
        '4.4.1',
        'POST {id}/actuate',
        `${features}/actuators/routes/actuators: actuate writes the value to every resource of the collection, each as a child of one log entry (spec 4.4)`,
        `${features}/actuators/routes/actuators: actuate executes if the actuator says so`,
      ),
      row(
        '4.4.2',
        'No endpoint is missing: each operation is answered as the contract says',
        'server/contract/operations: has been exercised',
      ),
    ],
  },
];
