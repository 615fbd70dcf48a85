import { boundedCache } from '../../kernel/caches.ts';
import type { Clock } from '../../kernel/timers.ts';
import { invalidMember, UplinkRefusal } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { MqttOrigin, RegisterDevice, Relay } from '../../gateway/ports/uplink-requests.ts';
import { UniqueViolationError } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { demandDeviceOf, devices, isForeignDevice, isMqttDevice } from '../devices/model.ts';
import type { Device, DeviceStandard, ForeignStandard } from '../devices/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { instancesOf } from './object-lists.ts';
import type { SecurityPolicy } from './security-policy.ts';

/**
 * Gateways that devices report through. They may refuse a device, and log its registrations. Only `admit` may
 * throw.
 */
interface GatewayWatch {
  /** @throws UplinkRefusal */
  admit(request: RegisterDevice, device: Device): Promise<void>;
  /** Called for an endpoint name without a device. */
  unknown(request: RegisterDevice): void;
  note(device: Device, level: 'Warning', message: string): void;
  /** Called when the device is no longer registered. */
  onDeparture(deviceId: string, device?: Device): void;
}

export interface AdmissionDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  /** Absent if gateways admit all devices and keep no log of them. */
  readonly uplink: GatewayWatch | undefined;
  readonly devices: {
    /** Builds the document of a device, without storing it. */
    build(
      deviceNetworkId: string,
      device: {
        readonly deviceIdentifier: string;
        readonly deviceTypeId: string;
        readonly dataCollectorId?: string;
        readonly deviceStandard?: DeviceStandard;
        readonly name?: string;
      },
    ): Promise<Device>;
  };
  /** Network and type for unknown LwM2M endpoints; absent to refuse them. */
  readonly enrolInto?:
    (() => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>) | undefined;
  /** Returns the device type for devices that do not speak LwM2M and name no type. */
  readonly foreignTypeOf: (deviceNetworkId: string, standard: ForeignStandard) => Promise<string>;
  readonly enrolmentLimits: EnrolmentLimits;
}

/** @param isNew whether the device is being enrolled: then the work stores it */
type DeviceWork<R> = (device: Device | undefined, isNew: boolean) => Promise<R>;

/** Finds or builds the device of a Register, and decides whether the Register is accepted. */
export class RegistrationAdmission {
  readonly #deps: AdmissionDependencies;
  readonly #policy: SecurityPolicy;
  readonly #quota: EnrolmentQuota;

  constructor(deps: AdmissionDependencies, policy: SecurityPolicy) {
    this.#deps = deps;
    this.#policy = policy;
    this.#quota = new EnrolmentQuota(deps.enrolmentLimits, deps.clock);
  }

  /**
   * Runs `work` with the device that has the endpoint name of a Register, or a new one, in the lanes of both.
   * If the API creates the device during its enrolment, `work` fails with a UniqueViolationError, and runs
   * again with that device.
   *
   * @param work receives undefined if no device has the endpoint name and none is enrolled
   */
  async withDevice<R>(request: RegisterDevice, work: DeviceWork<R>): Promise<R> {
    const attempt = (): Promise<R> =>
      this.#deps.lanes.run(`endpoint ${request.endpointName}`, () => this.#runFor(request, work));
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof UniqueViolationError) return attempt();
      throw error;
    }
  }

  async #runFor<R>(request: RegisterDevice, work: DeviceWork<R>): Promise<R> {
    const { store, lanes, live } = this.#deps;
    const { endpointName } = request;
    let id = live.deviceOf(endpointName) ?? (await this.#storedId(endpointName));
    while (id !== undefined) {
      const deviceId = id;
      const done = await lanes.run(deviceId, async () => {
        const device = await store.collection(devices).get(deviceId);
        if (device?.deviceIdentifier !== endpointName) return undefined;
        return { result: await work(device, false) };
      });
      if (done !== undefined) return done.result;
      // The device was renamed or deleted.
      id = await this.#storedId(endpointName);
    }
    const enrolled = await this.#build(request);
    return lanes.run(enrolled?.id ?? endpointName, () => work(enrolled, true));
  }

  async #storedId(endpointName: string): Promise<string | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return (await this.#deps.store.collection(devices).findOne(where))?.id;
  }

  /**
   * Returns the document of a new device, which is not stored yet; undefined if the server does not enrol it.
   */
  async #build({ endpointName, relay, mqtt }: RegisterDevice): Promise<Device | undefined> {
    const { devices: builder, enrolInto, foreignTypeOf } = this.#deps;
    const deviceIdentifier = endpointName;
    if (relay !== undefined) {
      const { deviceNetworkId, dataCollectorId, name } = relay;
      return builder.build(deviceNetworkId, {
        deviceIdentifier,
        deviceTypeId: relay.deviceTypeId ?? (await foreignTypeOf(deviceNetworkId, 'Legacy')),
        dataCollectorId,
        deviceStandard: 'Legacy',
        ...omitUndefined({ name }),
      });
    }
    if (mqtt !== undefined) {
      if (!mqtt.isEnrolled) return undefined;
      const deviceTypeId = await foreignTypeOf(mqtt.deviceNetworkId, 'MQTT');
      return builder.build(mqtt.deviceNetworkId, { deviceIdentifier, deviceTypeId, deviceStandard: 'MQTT' });
    }
    const into = await enrolInto?.();
    if (into === undefined) return undefined;
    return builder.build(into.deviceNetworkId, { deviceIdentifier, deviceTypeId: into.deviceTypeId });
  }

  /**
   * @param device device with the endpoint name, if it exists
   * @param isNew whether the device is being enrolled and not stored yet
   * @returns the device
   * @throws UplinkRefusal 4.03 if the source is not permitted, or the device does not exist
   * @throws MusterError if a gateway does not report for the device, or names another type for it
   */
  async admit(request: RegisterDevice, device: Device | undefined, isNew: boolean): Promise<Device> {
    const { relay, mqtt } = request;
    if (mqtt !== undefined) {
      if (device !== undefined) demandMqtt(mqtt, device);
    } else if (relay === undefined) {
      await this.#admitDirect(request, device, isNew);
    } else if (device !== undefined) {
      demandRelayed(relay, device);
    }
    if (device === undefined) {
      throw new UplinkRefusal('4.03', 'No device has this endpoint name.');
    }
    await this.#deps.uplink?.admit(request, device);
    return device;
  }

  async #admitDirect(request: RegisterDevice, device: Device | undefined, isNew: boolean): Promise<void> {
    if (device !== undefined && isForeignDevice(device)) {
      const way = isMqttDevice(device) ? 'It reports over MQTT.' : 'Its gateway reports for it.';
      throw new UplinkRefusal('4.03', `The device with this endpoint name does not speak LwM2M. ${way}`);
    }
    if (device === undefined && request.source.identity === undefined) this.#deps.uplink?.unknown(request);
    await this.#policy.admit(request.endpointName, device, request.source, isNew);
  }

  /**
   * Counts an enrolment before it is stored, except for a gateway that reports for devices, because it has a
   * key.
   *
   * @throws UplinkRefusal 5.03 if too many devices are being enrolled
   */
  countEnrolment({ relay, source, objects }: RegisterDevice, { deviceNetworkId }: Device): void {
    if (relay === undefined) this.#quota.take(source.address, deviceNetworkId, 1 + instancesOf(objects));
  }
}

