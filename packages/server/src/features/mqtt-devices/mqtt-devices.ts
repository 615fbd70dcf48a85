import type {
  MqttBirth,
  MqttClient,
  MqttConnection,
  MqttDevicesPort,
  MqttServices,
  NamedDevice,
  TlsDescription,
} from '@muster/mqtt';
import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock, TimerHandle, StoreRetry } from '../../kernel/timers.ts';
import { MusterError, UplinkRefusal } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices } from '../devices/model.ts';
import type { DeliveredValue, RefusedItem } from '../legacy-devices/delivered-value.ts';
import type { DeviceDelivery } from '../legacy-devices/value-delivery.ts';
import { ConnectedDevices } from '../presence/presence.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import { isMqtt, MQTT_BROKER_LISTENER, MQTT_LISTENER } from '../registration/model.ts';
import type { RegisteredObject, Registration } from '../registration/model.ts';
import type { RegistrationService } from '../registration/registration.ts';
import type { TlsSession } from '../security/model.ts';
import { TlsSessionService } from '../security/sessions.ts';
import { findDevice, MqttAccess, mqttSource } from './mqtt-access.ts';
import type { MqttAccessDependencies } from './mqtt-access.ts';
import { availableObjects, extendObjectList, readObjectList, ValueNames } from './self-description.ts';

/** Services for MQTT devices. */
export interface MqttDeviceDomain extends MqttServices {
  readonly devices: MqttDevices;
}

export function createMqttDeviceDomain(
  deps: MqttAccessDependencies & MqttDevicesDependencies,
): MqttDeviceDomain {
  const names = new ValueNames(deps.store, deps.clock);
  return { access: new MqttAccess(deps), devices: new MqttDevices(deps, names), names, isRefusal };
}

interface MqttDevicesDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly presence: Presence;
  /** Devices that have subscribed to commands. */
  readonly listening: ConnectedDevices;
  readonly registrations: RegistrationService;
  readonly toDevice: DeviceDelivery;
  readonly storeRetry: StoreRetry;
  /** Milliseconds after startup within which previously connected devices must reconnect, >= 0. */
  readonly graceMs: number;
  readonly onError: (error: unknown) => void;
}

/** A connection with its entry in the store; that of plain TCP has none. */
interface StoredConnection extends MqttConnection {
  readonly session?: TlsSession;
}

/** Maximum number of devices below a client. */
const MAX_DEVICES_BELOW = 1_000;
/** Lifetime of a device whose death is reported: it does not expire. */
const ENDLESS_SECONDS = 4_294_967_295;
/** Same default as LwM2M (OMA-TS-LightweightM2M_Core-V1_1, 6.2.1). */
const DEFAULT_LIFETIME_SECONDS = 86_400;

/**
 * Registers MQTT devices. A connection or a message registers a device; the end of a connection marks it offline or
 * lets it sleep. All work for a device runs in the order of its messages.
 */
class MqttDevices implements MqttDevicesPort {
  readonly #deps: MqttDevicesDependencies;
  readonly #names: ValueNames;
  readonly #tlsSessions: TlsSessionService;
  readonly #connected = new ConnectedDevices();
  #sweep: TimerHandle | undefined;

  constructor(deps: MqttDevicesDependencies, names: ValueNames) {
    this.#deps = deps;
    this.#names = names;
    this.#tlsSessions = new TlsSessionService(deps.store);
  }

