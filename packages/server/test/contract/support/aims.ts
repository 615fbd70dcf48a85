import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { deadLetters } from '../../../src/features/webhooks/model.ts';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { record } from '../../support/device-world.ts';
import { operationAt, operations, type Json } from './document.ts';
import { ENDPOINT, loneResourceType, type Aim } from './fixed-members.ts';
import { FORM_HEADER, FORM_TYPE } from './form.ts';

const ROOT = '/api/v3';

/** Operations that cannot use the writable resource. */
const otherResources: Readonly<Record<string, readonly [object: string, resource: number]>> = {
  'resources.execute': ['/3/0', 4],
};

/** Needs an object that lacks the resource. */
const ADD_RESOURCE_TYPE = 'smartObjectTypes.addResourceType';
/** Needs a device with a running update. */
const CANCEL = 'devices.cancelFirmwareUpgrade';
type Finder = (stage: Aim, operationId: string) => Promise<string>;

const writableResource: Finder = async (stage, operationId) => {
  const [path, id] = otherResources[operationId] ?? ['/3308/0', 5900];
  return resourceId(await smartObject(stage, path), id);
};
const category: Finder = async (stage, operationId) => {
  if (/Templates\.|\.removeSettingCategory$/u.test(operationId)) return categoryOfType(stage, operationId);
  return isOfDevice(operationId)
    ? row(stage, '/settingcategories?Filter=Name eq PSK')
    : stage.target('settingcategories', operationId);
};

/** By kind. Rows of other kinds are created or listed. */
const finders: Readonly<Record<string, Finder>> = {
  devices: async (stage, operationId) =>
    operationId === CANCEL ? updating(stage) : (await stage.app.world.device(ENDPOINT)).id,
  entities: (stage) => stage.target('devices'),
  smartobjects: (stage) => smartObject(stage, '/3308/0'),
  resources: writableResource,
  measurements: writableResource,
  smartobjecttypes: (stage, operationId) =>
    operationId === ADD_RESOURCE_TYPE
      ? row(stage, '/smartobjecttypes?Filter=TypeId eq 3')
      : created(stage, 'smartobjecttypes'),
  categories: category,
  settingcategorys: category,
  transformertemplates: async (stage) =>
    transformer(stage, `/devicetemplates/${await stage.target('devicetemplates')}/transformertemplates`),
  transformers: async (stage) =>
    transformer(stage, `/locations/${await stage.target('locations')}/transformers`),
  deadletters: deadLetter,
  settings: setting,
  sensortypes: (stage) => stage.target('resourcetypes'),
  eventcategorys: (stage) => stage.target('eventcategories'),
  actuators: async (stage) => stage.app.create('/actuators', await actuatorBody(stage)),
  // The path `rules/list/{id}/conditions`.
  list: (stage) => stage.target('rules'),
  conditions: condition,
  events: raisedEvent,
  queueitems: queueItem,
  activitylogs: (stage, operationId) => activity(stage, operationId === 'activityLogs.delete'),
  archive: (stage) => activity(stage, true),
  deleteoutdated: (stage) => activity(stage, true),
  // Admin cannot be changed.
  roles: (stage, operationId) =>
    operationId.startsWith('roles.') ? created(stage, 'roles') : stage.app.roleId('Admin'),
  resourcetypes: (stage, operationId) =>
    operationId === 'resourceTypes.delete' ? loneResourceType(stage.app) : created(stage, 'resourcetypes'),
  tags: async (stage) => (await stage.app.post('/tags', { Name: 'contract' })).body.Id,
  // The service does not use this category itself.
  defaultsettings: async (stage) => firstSettingOf(stage, await stage.target('settingcategories')),
  externalids: externalId,
  // A key cannot delete its own device network.
  devicenetworks: async (stage, operationId) =>
    operationId === 'deviceNetworks.delete' ? created(stage, 'devicenetworks') : stage.app.deviceNetworkId,
};

/** Returns the ID of a row of a kind, for an operation. */
export function aimAt(stage: Aim, kind: string, operationId: string): Promise<string> {
  return finders[kind]?.(stage, operationId) ?? created(stage, kind);
}

async function smartObject(stage: Aim, path: string): Promise<string> {
  const objects = await stage.app.world.objectsOf(await stage.target('devices'));
  return objects.get(path)!.id;
}

