import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { StoreRetry } from '../../kernel/timers.ts';
import type { ActivityLog, ActivityResponse } from '../activity/activity.ts';
import type { ResourceShape } from '../device-objects/model.ts';
import {
  DiscoveredResources,
  isMissing,
  withDiscovered,
  withMissing,
} from '../device-objects/reported-resources.ts';
import type { MeasurementService, TakenValue } from '../measurements/measurement-service.ts';
import type { Observation } from '../observation/model.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { AttributeStore } from './attribute-store.ts';

/** A request to a device. Plain data, so that a command can be stored as well as held in memory. */
export interface Command {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly operation: DeviceOperation;
  /** Only with `observe` and `cancelObserve`. */
  readonly observation?: Observation;
}

/** Outcome of a command, in the terms of the Activity Log. */
export type Outcome = ActivityResponse & { readonly success: boolean };

type Returned = Pick<ActivityResponse, 'returned'>;

interface CommandRunnerDependencies {
  readonly link: DeviceLink;
  readonly activityLog: ActivityLog;
  readonly attributes: AttributeStore;
  readonly measurements: MeasurementService;
  readonly observations: ObservationService;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

const UNREACHABLE: Readonly<Record<DeviceUnreachable['kind'], string>> = {
  timeout: 'The device did not answer in time.',
  reset: 'The device rejected the message (reset).',
  faulty: 'The response of the device cannot be used: {cause}.',
  'too-large':
    'The response of the device is too large: {cause}. Read less at a time, or start the server with a larger --coap-max-body-bytes.',
  closed:
    'There is no connection with the device, or the service stopped before the device answered: {cause}.',
  overload: 'The command was not sent: {cause}.',
  away: 'The gateway of the device cannot be reached, or cannot load the session of the device. The command was not sent.',
  unknown:
    'The gateway of the device ended, or the device went to another one, before there was an answer. The outcome is not known.',
};

/** Performs commands and stores the responses of devices. */
export class CommandRunner {
  readonly #deps: CommandRunnerDependencies;
  readonly #listeners: ((command: Command, answer: OperationAnswer) => Promise<void>)[] = [];

  constructor(deps: CommandRunnerDependencies) {
    this.#deps = deps;
  }

  /**
   * Awaits `task` for every response of a device before the command counts as done. Repeats it while the store is away.
   */
  listen(task: (command: Command, answer: OperationAnswer) => Promise<void>): void {
    this.#listeners.push(task);
  }

  /**
   * Performs a command and updates its Activity Log entry. Errors become the outcome. The entry is stored as InProgress
   * before the command is sent, so that no later run sends it again.
   *
   * @throws StoreError if the service ends while the store is away
   */
  async run(id: string, command: Command, target: DeviceAddress, signal: AbortSignal): Promise<Outcome> {
    await this.#deps.storeRetry.run(() => this.#deps.activityLog.progress(id));
    let outcome: Outcome;
    try {
      outcome = await this.perform(command, target, signal);
    } catch (error) {
      outcome = this.failure(error, signal);
    }
    await this.report(id, outcome);
    return outcome;
  }

  /** Ends the Activity Log entry of a command. */
  async report(id: string, { success, ...response }: Outcome): Promise<void> {
    const { activityLog, storeRetry } = this.#deps;
    await storeRetry.run(() =>
      success ? activityLog.complete(id, response) : activityLog.fail(id, response),
    );
  }

  /** @throws DeviceUnreachable, AbortError, errors of codecs: {@link failure} explains them */
  async perform(command: Command, target: DeviceAddress, signal: AbortSignal): Promise<Outcome> {
    const { operation, observation } = command;
    if (observation !== undefined) {
      return operation.type === 'cancelObserve'
        ? this.#cancelObserve(observation, target, signal)
        : this.#observe(observation, target, signal);
    }
    const answer = await this.#deps.link.perform(target, operation, signal);
    const returned = await this.#keep(command, answer, target);
    return { ...outcomeOf(answer), ...returned };
  }

