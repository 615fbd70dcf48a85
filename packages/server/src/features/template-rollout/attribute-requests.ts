import { isSameJson } from '../../kernel/same-json.ts';
import { devices } from '../devices/model/device.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { Store } from '../../store/port.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { nextChange } from '../commands/attribute-set-state.ts';
import type { CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import { commandFor } from './attribute-command.ts';
import type { DesiredAttributes } from './desired-attributes.ts';

export interface AttributeRequestsDependencies {
  readonly store: Store;
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: CommandQueue;
  readonly activityLog: ActivityLog;
  readonly desired: DesiredAttributes;
}

/**
 * Maximum number of consecutive requests to a device. A device that gets more responds but does not change
 * its attributes.
 */
const MAX_REQUESTS = 10_000;

/** Consecutive requests to a device. */
export interface Conversation {
  /** Activity Log entry of the change that started the requests. */
  readonly parentId: string | undefined;
  /** The requests are stored as queue items, and their responses arrive independently. */
  isQueued: boolean;
  /** Number of requests so far. */
  count: number;
  /** The last request. */
  last: string;
}

/** Address of an awake device. */
export interface At {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

/** Sends the difference between desired and reported attributes, as queue items or as single requests. */
export class AttributeRequests {
  readonly #deps: AttributeRequestsDependencies;

  constructor(deps: AttributeRequestsDependencies) {
    this.#deps = deps;
  }

  /** Stores a queue item for each path of a device in queue mode, and withdraws replaced items. */
  async queue(deviceId: string, parentId: string | undefined): Promise<PassResult> {
    const { store, desired, commands, waiting } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    const sets = await desired.openSets(deviceId);
    if (device === undefined || sets.length === 0) {
      return 'stopped';
    }
    const items = await waiting.ofDevice(deviceId);
    for (const set of sets) {
      const change = nextChange(set);
      const earlier = items.filter(
        ({ operation }) => operation.type === 'writeAttributes' && operation.path === set.path,
      );
      if (change === undefined || earlier.some((one) => waiting.isUnderWay(one.id))) {
        continue;
      }
      const { unset, ...values } = change;
      const wanted = [values, unset ?? []];
      if (
        earlier.some(({ operation }) =>
          isSameJson([operation.attributes ?? {}, operation.unset ?? []], wanted),
        )
      ) {
        continue;
      }
      for (const { id } of earlier) {
        await waiting.withdraw(id, 'A later change of the template replaced this one.');
      }
      const { command, entry } = commandFor(device, set.path, change, parentId);
      try {
        await commands.submit(command, entry);
      } catch (error) {
        if (error instanceof MusterError && error.code === 'too-many-requests') {
          // The queue is full. The next Register or Update of the device continues.
          return 'stopped';
        }
        throw error;
      }
    }
    return 'done';
  }

  /** Sends the next request to an awake device. */
  async send(conversation: Conversation, { target, signal }: At): Promise<PassResult> {
    const { store, desired, activityLog, runner } = this.#deps;
    const { deviceId } = target;
    const device = await store.collection(devices).get(deviceId);
    const [set] = await desired.openSets(deviceId);
    const change = set && nextChange(set);
    const request = set === undefined ? '' : `${set.path} ${JSON.stringify(change)}`;
    const isRepeated = request === conversation.last || conversation.count >= MAX_REQUESTS;
    if (device === undefined || set === undefined || change === undefined || isRepeated) {
      Object.assign(conversation, { count: 0, last: '' });
      return 'done';
    }
    const { command, entry } = commandFor(device, set.path, change, conversation.parentId);
    const { id } = await activityLog.start({ ...entry, deviceNetworkId: command.deviceNetworkId });
    const { responseCode } = await runner.run(id, command, target, signal);
    if (responseCode === undefined) {
      // Aborted: the device has moved, and its Register or Update wakes it. Otherwise it is silent until
      // then.
      return signal.aborted ? 'done' : 'stopped';
    }
    conversation.last = request;
    conversation.count += 1;
    return 'again';
  }
}
