import { features, row, type SpecSection } from '../row.ts';
import {
  adminStays,
  attributesAtInstance,
  attributesAtObject,
  attributesLive,
  attributesOnWake,
  collectorSettings,
  deviceTemplates,
  keyChanges,
  keyStays,
  locationSettings,
  networkSettings,
  objectsByUpdate,
  resourceTypeInstances,
  stayBehind,
  typesListed,
} from './cited.ts';

const seenInLists = `${features}/devices/routes/devices: LastSeen comes from the live registration, and is kept when that ends`;

/** Section 2 of the specification. */
export const resources: readonly SpecSection[] = [
  {
    title: '2. Resources and their fields',
    rows: [
      row(
        '2.1',
        'Device: type, network, bootstrap server name, latest registration, status; ContactLost deprecated',
        `${features}/devices/routes/devices: create, get, get by endpoint, update, delete`,
        `${features}/devices/routes/devices: a registered device shows its status, its times and its smart objects in order`,
        `${features}/devices/routes/devices: a used DeviceIdentifier is a 409, faults are a 400 with ModelState`,
        seenInLists,
        `${features}/devices/routes/devices: the list shows the registration date and neither Last seen nor Contact lost (spec 2)`,
      ),
      row(
        '2.2',
        'DeviceType: templates, smart object templates, firmware packages, setting categories',
        `${features}/catalogue/routes/device-types: create, get, list, update, delete`,
        typesListed,
        `${features}/firmware/routes/firmware-packages: are uploaded, shown with size and checksum, downloaded unchanged, and deleted`,
      ),
      row(
        '2.3',
        'DeviceTemplate: SmartObjectTypeInstanceTemplates; the names before it are deprecated',
        deviceTemplates,
      ),
      row(
        '2.4',
        'SmartObject: made with the resources of its type; InstanceNumber stays; Available or Unavailable',
        `${features}/devices/routes/devices: a smart object is created with InstanceNumber, shown with its resources, and deleted`,
        `${features}/smart-objects/smart-objects: PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)`,
        objectsByUpdate,
      ),
      row('2.5', 'SmartObjectType: its ResourceTypeInstances', resourceTypeInstances),
      row('2.6', 'SmartObjectTypeInstance: listed per DeviceType with the templates for it', typesListed),
      row(
        '2.7',
        'SmartObjectTemplate: resource attributes and values, for the type or an instance',
        `${features}/templates/routes/smart-object-templates: create, list, get, update and delete (spec 2, SmartObjectTemplate)`,
        attributesAtObject,
        attributesAtInstance,
        attributesLive,
      ),
      row(
        '2.8',
        'ResourceAttributeDefinition: read-only list',
        `${features}/templates/routes/smart-object-templates: lists every attribute definition of LwM2M (spec 4.1, resourceattributedefinitions)`,
      ),
      row(
        '2.9',
        'ResourceAttribute: of a smart object, and of a template',
        `${features}/commands/routes/resource-attributes: a smart object shows the attributes that its device has reported, with its object and its resources (spec 4.1)`,
        `${features}/templates/routes/smart-object-templates: accepts the whole list of attributes: new, changed and removed (spec 4.1, resourceattributes)`,
      ),
      row('2.10', 'Resource Template: not in exports of DeviceTypes', stayBehind),
      row(
        '2.11',
        'Location: setting values by category; Settings deprecated',
        `${features}/locations/routes/locations: PUT settingvalues: add, change and delete of several categories in one request, others are unchanged (spec 4.1)`,
        locationSettings,
      ),
      row(
        '2.12',
        'DataCollector: registered, setting values of its own, Settings deprecated, a name once per region',
        `${features}/gateways/routes/data-collectors: register, get, list, update and delete a gateway, under both spellings of the path (spec 4.2)`,
        collectorSettings,
        `${features}/gateways/routes/data-collectors: a gateway name is unique in its cloud region, across all networks (spec 8)`,
      ),
      row('2.13', 'Device Network: network settings, roles with Admin', adminStays, networkSettings),
      row('2.14', 'API key: the value changes with name and expiry, not with roles', keyChanges, keyStays),
      row(
        '2.15',
        'Activity Log: parents and children; a child that changes moves StatusUpdatedTimestamp of its parent',
        `${features}/activity/activity-log-service: the status of a parent follows its children, and its time is that of the last change`,
        `${features}/activity/activity-log-service: a change of a grandchild shows in all its ancestors, also after they are read again`,
      ),
      row(
        '2.16',
        'Firmware package: belongs to a DeviceType',
        `${features}/firmware/routes/firmware-packages: are uploaded, shown with size and checksum, downloaded unchanged, and deleted`,
      ),
      row(
        '2.17',
        'Queue item: expires; expired ones are deleted',
        `${features}/commands/queued-commands: expired ones are deleted, and their entry says Failed: expired`,
        attributesOnWake,
      ),
    ],
  },
];
