import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { nameCondition } from '../../kernel/entities.ts';
import type { CollectionDefinition, Entity, Reader, Store } from '../../store/port.ts';
import { eventCategories } from '../actuators/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import { criterionNames, resourceCollections } from '../resource-collections/model.ts';
import type { CriterionName } from '../resource-collections/model.ts';
import { rules } from './model.ts';
import type { Rule } from './model.ts';
import type { RuleInput } from './definition.ts';

/** An event category that the service creates. Its type number identifies it, because users can rename it. */
interface SystemCategory {
  readonly typeId: number;
  readonly name: string;
}

const registrations: SystemCategory = { typeId: 1, name: 'Registrations' };
const firmware: SystemCategory = { typeId: 2, name: 'Firmware' };
const values: SystemCategory = { typeId: 3, name: 'Values' };

const systemCategories: readonly SystemCategory[] = [registrations, firmware, values];

/** A rule for all devices of a network. */
interface Monitor extends Pick<
  Rule,
  'name' | 'description' | 'cause' | 'afterSeconds' | 'message' | 'severityLevel' | 'resetMethod'
> {
  readonly category: SystemCategory;
}

const monitors: readonly Monitor[] = [
  {
    name: 'Device offline',
    description: 'A device has had no registration for an hour.',
    cause: 'DeviceOffline',
    afterSeconds: 3_600,
    message: '{DeviceName} is offline',
    severityLevel: 50,
    resetMethod: 'Threshold',
    category: registrations,
  },
  {
    name: 'Registration lost',
    description: 'The registration of a device ended without a Deregister.',
    cause: 'RegistrationLost',
    message: '{DeviceName} has lost its registration',
    severityLevel: 30,
    resetMethod: 'Threshold',
    category: registrations,
  },
  {
    name: 'Firmware update failed',
    description: 'The firmware update of a device failed.',
    cause: 'FirmwareUpdateFailed',
    message: 'The firmware update of {DeviceName} failed',
    severityLevel: 50,
    resetMethod: 'Threshold',
    category: firmware,
  },
];

/** Criteria that select nothing. */
const noCriteria: Readonly<Record<CriterionName, readonly string[]>> = {
  deviceIds: [],
  deviceTypeIds: [],
  deviceTemplateIds: [],
  locationIds: [],
  smartObjectIds: [],
  smartObjectTypeIds: [],
  smartObjectTemplateIds: [],
  resourceTypeIds: [],
  tagIds: [],
};

const ALL_DEVICES = 'All devices';

/** Creates the event categories and rules with which the service monitors the devices of a network. */
export class MonitorSetup {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #lanes: Lanes;
  readonly #createRule: (deviceNetworkId: string, input: RuleInput) => Promise<unknown>;

  constructor(
    store: Store,
    clock: Clock,
    lanes: Lanes,
    createRule: (deviceNetworkId: string, input: RuleInput) => Promise<unknown>,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#lanes = lanes;
    this.#createRule = createRule;
  }

  /** Creates the missing event categories. */
  addCategories(deviceNetworkId: string): Promise<void> {
    return this.#runInLane(deviceNetworkId, () => this.#addCategories(deviceNetworkId));
  }

  /**
   * Creates the missing rules, with the event categories and the resource collection that they need.
   *
   * @throws MusterError `limit-reached`
   */
  addMonitors(deviceNetworkId: string): Promise<void> {
    return this.#runInLane(deviceNetworkId, async () => {
      await this.#addCategories(deviceNetworkId);
      for (const monitor of monitors) await this.#addMonitor(deviceNetworkId, monitor);
    });
  }

  /** Runs one request of a network at a time, so that concurrent requests do not create an entity twice. */
  #runInLane(deviceNetworkId: string, work: () => Promise<void>): Promise<void> {
    return this.#lanes.run(`monitors of ${deviceNetworkId}`, work);
  }

  async #addCategories(deviceNetworkId: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      for (const { typeId, name } of systemCategories) {
        if ((await categoryId(tx, deviceNetworkId, typeId)) !== undefined) continue;
        await tx.collection(eventCategories).insert({
          id: randomUUID(),
          deviceNetworkId,
          typeId,
          name: await freeName(tx, eventCategories, deviceNetworkId, name),
          createdAt: this.#clock.now(),
        });
      }
    });
  }

  async #addMonitor(deviceNetworkId: string, { category, ...rule }: Monitor): Promise<void> {
    const store = this.#store;
    const eventCategoryId = await categoryId(store, deviceNetworkId, category.typeId);
    // A user has deleted the category concurrently.
    if (eventCategoryId === undefined) return;
    const where = [{ field: 'eventCategoryId', op: 'eq', value: eventCategoryId }] as const;
    const present = await store.collection(rules).find({ where });
    if (present.some(({ cause }) => cause === rule.cause)) return;
    await this.#createRule(deviceNetworkId, {
      ...rule,
      name: await freeName(store, rules, deviceNetworkId, rule.name),
      eventCategoryId,
      resourceCollectionId: await this.#allDevices(deviceNetworkId),
      isDeactivated: false,
      triggerType: 'OnlyFirstTime',
      triggerByDevice: true,
      triggerBySmartObject: false,
      isAnyEnough: false,
    });
  }

  /** Returns the ID of the resource collection of all devices, and creates it if necessary. */
  async #allDevices(deviceNetworkId: string): Promise<string> {
    const store = this.#store;
    const network = await store.collection(deviceNetworks).get(deviceNetworkId);
    const locationIds = network === undefined ? [] : [network.rootLocationId];
    const criteria = { ...noCriteria, locationIds, includeChildLocations: true, resourceIds: [] };
    const where = [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: ALL_DEVICES },
    ] as const;
    for (const found of await store.collection(resourceCollections).find({ where })) {
      const { includeChildLocations, resourceIds } = found;
      const isSame =
        includeChildLocations &&
        resourceIds.length === 0 &&
        criterionNames.every((name) => String(found[name]) === String(criteria[name]));
      if (isSame) return found.id;
    }
    const made = {
      id: randomUUID(),
      deviceNetworkId,
      name: ALL_DEVICES,
      ...criteria,
      createdAt: this.#clock.now(),
    };
    await store.collection(resourceCollections).insert(made);
    return made.id;
  }
}

async function categoryId(
  reader: Reader,
  deviceNetworkId: string,
  typeId: number,
): Promise<string | undefined> {
  const found = await reader.collection(eventCategories).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'typeId', op: 'eq', value: typeId },
  ]);
  return found?.id;
}

/** Returns the name, with the first number that makes it unique if it is taken. */
async function freeName<T extends Entity>(
  reader: Reader,
  definition: CollectionDefinition<T>,
  deviceNetworkId: string,
  name: string,
): Promise<string> {
  const own = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if ((await reader.collection(definition).findOne([own, nameCondition(candidate)])) === undefined)
      return candidate;
  }
}
