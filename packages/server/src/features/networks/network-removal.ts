import type { Clock } from '../../kernel/timers.ts';
import { conflict, MusterError, notFound } from '../../kernel/errors.ts';
import { runsOf } from '../../kernel/data.ts';
import type { UsageCounter } from '../../kernel/ports.ts';
import { deleteOperation } from '../../store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Store,
  Transaction,
} from '../../store/port.ts';
import { findPrincipal } from '../access/access.ts';
import type { AccessService } from '../access/access.ts';
import { checkAdminIsLeftElsewhere } from '../access/api-keys.ts';
import { apiKeys, sessions } from '../access/model.ts';
import { withdrawFromSession } from '../access/sessions.ts';
import type { AuditService } from '../activity/audit.ts';
import { devices } from '../devices/model.ts';
import { firmwarePackages } from '../firmware/model.ts';
import { collections } from '../generated/collections.ts';
import { eventConsumers, outboxEntries } from '../webhooks/model.ts';
import { deviceNetworks } from './model.ts';
import type { DeviceNetwork } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<AccessService, 'permits' | 'revoke' | 'forget'>;
  /** Closes the audit of the network, because late entries would remain. */
  readonly audit: Pick<AuditService, 'closeNetwork'>;
  /** Stores the usage of a network while it still has its name, if given. */
  readonly usage?: UsageCounter | undefined;
  /** Deletes a device with everything that belongs to it. */
  readonly deleteDevice: (deviceNetworkId: string, id: string) => Promise<void>;
  /** Deletes the file of a deleted firmware package. */
  readonly deleteFirmware: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Maximum number of deletes per commit, because each document and its index entries are on separate pages. */
const STEP = 50;

/** A document with the ID of its network. */
type Owned = Entity & { readonly deviceNetworkId: string };

/**
 * Removes device networks with all their contents. A network is first closed, in one transaction: from then on no key
 * has access, and its name is free. Then its contents are deleted in bounded steps, devices first. The network itself
 * is deleted last, so that the next start finds and continues an interrupted removal.
 */
export class NetworkRemoval {
  readonly #deps: Dependencies;
  /** Removals in progress. They run one after the other. */
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Continues the removals of an earlier process. */
  async load(): Promise<void> {
    const where = [{ field: 'removedAt', op: 'exists', value: true }] as const;
    for (const network of await this.#deps.store.collection(deviceNetworks).find({ where })) {
      this.#enqueue(network.id);
    }
  }

  /** Resolves when the step in progress has finished. The next start does the rest. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  /** Resolves when all removals have finished. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /**
   * Closes a network and begins to remove it.
   *
   * @param callerId ID of the requesting key, which must be a member with the permission DeviceNetwork.Delete
   * and belong to another network
   * @throws MusterError `device-network-not-found`, `permission-denied`; `in-use` for the key's own network;
   * `last-admin` if the removal would delete the last Admin key of another network
   */
  async remove(callerId: string, id: string): Promise<void> {
    const { store, access, clock } = this.#deps;
    const caller = await findPrincipal(store, callerId);
    if (caller?.memberships.some((one) => one.deviceNetworkId === id) !== true) {
      throw notFound('device-network', id);
    }
    if (!(await access.permits(caller, id, 'DeviceNetwork.Delete'))) {
      throw new MusterError('permission-denied');
    }
    await this.#keepUsage(id);
    const revoked = await store.transaction(async (tx) => {
      const network = await tx.collection(deviceNetworks).get(id);
      if (network === undefined) throw notFound('device-network', id);
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

  /** Stores the usage row of the month while the network has its name. Later usage adds to that row. */
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
          // The next start deletes remaining files.
          for (const one of ids) await this.#deps.deleteFirmware(one).catch(this.#deps.onError);
        }
      });
    }
    if (!this.#isClosed) {
      await store.collection(deviceNetworks).delete(id);
    }
  }

  /**
   * Deletes the documents of a network in small steps, including those that arrive during the removal. It uses one walk
   * that lets other work in between. Searching for the first few documents each time would sort all of them each time,
   * and not every collection has an index by network.
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
 * Returns the collections in an order in which none refers to an earlier one, so that nothing restricts a delete, and
 * cascades find nothing left to delete.
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
  // Rename the network to its ID, so that a new network can use the name.
  return { ...network, name: network.id, removedAt };
}

/** Deletes the keys of a network and the memberships of other keys. Returns the IDs of the deleted keys. */
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
  for await (const session of tx.collection(sessions).iterate({})) {
    const left = await withdrawFromSession(tx, session, deviceNetworkId);
    if (left === undefined) revoked.push(session.id);
  }
  return revoked;
}