/** Returns an existing transformer, because the create operation returns no ID. */
async function transformer(stage: Aim, list: string): Promise<string> {
  const path = list.replace(/transformers$/u, 'transformer');
  const id = /\/(?<id>[0-9a-f-]{36})\//u.exec(path)!.groups!['id']!;
  const body = (await stage.exampleFor(operationAt('POST', ROOT + path.replace(id, '{id}'))!)) as Json;
  const sent = 'LocationId' in body ? { ...body, LocationId: id } : body;
  const { status, body: shown } = await stage.app.post(path, sent);
  expect(status, `${path}: ${JSON.stringify(shown)}`).to.equal(204);
  return (await stage.app.get(list)).list[0]!.Id;
}

async function deadLetter(stage: Aim): Promise<string> {
  const letter = {
    id: randomUUID(),
    deviceNetworkId: stage.app.deviceNetworkId,
    eventConsumerId: await stage.target('eventconsumers'),
    webhookId: 'msg_1',
    count: 1,
    text: `{"id":"1","type":"measurement","time":1,"deviceNetworkId":"${stage.app.deviceNetworkId}","data":{}}`,
    attempts: 12,
    reason: 'The endpoint responded with status 500.',
    firstAttemptAt: 1,
    failedAt: 2,
  };
  await stage.app.world.store.collection(deadLetters).insert(letter);
  return letter.id;
}

async function setting(stage: Aim, operationId: string): Promise<string> {
  const [tag] = operationId.split('.') as [string];
  if (tag.endsWith('Templates')) return templateSetting(stage, tag, operationId);
  const owner = isOfDevice(operationId) ? 'devices' : tag;
  const example = operationAt('POST', `${ROOT}/${owner}/{id}/settings`)!;
  const body = await stage.exampleFor(example);
  return stage.app.create(`/${owner}/${await stage.target(owner.toLowerCase())}/settings`, body);
}

/** Returns a category of the type, or of the template. */
async function categoryOfType(stage: Aim, operationId: string): Promise<string> {
  const types = operationId.split('.')[0]!.replace('Templates', 'Types').toLowerCase();
  const [type, category] = await Promise.all([stage.target(types), stage.target('settingcategories')]);
  const path = [...new Set(operations.map((one) => one.path))].find((one) =>
    one.toLowerCase().startsWith(`${ROOT}/${types}/{id}/settingcategor`),
  )!;
  const link = path.replace('{id}', type).replace('{settingCategoryId}', category).slice(ROOT.length);
  expect((await stage.app.post(link, undefined)).status).to.equal(204);
  return category;
}

/** Returns a default setting. The template has a value of it, unless the operation creates that value. */
async function templateSetting(stage: Aim, tag: string, operationId: string): Promise<string> {
  const category = await stage.target('settingcategorys', operationId);
  const Id = await firstSettingOf(stage, category);
  if (!operationId.includes('.create')) {
    const template = await stage.target(tag.toLowerCase());
    const path = `/${tag}/${template}/settingcategory/${category}/setting/${Id}/value`;
    expect((await stage.app.post(path, { Value: '20' })).status).to.equal(204);
  }
  return Id;
}

async function firstSettingOf(stage: Aim, category: string): Promise<string> {
  const { body } = await stage.app.get(`/settingcategories/${category}`);
  return body.DefaultSettings[0]!.Id;
}

/** Returns a body with an object type and one of its resource types. */
export async function actuatorBody(stage: Aim): Promise<Json> {
  const [EventCategoryId, ResourceCollectionId, point] = await Promise.all([
    stage.target('eventcategories'),
    stage.target('resourcecollections'),
    smartObject(stage, '/3308/0'),
  ]);
  const { body } = await stage.app.get(`/resources/${resourceId(point, 5900)}`);
  const type = await stage.app.get(`/smartobjects/${point}`);
  const { SmartObjectTypeId } = type.body;
  const value = { SmartObjectTypeId, ResourceTypeId: body['ResourceTypeId'], Value: '21.5' };
  return { Name: 'Contract', EventCategoryId, ResourceCollectionId, ActuatorResourceValues: [value] };
}

/** Adds a condition to the rule of the stage. */
async function condition(stage: Aim): Promise<string> {
  const add = operationAt('POST', `${ROOT}/rules/{id}/conditions`)!;
  const body = await stage.exampleFor(add);
  return (await stage.app.post(`/rules/${await stage.target('rules')}/conditions`, body)).body.Id;
}

