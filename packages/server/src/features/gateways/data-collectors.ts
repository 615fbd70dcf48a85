import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, nameKey, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omitUndefined, omit, runsOf } from '../../kernel/data.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { apiKeys } from '../access/model.ts';
import { devices } from '../devices/model.ts';
import { locations } from '../locations/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { SettingsOwner } from '../settings/inheritance.ts';
import type { SettingValue } from '../settings/setting-plan.ts';
import type { SettingService } from '../settings/settings.ts';
import { tagOperations } from '../tags/tags.ts';
import { setUpOf } from './configurations.ts';
import { dataCollectors, macKey } from './model.ts';
import type { ConfigurationInput, DataCollector } from './model.ts';

export interface DataCollectorInput {
  readonly name: string;
  /** Defaults to the region of the service. */
  readonly region?: string;
  readonly dataCollectorTypeId?: string;
  readonly dataCollectorTemplateId?: string;
  readonly macAddress?: string;
  readonly disableMacAddressConflictCheck?: boolean;
  readonly externalId?: string;
  readonly locationId?: string;
  readonly note?: string;
  readonly config?: string;
  readonly configurations?: readonly ConfigurationInput[];
  readonly isBlacklisted?: boolean;
  /** If absent, the tags are unchanged. */
  readonly tagIds?: readonly string[];
  /** Values to set. Other settings are unchanged. Deprecated. */
  readonly settings?: readonly SettingValue[];
}

interface DataCollectorDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service. */
  readonly region: string;
  readonly lanes: Lanes;
  readonly settings: SettingService;
  /** Called after a data collector has changed. */
  readonly changed: (collector: DataCollector) => void;
  /** Called after a data collector has been deleted. */
  readonly deleted: (collector: DataCollector) => void;
}

type Faults = Record<string, string[]>;

/** Manages the gateways through which devices report. */
export class DataCollectorService {
  readonly #deps: DataCollectorDependencies;

