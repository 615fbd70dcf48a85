import { DeviceUnreachableError } from '@muster/lwm2m';
import type {
  DeviceOperation,
  DeviceTarget,
  Lwm2mPath,
  Lwm2mServer,
  ObserveOptions,
  OperationAnswer,
  Source,
  NotifyMeta,
  ObserveHandlers,
  ValueRecord,
} from '@muster/lwm2m';
import { noUsage } from '../kernel/ports.ts';
import type { UsageCounter } from '../kernel/ports.ts';
import { DeviceUnreachable } from './ports/device-link.ts';
import type {
  CompositeObserveAnswer,
  DeviceAddress,
  DeviceLink,
  ObservationSink,
  ObserveAnswer,
  OpaqueSource,
} from './ports/device-link.ts';

/** State that all observations of a link share. */
interface ObservingLink {
  readonly notifications: NotificationGate;
  /** Counts notifications. */
  readonly usage: UsageCounter;
  /** False while the server is about to close. */
  readonly isUp: boolean;
}

/** Passes on the notifications and the end of one observation, as far as the gate lets them through. */
class GatedHandlers implements ObserveHandlers {
  readonly #link: ObservingLink;
  readonly #deviceId: string;
  readonly #deviceNetworkId: string;
  readonly #sink: ObservationSink;

  constructor(
    link: ObservingLink,
    { deviceId, deviceNetworkId }: Pick<DeviceAddress, 'deviceId' | 'deviceNetworkId'>,
    sink: ObservationSink,
  ) {
    this.#link = link;
    this.#deviceId = deviceId;
    this.#deviceNetworkId = deviceNetworkId;
    this.#sink = sink;
  }

  async onNotify(records: ValueRecord[], { sequence }: NotifyMeta): Promise<void> {
    const { notifications, usage } = this.#link;
    await notifications.run(this.#deviceId, () => this.#sink.onNotify(records, sequence));
    // A refused notification is not acknowledged, so the device sends it again.
    usage.add(this.#deviceNetworkId, 'messagesUp');
  }

  /** If an observation ends because the server closes, the next server resumes it. */
  onEnd(reason: string): void {
    if (this.#link.isUp && reason !== 'closed') {
      this.#sink.onEnd(reason);
    }
  }
}

/** Listeners in other processes. */
export interface RemoteListeners {
  has(listener: string): boolean;
  /** The listener for a device that registered at a listener that no longer exists. Undefined if there is none. */
  best(scheme: string, isIpv6: boolean): string | undefined;
}

/** The downlink port over the LwM2M server. It is created before the server, because each needs the other. */
export class Lwm2mDeviceLink implements DeviceLink, ObservingLink {
  /** Bounds the notifications that are being stored. */
  readonly notifications: NotificationGate;
  readonly usage: UsageCounter;
  #server: Lwm2mServer | undefined;
  #gateways: RemoteListeners | undefined;
  #listeners: ReadonlyMap<string, string> = new Map();

  /** @param usage counts requests to devices, their responses and notifications */
  constructor(notifications = new NotificationGate(), usage: UsageCounter = noUsage) {
    this.notifications = notifications;
    this.usage = usage;
  }

  /**
   * @param server the listening server, or undefined when it is about to close
   * @param gateways listeners in other processes, if any
   */
  attach(server: Lwm2mServer | undefined, gateways?: RemoteListeners): void {
    this.#server = server;
    this.#gateways = gateways;
    this.#listeners = new Map(server?.addresses.map((address) => [address, address]) ?? []);
  }

  get isUp(): boolean {
    return this.#server !== undefined;
  }

  #listening(): Lwm2mServer {
    if (this.#server === undefined) {
      throw new DeviceUnreachable('closed', 'The gateway is not running.');
    }
    return this.#server;
  }

  /**
   * Returns the target for an address. A registration outlives the listener that it arrived on: after a
   * restart with another address, the device is reached from the listener that fits best.
   */
  #target(address: DeviceAddress): DeviceTarget {
    return this.targetOf(withoutIds(address));
  }

