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
import { WaitingOrder } from './waiting-order.ts';

/** What the Activity Log says of a command whose time is over. */
const EXPIRED = 'expired: the device did not wake up in time.';

export interface WaitingCommandsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  /** Seconds that a command waits at most, > 0. */
  readonly queueSeconds: number;
  /** Commands that wait for one device at most. */
  readonly maxQueuedPerDevice: number;
  readonly onError: (error: unknown) => void;
}

export interface NewWaitingCommand {
  /** Id of its Activity Log entry. */
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly operation: DeviceOperation;
  readonly observation?: Observation;
}

/**
 * The commands that wait in the store for devices in queue mode, in order, each until its time is over. In memory are
 * their ids only.
 */
export class WaitingCommands {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #activityLog: ActivityLog;
  readonly #lifetimeMs: number;
  readonly #max: number;
  readonly #onError: (error: unknown) => void;
  readonly #deadlines: Deadlines;
  readonly #order = new WaitingOrder();
  /** Items that are being sent, whose outcome decides, or that are being given up. */
  readonly #underWay = new Set<string>();
  /** Items whose insertion is not durable yet. */
  readonly #arriving = new Map<string, Promise<void>>();
  readonly #expiring: BackgroundTasks;
  #sequence = 0;

  constructor(options: WaitingCommandsOptions) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#activityLog = options.activityLog;
    this.#lifetimeMs = options.queueSeconds * 1000;
    this.#max = options.maxQueuedPerDevice;
    this.#onError = options.onError;
    this.#expiring = new BackgroundTasks(options.onError);
    this.#deadlines = new Deadlines(options.clock, (id) => this.#due(id));
  }

  /** Loads the queue items of an earlier run, and deletes the expired ones. */
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

  /** Devices that commands wait for. */
  devices(): string[] {
    return this.#order.devices();
  }

  /** Commands that wait, over all devices. */
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

  /** Whether the command is being sent, or given up: it is too late to take it back. */
  isUnderWay(id: string): boolean {
    return this.#underWay.has(id);
  }

  /**
   * Takes a command back; resolves with false when it is under way, or over.
   *
   * @param responseMessage a sentence for the Activity Log
   */
  async withdraw(id: string, responseMessage: string): Promise<boolean> {
    if (this.#underWay.has(id)) {
      return false;
    }
    const isWithdrawn = await this.#takeOut(id);
    if (isWithdrawn) {
      await this.#activityLog.withdraw(id, { responseMessage });
    }
    return isWithdrawn;
  }

  /** Resolves when the command is durable. @throws ValueError when its values cannot be stored */
  async add(command: NewWaitingCommand): Promise<void> {
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
    // In its place before the write: commands of one turn keep their order.
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

  /** The oldest command of a device, which counts as under way from now on; end it with `done` or `back`. */
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
    // It never got into the store, or went with its device.
    this.#remove(deviceId, id);
    return this.next(deviceId);
  }

  /** Its outcome is known: it waits no longer, and is never sent again. */
  async done(item: QueueItem): Promise<void> {
    await this.#store.collection(queueItems).delete(item.id);
    this.#underWay.delete(item.id);
    this.#remove(item.deviceId, item.id);
  }

  /**
   * It keeps its place, unless its time is over or it was deleted with its device.
   *
   * @param attempts how often it was left unanswered by now
   */
  async back(item: QueueItem, attempts: number): Promise<void> {
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

  #due(id: string): void {
    if (this.#underWay.has(id)) {
      return;
    }
    const expiring = this.#expire(id).catch((error: unknown) => {
      // The store failed: tries again later.
      this.#deadlines.set(id, this.#clock.now() + 60_000);
      throw error;
    });
    this.#expiring.add(expiring);
  }

  async #expire(id: string): Promise<void> {
    if (await this.#takeOut(id)) {
      await this.#activityLog.fail(id, { responseMessage: EXPIRED });
    }
  }

  /** Removes a queue item, so that it cannot be sent. Resolves with whether it existed. */
  async #takeOut(id: string): Promise<boolean> {
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

  /** Forgets the commands of a device whose documents are gone with it, and ends their entries. */
  async dropped(deviceId: string): Promise<void> {
    for (const id of this.#order.take(deviceId)) {
      this.#deadlines.delete(id);
      await this.#activityLog.fail(id, { responseMessage: 'The device was deleted.' });
    }
  }

  /** What waits stays in the store, for the next run. */
  async close(): Promise<void> {
    this.#deadlines.clear();
    await this.#expiring.idle();
  }
}