  constructor(deps: DataCollectorDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `data-collector-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DataCollector> {
    return findInNetwork(this.#deps.store.collection(dataCollectors), 'data-collector', deviceNetworkId, id);
  }

  /**
   * @throws MusterError `invalid-request` if a referenced entity does not exist; `already-exists` if the name
   *   is taken in the region, by any network, or the MAC address in the network
   */
  async register(
    deviceNetworkId: string,
    input: DataCollectorInput,
    unit = new UnitOfWork(),
  ): Promise<DataCollector> {
    const id = randomUUID();
    const plan = await this.#deps.settings.planNew(ownerOf(deviceNetworkId, id), input.settings ?? []);
    return this.#write(async (tx) => {
      const collector: DataCollector = {
        id,
        deviceNetworkId,
        createdAt: this.#deps.clock.now(),
        ...(await this.#fields(tx, deviceNetworkId, input, undefined)),
      };
      await tx.collection(dataCollectors).insert(collector);
      await tx.write([...plan.writes, ...(await tagWrites(tx, collector)), ...unit.writesFor(id)]);
      return collector;
    });
  }

  /**
   * Replaces the fields that a caller can set.
   *
   * @throws MusterError as {@link register}, and `data-collector-not-found`
   */
  async update(deviceNetworkId: string, id: string, input: DataCollectorInput): Promise<DataCollector> {
    const { lanes, settings } = this.#deps;
    return lanes.run(id, async () => {
      const plan =
        input.settings && (await settings.planChange(ownerOf(deviceNetworkId, id), input.settings));
      return this.#write(async (tx) => {
        const collection = tx.collection(dataCollectors);
        const current = await findInNetwork(collection, 'data-collector', deviceNetworkId, id);
        const collector: DataCollector = {
          ...keptOf(current),
          ...(await this.#fields(tx, deviceNetworkId, input, current)),
        };
        await collection.put(collector);
        await tx.write([...(plan?.writes ?? []), ...(await tagWrites(tx, collector))]);
        return collector;
      });
    });
  }

  /** Changes some fields. @throws MusterError `data-collector-not-found` */
  async change(
    deviceNetworkId: string,
    id: string,
    fields: Partial<Pick<DataCollector, 'isBlacklisted' | 'networkSettingIds' | 'status'>>,
  ): Promise<DataCollector> {
    return this.#write(async (tx) => {
      const collection = tx.collection(dataCollectors);
      const current = await findInNetwork(collection, 'data-collector', deviceNetworkId, id);
      const collector = { ...current, ...fields };
      await collection.put(collector);
      return collector;
    });
  }

  /**
   * Deletes a data collector with its settings.
   *
   * @param force first moves its devices to the default data collector of the network
   * @throws MusterError `data-collector-not-found`; `in-use` if devices report through it, or it is the
   *   default
   */
  async delete(deviceNetworkId: string, id: string, force: boolean): Promise<void> {
    await this.get(deviceNetworkId, id);
    const network = await this.#deps.store.collection(deviceNetworks).get(deviceNetworkId);
    const defaultId = network?.defaultDataCollectorId ?? '';
    if (id === defaultId) {
      throw conflict(
        'in-use',
        'It is the default data collector of the device network, which devices without a DataCollectorId use.',
      );
    }
    if (force) await moveDevices(this.#deps.store, this.#deps.lanes, id, defaultId);
    const deleted = await this.#deps.store.transaction(async (tx) => {
      const collection = tx.collection(dataCollectors);
      const current = await findInNetwork(collection, 'data-collector', deviceNetworkId, id);
      await collection.delete(id);
      if (current.ticketKeyId !== undefined) await tx.collection(apiKeys).delete(current.ticketKeyId);
      return current;
    });
    this.#deps.deleted(deleted);
  }

  async #fields(
    tx: Transaction,
    deviceNetworkId: string,
    input: DataCollectorInput,
    current: DataCollector | undefined,
  ): Promise<Omit<DataCollector, keyof Kept>> {
    const faults: Faults = {};
    if (input.name.trim() === '') faults['Name'] = ['Must not be blank.'];
    const locationId = await locationOf(tx, deviceNetworkId, input.locationId, faults);
    const set = await setUpOf(tx, deviceNetworkId, input, faults);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await demandFreeMac(tx, deviceNetworkId, input, current?.id);
    const before = { region: this.#deps.region, isBlacklisted: false, tagIds: [], ...current };
    return {
      ...omit(
        input,
        'dataCollectorTypeId',
        'dataCollectorTemplateId',
        'disableMacAddressConflictCheck',
        'configurations',
        'settings',
      ),
      ...set,
      region: input.region === undefined ? before.region : await this.#regionOf(tx, input.region),
      isBlacklisted: input.isBlacklisted ?? before.isBlacklisted,
      tagIds: input.tagIds ?? before.tagIds,
      locationId,
      ...(input.macAddress === undefined ? {} : { macKey: macKey(input.macAddress) }),
    };
  }

  /**
   * Returns a region in its existing spelling, because names of regions, like other names, must differ by
   * more than case.
   */
  async #regionOf(tx: Transaction, region: string): Promise<string> {
    const known = [this.#deps.region, ...(await tx.collection(dataCollectors).countBy('region')).keys()];
    return known.map(String).find((one) => nameKey(one) === nameKey(region)) ?? region;
  }

  async #write(work: (tx: Transaction) => Promise<DataCollector>): Promise<DataCollector> {
    const { store, changed } = this.#deps;
    const collector = await uniquelyNamed({ kind: 'a data collector', owner: 'The region' }, () =>
      store.transaction(work),
    );
    changed(collector);
    return collector;
  }
}

async function locationOf(
  tx: Transaction,
  deviceNetworkId: string,
  wanted: string | undefined,
  faults: Faults,
): Promise<string> {
  const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
  const id = wanted ?? network?.rootLocationId ?? '';
  if ((await tx.collection(locations).get(id))?.deviceNetworkId !== deviceNetworkId) {
    faults['LocationId'] = [unknownId('location', id)];
  }
  return id;
}

type Kept = Pick<
  DataCollector,
  'id' | 'deviceNetworkId' | 'createdAt' | 'networkSettingIds' | 'ticketKeyId' | 'status'
>;

/** Returns the fields that callers cannot set. */
function keptOf(collector: DataCollector): Kept {
  const { id, deviceNetworkId, createdAt, networkSettingIds, ticketKeyId, status } = collector;
  return { id, deviceNetworkId, createdAt, ...omitUndefined({ networkSettingIds, ticketKeyId, status }) };
}

async function tagWrites(
  tx: Transaction,
  { id, deviceNetworkId, tagIds = [] }: DataCollector,
): Promise<readonly WriteOperation[]> {
  return tagOperations(tx, { deviceNetworkId, entityType: 'DataCollector', entityId: id }, tagIds);
}

function ownerOf(deviceNetworkId: string, id: string): SettingsOwner {
  return { ownerType: 'DataCollector', ownerId: id, deviceNetworkId };
}

/** @throws MusterError `already-exists` */
async function demandFreeMac(
  tx: Transaction,
  deviceNetworkId: string,
  { macAddress, disableMacAddressConflictCheck }: DataCollectorInput,
  ownId: string | undefined,
): Promise<void> {
  if (macAddress === undefined || disableMacAddressConflictCheck === true) return;
  const found = await tx.collection(dataCollectors).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'macKey', op: 'eq', value: macKey(macAddress) },
    ],
    limit: 2,
  });
  if (found.some((one) => one.id !== ownId)) {
    throw conflict(
      'already-exists',
      'The device network already has a data collector with this MAC address.',
    );
  }
}

/** Devices moved concurrently. */
const MOVED_AT_A_TIME = 50;

/**
 * Moves all devices of a data collector to another one of the same network, including devices that arrive
 * while it runs.
 */
export async function moveDevices(store: Store, lanes: Lanes, from: string, to: string): Promise<void> {
  const collection = store.collection(devices);
  const where = [{ field: 'dataCollectorId', op: 'eq', value: from }] as const;
  const move = (id: string): Promise<void> =>
    lanes.run(id, async () => {
      const device = await collection.get(id);
      if (device?.dataCollectorId === from) await collection.put({ ...device, dataCollectorId: to });
    });
  for (let isEmpty = false; !isEmpty;) {
    isEmpty = true;
    // A single pass, because repeated queries for the first few devices would sort all of them each time.
    for await (const found of runsOf(collection.iterate({ where }), MOVED_AT_A_TIME)) {
      isEmpty = false;
      await Promise.all(found.map(({ id }) => move(id)));
    }
  }
}
