import { randomUUID } from 'node:crypto';
import { deadLetters } from '../../../src/domain/entities/dead-letter.ts';
import { expect } from 'chai';
import { resourceId } from '../../../src/domain/entities/resource-id.ts';
import type { HttpAppOptions } from '../../../src/http/app.ts';
import { TestApp } from '../../support/app.ts';
import type { CallInit } from '../../support/app.ts';
import { operationAt, operations } from './document.ts';
import type { DescribedOperation, Json } from './document.ts';
import { ENDPOINT, fixedMembers, loneResourceType } from './fixed-members.ts';
import { FORM_HEADER, FORM_TYPE, formOf } from './form.ts';
import { transformerBody, transformerId } from './transformer-aims.ts';
import { Wire } from './wire.ts';
import type { WireRequest } from './wire.ts';

const ROOT = '/api/v3';

/** Parameters that are no ids. One that is new here takes the first example of its schema. */
const plainValues: Readonly<Record<string, string>> = {
  start: '1790000000000',
  end: '1790000001000',
  value: '1',
  endpoint: ENDPOINT,
  deviceidentifier: ENDPOINT,
  objectid: '3308',
  instancenumber: '0',
};

/** Bodies that the contract cannot show as JSON. */
const rawExamples: Readonly<Record<string, string>> = {
  'text/csv': 'DeviceIdentifier,DeviceTypeName\r\ncsv-1,Generic LwM2M\r\n',
  'application/xml':
    '<LWM2M><Object ObjectType="MODefinition"><Name>Mooring</Name><ObjectID>33002</ObjectID>' +
    '<ObjectURN>urn:oma:lwm2m:x:33002</ObjectURN><MultipleInstances>Single</MultipleInstances>' +
    '<Mandatory>Optional</Mandatory><Resources></Resources></Object></LWM2M>',
};

/** The operations on a resource that the writable one does not do for. */
const otherResources: Readonly<Record<string, readonly [object: string, resource: number]>> = {
  'resources.execute': ['/3/0', 4],
};

/** Needs an object that lacks the resource. */
const ADD_RESOURCE_TYPE = 'smartObjectTypes.addResourceType';
/** Needs a device that something is under way with. */
const CANCEL = 'devices.cancelFirmwareUpgrade';
/** Kinds of things that have to be there, which neither the path nor the body names by id. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'dataCollectorTemplates.import': ['datacollectortypes'],
  'dataCollectors.createSecurityToken': ['datacollectors'],
};

const ID_MEMBER = /^(?<kind>[A-Z]\w*?)Ids?$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;

/**
 * A running service with something to aim each operation at. Requests are made from the contract: its examples, with
 * the ids in them replaced by those of things that are there.
 */
export class Stage {
  readonly app: TestApp;
  readonly wire: Wire;
  readonly #targets = new Map<string, Promise<string>>();

  private constructor(app: TestApp) {
    this.app = app;
    this.wire = new Wire(app.url);
  }

  static async start(options: Partial<HttpAppOptions> = {}): Promise<Stage> {
    const app = await TestApp.start(options);
    await app.world.addDevice(ENDPOINT);
    await app.world.register(ENDPOINT, ['/1/0', '/3/0', '/3308/0']);
    return new Stage(app);
  }

  async close(): Promise<void> {
    await this.app.world.settle();
    this.wire.close();
    await this.app.close();
  }

