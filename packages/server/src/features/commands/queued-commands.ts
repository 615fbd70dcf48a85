import type { QueueItem } from './model/queue-item.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { Command, CommandRunner, Outcome } from './command-runner.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import { operationOf } from './stored-operation.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { CommandQueue } from './command-queue.ts';

export interface QueuedCommandsDependencies {
  readonly clock: Clock;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly waiting: CommandQueue;
  readonly activityLog: ActivityLog;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** A request of a command without a response so far. */
interface Sending {
  readonly abort: AbortController;
  /** Epoch milliseconds. */
  readonly sentAtMs: number;
}

/**
 * Maximum requests without a response before a command fails, so that it does not hold up the commands behind
 * it.
 */
export const MAX_ATTEMPTS = 5;

/**
 * Age of a request in milliseconds. If a device sends an Update while an older request has no response, it
 * has woken up: the request is sent again at once, because its next retransmission may be half a minute away
 * (RFC 7252 4.2).
 */
const STALE_REQUEST_MS = 5_000;
/** Milliseconds until a command that could not be sent is tried again. */
const UNSENT_RETRY_MS = 5_000;

/**
 * Sends the stored commands of devices in queue mode: in order, one at a time, while the device is awake. A
 * command without a response because the device has fallen asleep keeps its place.
 */
export class QueuedCommands {
  readonly #deps: QueuedCommandsDependencies;
  readonly #runner: CommandRunner;
  readonly #reconciler: Reconciler<[DeviceAddress, AbortSignal]>;
  /** Requests without a response so far, keyed by device ID. */
  readonly #sending = new Map<string, Sending>();

  constructor(deps: QueuedCommandsDependencies, runner: CommandRunner) {
    this.#deps = deps;
    this.#runner = runner;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: (deviceId, pass) => this.#turn(deviceId, pass),
      reconcile: (_, target, signal) => this.#sendNext(target, signal),
      onError: deps.onError,
    });
    deps.presence.listen((deviceId) => this.#wake(deviceId));
  }

  /**
   * Returns whether commands to this device are stored: it is in queue mode, or earlier commands are still
   * stored for it.
   */
  storesCommands(deviceId: string): boolean {
    const { presence, waiting } = this.#deps;
    return presence.isQueueMode(deviceId) || (presence.isAwake(deviceId) && waiting.has(deviceId));
  }

  hasRoom(deviceId: string): boolean {
    return this.#deps.waiting.hasRoom(deviceId);
  }

  /** @param id ID of its Activity Log entry, which fails if the command cannot be stored */
  async add(id: string, command: Command): Promise<void> {
    try {
      await this.#deps.waiting.add({ ...command, id });
    } catch (error) {
      await this.#deps.activityLog.fail(id, { responseMessage: 'The command could not be stored.' });
      throw error;
    }
    this.#wake(command.deviceId);
  }

  /**
   * Sends the commands that an earlier run has left to devices that are awake. Call it when the link is up.
   */
  resume(): void {
    for (const deviceId of this.#deps.waiting.devices()) {
      this.#wake(deviceId);
    }
  }

  /** Called after the response to a Register or Update. */
  followUp({ deviceId }: RegistrationChange): void {
    const sending = this.#sending.get(deviceId);
    if (sending !== undefined && this.#isStale(sending.sentAtMs)) {
      sending.abort.abort(new Error('The device has woken up. The command is sent again.'));
    }
  }

  #isStale(sentAtMs: number): boolean {
    return this.#deps.clock.now() - sentAtMs > STALE_REQUEST_MS;
  }

  #wake(deviceId: string): void {
    if (this.#deps.waiting.has(deviceId)) this.#reconciler.wake(deviceId);
  }

  #turn(deviceId: string, pass: Pass<[DeviceAddress, AbortSignal]>): void {
    const { waiting, presence, queue } = this.#deps;
    if (waiting.has(deviceId) && presence.isAwake(deviceId)) {
      queue.enqueue(deviceId, { priority: 'command', ...pass });
    } else {
      void pass.dropped();
    }
  }

  async #sendNext(target: DeviceAddress, signal: AbortSignal): Promise<PassResult> {
    const { waiting, activityLog, presence } = this.#deps;
    // The device can have fallen asleep while the pass waited for its turn.
    const item = presence.isAwake(target.deviceId) ? await waiting.next(target.deviceId) : undefined;
    if (item === undefined) return 'done';
    let outcome: Outcome | PassResult;
    try {
      await activityLog.progress(item.id);
      outcome = await this.#send(item, target, signal);
    } catch (error) {
      // An error of the service or its store: the command keeps its place.
      await waiting.putBack(item, item.attempts);
      throw error;
    }
    if (typeof outcome === 'string') return outcome;
    // In this order: if the process dies in between, the command may be reported as interrupted, but is not
    // sent twice.
    await this.#deps.storeRetry.run(() => waiting.done(item));
    await this.#runner.report(item.id, outcome);
    return 'again';
  }

  /** Resolves with the next action of the pass if the command keeps its place. */
  async #send(item: QueueItem, target: DeviceAddress, interrupt: AbortSignal): Promise<Outcome | PassResult> {
    const { deviceId, deviceNetworkId, observation } = item;
    const sending = { abort: new AbortController(), sentAtMs: this.#deps.clock.now() };
    const signal = AbortSignal.any([interrupt, sending.abort.signal]);
    this.#sending.set(deviceId, sending);
    try {
      const operation = operationOf(item.operation);
      const command = { deviceId, deviceNetworkId, operation, ...omitUndefined({ observation }) };
      return await this.#runner.perform(command, target, signal);
    } catch (error) {
      const attempts = item.attempts + (this.#hasTimedOut(error, sending.sentAtMs, signal) ? 1 : 0);
      if (!this.#keepsWaiting(deviceId, error, signal) || attempts >= MAX_ATTEMPTS) {
        return this.#runner.failure(error, signal);
      }
      await this.#deps.waiting.putBack(item, attempts);
      if (signal.aborted || !isUnsent(error)) return 'again';
      // An immediate retry would fail too. A message of the device triggers an earlier one.
      this.#reconciler.wakeAt(deviceId, this.#deps.clock.now() + UNSENT_RETRY_MS);
      return 'done';
    } finally {
      this.#sending.delete(deviceId);
    }
  }

  #hasTimedOut(error: unknown, startedAtMs: number, signal: AbortSignal): boolean {
    return isUnreachable(error, 'timeout') || (signal.aborted && this.#isStale(startedAtMs));
  }

  #keepsWaiting(deviceId: string, error: unknown, signal: AbortSignal): boolean {
    // Aborted: the device has moved or left, or the service shuts down. Unsent: nothing reached the device.
    if (signal.aborted || isUnsent(error)) return true;
    return isUnreachable(error, 'timeout') && this.#deps.presence.isQueueMode(deviceId);
  }

  /** Call it after the downlink queue has been closed. */
  close(): Promise<void> {
    return this.#reconciler.close();
  }
}

function isUnsent(error: unknown): boolean {
  return (['closed', 'overload', 'away'] as const).some((kind) => isUnreachable(error, kind));
}

function isUnreachable(error: unknown, kind: DeviceUnreachable['kind']): boolean {
  return error instanceof DeviceUnreachable && error.kind === kind;
}
