import type { DeviceOperation } from '@muster/lwm2m/core';
import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import { Deadlines } from '../../kernel/deadlines.ts';
import type { Observation } from '../observation/model/observation.ts';
import { queueItems } from './model/queue-item.ts';
import type { QueueItem } from './model/queue-item.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { storedOperation } from './stored-operation.ts';
import { QueueItemOrder } from './queue-item-order.ts';

/** Message of the Activity Log for an expired command. */
const EXPIRED = 'expired: the device did not wake up in time.';

export interface CommandQueueOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  /** Seconds until a command expires, > 0. */
  readonly queueSeconds: number;
  /** Maximum commands that wait for one device. */
  readonly maxQueuedPerDevice: number;
  readonly onError: (error: unknown) => void;
}

export interface NewQueueItem {
  /** ID of its Activity Log entry. */
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly operation: DeviceOperation;
  readonly observation?: Observation;
}

/**
 * The commands stored for devices in queue mode, in order, each until it expires. Only their IDs are kept in
 * memory.
 */
export class CommandQueue {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #activityLog: ActivityLog;
  readonly #lifetimeMs: number;
  readonly #max: number;
  readonly #onError: (error: unknown) => void;
  readonly #deadlines: Deadlines;
  readonly #order = new QueueItemOrder();
  /** Items that are being sent or removed. */
  readonly #underWay = new Set<string>();
  /** Items whose insertion is not durable yet. */
  readonly #arriving = new Map<string, Promise<void>>();
  readonly #expiring: BackgroundTasks;
  #sequence = 0;

  constructor(options: CommandQueueOptions) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#activityLog = options.activityLog;
    this.#lifetimeMs = options.queueSeconds * 1000;
    this.#max = options.maxQueuedPerDevice;
    this.#onError = options.onError;
    this.#expiring = new BackgroundTasks(options.onError);
    this.#deadlines = new Deadlines(options.clock, (id) => this.#onDeadline(id));
  }

  /** Loads the queue items of an earlier run. Expired items are deleted. */
  async load(): Promise<void> {
    const items = this.#store.collection(queueItems);
    for await (const item of items.iterate({ sort: [{ field: 'sequence', direction: 'asc' }] })) {
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
    return this.#order.of(deviceId).length < this.#max;
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
    return this.has(deviceId)
      ? this.#store.collection(queueItems).find({
          where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
          sort: [{ field: 'sequence', direction: 'asc' }],
        })
      : [];
  }

  /** Returns whether the command is being sent or removed, so that it can no longer be withdrawn. */
  isUnderWay(id: string): boolean {
    return this.#underWay.has(id);
  }

  /**
   * Withdraws a command. Resolves with false if it is being sent or has ended.
   *
   * @param responseMessage a sentence for the Activity Log
   */
  async withdraw(id: string, responseMessage: string): Promise<boolean> {
    if (this.#underWay.has(id)) {
      return false;
    }
    const isWithdrawn = await this.#removeItem(id);
    if (isWithdrawn) {
      await this.#activityLog.withdraw(id, { responseMessage });
    }
    return isWithdrawn;
  }

  /** Resolves when the command is durable. @throws ValueError if its values cannot be stored */
  async add(command: NewQueueItem): Promise<void> {
    const { operation, ...rest } = command;
    const now = this.#clock.now();
    this.#sequence += 1;
    const item: QueueItem = {
      ...rest,
      operation: storedOperation(operation),
      sequence: this.#sequence,
      attempts: 0,
      createdAt: now,
      expiresAt: now + this.#lifetimeMs,
    };
    // Takes its place before the write, so that commands of one turn keep their order.
    this.#append(item);
    const arriving = this.#store.collection(queueItems).insert(item);
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
   * Returns the oldest command of a device that is not being sent, and marks it as being sent. End that with
   * `done` or `back`.
   */
  async next(deviceId: string): Promise<QueueItem | undefined> {
    const id = this.#order.of(deviceId).find((one) => !this.#underWay.has(one));
    if (id === undefined) {
      return undefined;
    }
    this.#underWay.add(id);
    let item: QueueItem | undefined;
    try {
      await this.#arriving.get(id)?.catch(this.#onError);
      item = await this.#store.collection(queueItems).get(id);
    } finally {
      if (item === undefined) {
        this.#underWay.delete(id);
      }
    }
    if (item !== undefined) {
      return item;
    }
    // It was never stored, or was deleted with its device.
    this.#remove(deviceId, id);
    return this.next(deviceId);
  }

  /** Removes a command whose outcome is known, so that it is never sent again. */
  async done(item: QueueItem): Promise<void> {
    await this.#store.collection(queueItems).delete(item.id);
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
    if (!this.#order.of(item.deviceId).includes(item.id)) {
      return;
    }
    if (item.expiresAt <= this.#clock.now()) {
      await this.#expire(item.id);
      return;
    }
    if (attempts !== item.attempts) {
      await this.#store.collection(queueItems).put({ ...item, attempts });
    }
    await this.#activityLog.postpone(item.id);
  }

  #onDeadline(id: string): void {
    if (this.#underWay.has(id)) {
      return;
    }
    const expiring = this.#expire(id).catch((error: unknown) => {
      // The store failed, so retry later.
      this.#deadlines.set(id, this.#clock.now() + 60_000);
      throw error;
    });
    this.#expiring.add(expiring);
  }

  async #expire(id: string): Promise<void> {
    if (await this.#removeItem(id)) {
      await this.#activityLog.fail(id, { responseMessage: EXPIRED });
    }
  }

  /** Removes a queue item, so that it cannot be sent. Resolves with whether it existed. */
  async #removeItem(id: string): Promise<boolean> {
    const items = this.#store.collection(queueItems);
    this.#underWay.add(id);
    try {
      const item = await items.get(id);
      if (item === undefined) {
        return false;
      }
      await items.delete(id);
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
      await this.#activityLog.fail(id, { responseMessage: 'The device was deleted.' });
    }
  }

  /** The queue items stay in the store for the next run. */
  async close(): Promise<void> {
    this.#deadlines.clear();
    await this.#expiring.idle();
  }
}