  /** A request that the contract says is good, with the Admin key unless another is given. */
  async requestFor(
    operation: DescribedOperation,
    mediaType = [...operation.bodies.keys()][0],
  ): Promise<WireRequest> {
    for (const kind of needed[operation.operationId] ?? []) await this.target(kind);
    const body = mediaType === undefined ? undefined : await this.#bodyFor(operation, mediaType);
    return {
      method: operation.method,
      path: (await this.pathFor(operation)) + (await this.#queryFor(operation)),
      headers: {
        authorization: `Bearer ${this.app.apiKey}`,
        ...(mediaType === undefined
          ? {}
          : { 'content-type': mediaType === FORM_TYPE ? FORM_HEADER : mediaType }),
      },
      ...(body === undefined ? {} : { body }),
    };
  }

  /** @param replaced values of path parameters, percent-encoded */
  async pathFor(
    operation: DescribedOperation,
    replaced: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const parts: string[] = [];
    for (const part of operation.path.split('/')) {
      const name = /^\{(?<name>\w+)\}$/u.exec(part)?.groups?.['name'];
      parts.push(
        name === undefined
          ? part
          : (replaced[name] ?? (await this.#parameter(operation, name, parts.at(-1)))),
      );
    }
    return parts.join('/');
  }

  async #queryFor(operation: DescribedOperation): Promise<string> {
    const wanted = operation.parameters.filter((one) => one.in === 'query' && one.required);
    const pairs = await Promise.all(
      wanted.map(async ({ name }) => `${name}=${encodeURIComponent(await this.#parameter(operation, name))}`),
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  }

  async #parameter(operation: DescribedOperation, name: string, segment = ''): Promise<string> {
    if (name === 'ids') {
      return this.target(operation.path.split('/')[3]!.toLowerCase(), operation.operationId);
    }
    if (name === 'id') {
      return this.target(segment.toLowerCase(), operation.operationId);
    }
    if (name.endsWith('Id')) {
      return this.target(`${name.slice(0, -2).toLowerCase()}s`, operation.operationId);
    }
    const schema = operation.parameters.find((one) => one.name === name)?.schema ?? {};
    const value = plainValues[name] ?? (schema['examples'] as (string | number)[] | undefined)?.[0];
    if (value === undefined) {
      throw new Error(
        `${operation.operationId} has a parameter ${name} without a value: give its schema an example in openapi.yaml, or add it to plainValues in test/contract/support/stage.ts.`,
      );
    }
    return String(value);
  }

  async #bodyFor(operation: DescribedOperation, mediaType: string): Promise<string> {
    if (mediaType === FORM_TYPE) {
      const schema = operation.bodies.get(FORM_TYPE)!.schema;
      return formOf(schema, (await this.exampleFor(operation, FORM_TYPE)) as Json);
    }
    if (mediaType !== 'application/json') {
      const raw = operation.bodies.get(mediaType)?.example ?? rawExamples[mediaType];
      if (typeof raw !== 'string') {
        throw new Error(
          `${operation.operationId} takes ${mediaType} without an example: add one to rawExamples in test/contract/support/stage.ts.`,
        );
      }
      return raw;
    }
    return JSON.stringify(await this.exampleFor(operation));
  }

  /** The JSON example of an operation, or that of its form, about things that are there. */
  async exampleFor(operation: DescribedOperation, mediaType = 'application/json'): Promise<unknown> {
    const example = operation.bodies.get(mediaType)?.example;
    if (example === undefined) {
      throw new Error(
        `${operation.operationId} has no example of its body: the contract test sends it, so give one in openapi.yaml.`,
      );
    }
    if (/^actuators\.(?:create|update)$/u.test(operation.operationId)) return this.#actuatorBody();
    const body = await this.#withTargets(example, '', operation.operationId);
    if (operation.operationId === 'firmwarePackages.create') {
      // One that the devices here can be updated to.
      const form = body as { request: Json };
      return { ...form, request: { ...form.request, DeviceTypeId: this.app.world.deviceTypeId } };
    }
    if (operation.operationId.startsWith('transformers.')) {
      return transformerBody(this, operation.operationId, body);
    }
    const fixed = await fixedMembers(this, operation.operationId);
    return fixed === undefined ? body : { ...(body as Json), ...fixed };
  }

  async #withTargets(value: unknown, name: string, operationId: string): Promise<unknown> {
    if (Array.isArray(value)) {
      return Promise.all(value.map((one) => this.#withTargets(one, name, operationId)));
    }
    if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).map(async ([key, member]) => [
        key,
        await this.#withTargets(member, key, operationId),
      ]);
      return Object.fromEntries((await Promise.all(members)) as [string, unknown][]);
    }
    const kind = ID_MEMBER.exec(name)?.groups?.['kind'];
    if (kind === undefined || typeof value !== 'string' || !UUID.test(value)) return value;
    return this.target(plural(kind.toLowerCase()), operationId);
  }

  /**
   * The id of something to aim at.
   *
   * @param kind the segment of its collection in a path, in lower case
   */
  target(kind: string, operationId = ''): Promise<string> {
    const key = targetKey(kind, operationId);
    let target = this.#targets.get(key);
    if (target === undefined) {
      target = this.#make(kind, operationId);
      this.#targets.set(key, target);
    }
    return target;
  }

