import { randomUUID } from 'node:crypto';
import { dataCollectors } from '../../entities/data-collector.ts';
import type { DataCollector } from '../../entities/data-collector.ts';
import { deviceNetworks } from '../../entities/device-network.ts';
import { devices } from '../../entities/device.ts';
import { locations } from '../../entities/location.ts';
import { conflict, invalidMember } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Clock } from '../../ports/clock.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store } from '../../ports/store.ts';
import { owned } from '../owned.ts';

export interface DataCollectorInput {
  readonly name: string;
  readonly macAddress?: string;
  readonly externalId?: string;
  readonly locationId?: string;
  readonly note?: string;
}

/** What the representation of data collectors needs beside them. */
export interface DataCollectorContext {
  readonly locationNames: ReadonlyMap<string, string>;
  readonly deviceCounts: ReadonlyMap<string, number>;
}

/** Gateways that devices report through. */
export class DataCollectorService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<DataCollector>> {
    return this.#store.collection(dataCollectors).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `data-collector-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DataCollector> {
    return owned(this.#store.collection(dataCollectors), 'data-collector', deviceNetworkId, id);
  }

  async contextOf(rows: readonly DataCollector[]): Promise<DataCollectorContext> {
    const [places, counts] = await Promise.all([
      this.#store.collection(locations).getMany(new Set(rows.map((one) => one.locationId))),
      Promise.all(
        rows.map(async ({ id }) => {
          const where = [{ field: 'dataCollectorId', op: 'eq', value: id }] as const;
          return [id, await this.#store.collection(devices).count({ where })] as const;
        }),
      ),
    ]);
    return {
      locationNames: new Map([...places].map(([id, place]) => [id, place.name])),
      deviceCounts: new Map(counts),
    };
  }

  /**
   * @throws MusterError `invalid-request` when there is no such location; `already-exists` when a data collector of the
   *   service, in whatever network, has the name
   */
  async register(deviceNetworkId: string, input: DataCollectorInput): Promise<DataCollector> {
    const { locationId: wanted, ...rest } = input;
    const locationId = await this.#location(deviceNetworkId, wanted);
    const collector: DataCollector = {
      id: randomUUID(),
      deviceNetworkId,
      locationId,
      createdAt: this.#clock.now(),
      ...rest,
    };
    try {
      await this.#store.collection(dataCollectors).insert(collector);
    } catch (error) {
      if (error instanceof UniqueViolationError) {
        throw conflict('already-exists', 'The service has a data collector of this name.', { cause: error });
      }
      throw error;
    }
    return collector;
  }

  async #location(deviceNetworkId: string, wanted: string | undefined): Promise<string> {
    if (wanted === undefined) {
      const network = await this.#store.collection(deviceNetworks).get(deviceNetworkId);
      return network?.rootLocationId ?? '';
    }
    const found = await this.#store.collection(locations).get(wanted);
    if (found?.deviceNetworkId !== deviceNetworkId) {
      throw invalidMember('LocationId', 'There is no location with this id.');
    }
    return found.id;
  }
}
