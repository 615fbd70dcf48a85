import type { AttributeSet } from '../../entities/attribute-set.ts';
import { attributeSets } from '../../entities/attribute-set.ts';
import { devices, isLegacyDevice } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import type { Registration } from '../../entities/registration.ts';
import type { Lanes } from '../../lanes.ts';
import { MusterError } from '../../errors.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';
import type { Store } from '../../ports/store.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import { isManaged, nextChange, reopened, vanished, wanting } from '../commands/attribute-set-state.ts';
import type { AttributeStore } from '../commands/attribute-store.ts';
import type { Command, CommandRunner, Outcome } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import { hasYielded, type DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { QueuedCommands } from '../commands/queued-commands.ts';
import type { WaitingCommands } from '../commands/waiting-commands.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationChange } from '../../ports/uplink-requests.ts';
import { commandFor, isListed } from './attribute-command.ts';
import { wantedAttributes } from '../templates/attribute-plan.ts';
import type { WantedAttributes } from '../templates/attribute-plan.ts';
import type { AttributePlans } from '../templates/attribute-plans.ts';

export interface DistributionDependencies {
  readonly store: Store;
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

/** Requests that one device is sent in a row: more than that is a device that answers and changes nothing. */
const MAX_REQUESTS = 10_000;

interface Asking {
  readonly deviceNetworkId: string;
  /** A change has happened since the start of the run. */
  again: boolean;
  /** Commands are put into its stored queue, whose answers come by themselves. */
  readonly isQueued: boolean;
  readonly parentId: string | undefined;
  /** Requests sent in a row. */
  count: number;
  /** The last of them. */
  last: string;
}

/** What a request to a device has come to; after `unanswered` it is asked again when it is next heard. */
type AskOutcome = 'next' | 'end' | 'unanswered';

type SetState = Omit<AttributeSet, 'smartObjectId'>;

/**
 * Reconciles the attributes of devices with those that their templates ask for. The desired attributes are stored
 * before they are sent, and the reported ones after the device has responded. The difference is sent when the device
 * can receive it.
 */
export class AttributeDistribution {
  readonly #deps: DistributionDependencies;
  /** Devices with something to be asked for. */
  readonly #owed = new Set<string>();
  /** Devices that are being asked. */
  readonly #busy = new Map<string, Asking>();
  /** How many devices of each network are in `#busy`. */
  readonly #busyOf = new Map<string, number>();
  /** By network: told when fewer of its devices are busy. */
  readonly #waitingForRoom = new Map<string, () => void>();
  readonly #underWay = new Set<Promise<void>>();
  #isClosed = false;

  constructor(deps: DistributionDependencies) {
    this.#deps = deps;
    deps.attributes.listen((deviceId) => this.#noted(deviceId));
  }

  /** Finds what an earlier run has not brought to an end. */
  async load(): Promise<void> {
    const where = [{ field: 'isOpen', op: 'eq', value: true }] as const;
    for await (const set of this.#deps.store.collection(attributeSets).iterate({ where })) {
      this.#owed.add(set.deviceId);
    }
  }

  /** Asks the devices that are awake; call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#owed) {
      this.#send(deviceId);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waitingForRoom.forEach((go) => go());
    await Promise.all(this.#underWay);
  }

  /** The device has registered or sent an Update, and has its answer. */
  followUp(change: RegistrationChange): void {
    const { deviceId, kind } = change;
    if (kind === 'updated' && !change.hasNewObjects && !this.#owed.has(deviceId)) {
      return;
    }
    this.#track(this.#caughtUp(change));
  }

  async #caughtUp({ deviceId, kind, deviceTemplateId, hasNewObjects }: RegistrationChange): Promise<void> {
    if (kind === 'registered' || hasNewObjects) {
      if (this.#owed.has(deviceId) || (await this.#isConcerned(deviceId, deviceTemplateId))) {
        await this.#plan(deviceId, kind === 'registered');
      }
    }
    if (this.#owed.has(deviceId)) {
      this.#send(deviceId);
    }
  }

  /** Whether there may be anything to do for a device: most have nothing, and Register is to stay cheap. */
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
   * @returns whether the device has to be asked for something
   */
  async changed(deviceId: string, parentId: () => Promise<string>): Promise<boolean> {
    await this.#plan(deviceId, false);
    if (!this.#owed.has(deviceId)) {
      return false;
    }
    if (this.#deps.live.ofDevice(deviceId) !== undefined) {
      this.#send(deviceId, await parentId());
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

  /** The device has answered something about attributes. */
  #noted(deviceId: string): void {
    const busy = this.#busy.get(deviceId);
    if (busy === undefined) {
      this.#send(deviceId);
    } else if (busy.isQueued) {
      busy.again = true;
    }
  }

  #send(deviceId: string, parentId?: string): void {
    const { live, queued } = this.#deps;
    const busy = this.#busy.get(deviceId);
    if (busy !== undefined) {
      busy.again = true;
      return;
    }
    const deviceNetworkId = live.ofDevice(deviceId)?.deviceNetworkId;
    if (this.#isClosed || deviceNetworkId === undefined) {
      return;
    }
    const isQueued = queued.takes(deviceId);
    this.#busy.set(deviceId, { deviceNetworkId, again: false, isQueued, parentId, count: 0, last: '' });
    this.#countBusy(deviceNetworkId, 1);
    if (isQueued) {
      this.#track(this.#finish(deviceId, this.#queueUp(deviceId, parentId)));
      return;
    }
    this.#enqueue(deviceId);
  }

  /** Sends the next request of a conversation when its turn comes, so that commands go first. */
  #enqueue(deviceId: string): void {
    this.#deps.queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: (target, signal) => this.#step(target, signal),
      dropped: () => this.#finish(deviceId, Promise.resolve(false)),
    });
  }

  async #step(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const asking = this.#busy.get(deviceId);
    if (asking === undefined) {
      return;
    }
    const step = this.#askNext(asking, target, signal);
    const outcome = await step.catch(() => 'end');
    if (outcome === 'next') {
      this.#enqueue(deviceId);
    } else if (!hasYielded(signal)) {
      await this.#finish(
        deviceId,
        step.then((end) => end === 'end'),
      );
    }
  }

  /** @param work resolves with whether it is worth going on */
  async #finish(deviceId: string, work: Promise<boolean>): Promise<void> {
    let goesOn = false;
    try {
      goesOn = await work;
    } finally {
      const busy = this.#busy.get(deviceId);
      this.#busy.delete(deviceId);
      if (busy !== undefined) this.#countBusy(busy.deviceNetworkId, -1);
      if (goesOn && busy?.again === true) {
        this.#send(deviceId, busy.parentId);
      }
      if (busy !== undefined) this.#waitingForRoom.get(busy.deviceNetworkId)?.();
    }
  }

  #countBusy(deviceNetworkId: string, change: 1 | -1): void {
    const count = (this.#busyOf.get(deviceNetworkId) ?? 0) + change;
    if (count > 0) this.#busyOf.set(deviceNetworkId, count);
    else this.#busyOf.delete(deviceNetworkId);
  }

  /** Resolves when fewer devices of a network than `max` are being asked. One call for a network at a time. */
  async room(deviceNetworkId: string, max: number): Promise<void> {
    while ((this.#busyOf.get(deviceNetworkId) ?? 0) >= max && !this.#isClosed) {
      await new Promise<void>((resolve) => this.#waitingForRoom.set(deviceNetworkId, resolve));
      this.#waitingForRoom.delete(deviceNetworkId);
    }
  }

  /** Reads in the lane of the device, so that the result is not older than its last write. */
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

  /** Queues the commands for a device in queue mode, one for each path. Replaces earlier ones. */
  async #queueUp(deviceId: string, parentId: string | undefined): Promise<boolean> {
    const { store, commands, waiting } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    const sets = await this.#openSets(deviceId);
    if (device === undefined || sets.length === 0) {
      return false;
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
          // The queue is full: the rest is sent when the device is next heard.
          return false;
        }
        throw error;
      }
    }
    return true;
  }

  /** Sends the next request to a device that is awake. */
  async #askNext(asking: Asking, target: DeviceAddress, signal: AbortSignal): Promise<AskOutcome> {
    const { deviceId } = target;
    const device = await this.#deps.store.collection(devices).get(deviceId);
    const [set] = await this.#openSets(deviceId);
    const change = set && nextChange(set);
    const request = set === undefined ? '' : `${set.path} ${JSON.stringify(change)}`;
    const isRepeated = request === asking.last || asking.count >= MAX_REQUESTS;
    if (device === undefined || set === undefined || change === undefined || isRepeated) {
      return 'end';
    }
    const { command, entry } = commandFor(device, set.path, change, asking.parentId);
    if (await this.#ask(command, entry, target, signal)) {
      asking.last = request;
      asking.count += 1;
      return 'next';
    }
    // Interrupted: it has moved, and has been heard there.
    return signal.aborted ? 'end' : 'unanswered';
  }

  async #ask(
    command: Command,
    entry: Omit<ActivityStart, 'deviceNetworkId'>,
    target: DeviceAddress,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { activityLog, runner } = this.#deps;
    const { id } = await activityLog.start({ ...entry, deviceNetworkId: command.deviceNetworkId });
    await activityLog.progress(id);
    let outcome: Outcome;
    try {
      outcome = await runner.perform(command, target, signal);
    } catch (error) {
      outcome = runner.failure(error, signal);
    }
    const { success, ...response } = outcome;
    await (success ? activityLog.complete(id, response) : activityLog.fail(id, response));
    return outcome.responseCode !== undefined;
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work
      .catch(this.#deps.onError)
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }
}