  /** The ids of what has been aimed at so far. */
  async ids(): Promise<ReadonlySet<string>> {
    return new Set(await Promise.all(this.#targets.values()));
  }

  async #make(kind: string, operationId: string): Promise<string> {
    switch (kind) {
      case 'devices':
        if (operationId === CANCEL) return this.#updating();
        return (await this.app.world.device(ENDPOINT)).id;
      case 'smartobjects':
        return this.#smartObject('/3308/0');
      case 'resources':
      case 'measurements': {
        const [path, id] = otherResources[operationId] ?? ['/3308/0', 5900];
        return resourceId(await this.#smartObject(path), id);
      }
      case 'smartobjecttypes':
        return operationId === ADD_RESOURCE_TYPE
          ? this.#row('/smartobjecttypes?Filter=TypeId eq 3')
          : this.#created(kind);
      case 'categories':
      case 'settingcategorys':
        if (/Templates\.|\.removeSettingCategory$/u.test(operationId))
          return this.#categoryOfType(operationId);
        return isOfDevice(operationId)
          ? this.#row('/settingcategories?Filter=Name eq PSK')
          : this.target('settingcategories', operationId);
      case 'transformertemplates':
        return this.#transformer(
          `/devicetemplates/${await this.target('devicetemplates')}/transformertemplates`,
        );
      case 'transformers':
        return this.#transformer(`/locations/${await this.target('locations')}/transformers`);
      case 'deadletters':
        return this.#deadLetter();
      case 'settings':
        return this.#setting(operationId);
      case 'sensortypes':
        return this.target('resourcetypes');
      case 'eventcategorys':
        return this.target('eventcategories');
      case 'actuators':
        return this.#actuator();
      case 'queueitems':
        return this.#queueItem();
      case 'activitylogs':
        return this.#activity(operationId === 'activityLogs.delete');
      case 'archive':
      case 'deleteoutdated':
        return this.#activity(true);
      case 'roles':
        // Admin cannot be changed.
        return operationId.startsWith('roles.') ? this.#created(kind) : this.app.roleId('Admin');
      case 'resourcetypes':
        return operationId === 'resourceTypes.delete' ? loneResourceType(this.app) : this.#created(kind);
      case 'tags':
        return (await this.app.post('/tags', { Name: 'contract' })).body.Id;
      case 'defaultsettings':
        return this.#defaultSetting();
      case 'externalids':
        return this.#externalId();
      case 'devicenetworks':
        // A key cannot remove its own.
        return operationId === 'deviceNetworks.delete' ? this.#created(kind) : this.app.deviceNetworkId;
      default:
        return this.#created(kind);
    }
  }

  async #smartObject(path: string): Promise<string> {
    const objects = await this.app.world.objectsOf(await this.target('devices'));
    return objects.get(path)!.id;
  }

