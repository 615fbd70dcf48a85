import { randomUUID } from 'node:crypto';
import { positions } from './model/position.ts';
import type { Position } from './model/position.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { checkedPosition, checkPositionLimit } from './position-checks.ts';
import type { PositionInput } from './position-checks.ts';

/** Manages the positions of entities on location resources. */
export class PositionService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * @throws MusterError `invalid-request`; `limit-reached` if the location resource has the maximum number of
   *   positions
   */
  async create(deviceNetworkId: string, input: PositionInput, unit = new UnitOfWork()): Promise<Position> {
    return this.#store.transaction(async (tx) => {
      const made = await checkedPosition(tx, { id: randomUUID(), deviceNetworkId }, input);
      await checkPositionLimit(tx, made.locationResourceId);
      await tx.write([insertOperation(positions, made), ...unit.writesFor(made.id)]);
      return made;
    });
  }

  /** @throws MusterError `position-not-found`, `invalid-request`, `limit-reached` */
  async update(deviceNetworkId: string, id: string, input: PositionInput): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const before = await findInNetwork(tx.collection(positions), 'position', deviceNetworkId, id);
      const after = await checkedPosition(tx, before, input);
      if (after.locationResourceId !== before.locationResourceId) {
        await checkPositionLimit(tx, after.locationResourceId);
      }
      await tx.collection(positions).put(after);
    });
  }

  /** @throws MusterError `position-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(positions), 'position', deviceNetworkId, id);
      await tx.collection(positions).delete(id);
    });
  }
}
