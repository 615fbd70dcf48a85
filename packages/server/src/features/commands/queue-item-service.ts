import { queueItems } from './model/queue-item.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { CommandQueue } from './command-queue.ts';

/** Deletes commands stored for sleeping devices. */
export class QueueItemService {
  readonly #store: Store;
  readonly #waiting: CommandQueue;

  constructor(store: Store, waiting: CommandQueue) {
    this.#store = store;
    this.#waiting = waiting;
  }

  /** Whether the command of an item is being sent. */
  isUnderWay(id: string): boolean {
    return this.#waiting.isUnderWay(id);
  }

  /**
   * Withdraws a command. Its Activity Log entry becomes Deleted.
   *
   * @throws MusterError `queue-item-not-found`; `in-use` while it is being sent
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await findInNetwork(this.#store.collection(queueItems), 'queue-item', deviceNetworkId, id);
    if (this.#waiting.isUnderWay(id)) {
      throw conflict('in-use', 'The command is being sent and can no longer be deleted.');
    }
    if (!(await this.#waiting.withdraw(id, 'The command was deleted from the queue.'))) {
      throw notFound('queue-item', id);
    }
  }
}