/** @throws UplinkRefusal 4.03 if the device belongs to another network, or does not speak MQTT */
function demandMqtt({ deviceNetworkId }: MqttOrigin, device: Device): void {
  if (device.deviceNetworkId !== deviceNetworkId) {
    throw new UplinkRefusal('4.03', 'The endpoint name belongs to another device network.');
  }
  if (!isMqttDevice(device)) {
    throw new UplinkRefusal(
      '4.03',
      `The device with this endpoint name has the DeviceStandard ${device.deviceStandard}, not MQTT.`,
    );
  }
}

/** @throws MusterError if the gateway does not report for the device */
function demandRelayed(relay: Relay, device: Device): void {
  demandDeviceOf(relay, device);
  if (relay.deviceTypeId !== undefined && relay.deviceTypeId !== device.deviceTypeId) {
    throw invalidMember(
      'DeviceTypeId',
      `The device has the type ${device.deviceTypeId}, which cannot be changed. Send that ID, or leave it out.`,
    );
  }
}

const HOUR_MS = 3_600_000;
/** Maximum number of counted addresses and device networks. */
const MAX_COUNTED = 10_000;
/**
 * Number of groups of an IPv6 address that identify a client, a /48: providers assign a /56 or a /48 to a
 * customer.
 */
const IPV6_GROUPS = 3;

export interface EnrolmentLimits {
  /** Devices and object instances that an address may enrol per hour; 0 for no limit. */
  readonly perAddress: number;
  /** Devices and object instances that may be enrolled into a device network per hour; 0 for no limit. */
  readonly perNetwork: number;
}

interface Count {
  used: number;
  readonly endsAt: number;
}

/**
 * Limits the rows that devices unknown to the service may add to the store. Counts devices and object
 * instances, because a Register of one datagram can list hundreds of instances.
 */
class EnrolmentQuota {
  readonly #limits: EnrolmentLimits;
  readonly #clock: Clock;
  readonly #counts = boundedCache<string, Count>(MAX_COUNTED);

  constructor(limits: EnrolmentLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Counts a device before its enrolment. Devices on the same machine are not counted.
   *
   * @param rows number of rows: the device and its object instances
   * @throws UplinkRefusal 5.03 until the hour ends
   */
  take(address: string, deviceNetworkId: string, rows: number): void {
    if (address === '::1' || address.startsWith('127.')) return;
    const { perAddress, perNetwork } = this.#limits;
    const ofAddress = this.#countOf(clientOf(address));
    const ofNetwork = this.#countOf(deviceNetworkId);
    this.#demand(ofAddress, rows, perAddress, 'from your address');
    this.#demand(ofNetwork, rows, perNetwork, 'into this device network');
    ofAddress.used += rows;
    ofNetwork.used += rows;
  }

  #countOf(key: string): Count {
    const now = this.#clock.monotonic();
    const known = this.#counts.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const count = { used: 0, endsAt: now + HOUR_MS };
    this.#counts.set(key, count);
    return count;
  }

  /** Checks a limit. The first device of an hour is enrolled with any number of instances. */
  #demand({ used, endsAt }: Count, rows: number, limit: number, where: string): void {
    if (limit === 0 || used === 0 || used + rows <= limit) return;
    const seconds = Math.ceil((endsAt - this.#clock.monotonic()) / 1000);
    const message = `Too many new devices ${where}: at most ${limit} devices and object instances an hour. Try again in ${seconds} s, or create the device first.`;
    throw new UplinkRefusal('5.03', message, seconds);
  }
}

function clientOf(address: string): string {
  return address.includes(':') ? address.split(':', IPV6_GROUPS).join(':') : address;
}