  async #transformer(list: string): Promise<string> {
    const created = list.replace(/transformers$/u, 'transformer');
    const id = /\/(?<id>[0-9a-f-]{36})\//u.exec(created)!.groups!['id']!;
    const create = operationAt('POST', ROOT + created.replace(id, '{id}'))!;
    const body = (await this.exampleFor(create)) as Json;
    return transformerId(this, list, created, 'LocationId' in body ? { ...body, LocationId: id } : body);
  }

  async #deadLetter(): Promise<string> {
    const letter = {
      id: randomUUID(),
      deviceNetworkId: this.app.deviceNetworkId,
      eventConsumerId: await this.target('eventconsumers'),
      webhookId: 'msg_1',
      count: 1,
      text: `{"id":"1","type":"measurement","time":1,"deviceNetworkId":"${this.app.deviceNetworkId}","data":{}}`,
      attempts: 12,
      reason: 'The endpoint answered 500.',
      firstAttemptAt: 1,
      failedAt: 2,
    };
    await this.app.world.store.collection(deadLetters).insert(letter);
    return letter.id;
  }

  async #setting(operationId: string): Promise<string> {
    const [tag] = operationId.split('.') as [string];
    if (tag.endsWith('Templates')) return this.#templateSetting(tag, operationId);
    const owner = isOfDevice(operationId) ? 'devices' : tag;
    const example = operationAt('POST', `${ROOT}/${owner}/{id}/settings`)!;
    const body = await this.exampleFor(example);
    return this.app.create(`/${owner}/${await this.target(owner.toLowerCase())}/settings`, body);
  }

  /** A category that the type has, or that of the template. */
  async #categoryOfType(operationId: string): Promise<string> {
    const types = operationId.split('.')[0]!.replace('Templates', 'Types').toLowerCase();
    const [type, category] = await Promise.all([this.target(types), this.target('settingcategories')]);
    const path = [...new Set(operations.map((one) => one.path))].find((one) =>
      one.toLowerCase().startsWith(`${ROOT}/${types}/{id}/settingcategor`),
    )!;
    const link = path.replace('{id}', type).replace('{settingCategoryId}', category).slice(ROOT.length);
    expect((await this.app.post(link, undefined)).status).to.equal(204);
    return category;
  }

  /** A default setting; the template has a value of it, unless the operation is about to give it one. */
  async #templateSetting(tag: string, operationId: string): Promise<string> {
    const category = await this.target('settingcategorys', operationId);
    const { body } = await this.app.get(`/settingcategories/${category}`);
    const { Id } = (body['DefaultSettings'] as { Id: string }[])[0]!;
    if (!operationId.includes('.create')) {
      const template = await this.target(tag.toLowerCase());
      const path = `/${tag}/${template}/settingcategory/${category}/setting/${Id}/value`;
      expect((await this.app.post(path, { Value: '20' })).status).to.equal(204);
    }
    return Id;
  }

  /** One of a category that the service does not use itself. */
  async #defaultSetting(): Promise<string> {
    const { body } = await this.app.get(`/settingcategories/${await this.target('settingcategories')}`);
    return (body['DefaultSettings'] as { Id: string }[])[0]!.Id;
  }

  async #actuator(): Promise<string> {
    return this.app.create('/actuators', await this.#actuatorBody());
  }

  /** An object type and a resource type that belong together. */
  async #actuatorBody(): Promise<Json> {
    const [EventCategoryId, ResourceCollectionId, point] = await Promise.all([
      this.target('eventcategories'),
      this.target('resourcecollections'),
      this.#smartObject('/3308/0'),
    ]);
    const { body } = await this.app.get(`/resources/${resourceId(point, 5900)}`);
    const type = await this.app.get(`/smartobjects/${point}`);
    const value = {
      SmartObjectTypeId: type.body['SmartObjectTypeId'],
      ResourceTypeId: body['ResourceTypeId'],
      Value: '21.5',
    };
    return { Name: 'Contract', EventCategoryId, ResourceCollectionId, ActuatorResourceValues: [value] };
  }

  /** What another system knows a location and a data collector by. */
  async #externalId(): Promise<string> {
    const ExternalId = 'contract-external';
    await this.app.create('/locations', { Name: 'Known', ExternalId });
    await this.app.create('/dataCollectors/register', { Name: 'known', ExternalId });
    return ExternalId;
  }

  async #queueItem(): Promise<string> {
    const { world } = this.app;
    const device = await world.addDevice('contract-sleeper');
    const id = await this.#activity(false);
    const operation = { type: 'discover', path: { objectId: 3308 } } as const;
    const { deviceNetworkId } = device;
    await world.domain.waiting.add({ id, deviceId: device.id, deviceNetworkId, operation });
    return id;
  }

  async #activity(isOver: boolean): Promise<string> {
    const { activityLog } = this.app.world.admin;
    const entry = await activityLog.start({
      deviceNetworkId: this.app.deviceNetworkId,
      entityType: 'Device',
      entityName: ENDPOINT,
      description: 'Read',
    });
    if (isOver) await activityLog.complete(entry.id);
    return entry.id;
  }

  /** A device whose update waits until it is heard of. */
  async #updating(): Promise<string> {
    const { id } = await this.app.world.addDevice('contract-updating');
    const FirmwarePackageId = await this.target('firmwarepackages');
    await this.app.post(`/devices/${id}/firmwareupgrade`, { FirmwarePackageId });
    return id;
  }

  /** Made by the create operation of its collection, or else the first that is there. */
  async #created(kind: string): Promise<string> {
    const path = `${ROOT}/${kind}`;
    const create = operationAt('POST', path) ?? operationAt('POST', `${path}/register`);
    if (create?.bodies.has(FORM_TYPE) === true) {
      const { body } = await this.requestFor(create, FORM_TYPE);
      return this.app.create(create.path.slice(ROOT.length), undefined, {
        raw: body!,
        headers: { 'content-type': FORM_HEADER },
      });
    }
    if (create !== undefined) {
      return this.app.create(create.path.slice(ROOT.length), await this.exampleFor(create));
    }
    const list = operationAt('GET', path);
    if (list === undefined) {
      throw new Error(
        `Nothing of the kind ${kind} can be made or listed: say in #make of test/contract/support/stage.ts how to get the id of one.`,
      );
    }
    return this.#row(list.path.slice(ROOT.length));
  }

  async #row(path: string): Promise<string> {
    const { body, list } = await this.app.get(path);
    const row = list[0] ?? body.Rows[0];
    if (row === undefined) throw new Error(`There is nothing at ${path} to aim at.`);
    return row.Id;
  }

  /** Makes a key; the answer is its value. */
  async key(
    name: string,
    roleIds: readonly string[],
    init: CallInit = {},
    expires?: string,
  ): Promise<string> {
    const body = {
      Name: name,
      RoleIds: roleIds,
      ...(expires === undefined ? {} : { ExpirationDate: expires }),
    };
    const id = await this.app.create('/apikeys', body, init);
    return (await this.app.get(`/apikeys/${id}`, init)).body.Key;
  }
}

/** Settings are those of devices, unless the operation is one of another owner. */
function isOfDevice(operationId: string): boolean {
  return !/^(?:dataCollectors|locations|\w+T(?:emplat|yp)es)\./u.test(operationId);
}

/** One target for each kind, but where an operation needs one of its own. */
function targetKey(kind: string, operationId: string): string {
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

function plural(kind: string): string {
  return kind.endsWith('y') && kind !== 'settingcategory' ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
