import type { Stage } from './stage.ts';

/** A create operation and its body from clients of the original, with every member that they know. */
export interface DialectBody {
  readonly path: (stage: Stage) => Promise<string>;
  readonly body: (stage: Stage) => Promise<Readonly<Record<string, unknown>>>;
  readonly status?: number;
}

/** The value that .NET clients send for an ID without a value. */
const Id = '00000000-0000-0000-0000-000000000000';

const at = (path: string) => (): Promise<string> => Promise.resolve(path);

const settingOf = async (stage: Stage): Promise<Readonly<Record<string, unknown>>> => ({
  Id,
  CategoryId: await stage.target('settingcategories'),
  CategoryIsHardwareSettings: false,
  CategoryIsSecuritySettings: false,
  DataCollectorId: null,
  DeviceId: Id,
  LocationId: null,
  DataType: 'String',
  IsMandatory: false,
  IsPredefined: true,
  IsReadonly: false,
  Key: 'dialect',
  Value: 'on',
});

/** By the name of the created entity. */
export const dialectBodies: Readonly<Record<string, DialectBody>> = {
  actuator: {
    path: at('/actuators'),
    body: async (stage) => ({
      Id,
      Name: 'Dialect',
      EventCategoryId: await stage.target('eventcategories'),
      ResourceCollectionId: await stage.target('resourcecollections'),
      ActuatorResourceValues: [],
    }),
  },
  'data collector': {
    path: at('/dataCollectors/register'),
    body: async (stage) => ({
      Config: null,
      Configurations: [{ Key: 'interval', Value: '60' }],
      DataCollectorTypeId: await stage.target('datacollectortypes'),
      DataCollectorTemplateId: null,
      DisableMacAddressConflictCheck: false,
      ExternalId: '',
      IsBlacklisted: false,
      LocationId: await stage.target('locations'),
      MACAddress: '02:11:22:33:44:55',
      Name: 'Dialect',
      Note: '',
      Settings: [await settingOf(stage)],
      TagIds: [],
    }),
  },
  'setting of a data collector': {
    path: async (stage) => `/datacollectors/${await stage.target('datacollectors')}/settings`,
    body: settingOf,
  },
  'data collector template': {
    path: at('/dataCollectorTemplates'),
    body: async (stage) => ({
      Id,
      Config: '',
      Configurations: [],
      ContactLostThreshold: 60,
      DataCollectorTypeId: await stage.target('datacollectortypes'),
      InternalDeviceTemplateId: null,
      Name: 'Dialect',
      TagIds: [],
    }),
  },
  'data collector type': {
    path: at('/dataCollectorTypes'),
    body: () =>
      Promise.resolve({
        Id,
        Configurations: [{ Key: 'interval' }],
        CreateDefaultTemplate: true,
        DefaultTemplateConfigurations: [{ Key: 'interval', Type: 'String', Value: '60' }],
        HardwareTypeId: 4711,
        InternalDeviceTypeId: null,
        IsLegacy: false,
        IsVirtual: false,
        Name: 'Dialect',
        SettingCategories: [],
      }),
  },
  device: {
    path: at('/devices'),
    body: async (stage) => ({
      Id,
      BootstrapServerName: null,
      DataCollectorId: await stage.target('datacollectors'),
      DeviceIdentifier: 'dialect',
      DeviceStandard: 'LWM2M',
      DeviceTemplateId: null,
      DeviceTypeId: stage.app.world.deviceTypeId,
      LocationId: await stage.target('locations'),
      Name: '',
      Position: {
        EntityId: Id,
        EntityType: 'Device',
        LocationResourceId: await stage.target('locationresources'),
        X: 1.5,
        Y: 2,
        Z: 0,
      },
      SettingCategories: [
        {
          Name: 'PSK',
          Settings: [
            { Key: 'identity', DataType: 'String', Value: 'dialect' },
            { Key: 'preSharedKey', DataType: 'HexString', Value: '00112233445566778899aabbccddeeff' },
          ],
        },
        { Name: 'PSK' },
      ],
      TagIds: [],
    }),
  },
  'setting of a device': {
    path: async (stage) => `/devices/${await stage.target('devices')}/settings`,
    body: settingOf,
  },
  'device template': {
    path: at('/devicetemplates'),
    body: async (stage) => ({
      Id,
      ContactLostThreshold: 60,
      DeviceTypeId: await stage.target('devicetypes'),
      Name: 'Dialect',
      SmartObjectTemplates: [],
      TagIds: [],
    }),
  },
  'device type': {
    path: at('/devicetypes'),
    body: async (stage) => ({
      Id,
      DeviceStandard: 'LWM2M',
      HardwareTypeId: 1,
      IsRequestDiscovery: true,
      Name: 'Dialect',
      SettingCategories: [],
      SkipDeviceStandardValidation: true,
      SmartObjectTypeInstanceIds: [
        {
          Id,
          DeviceTypeId: Id,
          InstanceId: 0,
          Label: '',
          SmartObjectTypeId: await stage.target('smartobjecttypes'),
        },
      ],
    }),
  },
  'event category': {
    path: at('/eventcategories'),
    body: () => Promise.resolve({ Id, EventConsumerIds: [], Name: 'Dialect' }),
  },
  'event consumer': {
    path: at('/eventConsumers'),
    body: () =>
      Promise.resolve({
        HttpEndpoint: 'https://hooks.example.com/dialect',
        HttpHeaders: [{ Key: 'X-Token', Value: 'token' }],
        HttpMethod: 'Post',
        HttpPassword: '',
        HttpUsername: '',
        Name: 'Dialect',
        UsingHttpEndpoint: true,
      }),
  },
  location: {
    path: at('/locations'),
    body: async (stage) => ({
      ExternalId: '',
      LocationType: 0,
      Name: 'Dialect',
      ParentLocationId: await stage.target('locations'),
      Settings: [await settingOf(stage)],
      Tags: [],
      TimeZone: '',
    }),
  },
  'location resource': {
    path: at('/locationResources'),
    body: async (stage) => ({
      Data: null,
      FileExtension: 'png',
      Height: 480,
      Label: '',
      LocationId: await stage.target('locations'),
      LocationResourceType: 'Map',
      MimeType: 'image/png',
      Name: '',
      Positions: [{ Id, EntityId: await stage.target('devices'), EntityType: 'Device', X: 1.5, Y: 2, Z: 0 }],
      StartPositionX: 0,
      StartPositionY: 0,
      StartPositionZ: 0,
      StartZoomLevel: 1,
      Width: 640,
    }),
  },
  'setting of a location': {
    path: async (stage) => `/locations/${await stage.target('locations')}/settings`,
    body: settingOf,
  },
  'network setting': {
    path: at('/networkSettings'),
    body: () =>
      Promise.resolve({
        AuthenticationType: 'WPA2PSK',
        LocationIds: [],
        Name: null,
        NetworkType: 'WIFI',
        PreSharedKey: '12345678',
        Priority: 0,
        SSID: 'dialect',
      }),
  },
  position: {
    path: at('/positions'),
    body: async (stage) => ({
      EntityId: await stage.target('devices'),
      EntityType: 'Device',
      LocationResourceId: await stage.target('locationresources'),
      X: 1.5,
      Y: 2,
      Z: null,
    }),
  },
  resolution: {
    path: at('/resolutions'),
    body: async (stage) => ({
      Id,
      AggregateSinceTime: 0,
      ResourceTypeInstances: [
        {
          Id,
          ResourceTypeId: await stage.target('resourcetypes'),
          SmartObjectTypeId: await stage.target('smartobjecttypes'),
        },
      ],
      RetentionDays: 30,
      Timespan: 60_000,
      Title: '',
    }),
  },
  'resource collection': {
    path: at('/resourcecollections'),
    body: async (stage) => ({
      Id,
      DeviceIds: [await stage.target('devices')],
      DeviceTemplateIds: [],
      DeviceTypeIds: [],
      HasCherryPickedResources: false,
      IncludeChildLocations: false,
      LocationIds: [],
      Name: '',
      ResourceIds: [],
      ResourceTypeIds: [],
      SmartObjectIds: [],
      SmartObjectTemplateIds: [],
      SmartObjectTypeIds: [],
      TagIds: [],
    }),
  },
  'resource type': {
    path: at('/resourcetypes'),
    body: async (stage) => ({
      Id,
      AccessType: 'Read',
      Description: '',
      IsReusable: false,
      Mandatory: false,
      MultipleInstances: false,
      Name: 'Dialect',
      Range: '',
      ResourceDataType: 'Float',
      SmartObjectTypeId: await stage.target('smartobjecttypes'),
      TypeId: 26999,
      Units: '',
    }),
  },
  responsibility: {
    path: at('/Responsibilities'),
    body: () =>
      Promise.resolve({
        Id,
        Name: 'Dialect',
        Permissions: [{ EntityName: 'Device', Permission: 'Read', TenantId: Id }],
      }),
  },
  'setting category': {
    path: at('/settingcategories'),
    body: () =>
      Promise.resolve({
        Id,
        DefaultSettings: [
          { Id, DataType: 'String', IsMandatory: false, IsReadonly: false, Name: 'dialect', Value: '' },
        ],
        IsHardwareSettings: false,
        IsSecuritySettings: false,
        Name: 'Dialect',
      }),
  },
  'smart object': {
    path: at('/smartobjects'),
    body: async (stage) => ({
      Id,
      DeviceId: await stage.target('devices'),
      Label: '',
      SmartObjectTemplateId: null,
      SmartObjectTypeId: await stage.target('smartobjecttypes'),
      TagIds: null,
    }),
  },
  'smart object template': {
    path: at('/smartobjecttemplates'),
    body: async (stage) => ({
      Id,
      Name: 'Dialect',
      ResourceTemplates: [],
      SmartObjectTypeId: await stage.target('smartobjecttypes'),
      TagIds: [],
    }),
  },
  'smart object type': {
    path: at('/smartobjecttypes'),
    body: () =>
      Promise.resolve({
        Id,
        Description: '',
        MultipleInstances: true,
        Name: 'Dialect',
        ObjectUrn: 'urn:oma:lwm2m:x:32999',
        TypeId: 32999,
      }),
  },
  tag: { path: at('/tags'), body: () => Promise.resolve({ Id, Name: 'dialect' }), status: 200 },
};
