import { parse } from 'yaml';
import type { Stage } from './stage.ts';

type Json = Readonly<Record<string, unknown>>;

/** A create operation and its body from clients of the original, with every member that they know. */
export interface DialectBody {
  readonly path: (stage: Stage) => Promise<string>;
  readonly body: (stage: Stage) => Promise<Json>;
  readonly status: number;
}

/** The value that .NET clients send for an ID without a value. */
const NONE = '00000000-0000-0000-0000-000000000000';

const setting = `
    {Id: '@none', CategoryId: '@settingcategories', CategoryIsHardwareSettings: false,
    CategoryIsSecuritySettings: false, DataCollectorId: null, DeviceId: '@none', LocationId: null,
    DataType: String, IsMandatory: false, IsPredefined: true, IsReadonly: false, Key: dialect, Value: 'on'}`;

/** Paths and bodies, by the name of the created entity. `@kind` stands for the ID of a row of this kind. */
const bodies = parse(`
actuator:
  /actuators: {Id: '@none', Name: Dialect, EventCategoryId: '@eventcategories',
    ResourceCollectionId: '@resourcecollections', ActuatorResourceValues: []}
data collector:
  /dataCollectors/register: {Config: null, Configurations: [{Key: interval, Value: '60'}],
    DataCollectorTypeId: '@datacollectortypes', DataCollectorTemplateId: null,
    DisableMacAddressConflictCheck: false, ExternalId: '', IsBlacklisted: false, LocationId: '@locations',
    MACAddress: '02:11:22:33:44:55', Name: Dialect, Note: '', Settings: [${setting}], TagIds: []}
setting of a data collector:
  /datacollectors/@datacollectors/settings: ${setting}
data collector template:
  /dataCollectorTemplates: {Id: '@none', Config: '', Configurations: [], ContactLostThreshold: 60,
    DataCollectorTypeId: '@datacollectortypes', InternalDeviceTemplateId: null, Name: Dialect, TagIds: []}
data collector type:
  /dataCollectorTypes: {Id: '@none', Configurations: [{Key: interval}], CreateDefaultTemplate: true,
    DefaultTemplateConfigurations: [{Key: interval, Type: String, Value: '60'}], HardwareTypeId: 4711,
    InternalDeviceTypeId: null, IsLegacy: false, IsVirtual: false, Name: Dialect, SettingCategories: []}
device:
  /devices: {Id: '@none', BootstrapServerName: null, DataCollectorId: '@datacollectors',
    DeviceIdentifier: dialect, DeviceStandard: LWM2M, DeviceTemplateId: null, DeviceTypeId: '@generictype',
    LocationId: '@locations', Name: '', Position: {EntityId: '@none', EntityType: Device,
    LocationResourceId: '@locationresources', X: 1.5, Y: 2, Z: 0}, SettingCategories: [{Name: PSK,
    Settings: [{Key: identity, DataType: String, Value: dialect}, {Key: preSharedKey, DataType: HexString,
    Value: '00112233445566778899aabbccddeeff'}]}, {Name: PSK}], TagIds: []}
setting of a device:
  /devices/@devices/settings: ${setting}
device template:
  /devicetemplates: {Id: '@none', ContactLostThreshold: 60, DeviceTypeId: '@devicetypes', Name: Dialect,
    SmartObjectTemplates: [], TagIds: []}
device type:
  /devicetypes: {Id: '@none', DeviceStandard: LWM2M, HardwareTypeId: 1, IsRequestDiscovery: true,
    Name: Dialect, SettingCategories: [], SkipDeviceStandardValidation: true,
    SmartObjectTypeInstanceIds: [{Id: '@none', DeviceTypeId: '@none', InstanceId: 0, Label: '',
    SmartObjectTypeId: '@smartobjecttypes'}]}
event category:
  /eventcategories: {Id: '@none', EventConsumerIds: [], Name: Dialect}
event consumer:
  /eventConsumers: {HttpEndpoint: 'https://hooks.example.com/dialect', HttpHeaders: [{Key: 'X-Token',
    Value: token}], HttpMethod: Post, HttpPassword: '', HttpUsername: '', Name: Dialect,
    UsingHttpEndpoint: true}
location:
  /locations: {ExternalId: '', LocationType: 0, Name: Dialect, ParentLocationId: '@locations',
    Settings: [${setting}], Tags: [], TimeZone: ''}
location resource:
  /locationResources: {Data: null, FileExtension: png, Height: 480, Label: '', LocationId: '@locations',
    LocationResourceType: Map, MimeType: 'image/png', Name: '', Positions: [{Id: '@none',
    EntityId: '@devices', EntityType: Device, X: 1.5, Y: 2, Z: 0}], StartPositionX: 0, StartPositionY: 0,
    StartPositionZ: 0, StartZoomLevel: 1, Width: 640}
setting of a location:
  /locations/@locations/settings: ${setting}
network setting:
  /networkSettings: {AuthenticationType: WPA2PSK, LocationIds: [], Name: null, NetworkType: WIFI,
    PreSharedKey: '12345678', Priority: 0, SSID: dialect}
position:
  /positions: {EntityId: '@devices', EntityType: Device, LocationResourceId: '@locationresources', X: 1.5,
    Y: 2, Z: null}
resolution:
  /resolutions: {Id: '@none', AggregateSinceTime: 0, ResourceTypeInstances: [{Id: '@none',
    ResourceTypeId: '@resourcetypes', SmartObjectTypeId: '@smartobjecttypes'}], RetentionDays: 30,
    Timespan: 60000, Title: ''}
resource collection:
  /resourcecollections: {Id: '@none', DeviceIds: ['@devices'], DeviceTemplateIds: [], DeviceTypeIds: [],
    HasCherryPickedResources: false, IncludeChildLocations: false, LocationIds: [], Name: '',
    ResourceIds: [], ResourceTypeIds: [], SmartObjectIds: [], SmartObjectTemplateIds: [],
    SmartObjectTypeIds: [], TagIds: []}
resource type:
  /resourcetypes: {Id: '@none', AccessType: Read, Description: '', IsReusable: false, Mandatory: false,
    MultipleInstances: false, Name: Dialect, Range: '', ResourceDataType: Float,
    SmartObjectTypeId: '@smartobjecttypes', TypeId: 26999, Units: ''}
responsibility:
  /Responsibilities: {Id: '@none', Name: Dialect, Permissions: [{EntityName: Device, Permission: Read,
    TenantId: '@none'}]}
setting category:
  /settingcategories: {Id: '@none', DefaultSettings: [{Id: '@none', DataType: String, IsMandatory: false,
    IsReadonly: false, Name: dialect, Value: ''}], IsHardwareSettings: false, IsSecuritySettings: false,
    Name: Dialect}
smart object:
  /smartobjects: {Id: '@none', DeviceId: '@devices', Label: '', SmartObjectTemplateId: null,
    SmartObjectTypeId: '@smartobjecttypes', TagIds: null}
smart object template:
  /smartobjecttemplates: {Id: '@none', Name: Dialect, ResourceTemplates: [],
    SmartObjectTypeId: '@smartobjecttypes', TagIds: []}
smart object type:
  /smartobjecttypes: {Id: '@none', Description: '', MultipleInstances: true, Name: Dialect,
    ObjectUrn: 'urn:oma:lwm2m:x:32999', TypeId: 32999}
tag:
  /tags: {Id: '@none', Name: dialect}
`) as Readonly<Record<string, Json>>;

async function withIds(stage: Stage, text: string): Promise<string> {
  const ids = new Map([
    ['none', NONE],
    ['generictype', stage.app.world.deviceTypeId],
  ]);
  for (const [, kind] of text.matchAll(/@(\w+)/gu)) {
    if (!ids.has(kind!)) ids.set(kind!, await stage.target(kind!));
  }
  return text.replaceAll(/@(\w+)/gu, (_, kind: string) => ids.get(kind)!);
}

/** By the name of the created entity. */
export const dialectBodies: Readonly<Record<string, DialectBody>> = Object.fromEntries(
  Object.entries(bodies).map(([name, operation]) => {
    const [[path, body]] = Object.entries(operation) as [[string, Json]];
    return [
      name,
      {
        path: (stage) => withIds(stage, path),
        body: async (stage) => JSON.parse(await withIds(stage, JSON.stringify(body))) as Json,
        status: name === 'tag' ? 200 : 201,
      } satisfies DialectBody,
    ];
  }),
);
