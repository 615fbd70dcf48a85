import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Clock, StoreRetry } from '../../kernel/timers.ts';
import { errorTable, MusterError } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { UnitOfWork } from '../../kernel/entities.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import type { UnsentCommand } from '../activity/model.ts';
import type { DownlinkQueue, DropReason } from '../downlink/downlink-queue.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { Presence } from '../presence/presence.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Command, CommandRunner, Outcome } from './command-runner.ts';
import { operationOf, storedOperation } from './model.ts';
import type { QueueItem } from './model.ts';

interface CommandDependencies {
  readonly clock: Clock;
  readonly queue: DownlinkQueue;
  readonly queued: QueuedCommands;
  readonly runner: CommandRunner;
  readonly activityLog: ActivityLog;
  readonly observations: ObservationService;
}

export interface SubmitOptions {
  /** Called when the command has ended or is stored for its device. */
  readonly onSettled?: () => void;
  /** Unit of work of the API request. */
  readonly unit?: UnitOfWork | undefined;
}

/** Milliseconds after which a later run no longer sends a command: EXCHANGE_LIFETIME (RFC 7252 4.8.2). */
const UNSENT_MS = 247_000;

const DROPPED: Readonly<Record<DropReason, string>> = {
  offline: 'The device is offline.',
  closed: 'The service stopped before the command was sent.',
  unanswered: 'The device did not answer in time.',
  legacy: errorTable['legacy-device'].message,
};

const TOO_LATE = 'The service was away for too long. The command was not sent.';

function unsent({ operation, observation }: Command): UnsentCommand {
  return { operation: storedOperation(operation), ...omitUndefined({ observation }) };
}

/**
 * Sends commands, each with an entry in the Activity Log: Pending, InProgress, then Completed or Failed. If the service
 * ends before it has sent an accepted command, its next run sends it. Commands to devices in queue mode are stored: see
 * {@link QueuedCommands}.
 */
export class CommandService {
  readonly #deps: CommandDependencies;
  /** With the IDs of their Activity Log entries. */
  readonly #unsent: (readonly [string, Command])[] = [];

  constructor(deps: CommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Queues a command for the device. Resolves with the ID of its Activity Log entry once that is stored.
   *
   * @throws MusterError `too-many-requests` if the queue of the device is full
   */
  async submit(
    command: Command,
    entry: Omit<ActivityStart, 'deviceNetworkId'>,
    { onSettled = () => undefined, unit }: SubmitOptions = {},
  ): Promise<string> {
    const { queue, queued, activityLog } = this.#deps;
    const { deviceId, deviceNetworkId } = command;
    const isQueued = queued.storesCommands(deviceId);
    if (!(isQueued ? queued : queue).hasRoom(deviceId)) {
      const message = 'Too many commands are waiting for this device. Wait for some to end.';
      throw new MusterError('too-many-requests', message, { retryAfterSeconds: isQueued ? 60 : 5 });
    }
    const isKept = !isQueued && entry.isRedone === undefined;
    const { id } = await activityLog.start(
      { ...entry, deviceId, deviceNetworkId, ...(isKept ? { command: unsent(command) } : {}) },
      unit,
    );
    if (isQueued) {
      await queued.add(id, command);
      onSettled();
    } else {
      this.#enqueue(id, command, { isKept, onSettled });
    }
    return id;
  }

  #enqueue(
    id: string,
    command: Command,
    { isKept, onSettled }: { readonly isKept: boolean; readonly onSettled: () => void },
  ): void {
    this.#deps.queue.enqueue(command.deviceId, {
      priority: 'command',
      run: async (target, signal) => {
        await this.#deps.runner.run(id, command, target, signal).finally(onSettled);
      },
      dropped: async (reason) => {
        try {
          if (reason !== 'closed' || !isKept) await this.#dropped(id, command, reason);
        } finally {
          onSettled();
        }
      },
    });
  }

  /** Finds the commands that an earlier run accepted and did not send. Call it before {@link resume}. */
  async load(): Promise<void> {
    const { activityLog, clock, runner } = this.#deps;
    for await (const entry of activityLog.unsent()) {
      const { id, deviceId = '', deviceNetworkId, createdTimestamp, command } = entry;
      if (command === undefined) continue;
      if (clock.now() - createdTimestamp <= UNSENT_MS) {
        const { operation, ...rest } = command;
        this.#unsent.push([id, { deviceId, deviceNetworkId, operation: operationOf(operation), ...rest }]);
      } else {
        await runner.report(id, { success: false, responseMessage: TOO_LATE });
      }
    }
  }

  /** Sends the commands that {@link load} has found. Call it when the link is up. */
  resume(): void {
    for (const [id, command] of this.#unsent.splice(0)) {
      this.#enqueue(id, command, { isKept: true, onSettled: () => undefined });
    }
  }

  async #dropped(id: string, command: Command, reason: DropReason): Promise<void> {
    const { operation, observation } = command;
    if (operation.type === 'cancelObserve' && observation !== undefined && reason === 'offline') {
      await this.#deps.observations.withdraw(observation.id);
      const responseMessage = 'The device is offline. The service will not observe the resource again.';
      await this.#deps.runner.report(id, { success: true, responseMessage });
      return;
    }
    await this.#deps.runner.report(id, { success: false, responseMessage: DROPPED[reason] });
  }
}

interface QueuedCommandsDependencies {
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

/** Maximum requests without a response before a command fails, so that it does not hold up the commands behind it. */
export const MAX_ATTEMPTS = 5;

/**
 * Age of a request in milliseconds. If a device sends an Update while an older request has no response, it has woken
 * up: the request is sent again at once, because its next retransmission may be half a minute away (RFC 7252 4.2).
 */
const STALE_REQUEST_MS = 5_000;
/** Milliseconds until a command that could not be sent is tried again. */
const UNSENT_RETRY_MS = 5_000;

/**
 * Sends the stored commands of devices in queue mode: in order, one at a time, while the device is awake. A command
 * without a response because the device has fallen asleep keeps its place.
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
   * Returns whether commands to this device are stored: it is in queue mode, or earlier commands are still stored for
   * it.
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

  /** Sends the commands that an earlier run has left to devices that are awake. Call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#deps.waiting.devices()) this.#wake(deviceId);
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
    // In this order: if the process dies in between, the command may be reported as interrupted, but is not sent twice.
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
