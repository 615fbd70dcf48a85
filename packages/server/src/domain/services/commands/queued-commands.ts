import type { QueueItem } from '../../entities/queue-item.ts';
import type { Clock } from '../../ports/clock.ts';
import { DeviceUnreachable } from '../../ports/device-link.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { Command, CommandRunner, Outcome } from './command-runner.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import { operationOf } from './stored-operation.ts';
import type { RegistrationChange } from '../../ports/uplink-requests.ts';
import type { WaitingCommands } from './waiting-commands.ts';

export interface QueuedCommandsDependencies {
  readonly clock: Clock;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly waiting: WaitingCommands;
  readonly activityLog: ActivityLog;
}

/** The command of a device that is being sent. */
interface Sending {
  readonly abort: AbortController;
  /** Epoch milliseconds; undefined before its turn. */
  sentAtMs: number | undefined;
}

/** A command that a device has left unanswered so often is given up: it would hold up those behind it for good. */
export const MAX_ATTEMPTS = 5;

/**
 * A device that sends an Update while a request has been waiting for longer has come back from sleep: the request goes
 * out again at once, as its next retransmission may be half a minute away (RFC 7252 4.2). Milliseconds.
 */
const STALE_REQUEST_MS = 5_000;

/**
 * Commands to devices in queue mode: they wait in the store while the device sleeps, and go out in order, one at a
 * time, while it is awake. One that finds the device asleep goes back to its place.
 */
export class QueuedCommands {
  readonly #deps: QueuedCommandsDependencies;
  readonly #runner: CommandRunner;
  /** Devices whose commands are being sent. */
  readonly #sending = new Map<string, Sending>();

  constructor(deps: QueuedCommandsDependencies, runner: CommandRunner) {
    this.#deps = deps;
    this.#runner = runner;
    deps.presence.listen((deviceId) => this.#wake(deviceId));
  }

  /** Whether commands to this device belong here: it is in queue mode, or earlier ones still wait for it. */
  takes(deviceId: string): boolean {
    const { presence, waiting } = this.#deps;
    return presence.isQueueMode(deviceId) || (presence.isAwake(deviceId) && waiting.has(deviceId));
  }

  hasRoom(deviceId: string): boolean {
    return this.#deps.waiting.hasRoom(deviceId);
  }

  /** @param id of its Activity Log entry, which ends when the command cannot be stored */
  async add(id: string, command: Command): Promise<void> {
    try {
      await this.#deps.waiting.add({ ...command, id });
    } catch (error) {
      await this.#deps.activityLog.fail(id, { responseMessage: 'The command could not be stored.' });
      throw error;
    }
    this.#wake(command.deviceId);
  }

  /** Sends what an earlier run left for devices that are awake; call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#deps.waiting.devices()) {
      this.#wake(deviceId);
    }
  }

  /** The device has registered or sent an Update, and has its answer. */
  followUp({ deviceId }: RegistrationChange): void {
    const sending = this.#sending.get(deviceId);
    if (this.#isStale(sending?.sentAtMs)) {
      sending?.abort.abort(new Error('The device has woken up. The command is sent again.'));
    }
  }

  #isStale(sentAtMs: number | undefined): boolean {
    return sentAtMs !== undefined && this.#deps.clock.now() - sentAtMs > STALE_REQUEST_MS;
  }

  /** Begins to send what waits for a device, if it listens. */
  #wake(deviceId: string): void {
    const { waiting, presence, queue } = this.#deps;
    if (this.#sending.has(deviceId) || !waiting.has(deviceId) || !presence.isAwake(deviceId)) {
      return;
    }
    const abort = new AbortController();
    this.#sending.set(deviceId, { abort, sentAtMs: undefined });
    queue.enqueue(deviceId, {
      priority: 'command',
      run: async (target, signal) => {
        try {
          await this.#sendNext(target, AbortSignal.any([signal, abort.signal]));
        } finally {
          this.#sending.delete(deviceId);
        }
        // The next one goes behind what else has to be sent to the device by now.
        this.#wake(deviceId);
      },
      dropped: async () => {
        this.#sending.delete(deviceId);
      },
    });
  }

  async #sendNext(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { waiting, activityLog, presence } = this.#deps;
    // Its turn may have come late: the device can be asleep again.
    const item = presence.isAwake(target.deviceId) ? await waiting.next(target.deviceId) : undefined;
    if (item === undefined) {
      return;
    }
    let outcome: Outcome | undefined;
    try {
      await activityLog.progress(item.id);
      outcome = await this.#send(item, target, signal);
    } catch (error) {
      // The service failed, or its store: the command keeps its place, and the next sign of life tries again.
      await waiting.back(item, item.attempts);
      throw error;
    }
    if (outcome !== undefined) {
      // First this: a command may be reported as interrupted when the process dies in between, but is not sent twice.
      await waiting.done(item);
      await this.#report(item.id, outcome);
    }
  }

  /** Resolves with undefined when the command waits on. */
  async #send(item: QueueItem, target: DeviceAddress, signal: AbortSignal): Promise<Outcome | undefined> {
    const startedAtMs = this.#deps.clock.now();
    const sending = this.#sending.get(item.deviceId);
    if (sending !== undefined) sending.sentAtMs = startedAtMs;
    try {
      const { deviceId, deviceNetworkId, observation } = item;
      const command = { deviceId, deviceNetworkId, operation: operationOf(item.operation) };
      return await this.#runner.perform(
        observation === undefined ? command : { ...command, observation },
        target,
        signal,
      );
    } catch (error) {
      const attempts = item.attempts + (this.#wasSilent(error, startedAtMs, signal) ? 1 : 0);
      if (!this.#waitsOn(item.deviceId, error, signal) || attempts >= MAX_ATTEMPTS) {
        return this.#runner.failure(error, signal);
      }
      await this.#deps.waiting.back(item, attempts);
      return undefined;
    }
  }

  #wasSilent(error: unknown, startedAtMs: number, signal: AbortSignal): boolean {
    return isUnreachable(error, 'timeout') || (signal.aborted && this.#isStale(startedAtMs));
  }

  #waitsOn(deviceId: string, error: unknown, signal: AbortSignal): boolean {
    // Interrupted: the device has moved or left, or the service goes down.
    if (signal.aborted || isUnreachable(error, 'closed')) {
      return true;
    }
    return isUnreachable(error, 'timeout') && this.#deps.presence.isQueueMode(deviceId);
  }

  async #report(id: string, { success, ...response }: Outcome): Promise<void> {
    const { activityLog } = this.#deps;
    await (success ? activityLog.complete(id, response) : activityLog.fail(id, response));
  }
}

function isUnreachable(error: unknown, kind: DeviceUnreachable['kind']): boolean {
  return error instanceof DeviceUnreachable && error.kind === kind;
}
