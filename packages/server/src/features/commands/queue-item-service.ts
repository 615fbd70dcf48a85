import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { queueItems } from './model/queue-item.ts';
import type { QueueItem } from './model/queue-item.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Page, Store } from '../../store/port.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { CommandQueue } from './command-queue.ts';

/** A queue item with its device. */
export interface QueueItemDetails {
  readonly item: QueueItem;
  readonly device: Device | undefined;
  /** Whether the command is being sent. */
  readonly isUnderWay: boolean;
}

/** Lists and deletes the commands stored for sleeping devices. */
export class QueueItemService {
  readonly #store: Store;
  readonly #waiting: CommandQueue;

  constructor(store: Store, waiting: CommandQueue) {
    this.#store = store;
    this.#waiting = waiting;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<QueueItemDetails>> {
    const { rows, total } = await this.#store.collection(queueItems).page(inNetwork(deviceNetworkId, query));
    return { total, rows: await this.#details(rows) };
  }

  /** @throws MusterError `device-not-found` */
  async listOfDevice(
    deviceNetworkId: string,
    deviceId: string,
    query: ListQuery,
  ): Promise<Page<QueueItemDetails>> {
    await findInNetwork(this.#store.collection(devices), 'device', deviceNetworkId, deviceId);
    const where = [{ field: 'deviceId', op: 'eq', value: deviceId } as const, ...(query.where ?? [])];
    return this.list(deviceNetworkId, { ...query, where });
  }

  /**
   * @throws MusterError `queue-item-not-found` if it does not exist or has ended: sent, expired or withdrawn
   */
  async get(deviceNetworkId: string, id: string): Promise<QueueItemDetails> {
    const item = await findInNetwork(this.#store.collection(queueItems), 'queue-item', deviceNetworkId, id);
    const [details] = await this.#details([item]);
    if (details === undefined) {
      throw notFound('queue-item', id);
    }
    return details;
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

  async #details(items: readonly QueueItem[]): Promise<QueueItemDetails[]> {
    const found = await this.#store.collection(devices).getMany(new Set(items.map((one) => one.deviceId)));
    return items.map((item) => ({
      item,
      device: found.get(item.deviceId),
      isUnderWay: this.#waiting.isUnderWay(item.id),
    }));
  }
}
