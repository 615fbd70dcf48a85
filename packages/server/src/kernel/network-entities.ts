import { randomUUID } from 'node:crypto';
import { insertOperation } from '../store/port.ts';
import type { CollectionDefinition, Entity, Store, Transaction } from '../store/port.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from './entities.ts';
import type { NotFoundEntity } from './errors.ts';

interface NetworkEntity extends Entity {
  readonly deviceNetworkId: string;
}

/** The fields that requests do not set. */
type Owner = Pick<NetworkEntity, 'id' | 'deviceNetworkId'>;

/**
 * Creates, updates and deletes the entities of a collection, each in one commit. Sufficient for entities without rules
 * beyond their contract and unique names. Services of others extend it.
 */
export class NetworkEntities<T extends NetworkEntity, Input extends object = Omit<T, keyof Owner>> {
  protected readonly store: Store;
  readonly #collection: CollectionDefinition<T>;
  readonly #kind: Exclude<NotFoundEntity, 'route'>;

  constructor(store: Store, collection: CollectionDefinition<T>, kind: Exclude<NotFoundEntity, 'route'>) {
    this.store = store;
    this.#collection = collection;
    this.#kind = kind;
  }

  /** @throws MusterError `already-exists` for a name in use, and those of {@link complete} */
  async create(deviceNetworkId: string, input: Input, unit = new UnitOfWork()): Promise<T> {
    const id = randomUUID();
    return this.#write(async (tx) => {
      const made = await this.complete(tx, { ...input, id, deviceNetworkId });
      await tx.write([insertOperation(this.#collection, made), ...unit.writesFor(id)]);
      return made;
    });
  }

  /** Replaces an entity. @throws MusterError `…-not-found`, and those of {@link create} */
  async update(deviceNetworkId: string, id: string, input: Input): Promise<void> {
    await this.#write(async (tx) => {
      const before = await this.#find(tx, deviceNetworkId, id);
      await tx
        .collection(this.#collection)
        .put(await this.complete(tx, { ...input, id, deviceNetworkId }, before));
    });
  }

  /** @throws MusterError `…-not-found`, and those of {@link checkUnused} */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await this.checkUnused(tx, await this.#find(tx, deviceNetworkId, id));
      await tx.collection(this.#collection).delete(id);
    });
  }

  /**
   * Checks an entity, and adds the fields that requests do not set.
   *
   * @param before the stored entity that it replaces
   */
  protected async complete(_tx: Transaction, entity: Input & Owner, _before?: T): Promise<T> {
    return entity as unknown as T;
  }

  /** Checks that an entity can be deleted. */
  protected async checkUnused(_tx: Transaction, _entity: T): Promise<void> {
    return Promise.resolve();
  }

  #find(tx: Transaction, deviceNetworkId: string, id: string): Promise<T> {
    return findInNetwork(tx.collection(this.#collection), this.#kind, deviceNetworkId, id);
  }

  #write<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const noun = this.#kind.replaceAll('-', ' ');
    const kind = `${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`;
    return uniquelyNamed({ kind, collection: this.#collection.name }, () => this.store.transaction(work));
  }
}
