import { apiKeys } from '../access/model/api-key.ts';
import { deviceNetworks } from './model/device-network.ts';
import type { DeviceNetwork } from './model/device-network.ts';
import { devices } from '../devices/model/device.ts';
import { eventConsumers } from '../webhooks/model/event-consumer.ts';
import { firmwarePackages } from '../firmware/model/firmware-package.ts';
import { outboxEntries } from '../webhooks/model/outbox-entry.ts';
import { collections } from '../generated/collections.ts';
import { conflict, MusterError, notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import { deleteOperation } from '../../store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Store,
  Transaction,
} from '../../store/port.ts';
import { runsOf } from '../../kernel/turns.ts';
import type { AuditService } from '../activity/audit-service.ts';
import type { AccessService } from '../access/access-service.ts';
import { checkAdminIsLeftElsewhere } from '../access/last-admin.ts';

export interface NetworkRemovalDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<AccessService, 'permits' | 'revoke' | 'forget'>;
  /** Late entries about the network would stay behind. */
  readonly audit: Pick<AuditService, 'closeNetwork'>;
  /** Has the usage of a network, whose name is lost with it; default: nothing does. */
  readonly usage?: UsageCounter | undefined;
  /** Deletes a device with all that belongs to it. */
  readonly deleteDevice: (deviceNetworkId: string, id: string) => Promise<void>;
  /** Deletes the file of a firmware package that is gone. */
  readonly deleteFirmware: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Documents that one commit deletes at most: each lies, with its places in the indexes, on pages of its own. */
const STEP = 50;

/** Documents that say which network they belong to. */
type Owned = Entity & { readonly deviceNetworkId: string };

/**
 * Removes device networks with everything in them. A network is closed first, in one transaction: from then on no key
 * reaches it, and its name is free. Then its contents go in bounded steps, devices before all else, and the network itself
 * goes last, so that a removal that was cut off is found and continued at the next start.
 */
export class NetworkRemoval {
  readonly #deps: NetworkRemovalDependencies;
  /** Removals under way; they run one after the other. */
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(deps: NetworkRemovalDependencies) {
    this.#deps = deps;
  }

  /** Continues what an earlier process has begun. */
  async load(): Promise<void> {
    const where = [{ field: 'removedAt', op: 'exists', value: true }] as const;
    for (const network of await this.#deps.store.collection(deviceNetworks).find({ where })) {
      this.#enqueue(network.id);
    }
  }

  /** Resolves when the step under way is over; the rest is done at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  /** Resolves when nothing is left to remove. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /**
   * Closes a network and begins to remove it.
   *
   * @param callerId id of the key that asks: a member with the permission DeviceNetwork.Delete, of another network
   * @throws MusterError `device-network-not-found`, `permission-denied`; `in-use` for the key's own network;
   *   `last-admin` when a key that goes with it is the last Admin of another network
   */
  async remove(callerId: string, id: string): Promise<void> {
    const { store, access, clock } = this.#deps;
    const caller = await store.collection(apiKeys).get(callerId);
    if (caller?.memberships.some((one) => one.deviceNetworkId === id) !== true) {
      throw notFound('device-network', id);
    }
    if (!(await access.permits(caller, id, 'DeviceNetwork.Delete'))) {
      throw new MusterError('permission-denied');
    }
    await this.#keepUsage(id);
    const revoked = await store.transaction(async (tx) => {
      const network = await tx.collection(deviceNetworks).get(id);
      if (network === undefined) {
        throw notFound('device-network', id);
      }
      if (caller.deviceNetworkId === id) {
        throw conflict(
          'in-use',
          'The key of the request belongs to this device network. Use a key of another network.',
        );
      }
      await checkAdminIsLeftElsewhere(tx, clock.now(), id);
      await tx.collection(deviceNetworks).put(closed(network, clock.now()));
      return withdrawKeys(tx, id);
    });
    revoked.forEach((keyId) => access.revoke(keyId));
    access.forget();
    this.#enqueue(id);
  }

  /** Stores the row of the month while the network has its name. Usage that is counted later adds to that row. */
  async #keepUsage(id: string): Promise<void> {
    const { usage } = this.#deps;
    usage?.add(id, 'apiCallsOk', 0);
    await usage?.settle();
  }

  #enqueue(id: string): void {
    this.#running = this.#running.then(() => this.#empty(id)).catch(this.#deps.onError);
  }

  async #empty(id: string): Promise<void> {
    const { store, audit } = this.#deps;
    await audit.closeNetwork(id);
    await this.#inSteps(devices, id, async (deviceIds) => {
      for (const deviceId of deviceIds) {
        await this.#deps.deleteDevice(id, deviceId);
      }
    });
    await this.#inSteps(eventConsumers, id, async (ids) => {
      await store.collection(outboxEntries).deleteWhere([{ field: 'eventConsumerId', op: 'in', value: ids }]);
      await store.write(ids.map((one) => deleteOperation(eventConsumers, one)));
    });
    for (const definition of referrersFirst(collections)) {
      const of = definition as CollectionDefinition<Owned>;
      await this.#inSteps(of, id, async (ids) => {
        await store.write(ids.map((one) => deleteOperation(of, one)));
        if (of.name === firmwarePackages.name) {
          // What stays behind is swept away by the next start.
          for (const one of ids) await this.#deps.deleteFirmware(one).catch(this.#deps.onError);
        }
      });
    }
    if (!this.#isClosed) {
      await store.collection(deviceNetworks).delete(id);
    }
  }

  /**
   * Deletes the documents of a network a few at a time, those too that have come in the meantime. They are found in one walk
   * that lets others in between: to look for the first few again and again would sort all of them each time, and not every
   * collection has an index of networks.
   */
  async #inSteps<T extends Owned>(
    definition: CollectionDefinition<T>,
    deviceNetworkId: string,
    deleteAll: (ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    for (let isEmpty = false; !isEmpty;) {
      isEmpty = true;
      for await (const found of runsOf(this.#deps.store.collection(definition).iterate({ where }), STEP)) {
        if (this.#isClosed) return;
        isEmpty = false;
        await deleteAll(found.map(({ id }) => id));
      }
    }
  }
}

/**
 * Collections in an order in which none refers to an earlier one: nothing restricts a delete, and what would go with a
 * document has gone in steps of its own.
 */
function referrersFirst(definitions: readonly AnyCollectionDefinition[]): Set<AnyCollectionDefinition> {
  const ordered = new Set<AnyCollectionDefinition>();
  const add = (definition: AnyCollectionDefinition): void => {
    if (ordered.has(definition)) return;
    for (const other of definitions) {
      if (other.references?.some(({ to }) => to.includes(definition.name)) === true) add(other);
    }
    ordered.add(definition);
  };
  definitions.forEach(add);
  return ordered;
}

function closed(network: DeviceNetwork, removedAt: number): DeviceNetwork {
  // Renames the network to its id, so that a new network can use the name.
  return { ...network, name: network.id, removedAt };
}

/** Deletes the keys of a network and ends the memberships of others; resolves with the ids of the deleted ones. */
async function withdrawKeys(tx: Transaction, deviceNetworkId: string): Promise<string[]> {
  const revoked: string[] = [];
  for await (const key of tx.collection(apiKeys).iterate({})) {
    if (key.deviceNetworkId === deviceNetworkId) {
      revoked.push(key.id);
      await tx.collection(apiKeys).delete(key.id);
    } else if (key.memberships.some((one) => one.deviceNetworkId === deviceNetworkId)) {
      const memberships = key.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
      await tx.collection(apiKeys).put({ ...key, memberships });
    }
  }
  return revoked;
}