  /**
   * Marks devices offline that were connected in an earlier run and do not reconnect, and forgets their TLS
   * connections. Call it once, at startup.
   */
  resume(): void {
    const { live, clock, graceMs, registrations, onError } = this.#deps;
    this.#tlsSessions.clear().catch(onError);
    const before: Registration[] = [];
    for (const one of live.all()) if (isOverConnection(one) && !one.queueMode) before.push(one);
    if (before.length === 0) return;
    this.#sweep = clock.setTimer(graceMs, () => {
      for (const { id, deviceId } of before) {
        const isSame = live.ofDevice(deviceId)?.id === id;
        if (isSame && !this.#connected.has(deviceId)) registrations.disconnect(deviceId).catch(onError);
      }
    });
  }

  /** Stops the work of {@link resume}. */
  stop(): void {
    this.#sweep?.cancel();
  }

  /**
   * Registers the device of a connected client with the smart objects that it already has.
   *
   * @param tls description of the TLS connection; absent for plain TCP
   * @returns the connection, for {@link disconnected}
   * @throws UplinkRefusal 4.03 if the device may not register
   */
  connected(client: MqttClient, tls?: TlsDescription): Promise<StoredConnection> {
    return this.#inOrder(client.endpointName, async () => {
      const { deviceId } = await this.#register(client, client.endpointName, {}, client.isNew);
      this.#connected.add(deviceId);
      if (tls === undefined) return { client, deviceId };
      const { deviceNetworkId, identity } = client;
      const session: TlsSession = {
        ...{ id: deviceId, deviceNetworkId, establishedAt: this.#deps.clock.now(), ...tls },
        ...(identity === undefined ? {} : { identity }),
      };
      await this.#tlsSessions.opened(session);
      return { client, deviceId, session };
    });
  }

  /** Creates and registers a device that an external broker vouches for. @throws UplinkRefusal 4.03 */
  enrol(client: MqttClient): Promise<void> {
    return this.#inOrder(client.endpointName, async () => {
      await this.#register(client, client.endpointName, {}, client.isNew);
    });
  }

  /** Returns the ID of the device if it is registered in the device network. */
  registeredIn(deviceNetworkId: string, endpointName: string): string | undefined {
    const registration = this.#registrationOf(endpointName);
    return registration?.deviceNetworkId === deviceNetworkId ? registration.deviceId : undefined;
  }

  /** Records that a connection of the device has subscribed to commands, and sends its queued commands. */
  noteSubscribed(deviceId: string): void {
    this.#deps.listening.add(deviceId);
    this.#deps.presence.heard(deviceId);
  }

  /** Records that a connection of the device is no longer subscribed to commands. */
  noteUnsubscribed(deviceId: string): void {
    this.#deps.listening.remove(deviceId);
  }

  /**
   * Ends a connection. Retries until the store is available.
   *
   * @param isClean whether the client has sent a DISCONNECT. If so, its device sleeps until its lifetime ends;
   *   otherwise it is offline.
   */
  disconnected({ client, deviceId, session }: StoredConnection, isClean: boolean): Promise<void> {
    const { live, registrations, storeRetry } = this.#deps;
    return this.#inOrder(client.endpointName, async () => {
      this.#connected.remove(deviceId);
      if (session !== undefined) await storeRetry.run(() => this.#tlsSessions.ended(session));
      const registration = live.ofDevice(deviceId);
      if (registration === undefined || !isOverConnection(registration)) return;
      if (this.#connected.has(deviceId)) return;
      if (!isClean) {
        await registrations.disconnect(deviceId);
        return;
      }
      const { id: location, endpointName } = registration;
      const source = mqttSource(endpointName);
      await storeRetry.run(() => registrations.update({ location, source, queueMode: true, isSilent: true }));
    });
  }

  /** Registers a device with its self-description. @throws MusterError `invalid-request`; UplinkRefusal 4.03 */
  birth(client: MqttClient, endpointName: string, birth: MqttBirth): Promise<void> {
    return this.#inOrder(endpointName, async () => {
      await this.#register(client, endpointName, birth);
    });
  }

  /**
   * Registers a device with the complete list of its value names. The device is the client itself or one below it, and
   * is created if it does not exist. It stays registered until {@link left}.
   *
   * @throws UplinkRefusal 4.03 if the device may not register, or the client has too many devices below it
   */
  reported(client: MqttClient, endpointName: string, names: Iterable<string>): Promise<NamedDevice> {
    return this.#inOrder(endpointName, async () => {
      const known = await findDevice(this.#deps.store, endpointName);
      if (known === undefined) await this.#create(client, endpointName);
      const all = [...names];
      const paths = await this.#names.pathsOf(endpointName, all, { isFresh: true });
      const mapped = Array.from(paths, ([name, path]) => ({ name, path }));
      const catalogue = await this.#deps.catalogues.forNetwork(client.deviceNetworkId);
      const { objects, refused } = extendObjectList([], mapped, catalogue);
      const { deviceId } = await this.#registerWith(client, endpointName, objects, ENDLESS_SECONDS);
      return {
        deviceId,
        unmapped: all.filter((name) => !paths.has(name)),
        refused: refused.map(({ index, error }) => ({
          name: mapped[index]?.name ?? '',
          message: error.message,
        })),
      };
    });
  }

  async #create(client: MqttClient, endpointName: string): Promise<void> {
    const start = `${client.endpointName}/`;
    if (endpointName.startsWith(start)) {
      const where = [{ field: 'deviceIdentifier', op: 'startsWith', value: start }] as const;
      const count = await this.#deps.store.collection(devices).count({ where });
      if (count >= MAX_DEVICES_BELOW) {
        const remedy = 'Delete some of them.';
        throw new UplinkRefusal('4.03', `There are ${count} devices below ${client.endpointName}. ${remedy}`);
      }
    }
    await this.#registerWith(client, endpointName, [], ENDLESS_SECONDS, true);
  }

  /** Records that a device is connected through the client that {@link reported} it, until {@link left}. */
  joined(deviceId: string): void {
    this.#connected.add(deviceId);
  }

  /** Marks a device offline that has {@link joined}. */
  left(endpointName: string, deviceId: string): Promise<void> {
    this.#connected.remove(deviceId);
    return this.#inOrder(endpointName, async () => {
      if (this.#registrationOf(endpointName)?.deviceId !== deviceId) return;
      await this.#deps.registrations.disconnect(deviceId);
    });
  }

  /** Deregisters a device. Does nothing if it is not registered. */
  death(endpointName: string): Promise<void> {
    const { registrations } = this.#deps;
    return this.#inOrder(endpointName, async () => {
      const registration = this.#registrationOf(endpointName);
      if (registration === undefined) return;
      const { listener, address, port } = registration;
      const source = { listener, address, port };
      const { afterSent } = await registrations.deregister({ location: registration.id, source });
      afterSent();
    });
  }

  /**
   * Stores values of a device and registers it first if necessary. The path of a value can also be its name. Resolves
   * when the values are durable.
   *
   * @returns refused values, by index
   * @throws UplinkRefusal 4.03 if the device may not register
   */
  async values(
    client: MqttClient,
    endpointName: string,
    namedValues: readonly DeliveredValue[],
  ): Promise<readonly RefusedItem[]> {
    const { lanes, toDevice, catalogues } = this.#deps;
    return this.#inOrder(endpointName, async () => {
      const given = namedValues.map(({ path }) => path);
      const paths = await this.#names.pathsOf(endpointName, given);
      const values = namedValues.map((one) => ({ ...one, path: paths.get(one.path) ?? one.path }));
      const { deviceNetworkId } = client;
      const current = this.#registrationOf(endpointName);
      const known = current?.objects ?? (await this.#knownObjects(endpointName));
      const catalogue = await catalogues.forNetwork(deviceNetworkId);
      const { objects, refused } = extendObjectList(known, values, catalogue);
      const registration =
        current !== undefined && objects === known && isExternal(current) === (client.isExternal === true)
          ? current
          : await this.#registerWith(client, endpointName, objects, current?.lifetimeSeconds);
      const refusedIndexes = new Set(refused.map(({ index }) => index));
      const items = values.flatMap((value, index) => (refusedIndexes.has(index) ? [] : [{ index, value }]));
      const device = { id: registration.deviceId, deviceNetworkId };
      const report = await lanes.run(`delivery ${device.id}`, () => toDevice.deliver(device, items));
      return [...refused, ...report.refused].toSorted((a, b) => a.index - b.index);
    });
  }

  /** @param isEnrolled whether to create the device if it does not exist */
  async #register(
    client: MqttClient,
    endpointName: string,
    birth: MqttBirth,
    isEnrolled = false,
  ): Promise<Registration> {
    const current = this.#registrationOf(endpointName);
    const objects =
      birth.objects === undefined
        ? (current?.objects ?? (await this.#knownObjects(endpointName)))
        : readObjectList(birth.objects, await this.#deps.catalogues.forNetwork(client.deviceNetworkId));
    const lifetimeSeconds = birth.lifetimeSeconds ?? current?.lifetimeSeconds;
    return this.#registerWith(client, endpointName, objects, lifetimeSeconds, isEnrolled);
  }

  async #registerWith(
    { deviceNetworkId, isExternal }: MqttClient,
    endpointName: string,
    objects: readonly RegisteredObject[],
    lifetimeSeconds = DEFAULT_LIFETIME_SECONDS,
    isEnrolled = false,
  ): Promise<Registration> {
    const { registrations, live } = this.#deps;
    const { location, afterSent } = await registrations.register({
      source: mqttSource(endpointName, isExternal),
      endpointName,
      lifetimeSeconds,
      lwm2mVersion: '',
      binding: '',
      queueMode: false,
      rootPath: '/',
      contentFormats: [],
      objects,
      mqtt: { deviceNetworkId, isEnrolled },
    });
    afterSent();
    const made = live.at(location);
    // The registration was ended right after it was made.
    if (made === undefined) throw new MusterError('device-not-registered');
    return made;
  }

  #registrationOf(endpointName: string): Registration | undefined {
    const { live } = this.#deps;
    const deviceId = live.deviceOf(endpointName);
    const registration = deviceId === undefined ? undefined : live.ofDevice(deviceId);
    return registration !== undefined && isMqtt(registration) ? registration : undefined;
  }

  /** Returns the object instances that the device had in its last registration. */
  async #knownObjects(endpointName: string): Promise<readonly RegisteredObject[]> {
    const { store, objects, lanes } = this.#deps;
    const device = await findDevice(store, endpointName);
    if (device === undefined) return [];
    return availableObjects(await lanes.run(device.id, () => objects.of(device.id)));
  }

  /** Runs the work for one device in the order of its messages. */
  #inOrder<R>(endpointName: string, work: () => Promise<R>): Promise<R> {
    return this.#deps.lanes.run(`mqtt ${endpointName}`, work);
  }
}

/** Returns whether the device sends through an external broker. */
function isExternal({ listener }: Registration): boolean {
  return listener === MQTT_BROKER_LISTENER;
}

/** Returns whether the device is offline once its connection ends. */
function isOverConnection({ listener }: Registration): boolean {
  return listener === MQTT_LISTENER;
}

/** Returns whether the error is permanent: the device should not send the message again. */
export function isRefusal(error: unknown): error is MusterError | UplinkRefusal {
  return error instanceof UplinkRefusal || (error instanceof MusterError && error.status < 500);
}
