/** The device network that the examples of the reference run against: entities made by the contract's own examples. */
import { until } from '@muster/testkit';
import {
  ConflictError,
  createClient,
  NotFoundError,
  type MusterClient,
  type OperationId,
  type OperationInput,
} from '@muster/sdk';
import { createSimulatedDevice, type SimulatedDevice } from '@muster/simulator';
import type { Contract, Operation } from '../../scripts/generate/contract.ts';
import {
  createOf,
  EntityReference,
  exampleOfBody,
  exampleOfParameter,
  isList,
  isMembers,
  placeOf,
  SIMULATED_DEVICE,
  type ExampleValue,
} from '../../scripts/generate/example-values.ts';
import type { ReadyInfo } from './muster.ts';
import { raiseEvent } from './raise-event.ts';

/** Entities that no example of a POST makes. Their groups are those of references in examples. */
type Maker = (network: ReferenceNetwork, operation: Operation) => Promise<string>;

const DEVICE = SIMULATED_DEVICE;
const SLEEPER = 'press-8';

export class ReferenceNetwork {
  readonly client: MusterClient;
  readonly #contract: Contract;
  readonly #info: ReadyInfo;
  readonly #ids = new Map<string, string>();
  /** Entities that are known to exist since the last write. */
  readonly #checked = new Set<string>();
  readonly #parents = new Map<string, ReadonlySet<string>>([
    ...['smartObjects', 'resources'].map((group) => [group, new Set(['devices'])] as const),
    ['targetResourceTypes', new Set(['smartObjectTypes'])],
  ]);
  #device: SimulatedDevice | undefined;
  #sleeper: SimulatedDevice | undefined;

  constructor(contract: Contract, info: ReadyInfo) {
    this.#contract = contract;
    this.#info = info;
    this.client = createClient({ baseUrl: info.http, apiKey: info.apiKey });
  }

  async close(): Promise<void> {
    for (const device of [this.#sleeper, this.#device]) await device?.stop({ deregister: false });
  }

  /** Calls an operation by its id; examples are not typed. */
  async call(id: string, input: OperationInput = {}): Promise<unknown> {
    return this.client.call(id as OperationId, input);
  }

  /** Makes the entities that an example of an operation names, and gives their ids by group. */
  async prepare(operation: Operation): Promise<ReadonlyMap<string, string>> {
    if (this.#makes(operation) !== undefined) await this.remove(operation.group);
    const ids = new Map<string, string>();
    for (const group of this.#groupsOf(operation)) ids.set(group, await this.idOf(group, operation));
    await preparations[operation.id]?.(this, operation);
    return ids;
  }

  /** Records the entity that an example has created, and drops the state that it has changed. */
  async settle(operation: Operation, madeId: string | undefined): Promise<void> {
    if (operation.method === 'GET' && operation.kind !== 'command') return;
    this.#checked.clear();
    const made = this.#makes(operation);
    if (made !== undefined && madeId !== undefined) this.#ids.set(made, madeId);
    if (made === 'devices') await this.remove(made);
    const [first] = operation.pathParameters;
    if (operation.kind === 'command' && !changesModel.has(operation.id)) return;
    if (first === undefined) {
      // Entities other than those of the group, such as an object of the device, would disturb later examples.
      if (made !== undefined && made in makers) await this.remove('devices');
      return;
    }
    const value = exampleOfParameter(this.#contract, operation, first);
    if (!(value instanceof EntityReference)) return;
    const { group } = value.entity;
    await this.remove(group);
    const carrier = carriers[group];
    if (carrier !== undefined) await this.remove(carrier);
  }

  /** The id of the entity of a group, which is made if it does not exist. */
  async idOf(group: string, operation: Operation): Promise<string> {
    const known = this.#ids.get(group);
    if (known !== undefined && (await this.#exists(group, known))) return known;
    await this.remove(group);
    const make = makers[group];
    const id = make === undefined ? await this.#makeByExample(group) : await make(this, operation);
    if (isOfOperation.has(group)) return id;
    this.#ids.set(group, id);
    this.#checked.add(group);
    return id;
  }

  /** Removes the entity of a group, and before it those that refer to it. */
  async remove(group: string): Promise<void> {
    const id = this.#ids.get(group);
    if (id === undefined) return;
    for (const [child, parents] of this.#parents) if (parents.has(group)) await this.remove(child);
    this.#ids.delete(group);
    this.#checked.delete(group);
    if (group in makers || !this.#has(`${group}.delete`)) return;
    await removals[group]?.(this.client, id).catch(ignoreNotFound);
    await this.call(`${group}.delete`, { path: { id } }).catch(ignoreNotFound);
  }

  /** Calls an operation with the body of its example. */
  async example(id: string, path: Readonly<Record<string, string>>, operation: Operation): Promise<unknown> {
    const own = this.#contract.operations.find((one) => one.id === id);
    const body = own === undefined ? undefined : exampleOfBody(this.#contract, own);
    return this.call(id, {
      path,
      ...(body === undefined ? {} : { body: await this.#withIds(body, operation) }),
    });
  }

  /** Registers a device that reports through the gateway. */
  async register(operation: Operation): Promise<void> {
    const path = { id: await this.idOf('dataCollectors', operation), endpoint: 'boiler-1' };
    await this.example('dataCollectors.registerDevice', path, operation);
  }

  /** Notes that the entity of a group goes with others. */
  belongsTo(group: string, ...parents: readonly string[]): void {
    this.#parents.set(group, new Set([...(this.#parents.get(group) ?? []), ...parents]));
  }

  /** The simulated device, registered. */
  async device(): Promise<void> {
    await this.#device?.stop({ deregister: false });
    this.#device = createSimulatedDevice({
      serverUri: this.#info.coap,
      endpointName: DEVICE,
      objects: [1, 3, 4, 5, 3303, 3308],
      values: { '/3303/0/5700': 21.5, '/3308/0/5900': 20 },
      // Time to cancel an update, which is refused once the device installs the package.
      firmware: { downloadSeconds: 3 },
    });
    await this.#device.start();
  }

  /** @returns the ID of an event that a rule has raised because of a value of the device */
  async raiseEvent(operation = this.#operation('events.get')): Promise<string> {
    const smartObjectId = await this.idOf('smartObjects', operation);
    return raiseEvent(this.client, smartObjectId, await this.idOf('resources', operation));
  }

  /** Stops the simulated device and removes it from the service, so that a fleet can have its name. */
  async leave(): Promise<void> {
    await this.#device?.stop({ deregister: false });
    this.#device = undefined;
    await this.remove('devices');
  }

  /** A device that is registered and asleep. */
  async sleeper(): Promise<void> {
    if (this.#sleeper !== undefined) return;
    const sleeper = createSimulatedDevice({
      ...{ serverUri: this.#info.coap, endpointName: SLEEPER, objects: [3, 3303], lifetimeSeconds: 86_400 },
      // The server takes it for asleep before it falls asleep.
      queueMode: { awakeSeconds: 2 },
    });
    this.#sleeper = sleeper;
    await sleeper.start();
    await until(() => !sleeper.isAwake);
  }

  #operation(id: string): Operation {
    const found = this.#contract.operations.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no operation ${id}.`);
    return found;
  }

  #has(id: string): boolean {
    return this.#contract.operations.some((one) => one.id === id);
  }

  #makes(operation: Operation): string | undefined {
    return createOf(this.#contract, operation.group)?.id === operation.id ? operation.group : undefined;
  }

  async #exists(group: string, id: string): Promise<boolean> {
    if (this.#checked.has(group)) return true;
    if (!this.#has(`${group}.get`)) return false;
    try {
      await this.call(`${group}.get`, { path: { id } });
      this.#checked.add(group);
      return true;
    } catch (error) {
      ignoreNotFound(error);
      return false;
    }
  }

  async #makeByExample(group: string): Promise<string> {
    const operation = createOf(this.#contract, group);
    const example = operation === undefined ? undefined : exampleOfBody(this.#contract, operation);
    if (operation === undefined || example === undefined) throw new Error(`No example makes ${group}.`);
    this.belongsTo(group, ...groupsIn(example));
    const body = await this.#withIds(example, operation);
    const files = (operation.body?.form ?? []).filter(({ kind }) => kind === 'file').map(({ name }) => name);
    const withFiles = isMembers(body)
      ? Object.fromEntries(
          Object.entries(body as object).map(([name, value]) => [
            name,
            files.includes(name) ? new Blob([String(value)]) : (value as unknown),
          ]),
        )
      : body;
    // The example of a POST makes another device.
    if (group === 'devices') await this.#removeEnrolled();
    const own = group === 'devices' ? { ...(withFiles as object), DeviceIdentifier: DEVICE } : withFiles;
    const { Id } = (await this.call(operation.id, { body: own })) as { Id: string };
    // A package that devices are updated to cannot be deleted.
    if (group === 'firmwarePackages') this.belongsTo('devices', group);
    if (group === 'devices') {
      this.#ids.set(group, Id);
      await this.device();
      await until(
        () => this.client.devices.get(Id),
        ({ SmartObjects }) => SmartObjects.some(({ TypeId }) => TypeId === 3303),
      );
    }
    return Id;
  }

  /** Removes the device that a fleet has enrolled under the name of the simulated one. */
  async #removeEnrolled(): Promise<void> {
    const { devices } = this.client;
    for await (const { Id } of devices.iterate({ Filter: `DeviceIdentifier eq '${DEVICE}'` }))
      await devices.delete(Id);
  }

  async #withIds(value: ExampleValue, operation: Operation): Promise<unknown> {
    if (value instanceof EntityReference) return this.idOf(value.entity.group, operation);
    if (isList(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await this.#withIds(item, operation));
      return items;
    }
    if (!isMembers(value)) return value;
    const members: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) members[name] = await this.#withIds(item, operation);
    return members;
  }

  /** The groups of the entities that an operation's example refers to. */
  #groupsOf(operation: Operation): ReadonlySet<string> {
    const parameters = [
      ...operation.pathParameters,
      ...operation.queryParameters.filter(({ required }) => required === true),
    ].map((parameter) => exampleOfParameter(this.#contract, operation, parameter));
    const groups = new Set<string>();
    for (const value of [...parameters, exampleOfBody(this.#contract, operation) ?? null]) {
      for (const group of groupsIn(value as ExampleValue)) groups.add(group);
    }
    // The name of a device stands for it.
    if (JSON.stringify([...parameters]).includes(`"${DEVICE}"`)) groups.add('devices');
    return groups;
  }
}

function groupsIn(value: ExampleValue): ReadonlySet<string> {
  if (value instanceof EntityReference) return new Set([value.entity.group]);
  if (isList(value)) return new Set(value.flatMap((item) => [...groupsIn(item)]));
  return isMembers(value) ? new Set(Object.values(value).flatMap((item) => [...groupsIn(item)])) : new Set();
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof NotFoundError)) throw error;
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}

const firstOf = async (network: ReferenceNetwork, list: string): Promise<string> => {
  const answer = (await network.call(list)) as { Rows?: { Id: string }[] } & { Id: string }[];
  const [row] = answer.Rows ?? answer;
  if (row === undefined) throw new Error(`${list} is empty.`);
  return row.Id;
};

async function objectOf(network: ReferenceNetwork, operation: Operation): Promise<string> {
  const device = await network.client.devices.get(await network.idOf('devices', operation));
  const { object } = placeOf(operation);
  const found = device.SmartObjects.find(({ TypeId }) => TypeId === object);
  if (found === undefined) throw new Error(`${DEVICE} has no /${object}.`);
  return found.Id;
}

const makers: Readonly<Record<string, Maker>> = {
  currentDeviceNetworks: async (network) => (await network.client.deviceNetworks.current()).Id,
  tenants: (network) => firstOf(network, 'tenants.list'),
  smartObjects: objectOf,
  resources: async (network, operation) => {
    const { Resources } = await network.client.smartObjects.get(await objectOf(network, operation));
    const resource = Resources.find(({ TypeId }) => TypeId === placeOf(operation).resource);
    if (resource === undefined) throw new Error(`${DEVICE} lacks the resource of ${operation.id}.`);
    return resource.Id;
  },
  ruleConditions: async (network, operation) => {
    const path = { id: await network.idOf('rules', operation) };
    return ((await network.example('rules.addCondition', path, operation)) as { Id: string }).Id;
  },
  events: async (network, operation) => network.raiseEvent(operation),
  activityLogs: async (network, operation) => {
    const { activityId = '' } = await network.client.resources.read(
      await network.idOf('resources', operation),
    );
    await network.client.activityLogs.waitFor(activityId);
    return activityId;
  },
  defaultSettings: async (network, operation) => {
    const category = await network.client.settingCategories.get(
      await network.idOf('settingCategories', operation),
    );
    return category.DefaultSettings[0]?.Id ?? '';
  },
  settings: async (network, operation) => {
    if (operation.group.endsWith('Templates')) return makers['defaultSettings']?.(network, operation) ?? '';
    const owner = operation.group === 'settings' ? 'locations' : operation.group;
    network.belongsTo(owner, 'settingCategories');
    const path = { id: await network.idOf(owner, operation) };
    const CategoryId = await network.idOf('settingCategories', operation);
    const known = (await network.call(`${owner}.listSettings`, { path })) as {
      Id?: string;
      CategoryId?: string;
    }[];
    const setting = known.find((one) => one.CategoryId === CategoryId);
    if (setting?.Id !== undefined) return setting.Id;
    return ((await network.example(`${owner}.createSetting`, path, operation)) as { Id: string }).Id;
  },
  queueItems: async (network) => {
    await network.sleeper();
    const device = await network.client.devices.getByEndpoint(SLEEPER);
    const object = device.SmartObjects.find(({ TypeId }) => TypeId === 3303);
    await network.client.smartObjects.read(object?.Id ?? '');
    const { Rows } = await until(
      () => network.client.queueItems.list({}),
      (page) => page.Rows.length > 0,
    );
    return Rows[0]?.Id ?? '';
  },
  targetResourceTypes: async (network, operation) => {
    const smartObjectTypeId = await network.idOf('smartObjectTypes', operation);
    const { Rows } = await network.client.resourceTypes.list({ Filter: "Name eq 'Converted Tension'" });
    const [known] = Rows;
    if (known === undefined) {
      const { Id } = await network.client.resourceTypes.create({
        ...{ SmartObjectTypeId: smartObjectTypeId, TypeId: 26251, Name: 'Converted Tension' },
        ...{ AccessType: 'Read', ResourceDataType: 'Float' },
      });
      return Id;
    }
    await network.client.smartObjectTypes.addResourceType(smartObjectTypeId, known.Id).catch(ignoreConflict);
    return known.Id;
  },
  deadLetters: async (network, operation) => {
    const id = await network.idOf('eventConsumers', operation);
    await network.client.resources.read(await network.idOf('resources', operation));
    const { Rows } = await until(
      () => network.client.eventConsumers.listDeadLetters(id),
      (page) => page.Rows.length > 0,
    );
    return Rows[0]?.Id ?? '';
  },
  transformerTemplates: async (network, operation) => {
    const id = await network.idOf('deviceTemplates', operation);
    const known = await network.client.transformers.listOfTemplate(id);
    if (known[0] !== undefined) return known[0].Id;
    await network.example('transformers.createOfTemplate', { id }, operation);
    return (await network.client.transformers.listOfTemplate(id))[0]?.Id ?? '';
  },
  transformers: async (network, operation) => {
    const id = await network.idOf('locations', operation);
    await network.example('transformers.createAtLocation', { id }, operation);
    return (await network.client.transformers.listOfLocation(id))[0]?.Id ?? '';
  },
};

/** Groups whose entity depends on the operation. */
const isOfOperation = new Set([
  ...['activityLogs', 'deadLetters', 'defaultSettings', 'queueItems'],
  ...['resources', 'ruleConditions', 'settings', 'smartObjects'],
]);

/** Entities that come with another one, which is made again when they have changed. */
const carriers: Readonly<Record<string, string>> = {
  defaultSettings: 'settingCategories',
  resources: 'devices',
  smartObjects: 'devices',
};

/** Commands to devices that change the entities of the service too. */
const changesModel = new Set([
  ...['devices.cancelFirmwareUpgrade', 'devices.firmwareUpgrade', 'firmwarePackages.upgrade'],
  ...['deviceTemplates.update', 'deviceTypes.update', 'smartObjects.delete'],
]);

/** What must go before an entity can be deleted. */
const removals: Readonly<Record<string, (client: MusterClient, id: string) => Promise<void>>> = {
  dataCollectors: async (client, id) => {
    for await (const device of client.dataCollectors.iterateDevices(id))
      await client.devices.delete(device.Id);
  },
  devices: async (client, id) => {
    await client.devices.cancelFirmwareUpgrade(id).catch(ignoreConflict);
  },
  deviceTypes: async (client, id) => {
    for await (const device of client.devices.iterate({ Filter: `DeviceType.Id eq '${id}'` }))
      await client.devices.delete(device.Id);
  },
  firmwarePackages: async (client, id) => {
    await until(async () => !(await client.firmwarePackages.get(id)).IsActive);
  },
  locations: async (client, id) => {
    for (const { Id } of await client.transformers.listOfLocation(id))
      await client.transformers.deleteAtLocation(id, Id);
    for await (const device of client.locations.iterateDevices(id)) await client.devices.delete(device.Id);
  },
  resourceTypes: async (client, id) => {
    for await (const { Id } of client.smartObjectTypes.iterate({ Filter: 'TypeId eq 33001' }))
      await client.smartObjectTypes.removeResourceType(Id, id).catch(ignoreNotFound);
  },
};

type Preparation = (network: ReferenceNetwork, operation: Operation) => Promise<void>;

const withoutResourceType: Preparation = async (network, operation) => {
  const id = await network.idOf('resourceTypes', operation);
  await removals['resourceTypes']?.(network.client, id);
};

/** A smart object has all resources of its type, except those that were deleted. */
const withoutResource: Preparation = async (network, operation) => {
  const { Resources } = await network.client.smartObjects.get(await network.idOf('smartObjects', operation));
  const typeId = await network.idOf('resourceTypes', operation);
  const resource = Resources.find((one) => one.ResourceTypeId === typeId);
  if (resource !== undefined) await network.client.resources.delete(resource.Id);
};

const withSettingCategory: Preparation = async (network, operation) => {
  const templates = operation.group.endsWith('Templates');
  const owner = operation.group.replace('Templates', 'Types');
  const path = {
    id: await network.idOf(owner, operation),
    settingCategoryId: await network.idOf('settingCategories', operation),
  };
  network.belongsTo(owner, 'settingCategories');
  await network.call(`${owner}.addSettingCategory`, { path });
  if (!templates || operation.verb === 'createSettingValue') return;
  await network.example(
    `${operation.group}.createSettingValue`,
    {
      id: await network.idOf(operation.group, operation),
      settingCategoryId: path.settingCategoryId,
      settingId: await network.idOf('settings', operation),
    },
    operation,
  );
};

const preparations: Readonly<Record<string, Preparation>> = {
  'externalIds.listDataCollectors': async (network, operation) => {
    const id = await network.idOf('dataCollectors', operation);
    const { Name, MACAddress } = await network.client.dataCollectors.get(id);
    await network.client.dataCollectors.update(id, { Name, MACAddress, ExternalId: 'port-quay-7' });
  },
  'externalIds.listLocations': async (network, operation) => {
    await network.idOf('locations', operation);
  },
  'resources.create': withoutResource,
  'smartObjectTypes.addResourceType': withoutResourceType,
  'resourceTypes.delete': withoutResourceType,
  'dataCollectorTypes.removeSettingCategory': withSettingCategory,
  'deviceTypes.removeSettingCategory': withSettingCategory,
  ...Object.fromEntries(
    ['dataCollectorTemplates', 'deviceTemplates'].flatMap((group) =>
      ['createSettingValue', 'updateSettingValue', 'deleteSettingValue'].map((verb) => [
        `${group}.${verb}`,
        withSettingCategory,
      ]),
    ),
  ),
  'dataCollectors.deliverValue': async (network, operation) => network.register(operation),
  'dataCollectors.deliverValues': async (network, operation) => {
    const id = await network.idOf('dataCollectors', operation);
    await network.example('dataCollectors.registerDevices', { id }, operation);
  },
  'dataCollectors.deregisterDevice': async (network, operation) => network.register(operation),
  'devices.cancelFirmwareUpgrade': async (network, operation) => {
    const path = { id: await network.idOf('devices', operation) };
    const FirmwarePackageId = await network.idOf('firmwarePackages', operation);
    await network
      .call('devices.firmwareUpgrade', { path, body: { FirmwarePackageId } })
      .catch(ignoreConflict);
  },
};
