import type { DeviceOperation } from '@muster/lwm2m/core';
import { BackgroundTasks } from '../../kernel/tasks.ts';
import type { Clock } from '../../kernel/timers.ts';
import { Deadlines } from '../../kernel/timers.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import type { Collection, Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { Observation } from '../observation/model.ts';
import { queueItems, storedOperation } from './model.ts';
import type { QueueItem } from './model.ts';

/** Message of the Activity Log for an expired command. */
const EXPIRED = 'expired: the device did not wake up in time.';

interface CommandQueueOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  /** Seconds until a command expires, > 0. */
  readonly queueSeconds: number;
  /** Maximum commands that wait for one device. */
  readonly maxQueuedPerDevice: number;
  readonly onError: (error: unknown) => void;
}

interface NewQueueItem {
  /** ID of its Activity Log entry. */
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly operation: DeviceOperation;
  readonly observation?: Observation;
}

/**
 * The commands stored for devices in queue mode, in order, each until it expires. Only their IDs are kept in memory.
 */
export class CommandQueue {
  readonly #options: CommandQueueOptions;
  readonly #deadlines: Deadlines;
  readonly #order = new QueueItemOrder();
  /** Items that are being sent or removed. */
  readonly #underWay = new Set<string>();
  /** Items whose insertion is not durable yet. */
  readonly #arriving = new Map<string, Promise<void>>();
  readonly #expiring: BackgroundTasks;
  #sequence = 0;

  constructor(options: CommandQueueOptions) {
    this.#options = options;
    this.#expiring = new BackgroundTasks(options.onError);
    this.#deadlines = new Deadlines(options.clock, (id) => this.#onDeadline(id));
  }

  get #items(): Collection<QueueItem> {
    return this.#options.store.collection(queueItems);
  }

  /** Loads the queue items of an earlier run. Expired items are deleted. */
  async load(): Promise<void> {
    for await (const item of this.#items.iterate({ sort: [{ field: 'sequence', direction: 'asc' }] })) {
      this.#sequence = Math.max(this.#sequence, item.sequence);
      this.#append(item);
    }
  }

  #append({ id, deviceId, expiresAt }: QueueItem): void {
    this.#order.append(deviceId, id);
    this.#deadlines.set(id, expiresAt);
  }

  #remove(deviceId: string, id: string): void {
    this.#order.remove(deviceId, id);
    this.#deadlines.delete(id);
  }

  has(deviceId: string): boolean {
    return this.#order.has(deviceId);
  }

  hasRoom(deviceId: string): boolean {
    return this.#order.of(deviceId).length < this.#options.maxQueuedPerDevice;
  }

  /** Devices with queue items. */
  devices(): string[] {
    return this.#order.devices();
  }

  /** Number of queue items of all devices. */
  get size(): number {
    return this.#order.size;
  }

  /** The commands that wait for a device, oldest first. */
  async ofDevice(deviceId: string): Promise<QueueItem[]> {
    if (!this.has(deviceId)) return [];
    return this.#items.find({
      where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
      sort: [{ field: 'sequence', direction: 'asc' }],
    });
  }

  /** Returns whether the command is being sent or removed, so that it can no longer be withdrawn. */
  isUnderWay(id: string): boolean {
    return this.#underWay.has(id);
  }

  /**
   * Withdraws a command on request of a client. Its Activity Log entry becomes Deleted.
   *
   * @throws MusterError `queue-item-not-found`; `in-use` while it is being sent
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await findInNetwork(this.#items, 'queue-item', deviceNetworkId, id);
    if (this.isUnderWay(id)) {
      throw conflict('in-use', 'The command is being sent and can no longer be deleted.');
    }
    if (!(await this.withdraw(id, 'The command was deleted from the queue.'))) {
      throw notFound('queue-item', id);
    }
  }

  /**
   * Withdraws a command. Resolves with false if it is being sent or has ended.
   *
   * @param responseMessage a sentence for the Activity Log
   */
  async withdraw(id: string, responseMessage: string): Promise<boolean> {
    if (this.#underWay.has(id)) return false;
    const isWithdrawn = await this.#removeItem(id);
    if (isWithdrawn) await this.#options.activityLog.withdraw(id, { responseMessage });
    return isWithdrawn;
  }

  /** Resolves when the command is durable. @throws ValueError if its values cannot be stored */
  async add(command: NewQueueItem): Promise<void> {
    const { operation, ...rest } = command;
    const now = this.#options.clock.now();
    this.#sequence += 1;
    const item: QueueItem = {
      ...rest,
      operation: storedOperation(operation),
      sequence: this.#sequence,
      attempts: 0,
      createdAt: now,
      expiresAt: now + this.#options.queueSeconds * 1000,
    };
    // Takes its place before the write, so that commands of one turn keep their order.
    this.#append(item);
    const arriving = this.#items.insert(item);
    this.#arriving.set(item.id, arriving);
    try {
      await arriving;
    } catch (error) {
      this.#remove(item.deviceId, item.id);
      throw error;
    } finally {
      this.#arriving.delete(item.id);
    }
  }

  /**
   * Returns the oldest command of a device that is not being sent, and marks it as being sent. End that with `done` or
   * `back`.
   */
  async next(deviceId: string): Promise<QueueItem | undefined> {
    const id = this.#order.of(deviceId).find((one) => !this.#underWay.has(one));
    if (id === undefined) return undefined;
    this.#underWay.add(id);
    let item: QueueItem | undefined;
    try {
      await this.#arriving.get(id)?.catch(this.#options.onError);
      item = await this.#items.get(id);
    } finally {
      if (item === undefined) this.#underWay.delete(id);
    }
    if (item !== undefined) return item;
    // It was never stored, or was deleted with its device.
    this.#remove(deviceId, id);
    return this.next(deviceId);
  }

  /** Removes a command whose outcome is known, so that it is never sent again. */
  async done(item: QueueItem): Promise<void> {
    await this.#items.delete(item.id);
    this.#underWay.delete(item.id);
    this.#remove(item.deviceId, item.id);
  }

  /**
   * Returns a command to its place, unless it has expired or was deleted with its device.
   *
   * @param attempts number of times that it was sent without a response
   */
  async putBack(item: QueueItem, attempts: number): Promise<void> {
    this.#underWay.delete(item.id);
    if (!this.#order.of(item.deviceId).includes(item.id)) return;
    if (item.expiresAt <= this.#options.clock.now()) {
      await this.#expire(item.id);
      return;
    }
    if (attempts !== item.attempts) await this.#items.put({ ...item, attempts });
    await this.#options.activityLog.postpone(item.id);
  }

  #onDeadline(id: string): void {
    if (this.#underWay.has(id)) return;
    const expiring = this.#expire(id).catch((error: unknown) => {
      // The store failed, so retry later.
      this.#deadlines.set(id, this.#options.clock.now() + 60_000);
      throw error;
    });
    this.#expiring.add(expiring);
  }

  async #expire(id: string): Promise<void> {
    if (await this.#removeItem(id)) await this.#options.activityLog.fail(id, { responseMessage: EXPIRED });
  }

  /** Removes a queue item, so that it cannot be sent. Resolves with whether it existed. */
  async #removeItem(id: string): Promise<boolean> {
    this.#underWay.add(id);
    try {
      const item = await this.#items.get(id);
      if (item === undefined) return false;
      await this.#items.delete(id);
      this.#remove(item.deviceId, id);
      return true;
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** Forgets the commands of a deleted device, and ends their entries. */
  async dropped(deviceId: string): Promise<void> {
    for (const id of this.#order.take(deviceId)) {
      this.#deadlines.delete(id);
      await this.#options.activityLog.fail(id, { responseMessage: 'The device was deleted.' });
    }
  }

  /** The queue items stay in the store for the next run. */
  async close(): Promise<void> {
    this.#deadlines.clear();
    await this.#expiring.idle();
  }
}

