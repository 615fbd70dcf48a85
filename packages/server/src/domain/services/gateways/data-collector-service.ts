import { randomUUID } from 'node:crypto';
import type { ConfigurationValue } from '../../entities/configuration.ts';
import { dataCollectorTemplates } from '../../entities/data-collector-template.ts';
import type { DataCollectorTemplate } from '../../entities/data-collector-template.ts';
import { dataCollectorTypes } from '../../entities/data-collector-type.ts';
import type { DataCollectorType } from '../../entities/data-collector-type.ts';
import { dataCollectors } from '../../entities/data-collector.ts';
import type { DataCollector } from '../../entities/data-collector.ts';
import { deviceNetworks } from '../../entities/device-network.ts';
import { devices } from '../../entities/device.ts';
import { locations } from '../../entities/location.ts';
import { conflict, invalid } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { Lanes } from '../../lanes.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Clock } from '../../ports/clock.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store, Transaction, WriteOperation } from '../../ports/store.ts';
import { owned } from '../owned.ts';
import type { SettingsOwner } from '../settings/setting-owners.ts';
import type { SettingValue } from '../settings/setting-plan.ts';
import type { SettingService } from '../settings/setting-service.ts';
import { deleteSettingsOf } from '../settings/template-settings.ts';
import { without } from '../../without.ts';
import { setUpOf } from './data-collector-set-up.ts';
import { moveDevices } from './device-moves.ts';
import { macKey } from './mac-address.ts';

export interface DataCollectorInput {
  readonly name: string;
  /** Default: that of the service. */
  readonly region?: string;
  readonly dataCollectorTypeId?: string;
  readonly dataCollectorTemplateId?: string;
  readonly macAddress?: string;
  readonly disableMacAddressConflictCheck?: boolean;
  readonly externalId?: string;
  readonly locationId?: string;
  readonly note?: string;
  readonly config?: string;
  readonly configurations?: readonly ConfigurationValue[];
  readonly isBlacklisted?: boolean;
  /** Values to set; others stay. Deprecated. */
  readonly settings?: readonly SettingValue[];
}

/** What the representation of data collectors needs beside them. */
export interface DataCollectorContext {
  readonly locationNames: ReadonlyMap<string, string>;
  readonly deviceCounts: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, DataCollectorType>;
  readonly templates: ReadonlyMap<string, DataCollectorTemplate>;
}

export interface DataCollectorDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service. */
  readonly region: string;
  readonly lanes: Lanes;
  readonly settings: Pick<SettingService, 'planNew' | 'planChange'>;
  /** Told of every change of a data collector. */
  readonly changed: (id: string) => void;
}

type Faults = Record<string, string[]>;

/** Gateways that devices report through. */
export class DataCollectorService {
  readonly #deps: DataCollectorDependencies;

