import { formatAttributeQueries, formatPath, parsePath } from '@muster/lwm2m/core';
import type { AttributeChange, DeviceOperation } from '@muster/lwm2m/core';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { BackgroundTasks } from '../../kernel/tasks.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import { isSameJson } from '../../kernel/data.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import { nextChange } from '../commands/attribute-store.ts';
import type { AttributeStore } from '../commands/attribute-store.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService, QueuedCommands } from '../commands/command-service.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { hasYielded } from '../downlink/downlink-queue.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { DesiredAttributes } from './desired-attributes.ts';

export interface DistributionDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: LiveRegistrations;
  readonly queue: DownlinkQueue;
  readonly queued: QueuedCommands;
  readonly waiting: CommandQueue;
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly activityLog: ActivityLog;
  readonly attributes: AttributeStore;
  readonly desired: DesiredAttributes;
  readonly onError: (error: unknown) => void;
}

/**
 * Maximum number of consecutive requests to a device. A device that gets more responds but does not change its
 * attributes.
 */
const MAX_REQUESTS = 10_000;

/** Consecutive requests to a device. */
interface Conversation {
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
interface At {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

function conversationOf(parentId: string | undefined): Conversation {
  return { parentId, isQueued: false, count: 0, last: '' };
}

/**
 * Reconciles the attributes of devices with their templates. A pass sends the difference for one path. Desired
 * attributes are stored before they are sent, reported attributes when the device has responded.
 */
export class AttributeDistribution {
  readonly #deps: DistributionDependencies;
  /** Devices with a pass in progress. */
  readonly #conversations = new Map<string, Conversation>();
  readonly #reconciler: Reconciler<[at?: At]>;
  readonly #tasks: BackgroundTasks;

  constructor(deps: DistributionDependencies) {
    this.#deps = deps;
    this.#tasks = new BackgroundTasks(deps.onError);
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: (deviceId, pass) => this.#turn(deviceId, pass),
      reconcile: (deviceId, at) => this.#reconcile(deviceId, at),
      onIdle: (deviceId) => this.#conversations.delete(deviceId),
      onError: deps.onError,
    });
    deps.attributes.listen((deviceId) => {
      // An awake device responds to a request of the current pass, which continues by itself.
      if (this.#conversations.get(deviceId)?.isQueued !== false) this.#wake(deviceId);
    });
  }

  /** Call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#deps.desired.differing) this.#wake(deviceId);
  }

  /** Resolves when the device has no pass in progress. */
  idle(deviceId: string): Promise<void> {
    return this.#reconciler.idle(deviceId);
  }

  /** Resolves only after the downlink queue is closed. */
  async close(): Promise<void> {
    await Promise.all([this.#reconciler.close(), this.#tasks.idle()]);
  }

  /** Called after the response to a Register or Update. */
  followUp(change: RegistrationChange): void {
    const { desired } = this.#deps;
    const { deviceId } = change;
    this.#tasks.add(
      desired.followUp(change).then(() => {
        if (desired.differing.has(deviceId)) this.#wake(deviceId);
      }),
    );
  }

  /**
   * Applies a change of a device's templates.
   *
   * @param parentId returns the ID of the Activity Log entry of the change
   * @returns whether the reported attributes differ from the desired ones
   */
  async changed(deviceId: string, parentId: () => Promise<string>): Promise<boolean> {
    const { desired } = this.#deps;
    await desired.plan(deviceId);
    if (!desired.differing.has(deviceId)) return false;
    if (this.#deps.live.ofDevice(deviceId) !== undefined) {
      this.#wake(deviceId, await parentId());
    }
    return true;
  }

  /** @param parentId Activity Log entry of the change, for the requests of a newly started pass */
  #wake(deviceId: string, parentId?: string): void {
    if (this.#deps.live.ofDevice(deviceId) === undefined) return;
    if (!this.#reconciler.isBusy(deviceId)) this.#conversations.set(deviceId, conversationOf(parentId));
    this.#reconciler.wake(deviceId);
  }

  /** Requests to awake devices are background work: commands go first. */
  #turn(deviceId: string, pass: Pass<[at?: At]>): void {
    const { queue, queued } = this.#deps;
    // The device has no conversation if the reconciler itself has woken it to retry after an error.
    const conversation = this.#conversations.get(deviceId) ?? conversationOf(undefined);
    this.#conversations.set(deviceId, conversation);
    conversation.isQueued = queued.storesCommands(deviceId);
    if (conversation.isQueued) {
      void pass.run();
      return;
    }
    queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: (target, signal) => pass.run({ target, signal }),
      dropped: () => pass.dropped(),
    });
  }

  async #reconcile(deviceId: string, at: At | undefined): Promise<PassResult> {
    const conversation = this.#conversations.get(deviceId);
    if (conversation === undefined) return 'done';
    if (at === undefined) return this.#queue(deviceId, conversation.parentId);
    const result = await this.#send(conversation, at);
    return hasYielded(at.signal) ? 'yielded' : result;
  }

  /** Stores a queue item for each path of a device in queue mode, and withdraws replaced items. */
  async #queue(deviceId: string, parentId: string | undefined): Promise<PassResult> {
    const { store, desired, commands, waiting } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    const sets = await desired.openSets(deviceId);
    if (device === undefined || sets.length === 0) return 'stopped';
    const items = await waiting.ofDevice(deviceId);
    for (const set of sets) {
      const change = nextChange(set);
      const earlier = items.filter(
        ({ operation }) => operation.type === 'writeAttributes' && operation.path === set.path,
      );
      if (change === undefined || earlier.some((one) => waiting.isUnderWay(one.id))) continue;
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
  async #send(conversation: Conversation, { target, signal }: At): Promise<PassResult> {
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
      // Aborted: the device has moved, and its Register or Update wakes it. Otherwise it is silent until then.
      return signal.aborted ? 'done' : 'stopped';
    }
    conversation.last = request;
    conversation.count += 1;
    return 'again';
  }
}

/** Returns the Write-Attributes for a change on a device, with its Activity Log entry. */
function commandFor(
  device: Device,
  url: string,
  attributes: AttributeChange,
  parentId: string | undefined,
): { readonly command: Command; readonly entry: Omit<ActivityStart, 'deviceNetworkId'> } {
  const path = parsePath(url);
  const operation: DeviceOperation = { type: 'writeAttributes', path, attributes };
  const queries = formatAttributeQueries(attributes).join('&');
  return {
    command: { deviceId: device.id, deviceNetworkId: device.deviceNetworkId, operation },
    entry: {
      ...deviceEntity(device),
      description: `Write attributes ${queries} of ${formatPath(path)} on ${device.name}`,
      isRedone: true,
      ...(parentId === undefined ? {} : { parentId }),
    },
  };
}
