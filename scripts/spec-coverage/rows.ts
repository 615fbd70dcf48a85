/** A section of the specification. */
export interface SpecSection {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

/** A row of the specification, in our words, with the tests that prove it. A row without tests is open. */
export interface SpecRow {
  readonly id: string;
  readonly says: string;
  /**
   * `FILE: TITLE` each. FILE is `PACKAGE/FOLDERS/NAME`, for `packages/PACKAGE/test/FOLDERS/NAME.test.ts`, or
   * `e2e/NAME`; TITLE is that of the test itself, as it is shown when it runs.
   */
  readonly tests: readonly string[];
}

const row = (id: string, says: string, ...tests: readonly string[]): SpecRow => ({ id, says, tests });

/** The contract test of an operation: a request made from the contract is answered as the contract says. */
const contract = (operationId: string, body = ' with application/json'): string =>
  `server/contract/operations: ${operationId}${body} is answered as it says`;
const bare = (operationId: string): string => contract(operationId, '');
/** A deprecated operation says so in its headers. */
const sunset = (operationId: string): string =>
  `server/contract/deprecation: ${operationId} answers with Deprecation and Sunset`;
const sunsetLinked = (operationId: string): string => `${sunset(operationId)} and a Link`;

const http = 'server/http/routes';
const services = 'server/domain/services';
const seenInLists = `${services}/devices/device-service: LastSeen is that of the live registration, and stays when it ends`;
const attributesAtObject = `${services}/templates/attribute-distribution: at object level where all instances of the type share a template`;
const attributesAtInstance = `${services}/templates/attribute-distribution: at instance level where they do not`;
const objectsByUpdate = `${services}/registration/registration-service: Registration Update with the full list: the same, and the device is not re-registered`;
const deviceTemplates = `${http}/smart-object-templates: a device template names a template for each instance, by either name of the member (spec 4.2)`;
const collectorSettings = `${http}/data-collectors: the deprecated Settings of register and update are those of settingvalues (spec 4.2)`;
const locationSettings = `${http}/locations: the deprecated ways to set settings work (spec 4.2, 4.3)`;
const keyChanges = `${http}/access: changes with its name, and the old one stops working at once (spec 2, 5.1)`;
const keyStays = `${http}/access: stays when its roles change, which count at once (spec 2, 5.1)`;
const adminStays = `${http}/access: Initialize Roles restores the defaults and never removes Admin from a Device Network (spec 5.2)`;
const typesListed = `${http}/smart-object-templates: a device type lists its instances and types with the templates for them (spec 4.1)`;
const networkSettings = `${http}/network-settings: create, list, show, change and delete (spec 4.3)`;

const ticket = `${http}/gateways: carry an API key of the gateway, the same until half of its time is over`;
const resourceTypeInstances = `${http}/resource-type-instances: one request creates, updates and deletes: ids that are known stay (spec 4.1, resourcetypeinstances)`;
const stayBehind = `${http}/hardware-definitions: resource attributes and resource templates stay behind (spec 8)`;

/** Sections 2 to 9, in the order of the specification. */
export const specSections: readonly SpecSection[] = [
  {
    title: '2. Resources and their fields',
    rows: [
      row(
        '2.1',
        'Device: type, network, bootstrap server name, latest registration, status; ContactLost deprecated',
        'server/http/devices: create, get, get by endpoint, update, delete',
        'server/http/devices: a registered device shows its status, its times and its smart objects in order',
        `${services}/devices/device-service: an empty and an unknown bootstrap server name are faults, and no name is none (spec 7.2)`,
        seenInLists,
        `${http}/devices: the list shows the registration date and neither Last seen nor Contact lost (spec 2)`,
      ),
      row(
        '2.2',
        'DeviceType: templates, smart object templates, firmware packages, setting categories',
        `${http}/types: create, get, list, update, delete`,
        typesListed,
        `${http}/firmware-packages: are uploaded, shown with size and checksum, downloaded as they were, and deleted`,
      ),
      row(
        '2.3',
        'DeviceTemplate: SmartObjectTypeInstanceTemplates; the names before it are deprecated',
        deviceTemplates,
      ),
      row(
        '2.4',
        'SmartObject: made with the resources of its type; InstanceNumber stays; Available or Unavailable',
        `${services}/devices/device-service: creates an instance with the resources of its type, without touching the device type`,
        'server/http/smart-objects: PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)',
        objectsByUpdate,
      ),
      row('2.5', 'SmartObjectType: its ResourceTypeInstances', resourceTypeInstances),
      row('2.6', 'SmartObjectTypeInstance: listed per DeviceType with the templates for it', typesListed),
      row(
        '2.7',
        'SmartObjectTemplate: resource attributes and values, for the type or an instance',
        `${http}/smart-object-templates: create, list, get, update and delete (spec 2, SmartObjectTemplate)`,
        attributesAtObject,
        attributesAtInstance,
      ),
      row(
        '2.8',
        'ResourceAttributeDefinition: read-only list',
        `${http}/smart-object-templates: lists every attribute definition of LwM2M (spec 4.1, resourceattributedefinitions)`,
      ),
      row(
        '2.9',
        'ResourceAttribute: of a smart object, and of a template',
        `${http}/resource-attributes: a smart object shows what its device has reported, with its object and its resources (spec 4.1)`,
        `${http}/smart-object-templates: takes the whole list of attributes: new, changed and gone (spec 4.1, resourceattributes)`,
      ),
      row('2.10', 'Resource Template: not in exports of DeviceTypes', stayBehind),
      row(
        '2.11',
        'Location: setting values by category; Settings deprecated',
        `${http}/locations: PUT settingvalues: add, change and delete of several categories in one request, others stay (spec 4.1)`,
        locationSettings,
      ),
      row(
        '2.12',
        'DataCollector: registered, setting values of its own, Settings deprecated, a name once per region',
        `${http}/data-collectors: register, get, list, update and delete a gateway, under both spellings of the path (spec 4.2)`,
        collectorSettings,
        `${http}/data-collectors: a gateway name is unique in its cloud region, in whatever network (spec 8)`,
      ),
      row('2.13', 'Device Network: network settings, roles with Admin', adminStays, networkSettings),
      row('2.14', 'API key: the value changes with name and expiry, not with roles', keyChanges, keyStays),
      row(
        '2.15',
        'Activity Log: parents and children; a child that changes moves StatusUpdatedTimestamp of its parent',
        `${services}/activity/activity-log-service: the status of a parent is that of its children, its time that of the last change`,
        `${services}/activity/activity-log-service: what becomes of a grandchild is seen in all above it, those that are read anew included`,
      ),
      row(
        '2.16',
        'Firmware package: belongs to a DeviceType',
        `${http}/firmware-packages: are uploaded, shown with size and checksum, downloaded as they were, and deleted`,
      ),
      row(
        '2.17',
        'Queue item: expires; expired ones are deleted',
        `${http}/resource-attributes: queue items that expire are deleted, and their entry says so (spec 2, Queue item)`,
      ),
    ],
  },
  {
    title: '3. States and transitions',
    rows: [
      row(
        '3.1',
        'Smart object: Available, Unavailable',
        `${services}/registration/registration-service: Register: each smart object is Available if listed`,
        `${services}/registration/registration-service: Register: each smart object is Unavailable if not listed`,
      ),
      row(
        '3.2',
        'Device status: online, offline, Deregistered',
        `${services}/registration/registration-service: De-register makes the device Deregistered and sets DeregistrationTime`,
        `${services}/registration/registration-service: a device is offline when its lifetime and the grace have passed, and not before`,
      ),
      row(
        '3.3',
        'Device firmware update: current and expected state, kept in sync',
        `${services}/firmware/firmware-update: is pushed, executed, and over when the device says so`,
        `${services}/firmware/firmware-update: goes on when a notification is lost: the device is asked`,
      ),
      row(
        '3.4',
        'Register, or an Update with the full list: Available if listed, Unavailable if not, no re-registration',
        objectsByUpdate,
        'e2e/availability: a simulated device: an object instance goes, another appears, in a Registration Update',
      ),
    ],
  },
  {
    title: '4.1 Added endpoints',
    rows: [
      row('4.1.1', 'GET /devicetypes/{id}/smartobjecttypeinstances', typesListed),
      row('4.1.2', 'GET /devicetypes/{id}/smartobjecttypes', typesListed),
      row(
        '4.1.3',
        'PUT /locations/{id}/settingvalues: several categories; add, update, delete; the others stay',
        `${http}/locations: PUT settingvalues: add, change and delete of several categories in one request, others stay (spec 4.1)`,
      ),
      row(
        '4.1.4',
        'GET /resourceattributedefinitions',
        `${http}/smart-object-templates: lists every attribute definition of LwM2M (spec 4.1, resourceattributedefinitions)`,
      ),
      row(
        '4.1.5',
        'POST /resourceattributes/{deviceidentifier}/read',
        `${http}/resource-attributes: Read Attributes of a device is a Discover for each object but Security and Server (spec 4.1)`,
      ),
      row(
        '4.1.6',
        'POST /resourceattributes/{deviceidentifier}/{objectid}/read',
        `${http}/resource-attributes: Read Attributes of one object and of one instance (spec 4.1)`,
      ),
      row(
        '4.1.7',
        'POST /resourceattributes/{deviceidentifier}/{objectid}/{instancenumber}/read',
        `${http}/resource-attributes: Read Attributes of one object and of one instance (spec 4.1)`,
      ),
      row(
        '4.1.8',
        'GET /smartobjects/{id}/resourceattributes',
        `${http}/resource-attributes: a smart object shows what its device has reported, with its object and its resources (spec 4.1)`,
        `${http}/resource-attributes: what the device refuses is shown per attribute, with its code and words (spec 4.1)`,
      ),
      row(
        '4.1.9',
        'GET /smartobjecttemplates/{id}/resourceattributes',
        `${http}/smart-object-templates: takes the whole list of attributes: new, changed and gone (spec 4.1, resourceattributes)`,
      ),
      row(
        '4.1.10',
        'PUT /smartobjecttemplates/{id}/resourceattributes',
        `${http}/smart-object-templates: takes the whole list of attributes: new, changed and gone (spec 4.1, resourceattributes)`,
      ),
      row(
        '4.1.11',
        'PUT /smartobjecttypes/{id}/resourcetypeinstances: create, update and delete in one request',
        resourceTypeInstances,
        `${http}/resource-type-instances: smart objects of devices follow: new resources appear, others go with their values and observations`,
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
        'server/http/devices: a smart object is created with InstanceNumber, shown with its resources, and deleted',
        `${services}/devices/device-service: creates an instance with the resources of its type, without touching the device type`,
      ),
      row(
        '4.2.9',
        'PUT /smartobjects/{id}: InstanceNumber cannot be changed',
        'server/http/smart-objects: PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)',
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
        `${http}/gateways: the internal device is what the gateway says of itself (spec 4.3)`,
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
        `${http}/gateways: tell hardware type and MAC address, and whether the device network has it (spec 4.3)`,
      ),
      row(
        '4.3.4',
        'GET /dataCollectors/{id}/log',
        `${http}/gateways: the log tells of devices of the gateway: let in, refused, lost (spec 4.3)`,
      ),
      row('4.3.5', 'POST /dataCollectors/{id}/downloadregistrationTicket', ticket),
      row(
        '4.3.6',
        'DELETE /deviceNetworks/{id}',
        `${http}/network-removal: takes everything of the network away, and nothing of others`,
      ),
      row(
        '4.3.7',
        'GET /kpi/{resourceId}/{dimension}/since/{start}/untilNow: raw measurements until now',
        `${http}/measurements: kpi … untilNow lists raw measurements, with the headers of what is deprecated (spec 4.3)`,
        sunsetLinked('kpi.since'),
      ),
      row(
        '4.3.8',
        'POST /measurements/advanced',
        `${http}/measurements: measurements/advanced: each calculation over several resources, by parts of the date (spec 4.3)`,
        sunset('measurements.advanced'),
      ),
      row('4.3.9', 'PUT /networkSettings/{id}', networkSettings),
      row('4.3.10', 'GET /networkSettings/{id}', networkSettings),
      row('4.3.11', 'DELETE /networkSettings/{id}', networkSettings),
      row('4.3.12', 'GET /networkSettings', networkSettings),
      row('4.3.13', 'POST /networkSettings', networkSettings),
      row('4.3.14', 'GET /user/thumbnail', sunset('users.thumbnail'), bare('users.thumbnail')),
    ],
  },
  {
    title: '4.4 Other',
    rows: [
      row(
        '4.4.1',
        'POST {id}/actuate',
        `${http}/actuators: actuate writes the value in every resource of the collection, each an entry below one parent (spec 4.4)`,
        `${http}/actuators: actuate executes where the actuator says so`,
      ),
      row(
        '4.4.2',
        'No endpoint is missing: each operation is answered as the contract says',
        'server/contract/operations: has been exercised',
      ),
    ],
  },
  {
    title: '5. Authentication',
    rows: [
      row('5.1', 'API keys: name and expiry change the value, roles do not', keyChanges, keyStays),
      row(
        '5.2',
        'Roles; Initialize Roles never removes Admin',
        adminStays,
        'server/http/access: a change of roles bites at once (spec 5.2)',
      ),
      row(
        '5.3',
        'Named permissions, such as RegistrationTicket',
        `${http}/gateways: need the permission RegistrationTicket, which Admin has and Operator has not (spec 5.3)`,
      ),
      row('5.4', 'Users of the dashboard and their thumbnail', bare('users.thumbnail')),
      row(
        '5.5',
        'Security sessions survive a restart of the gateway',
        'server/gateway/secure/secure-gateway: a restart: the session goes on, notifications arrive, requests reach the device; no handshake, no Register',
        'e2e/secure-restart: SIGKILL mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice',
      ),
      row(
        '5.6',
        'Transmission of credentials, tokens, roles and permissions (not shown there; decided here)',
        'server/http/access: HS256 keys carry name, expiry, home network and id, and no roles',
        'server/http/access: an expired key: 401 expired-key, once its time has come',
      ),
    ],
  },
  {
    title: '6. Events',
    rows: [
      row(
        '6.1',
        'Register: smart objects become Available or Unavailable',
        'server/gateway/gateway: Register: the device is online and its smart objects are Available, with the resources it has',
      ),
      row(
        '6.2',
        'Registration Update with the full list: handled like Register',
        'server/gateway/gateway: Registration Update with a changed list: one turns Unavailable, a new one appears, no re-registration',
      ),
      row(
        '6.3',
        'Notifications keep arriving after a restart',
        'server/gateway/gateway: a restart in between: no re-registration, and the next notification is stored',
        'e2e/restart: keeps registrations, observations and values over SIGKILL; the device does not register again',
      ),
      row(
        '6.4',
        'Discover: for all objects but /0 and /1; those that begin with 0 or 1 are discovered',
        `${services}/registration/discovery-service: is sent for each object but /0 and /1; /10, /19 and /10241 are discovered (spec section 6)`,
      ),
      row(
        '6.5',
        'Read and Observe of resource instances',
        'server/gateway/gateway: Read, Write and Execute, down to the resource instance',
        `${services}/observation/observation-service: a resource instance is observed by itself`,
      ),
      row(
        '6.6',
        'Write-Attributes and Read Attributes',
        'server/gateway/attributes: are written, read back, and obeyed: a change below gt is not notified',
        attributesAtObject,
        attributesAtInstance,
        `${http}/resource-attributes: Read Attributes of a device is a Discover for each object but Security and Server (spec 4.1)`,
      ),
      row(
        '6.7',
        'Webhooks to API clients (not shown there; decided here)',
        `${http}/event-consumers: events are delivered in order, signed, in the batches that have built up`,
        `${http}/event-consumers: what is given up becomes a dead letter that can be seen, replayed and deleted`,
      ),
    ],
  },
  {
    title: '7. Errors',
    rows: [
      row(
        '7.1',
        'Actuate never fails with 500',
        `${http}/actuators: actuate is never a 500: offline, asleep, Unavailable, refusing, silent and broken devices are entries (spec 7.1)`,
        'e2e/actuate: actuate is 204 with devices online, offline, asleep, removed and without the resource; each is an entry (spec 7.1)',
        'e2e/actuate: actuate is never a 500 while the gateway restarts (SIGKILL), and works again afterwards (spec 7.1)',
      ),
      row(
        '7.2',
        'Without a bootstrap server nothing is sent to one; an empty name is validated',
        'server/gateway/bootstrap/bootstrap-gateway: sends nothing to a device that names no bootstrap server, nor to one that is unknown (spec 7.2)',
        `${services}/devices/device-service: an empty and an unknown bootstrap server name are faults, and no name is none (spec 7.2)`,
        `${http}/bootstrap-servers: mass registration: rows without a bootstrap server are plain devices, empty and unknown names fail alone (spec 7.2)`,
        'e2e/bootstrap: sends nothing to a device that names no bootstrap server',
      ),
      row(
        '7.3',
        'The form of errors and their codes (not shown there; decided here)',
        'server/domain/errors: docs/errors.md has the codes of the table, and no other',
      ),
    ],
  },
  {
    title: '8. Limits',
    rows: [
      row(
        '8.1',
        'A gateway name is unique in its cloud region',
        `${http}/data-collectors: a gateway name is unique in its cloud region, in whatever network (spec 8)`,
        `${http}/data-collectors: the same gateway name may exist in different regions (spec 1.3)`,
      ),
      row(
        '8.2',
        'What is deprecated is removed after March 2019',
        'server/contract/deprecation: says when it goes, and names successors that are there',
      ),
      row(
        '8.3',
        'Paging of more than 20 firmware packages (a defect there, right here)',
        `${http}/firmware-packages: page rightly when a device type has 21 of them (spec 8)`,
      ),
      row(
        '8.4',
        'Exports from before 2018_35 cannot be imported',
        `${http}/hardware-definitions: a file of release 2018_34 is refused, and nothing is changed (spec 8)`,
      ),
      row('8.5', 'Attributes of templates are not exported between Device Networks', stayBehind),
      row('8.6', 'Resource Templates are not in exports of DeviceTypes', stayBehind),
      row(
        '8.7',
        'Changed Default Templates are ignored on import',
        `${http}/hardware-definitions: default templates are not imported, whatever was changed in them (spec 8)`,
        `${http}/data-collector-types: types and templates are carried to another network; default templates stay as they are (spec 8)`,
      ),
      row(
        '8.8',
        'Importing a type with several instances makes duplicates (a defect there, none here)',
        `${http}/hardware-definitions: an object with several instances makes no smart object template twice (spec 8)`,
      ),
      row(
        '8.9',
        'After a restart of the gateway connections are restored',
        'e2e/restart: keeps registrations, observations and values over SIGTERM; the device does not register again',
        'e2e/secure-restart: SIGTERM mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice',
      ),
      row(
        '8.10',
        'A transformer device transforms (a defect there, right here)',
        `${http}/transformers: a virtual resource of each device of the template is computed as values arrive`,
        `${http}/transformers: a Transformer device gets what is computed of a resource collection`,
      ),
      row(
        '8.11',
        'Paging parameters and rate limits (not shown there; decided here)',
        'server/http/devices: lists pages with filter, sort and search',
      ),
    ],
  },
  {
    title: '9. Versioning',
    rows: [
      row('9.1', 'The version is part of the path: /api/v3', bare('version.get')),
      row(
        '9.2',
        'Releases 2018_35 and 19A1 are understood',
        `${http}/hardware-definitions: a file of release 2018_35 is taken (spec 9.2)`,
        `${http}/hardware-definitions: a file of release 19A1 is taken (spec 9.2)`,
      ),
      row('9.3', 'Installed versions are visible', `${http}/administration: version.get`),
      row(
        '9.4',
        'Deprecation: a date of removal, and replacements',
        'server/contract/deprecation: says when it goes, and names successors that are there',
      ),
    ],
  },
];