/** Creates a rule about a resource of the device, and reports a value that raises an event. */
async function raisedEvent(stage: Aim): Promise<string> {
  const { app } = stage;
  const { world, deviceNetworkId } = app;
  const deviceId = await stage.target('devices');
  const type = await app.get(`/smartobjects/${await smartObject(stage, '/3308/0')}`);
  const { body } = await app.get(`/resources/${await stage.target('resources')}`);
  const { SmartObjectTypeId } = type.body;
  const { ResourceTypeId } = body;
  const ResourceCollectionId = await app.create('/resourcecollections', { DeviceIds: [deviceId] });
  const RuleId = await app.create('/rules', {
    Name: 'Raises an event',
    ResourceCollectionId,
    TriggerType: 'OnlyFirstTime',
    Conditions: [{ SmartObjectTypeId, ResourceTypeId, TriggerOperator: 'None' }],
  });
  await world.domain.measurements.take({ deviceId, deviceNetworkId }, [record('/3308/0/5900', 21)]);
  return row(stage, `/events?Filter=RuleId eq ${RuleId}`);
}

/** Creates a location and a gateway with the same ID of another system. */
async function externalId(stage: Aim): Promise<string> {
  const ExternalId = 'contract-external';
  await stage.app.create('/locations', { Name: 'Known', ExternalId });
  await stage.app.create('/dataCollectors/register', { Name: 'known', ExternalId });
  return ExternalId;
}

async function queueItem(stage: Aim): Promise<string> {
  const { world } = stage.app;
  const device = await world.addDevice('contract-sleeper');
  const id = await activity(stage, false);
  const operation = { type: 'discover', path: { objectId: 3308 } } as const;
  const { deviceNetworkId } = device;
  await world.domain.waiting.add({ id, deviceId: device.id, deviceNetworkId, operation });
  return id;
}

async function activity(stage: Aim, isOver: boolean): Promise<string> {
  const { activityLog } = stage.app.world.admin;
  const entry = await activityLog.start({
    deviceNetworkId: stage.app.deviceNetworkId,
    entityType: 'Device',
    entityName: ENDPOINT,
    description: 'Read',
  });
  if (isOver) await activityLog.complete(entry.id);
  return entry.id;
}

/** Creates a device with a firmware update that waits for a message of the device. */
async function updating(stage: Aim): Promise<string> {
  const { id } = await stage.app.world.addDevice('contract-updating');
  const FirmwarePackageId = await stage.target('firmwarepackages');
  await stage.app.post(`/devices/${id}/firmwareupgrade`, { FirmwarePackageId });
  return id;
}

/** Returns the row that the create operation of the collection made, or the first existing one. */
async function created(stage: Aim, kind: string): Promise<string> {
  const path = `${ROOT}/${kind}`;
  const create = operationAt('POST', path) ?? operationAt('POST', `${path}/register`);
  if (create?.bodies.has(FORM_TYPE) === true) {
    const { body } = await stage.requestFor(create, FORM_TYPE);
    return stage.app.create(create.path.slice(ROOT.length), undefined, {
      raw: body!,
      headers: { 'content-type': FORM_HEADER },
    });
  }
  if (create !== undefined) {
    return stage.app.create(create.path.slice(ROOT.length), await stage.exampleFor(create));
  }
  const list = operationAt('GET', path);
  if (list === undefined) {
    throw new Error(
      `Nothing of the kind ${kind} can be made or listed: say in aimAt of test/contract/support/aims.ts how to get the id of one.`,
    );
  }
  return row(stage, list.path.slice(ROOT.length));
}

async function row(stage: Aim, path: string): Promise<string> {
  const { body, list } = await stage.app.get(path);
  const row = list[0] ?? body.Rows[0];
  if (row === undefined) throw new Error(`There is nothing at ${path} to aim at.`);
  return row.Id;
}

/** Creates a setting of a device, unless the operation has another owner. */
function isOfDevice(operationId: string): boolean {
  return !/^(?:dataCollectors|locations|\w+T(?:emplat|yp)es)\./u.test(operationId);
}

/** Returns the key of a target: one per kind, unless an operation needs its own. */
export function targetKey(kind: string, operationId: string): string {
  if (kind === 'devices' && operationId === CANCEL) return operationId;
  if (kind === 'resources' && otherResources[operationId] !== undefined) return operationId;
  if (kind === 'roles' && operationId.startsWith('roles.')) return 'own roles';
  if (kind === 'smartobjecttypes' && operationId === ADD_RESOURCE_TYPE) return operationId;
  if (/^(?:activityLogs|deviceNetworks)\.delete$/u.test(operationId)) return `${kind} to delete`;
  const isOfOther = /^(?:categories|settingcategorys|settings)$/u.test(kind) && !isOfDevice(operationId);
  if (!isOfOther) return kind;
  const isNew = /\.(?:create|add)/u.test(operationId);
  return `${operationId.split('.')[0]!} ${kind} ${isNew ? 'new' : ''}`;
}