  /** Stores the response of a device. The request is not repeated, so the response is held until the store is back. */
  async #keep(command: Command, answer: OperationAnswer, target: DeviceAddress): Promise<Returned> {
    const { attributes, storeRetry } = this.#deps;
    const returned = await storeRetry.run(() => this.#keepResources(command, answer, target));
    await storeRetry.run(() => attributes.note(command, command.operation, answer));
    await Promise.all(this.#listeners.map((task) => storeRetry.run(() => task(command, answer))));
    return returned;
  }

  /** Stores the values, and the resources that the device has or lacks. */
  async #keepResources(command: Command, answer: OperationAnswer, target: DeviceAddress): Promise<Returned> {
    const { measurements } = this.#deps;
    const { type, path } = command.operation;
    const { success, records, links = [] } = answer;
    if (success && records !== undefined) {
      const { values } = await measurements.take(command, records, undefined, { path, records });
      return type === 'read' ? returnedValues(values) : {};
    } else if (success && type === 'discover') {
      let shape: ResourceShape | undefined;
      await measurements.changeResources(command, (one, catalogue) => {
        if (shape === undefined) {
          const discovered = new DiscoveredResources();
          discovered.add(path, links, target, catalogue);
          shape = discovered.shape();
        }
        return withDiscovered(one, shape, catalogue);
      });
    } else if (isMissing(path, answer)) {
      await measurements.changeResources(command, (one, catalogue) => withMissing(path, one, catalogue));
    }
    return {};
  }

  async #observe(observation: Observation, target: DeviceAddress, signal: AbortSignal): Promise<Outcome> {
    const { answer, established, values } = await this.#deps.observations.establish(
      target,
      observation,
      signal,
    );
    if (answer.success && !established) {
      const responseMessage = 'The device returned the value but did not start the observation.';
      return { success: false, responseCode: answer.code, responseMessage };
    }
    return { ...outcomeOf(answer), ...(answer.success ? returnedValues(values) : {}) };
  }

  async #cancelObserve(
    observation: Observation,
    target: DeviceAddress,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const stored = await this.#deps.observations.withdraw(observation.id);
    const told =
      stored !== undefined && (await this.#deps.observations.cancelOnDevice(target, stored, signal));
    return told
      ? { success: true }
      : { success: true, responseMessage: 'There was no observation to cancel.' };
  }

  /** Converts an error of {@link perform} to an outcome. */
  failure(error: unknown, signal: AbortSignal): Outcome {
    return { success: false, responseMessage: this.#explain(error, signal) };
  }

  #explain(error: unknown, signal: AbortSignal): string {
    if (error instanceof DeviceUnreachable) {
      return UNREACHABLE[error.kind].replace('{cause}', () => error.message.replace(/\.$/u, ''));
    }
    if (signal.aborted) {
      return signal.reason instanceof Error ? signal.reason.message : 'The command was interrupted.';
    }
    if (isNamed(error, 'DecodeError')) {
      return `The response of the device cannot be decoded: ${error.message}`;
    }
    if (isNamed(error, 'EncodeError', 'PathError', 'Lwm2mRefusal')) {
      return `The command cannot be encoded: ${error.message}`;
    }
    this.#deps.onError(error);
    return 'Internal error of the service. Its log has the cause.';
  }
}

/** Lists the values that a device returned, for the Activity Log. */
function returnedValues(values: readonly TakenValue[]): Returned {
  return {
    returned: values.map(({ resourceId, path, timeMs, claimedMs }) => ({
      resourceId,
      url: formatPath(path),
      timeMs,
      ...omitUndefined({ claimedMs }),
    })),
  };
}

/** The link is a port, so its errors are recognized by their names. */
function isNamed(error: unknown, ...names: readonly string[]): error is Error {
  return error instanceof Error && names.includes(error.name);
}

/** Messages for the codes of RFC 7252 and RFC 7959 if the response has no diagnostic payload. */
const MEANING: Readonly<Record<string, string>> = {
  '4.00': 'The device rejected the request as malformed.',
  '4.01': 'The device does not authorize this server for the operation.',
  '4.02': 'The device does not support an option of the request.',
  '4.03': 'The device forbids the operation.',
  '4.04': 'The device does not have this path.',
  '4.05': 'The device does not allow this operation on this path.',
  '4.06': 'The device cannot respond in a format that the service supports.',
  '4.08': 'The device did not receive all blocks of the request.',
  '4.13': 'The request is too large for the device.',
  '4.15': 'The device does not accept the Content-Format of the request.',
  '4.29': 'The device received too many requests. Try again later.',
  '5.00': 'The device had an internal error.',
  '5.01': 'The device does not implement this operation.',
  '5.03': 'The device is busy. Try again later.',
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
