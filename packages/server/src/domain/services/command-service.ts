import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { MusterError } from '../errors.ts';
import { DeviceUnreachable } from '../ports/device-link.ts';
import type { DeviceAddress, DeviceLink } from '../ports/device-link.ts';
import type { Observation } from '../entities/observation.ts';
import type { ActivityLog, ActivityResponse, ActivityStart } from './activity.ts';
import type { DownlinkQueue, DropReason } from './downlink-queue.ts';
import type { MeasurementService } from './measurement-service.ts';
import type { ObservationService } from './observation-service.ts';

/** What a device is asked to do: plain data, so that a command can wait in a store as well as in memory. */
export interface Command {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly operation: DeviceOperation;
  /** With `observe` and `cancelObserve`. */
  readonly observation?: Observation;
}

export interface CommandDependencies {
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly activityLog: ActivityLog;
  readonly measurements: MeasurementService;
  readonly observations: ObservationService;
  readonly onError: (error: unknown) => void;
}

/** Outcome of a command, in the words of the Activity Log. */
type Outcome = ActivityResponse & { readonly success: boolean };

const DROPPED: Readonly<Record<DropReason, string>> = {
  offline: 'The device is not online.',
  closed: 'The server went down before the command could be sent.',
};

const UNREACHABLE: Readonly<Record<DeviceUnreachable['kind'], string>> = {
  timeout: 'The device did not answer in time.',
  reset: 'The device rejected the message (reset).',
  closed: 'The server went down before the device answered.',
};

/** Sends commands, each with an entry in the Activity Log: Pending, InProgress, then Completed or Failed. */
export class CommandService {
  readonly #deps: CommandDependencies;

  constructor(deps: CommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Puts a command on the device's queue; resolves with the id of its Activity Log entry once that is stored.
   *
   * @throws MusterError `too-many-requests` when the queue of the device is full
   */
  async submit(command: Command, entry: Omit<ActivityStart, 'deviceNetworkId'>): Promise<string> {
    if (!this.#deps.queue.hasRoom(command.deviceId)) {
      throw new MusterError('too-many-requests', 'Too many commands are waiting for this device.', {
        retryAfterSeconds: 5,
      });
    }
    const { deviceNetworkId } = command;
    const { id } = await this.#deps.activityLog.start({ ...entry, deviceNetworkId });
    this.#deps.queue.enqueue(command.deviceId, {
      priority: 'command',
      run: (target, signal) => this.#run(id, command, target, signal),
      dropped: (reason) => this.#dropped(id, command, reason),
    });
    return id;
  }

  async #run(id: string, command: Command, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    await this.#deps.activityLog.progress(id);
    let outcome: Outcome;
    try {
      outcome = await this.#perform(command, target, signal);
    } catch (error) {
      outcome = { success: false, responseMessage: this.#explain(error, signal) };
    }
    await this.#report(id, outcome);
  }

  async #report(id: string, outcome: Outcome): Promise<void> {
    const { success, ...response } = outcome;
    await (success
      ? this.#deps.activityLog.complete(id, response)
      : this.#deps.activityLog.fail(id, response));
  }

  async #dropped(id: string, command: Command, reason: DropReason): Promise<void> {
    if (
      command.operation.type === 'cancelObserve' &&
      command.observation !== undefined &&
      reason === 'offline'
    ) {
      await this.#deps.observations.withdraw(command.observation.id);
      const responseMessage = 'The device is not online; it will not be asked to observe again.';
      await this.#report(id, { success: true, responseMessage });
      return;
    }
    await this.#report(id, { success: false, responseMessage: DROPPED[reason] });
  }

  async #perform(command: Command, target: DeviceAddress, signal: AbortSignal): Promise<Outcome> {
    const { operation, observation } = command;
    if (observation !== undefined) {
      return operation.type === 'cancelObserve'
        ? this.#cancelObserve(observation, target, signal)
        : this.#observe(observation, target, signal);
    }
    const answer = await this.#deps.link.perform(target, operation, signal);
    if (answer.success && answer.records !== undefined) {
      await this.#deps.measurements.take(command, answer.records);
    }
    return outcomeOf(answer);
  }

  async #observe(observation: Observation, target: DeviceAddress, signal: AbortSignal): Promise<Outcome> {
    const { answer, established } = await this.#deps.observations.establish(target, observation, signal);
    if (answer.success && !established) {
      const responseMessage = 'The device answered with the value but does not observe it.';
      return { success: false, responseCode: answer.code, responseMessage };
    }
    return outcomeOf(answer);
  }

  async #cancelObserve(
    observation: Observation,
    target: DeviceAddress,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const stored = await this.#deps.observations.withdraw(observation.id);
    const told =
      stored !== undefined && (await this.#deps.observations.tellCancelled(target, stored, signal));
    return told
      ? { success: true }
      : { success: true, responseMessage: 'The device was not observing it; there was nothing to send.' };
  }

  #explain(error: unknown, signal: AbortSignal): string {
    if (error instanceof DeviceUnreachable) {
      return UNREACHABLE[error.kind];
    }
    if (signal.aborted) {
      return signal.reason instanceof Error ? signal.reason.message : 'The command was interrupted.';
    }
    if (isNamed(error, 'DecodeError')) {
      return `The answer of the device cannot be read: ${error.message}`;
    }
    if (isNamed(error, 'EncodeError', 'PathError', 'Lwm2mRefusal')) {
      return `The command cannot be put into a message: ${error.message}`;
    }
    this.#deps.onError(error);
    return 'Something went wrong in the service.';
  }
}

/** The link is a port: errors that cross it are known by their names. */
function isNamed(error: unknown, ...names: readonly string[]): error is Error {
  return error instanceof Error && names.includes(error.name);
}

/** What the codes of RFC 7252 and 7959 mean for a command, where the device has nothing to say about it. */
const MEANING: Readonly<Record<string, string>> = {
  '4.00': 'The device found the request malformed.',
  '4.01': 'The device does not let this server do that.',
  '4.02': 'The device does not support an option of the request.',
  '4.03': 'The device forbids it.',
  '4.04': 'The device does not have this path.',
  '4.05': 'The device does not allow this operation here.',
  '4.06': 'The device cannot answer in a format that the server reads.',
  '4.08': 'The device missed a part of the request.',
  '4.13': 'The request is too large for the device.',
  '4.15': 'The device does not take the format of the request.',
  '5.00': 'The device had an internal error.',
  '5.01': 'The device does not implement this operation.',
  '5.03': 'The device is too busy.',
};

function outcomeOf(answer: OperationAnswer): Outcome {
  const said = answer.diagnostic === '' ? undefined : answer.diagnostic;
  const responseMessage = said ?? (answer.success ? undefined : MEANING[answer.code]);
  return {
    success: answer.success,
    responseCode: answer.code,
    ...(responseMessage === undefined ? {} : { responseMessage }),
  };
}