  /** Returns the target at its present listener. See {@link #target}. */
  targetOf<T extends Source>(target: T): T {
    if (this.#listeners.has(target.listener) || this.#gateways?.has(target.listener) === true) {
      return target;
    }
    const scheme = target.listener.split(':', 1)[0] ?? 'coap';
    const isIpv6 = target.address.includes(':');
    const best =
      this.#gateways?.best(scheme, isIpv6) ??
      [...this.#listeners.keys()].find((one) => one.startsWith(`${scheme}:`) && one.includes('[') === isIpv6);
    return best === undefined ? target : { ...target, listener: best };
  }

  async perform(
    address: DeviceAddress,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    return translated(() =>
      this.#listening().perform(this.#target(address), operation, this.#options(address, signal)),
    );
  }

  async upload(
    address: DeviceAddress,
    path: Lwm2mPath,
    source: OpaqueSource,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const options = this.#options(address, signal);
    return translated(() => this.#listening().upload(this.#target(address), path, source, options));
  }

  async observe(
    address: DeviceAddress,
    path: Lwm2mPath,
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<ObserveAnswer> {
    return translated(() =>
      this.#listening().observe(
        this.#target(address),
        path,
        new GatedHandlers(this, address, sink),
        this.#options(address, signal),
      ),
    );
  }

  resumeObservation(
    address: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    accept: number | undefined,
    sink: ObservationSink,
    lastSequence?: number,
  ): void {
    const target = this.#target(address);
    const handlers = new GatedHandlers(this, address, sink);
    try {
      this.#listening().resumeObservation(target, path, token, accept, handlers, undefined, lastSequence);
    } catch (error) {
      throw toPortError(error);
    }
  }

  async cancelObservation(
    address: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    signal?: AbortSignal,
    accept?: number,
  ): Promise<void> {
    const options = {
      ...(signal && { signal }),
      ...(accept !== undefined && { accept }),
      ...this.#counting(address.deviceNetworkId),
    };
    await translated(() =>
      this.#listening().cancelObservation(this.#target(address), path, token, how, options),
    );
  }

  async observeComposite(
    address: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<CompositeObserveAnswer> {
    return translated(() =>
      this.#listening().observeComposite(
        this.#target(address),
        paths,
        new GatedHandlers(this, address, sink),
        this.#options(address, signal),
      ),
    );
  }

  resumeComposite(
    address: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    contentFormat: number,
    sink: ObservationSink,
    lastSequence?: number,
  ): void {
    const target = this.#target(address);
    const handlers = new GatedHandlers(this, address, sink);
    const formats = { contentFormat };
    try {
      this.#listening().resumeCompositeObservation(target, paths, token, formats, handlers, lastSequence);
    } catch (error) {
      throw toPortError(error);
    }
  }

  async cancelComposite(
    address: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    contentFormat: number,
    signal?: AbortSignal,
  ): Promise<void> {
    const options = {
      contentFormat,
      ...(signal && { signal }),
      ...this.#counting(address.deviceNetworkId),
    };
    const target = this.#target(address);
    await translated(() => this.#listening().cancelCompositeObservation(target, paths, token, how, options));
  }

  #options(
    { deviceNetworkId, onAcknowledged }: DeviceAddress,
    signal: AbortSignal | undefined,
  ): ObserveOptions {
    return {
      ...(signal === undefined ? {} : { signal }),
      ...(onAcknowledged === undefined ? {} : { onAcknowledged }),
      ...this.#counting(deviceNetworkId),
    };
  }

  #counting(deviceNetworkId: string): Required<Pick<ObserveOptions, 'onExchanged'>> {
    const { usage } = this;
    return {
      onExchanged: (isAnswered) => {
        usage.add(deviceNetworkId, 'messagesDown');
        if (isAnswered) usage.add(deviceNetworkId, 'messagesUp');
      },
    };
  }

  leave(address: DeviceAddress): void {
    const target = this.#target(address);
    this.#server?.moveDevice(target, target);
  }
}

/** Copies the members by name: observations keep their targets, and these objects are smaller than generic copies. */
function withoutIds(device: DeviceAddress): DeviceTarget {
  const { listener, address, port, identity, session } = device;
  const { rootPath, lwm2mVersion, contentFormats, learnedFormats } = device;
  return {
    listener,
    address,
    port,
    rootPath,
    lwm2mVersion,
    contentFormats,
    ...(identity === undefined ? {} : { identity }),
    ...(session === undefined ? {} : { session }),
    ...(learnedFormats === undefined ? {} : { learnedFormats }),
  };
}

/** Translates errors of devices to those of the domain. */
export async function translated<R>(ask: () => Promise<R>): Promise<R> {
  try {
    return await ask();
  } catch (error) {
    throw toPortError(error);
  }
}

function toPortError(error: unknown): unknown {
  return error instanceof DeviceUnreachableError
    ? new DeviceUnreachable(error.kind, error.message, { cause: error })
    : error;
}

/** Default maximum number of notifications of one device that are being stored at the same time. */
export const DEFAULT_MAX_PER_DEVICE = 256;
/** Default maximum number of notifications of all devices that are being stored at the same time. */
const DEFAULT_MAX_NOTIFICATIONS = 16_384;

/** A notification was refused. It is not acknowledged, so the device sends a confirmable one again. */
export class NotificationRefused extends Error {
  constructor() {
    super('Notifications arrive faster than the service can store them.');
    this.name = 'NotificationRefused';
  }
}

/**
 * Bounds the notifications that wait to be stored. A device that notifies faster than the store can write
 * loses its own notifications. Memory and the notifications of other devices are not affected.
 */
export class NotificationGate {
  readonly #maxPerDevice: number;
  readonly #max: number;
  readonly #byDevice = new Map<string, number>();
  #underWay = 0;
  #refused = 0;

  constructor(maxPerDevice = DEFAULT_MAX_PER_DEVICE, max = DEFAULT_MAX_NOTIFICATIONS) {
    this.#maxPerDevice = maxPerDevice;
    this.#max = max;
  }

  /** @throws NotificationRefused when a limit is reached */
  async run(deviceId: string, store: () => Promise<void>): Promise<void> {
    const before = this.#byDevice.get(deviceId) ?? 0;
    if (before >= this.#maxPerDevice || this.#underWay >= this.#max) {
      this.#refused += 1;
      throw new NotificationRefused();
    }
    this.#byDevice.set(deviceId, before + 1);
    this.#underWay += 1;
    try {
      await store();
    } finally {
      this.#leave(deviceId);
    }
  }

  #leave(deviceId: string): void {
    this.#underWay -= 1;
    const left = (this.#byDevice.get(deviceId) ?? 1) - 1;
    if (left === 0) {
      this.#byDevice.delete(deviceId);
    } else {
      this.#byDevice.set(deviceId, left);
    }
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Number of notifications refused since the start. */
  get refused(): number {
    return this.#refused;
  }
}