  constructor(deps: DataCollectorDependencies) {
    this.#deps = deps;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<DataCollector>> {
    return this.#deps.store.collection(dataCollectors).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `data-collector-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DataCollector> {
    return owned(this.#deps.store.collection(dataCollectors), 'data-collector', deviceNetworkId, id);
  }

  async contextOf(rows: readonly DataCollector[]): Promise<DataCollectorContext> {
    const { store } = this.#deps;
    const [places, types, templates, counts] = await Promise.all([
      store.collection(locations).getMany(new Set(rows.map((one) => one.locationId))),
      store.collection(dataCollectorTypes).getMany(new Set(rows.map((one) => one.dataCollectorTypeId))),
      store
        .collection(dataCollectorTemplates)
        .getMany(new Set(rows.map((one) => one.dataCollectorTemplateId))),
      Promise.all(
        rows.map(async ({ id }) => {
          const where = [{ field: 'dataCollectorId', op: 'eq', value: id }] as const;
          return [id, await store.collection(devices).count({ where })] as const;
        }),
      ),
    ]);
    return {
      locationNames: new Map([...places].map(([id, place]) => [id, place.name])),
      deviceCounts: new Map(counts),
      types,
      templates,
    };
  }

  /**
   * @throws MusterError `invalid-request` when something it refers to is not there; `already-exists` when a data collector
   *   of the region, in whatever network, has the name, or one of the network the MAC address
   */
  async register(deviceNetworkId: string, input: DataCollectorInput): Promise<DataCollector> {
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
      await tx.write(plan.writes);
      return collector;
    });
  }

  /** Replaces what a caller may set. @throws MusterError as {@link register}, and `data-collector-not-found` */
  async update(deviceNetworkId: string, id: string, input: DataCollectorInput): Promise<DataCollector> {
    const { lanes, settings: service } = this.#deps;
    return lanes.run(id, async () => {
      const plan = input.settings && (await service.planChange(ownerOf(deviceNetworkId, id), input.settings));
      return this.#replace(deviceNetworkId, id, input, plan?.writes ?? []);
    });
  }

  async #replace(
    deviceNetworkId: string,
    id: string,
    input: DataCollectorInput,
    settingWrites: readonly WriteOperation[],
  ): Promise<DataCollector> {
    return this.#write(async (tx) => {
      const collection = tx.collection(dataCollectors);
      const current = await owned(collection, 'data-collector', deviceNetworkId, id);
      const { createdAt, networkSettingIds, status } = current;
      const collector: DataCollector = {
        id,
        deviceNetworkId,
        createdAt,
        ...(networkSettingIds === undefined ? {} : { networkSettingIds }),
        ...(status === undefined ? {} : { status }),
        ...(await this.#fields(tx, deviceNetworkId, input, current)),
      };
      await collection.put(collector);
      await tx.write(settingWrites);
      return collector;
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
      const current = await owned(collection, 'data-collector', deviceNetworkId, id);
      const collector = { ...current, ...fields };
      await collection.put(collector);
      return collector;
    });
  }

  /**
   * Deletes a data collector with its settings.
   *
   * @param force its devices go to the default data collector of the network first
   * @throws MusterError `data-collector-not-found`; `in-use` when devices report through it, or it is the default
   */
  async delete(deviceNetworkId: string, id: string, force: boolean): Promise<void> {
    await this.get(deviceNetworkId, id);
    const network = await this.#deps.store.collection(deviceNetworks).get(deviceNetworkId);
    const defaultId = network?.defaultDataCollectorId ?? '';
    if (id === defaultId) {
      throw conflict('in-use', 'It is the data collector of devices that name none.');
    }
    if (force) await moveDevices(this.#deps.store, this.#deps.lanes, id, defaultId);
    await this.#deps.store.transaction(async (tx) => {
      await owned(tx.collection(dataCollectors), 'data-collector', deviceNetworkId, id);
      const where = [{ field: 'dataCollectorId', op: 'eq', value: id }] as const;
      if ((await tx.collection(devices).findOne(where)) !== undefined) {
        throw conflict('in-use', 'Devices report through this data collector.');
      }
      await deleteSettingsOf(tx, [id]);
      await tx.collection(dataCollectors).delete(id);
    });
    this.#deps.changed(id);
  }

  async #fields(
    tx: Transaction,
    deviceNetworkId: string,
    input: DataCollectorInput,
    current: DataCollector | undefined,
  ): Promise<Omit<DataCollector, 'id' | 'deviceNetworkId' | 'createdAt' | 'networkSettingIds' | 'status'>> {
    const faults: Faults = {};
    if (input.name.trim() === '') faults['Name'] = ['The name must not be empty.'];
    const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
    const locationId = input.locationId ?? network?.rootLocationId ?? '';
    if ((await tx.collection(locations).get(locationId))?.deviceNetworkId !== deviceNetworkId) {
      faults['LocationId'] = ['There is no location with this id.'];
    }
    const set = await setUpOf(tx, deviceNetworkId, input, faults);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await demandFreeMac(tx, deviceNetworkId, input, current?.id);
    const before = { region: this.#deps.region, isBlacklisted: false, ...current };
    return {
      ...without(
        input,
        'dataCollectorTypeId',
        'dataCollectorTemplateId',
        'disableMacAddressConflictCheck',
        'configurations',
        'settings',
      ),
      ...set,
      region: input.region ?? before.region,
      isBlacklisted: input.isBlacklisted ?? before.isBlacklisted,
      locationId,
      ...(input.macAddress === undefined ? {} : { macKey: macKey(input.macAddress) }),
    };
  }

  async #write(work: (tx: Transaction) => Promise<DataCollector>): Promise<DataCollector> {
    try {
      const collector = await this.#deps.store.transaction(work);
      this.#deps.changed(collector.id);
      return collector;
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      throw conflict('already-exists', 'The region has a data collector of this name.', { cause });
    }
  }
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
    throw conflict('already-exists', 'The device network has a data collector of this MAC address.');
  }
}