/**
 * IDs of the commands that wait for devices, oldest first per device. Most devices have only one, which is stored
 * without a list to save memory.
 */
export class QueueItemOrder {
  readonly #byDevice = new Map<string, string | string[]>();
  #size = 0;

  /** Number of IDs of all devices. */
  get size(): number {
    return this.#size;
  }

  has(deviceId: string): boolean {
    return this.#byDevice.has(deviceId);
  }

  devices(): string[] {
    return [...this.#byDevice.keys()];
  }

  /** Oldest first. */
  of(deviceId: string): readonly string[] {
    const ids = this.#byDevice.get(deviceId);
    return typeof ids === 'string' ? [ids] : (ids ?? []);
  }

  append(deviceId: string, id: string): void {
    const ids = this.#byDevice.get(deviceId);
    this.#size += 1;
    if (ids === undefined) {
      this.#byDevice.set(deviceId, id);
    } else if (typeof ids === 'string') {
      this.#byDevice.set(deviceId, [ids, id]);
    } else {
      ids.push(id);
    }
  }

  remove(deviceId: string, id: string): void {
    const before = this.of(deviceId);
    const ids = before.filter((one) => one !== id);
    this.#size -= before.length - ids.length;
    const [first] = ids;
    if (first === undefined) {
      this.#byDevice.delete(deviceId);
    } else {
      this.#byDevice.set(deviceId, ids.length === 1 ? first : ids);
    }
  }

  /** Forgets a device. Returns the IDs that waited for it, oldest first. */
  take(deviceId: string): readonly string[] {
    const ids = this.of(deviceId);
    this.#byDevice.delete(deviceId);
    this.#size -= ids.length;
    return ids;
  }
}
