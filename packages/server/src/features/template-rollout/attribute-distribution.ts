import type { AttributeSet } from '../commands/model/attribute-set.ts';
import { attributeSets } from '../commands/model/attribute-set.ts';
import { devices, isLegacyDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { Registration } from '../registration/model/registration.ts';
import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { Store } from '../../store/port.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { isManaged, nextChange, reopened, vanished, wanting } from '../commands/attribute-set-state.ts';
import type { AttributeStore } from '../commands/attribute-store.ts';
import type { CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import { hasYielded, type DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { QueuedCommands } from '../commands/queued-commands.ts';
import type { WaitingCommands } from '../commands/waiting-commands.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { commandFor, isListed } from './attribute-command.ts';
import { wantedAttributes } from '../templates/attribute-plan.ts';
import type { WantedAttributes } from '../templates/attribute-plan.ts';
import type { AttributePlans } from '../templates/attribute-plans.ts';

export interface DistributionDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly queue: DownlinkQueue;
  readonly queued: QueuedCommands;
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: WaitingCommands;
  readonly attributes: AttributeStore;
  readonly activityLog: ActivityLog;
  readonly plans: AttributePlans;
  readonly onError: (error: unknown) => void;
}

/** Requests to one device in a row. A device that gets more answers them and changes nothing. */
const MAX_REQUESTS = 10_000;

/** The requests to a device in a row. */
interface Conversation {
  /** The Activity Log entry of the change that began it. */
  readonly parentId: string | undefined;
  /** The requests are stored as queue items, and their responses arrive independently. */
  isQueued: boolean;
  /** Requests so far. */
  count: number;
  /** The last request. */
  last: string;
}

function conversationOf(parentId: string | undefined): Conversation {
  return { parentId, isQueued: false, count: 0, last: '' };
}

/** Where an awake device is. */
interface At {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

type SetState = Omit<AttributeSet, 'smartObjectId'>;

/**
 * Brings devices to the attributes of their templates. The desired attributes are stored before they are sent, the reported
 * ones when the device has answered. A pass sends the difference for one path.
 */
export class AttributeDistribution {
  readonly #deps: DistributionDependencies;
  /** Devices whose reported attributes differ from the desired ones. */
  readonly #owed = new Set<string>();
  /** Devices with a pass under way. */
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
      // An awake device answers the request of the present pass, which continues by itself.
      if (this.#conversations.get(deviceId)?.isQueued !== false) this.#wake(deviceId);
    });
  }

  /** Finds the devices that an earlier run has left with a difference. */
  async load(): Promise<void> {
    const where = [{ field: 'isOpen', op: 'eq', value: true }] as const;
    for await (const set of this.#deps.store.collection(attributeSets).iterate({ where })) {
      this.#owed.add(set.deviceId);
    }
  }

  /** Call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#owed) this.#wake(deviceId);
  }

  /** Resolves when the device has no pass under way. */
  idle(deviceId: string): Promise<void> {
    return this.#reconciler.idle(deviceId);
  }

  /** The downlink queue has to be closed for it to resolve. */
  async close(): Promise<void> {
    await Promise.all([this.#reconciler.close(), this.#tasks.idle()]);
  }

  /** Called after the response to a Register or Update. */
  followUp(change: RegistrationChange): void {
    const { deviceId, kind } = change;
    if (kind === 'updated' && !change.hasNewObjects && !this.#owed.has(deviceId)) {
      return;
    }
    this.#tasks.add(this.#caughtUp(change));
  }

  async #caughtUp({ deviceId, kind, deviceTemplateId, hasNewObjects }: RegistrationChange): Promise<void> {
    if (kind === 'registered' || hasNewObjects) {
      if (this.#owed.has(deviceId) || (await this.#isConcerned(deviceId, deviceTemplateId))) {
        await this.#plan(deviceId, kind === 'registered');
      }
    }
    if (this.#owed.has(deviceId)) {
      this.#wake(deviceId);
    }
  }

  /** False if templates say nothing about the attributes of the device: keeps Register cheap for most devices. */
  async #isConcerned(deviceId: string, deviceTemplateId: string | undefined): Promise<boolean> {
    const { plans, objects, lanes } = this.#deps;
    if (deviceTemplateId === undefined) return true;
    const plan = await plans.ofDeviceTemplate(deviceTemplateId);
    if (objects.isWithoutAttributes(deviceId, plan)) return false;
    return lanes.run(deviceId, async () => {
      const hasAttributes = await plans.hasAttributes(deviceTemplateId, await objects.of(deviceId));
      if (!hasAttributes) objects.noteWithoutAttributes(deviceId, plan);
      return hasAttributes;
    });
  }

  /**
   * The templates of a device have changed.
   *
   * @param parentId the Activity Log entry of the change
   * @returns whether the reported attributes differ from the desired ones
   */
  async changed(deviceId: string, parentId: () => Promise<string>): Promise<boolean> {
    await this.#plan(deviceId, false);
    if (!this.#owed.has(deviceId)) {
      return false;
    }
    if (this.#deps.live.ofDevice(deviceId) !== undefined) {
      this.#wake(deviceId, await parentId());
    }
    return true;
  }

  /** Stores the desired attributes of a device. */
  async #plan(deviceId: string, isNew: boolean): Promise<void> {
    const { store, live, attributes } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined || isLegacyDevice(device)) {
      return;
    }
    const owner = { deviceId, deviceNetworkId: device.deviceNetworkId };
    await attributes.change(owner, async (known) => {
      const registration = live.ofDevice(deviceId);
      const next =
        registration === undefined
          ? known.filter(isManaged).map(reopened)
          : this.#states(device, registration, await this.#wantedOf(device, registration), known, isNew);
      this.#mark(deviceId, next);
      return next.filter((one) => !known.includes(one as AttributeSet));
    });
  }

  async #wantedOf(device: Device, registration: Registration): Promise<WantedAttributes> {
    const { plans, objects } = this.#deps;
    const { planned, own } = await plans.ofDevice(device.deviceTemplateId, await objects.of(device.id));
    return wantedAttributes(planned, own, registration.objects);
  }

  #states(
    device: Device,
    registration: Registration,
    wanted: WantedAttributes,
    known: readonly AttributeSet[],
    isNew: boolean,
  ): SetState[] {
    const byPath = new Map(known.map((one) => [one.path, one]));
    const paths = new Set([...wanted.keys(), ...known.filter(isManaged).map((one) => one.path)]);
    const owner = { deviceId: device.id, deviceNetworkId: device.deviceNetworkId };
    return [...paths].map((path) => {
      const before = byPath.get(path) ?? this.#deps.attributes.empty(owner, path);
      const after = isListed(path, registration)
        ? wanting(before, wanted.get(path) ?? {}, isNew)
        : vanished(before);
      return JSON.stringify(after) === JSON.stringify(before) ? before : after;
    });
  }

  #mark(deviceId: string, sets: readonly SetState[]): void {
    if (sets.some((one) => one.isOpen)) {
      this.#owed.add(deviceId);
    } else {
      this.#owed.delete(deviceId);
    }
  }

  /** @param parentId the Activity Log entry of the change, for requests of a pass that this starts */
  #wake(deviceId: string, parentId?: string): void {
    if (this.#deps.live.ofDevice(deviceId) === undefined) return;
    if (!this.#reconciler.isBusy(deviceId)) this.#conversations.set(deviceId, conversationOf(parentId));
    this.#reconciler.wake(deviceId);
  }

  /** Requests to awake devices are background work: commands go first. */
  #turn(deviceId: string, pass: Pass<[at?: At]>): void {
    const { queue, queued } = this.#deps;
    // The reconciler itself has woken a device that has none: to try again after an error.
    const conversation = this.#conversations.get(deviceId) ?? conversationOf(undefined);
    this.#conversations.set(deviceId, conversation);
    conversation.isQueued = queued.takes(deviceId);
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
    if (at === undefined) return this.#queueUp(deviceId, conversation.parentId);
    const result = await this.#askNext(conversation, at);
    return hasYielded(at.signal) ? 'yielded' : result;
  }

  /** Reads in the device's lane, so that `#owed` agrees with the latest write. */
  async #openSets(deviceId: string): Promise<AttributeSet[]> {
    const known = await this.#deps.lanes.run(deviceId, async () => {
      const sets = await this.#deps.attributes.ofDevice(deviceId);
      this.#mark(deviceId, sets);
      return sets;
    });
    return known
      .filter((one) => one.isOpen === true)
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  }

  /** Stores a queue item for each path of a device in queue mode, and withdraws those that it replaces. */
  async #queueUp(deviceId: string, parentId: string | undefined): Promise<PassResult> {
    const { store, commands, waiting } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    const sets = await this.#openSets(deviceId);
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
      const wanted = JSON.stringify([values, unset ?? []]);
      if (
        earlier.some(
          ({ operation }) => JSON.stringify([operation.attributes ?? {}, operation.unset ?? []]) === wanted,
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
          // The queue is full: the next Register or Update of the device continues.
          return 'stopped';
        }
        throw error;
      }
    }
    return 'done';
  }

  /** Sends the next request to an awake device. */
  async #askNext(conversation: Conversation, { target, signal }: At): Promise<PassResult> {
    const { store, activityLog, runner } = this.#deps;
    const { deviceId } = target;
    const device = await store.collection(devices).get(deviceId);
    const [set] = await this.#openSets(deviceId);
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
