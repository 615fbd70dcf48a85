import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { UntilStored } from '../../kernel/until-stored.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { DeliveredValue, RefusedItem } from '../legacy-devices/delivered-value.ts';
import type { DeviceDelivery } from '../legacy-devices/device-delivery.ts';
import { ConnectedDevices } from '../presence/connected-devices.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import { isMqtt, MQTT_BROKER_LISTENER, MQTT_LISTENER } from '../registration/model/registration.ts';
import type { TlsDescription, TlsSession } from '../security/model/tls-session.ts';
import type { TlsSessionService } from '../security/tls-session-service.ts';
import type { RegisteredObject, Registration } from '../registration/model/registration.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import { mqttSource } from './mqtt-access.ts';
import type { MqttClient } from './mqtt-access.ts';
import type { ObjectListReader } from './object-list-reader.ts';
import type { ValueNames } from './value-names.ts';

export interface MqttDevicesDependencies {
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly presence: Pick<Presence, 'heard'>;
  /** Devices that have subscribed to commands. */
  readonly listening: ConnectedDevices;
  readonly registrations: Pick<RegistrationService, 'register' | 'update' | 'deregister' | 'disconnect'>;
  readonly toDevice: Pick<DeviceDelivery, 'deliver'>;
  readonly objectLists: ObjectListReader;
  readonly names: ValueNames;
  readonly tlsSessions: TlsSessionService;
  readonly untilStored: UntilStored;
  /** Milliseconds after a start within which devices that were connected before have to connect again, >= 0. */
  readonly graceMs: number;
  readonly onError: (error: unknown) => void;
}

/** A connection of a client to the embedded broker. */
export interface MqttConnection {
  readonly client: MqttClient;
  readonly deviceId: string;
  /** Absent over plain TCP. */
  readonly session?: TlsSession;
}

/** What a device says of itself. Absent members are unchanged. */
export interface MqttBirth {
  /** Paths of the object instances that it has. */
  readonly objects?: readonly string[];
  /** Seconds without a message after which a disconnected device is offline. */
  readonly lifetimeSeconds?: number;
}

/** A device that has listed the names of its values. */
export interface NamedDevice {
  readonly deviceId: string;
  /** Names that stand for no resource. */
  readonly unmapped: readonly string[];
  /** Faults of names whose resources the device cannot have. */
  readonly refused: readonly { readonly name: string; readonly message: string }[];
}

/** Devices that a client reports beside itself. */
const MAX_DEVICES_BELOW = 1_000;
/** Of a device whose death is reported: it does not expire. */
const ENDLESS_SECONDS = 4_294_967_295;
/** As in LwM2M (OMA-TS-LightweightM2M_Core-V1_1, 6.2.1). */
const DEFAULT_LIFETIME_SECONDS = 86_400;

/**
 * MQTT devices as devices of the service: a connection or a message registers a device, the end of a connection makes it
 * offline or lets it sleep. All work of a device runs in the order of its messages.
 */
export class MqttDevices {
  readonly #deps: MqttDevicesDependencies;
  readonly #connected = new ConnectedDevices();
  #sweep: TimerHandle | undefined;

  constructor(deps: MqttDevicesDependencies) {
    this.#deps = deps;
  }

  /**
   * Makes devices offline that were connected in an earlier run and do not come back, and forgets their TLS connections.
   * Call it once, at the start.
   */
  resume(): void {
    const { live, clock, graceMs, registrations, tlsSessions, onError } = this.#deps;
    tlsSessions.clear().catch(onError);
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
   * A client has connected: its device registers with the smart objects that it had.
   *
   * @param tls what its connection uses; absent over plain TCP
   * @returns the connection, for {@link disconnected}
   * @throws UplinkRefusal 4.03 if the device may not register
   */
  connected(client: MqttClient, tls?: TlsDescription): Promise<MqttConnection> {
    const { tlsSessions, clock } = this.#deps;
    return this.#inOrder(client.endpointName, async () => {
      const { deviceId } = await this.#register(client, client.endpointName, {}, client.isNew);
      this.#connected.add(deviceId);
      if (tls === undefined) return { client, deviceId };
      const { deviceNetworkId, identity } = client;
      const session: TlsSession = {
        ...{ id: deviceId, deviceNetworkId, establishedAt: clock.now(), ...tls },
        ...(identity === undefined ? {} : { identity }),
      };
      await tlsSessions.opened(session);
      return { client, deviceId, session };
    });
  }

  /** Creates a device that an external broker vouches for, and registers it. @throws UplinkRefusal 4.03 */
  enrol(client: MqttClient): Promise<void> {
    return this.#inOrder(client.endpointName, async () => {
      await this.#register(client, client.endpointName, {}, client.isNew);
    });
  }

  /** The ID of the device, if it is registered in a device network. */
  registeredIn(deviceNetworkId: string, endpointName: string): string | undefined {
    const registration = this.#registrationOf(endpointName);
    return registration?.deviceNetworkId === deviceNetworkId ? registration.deviceId : undefined;
  }

  /** A connection of a device has subscribed to commands: those that wait for it are sent. */
  listens(deviceId: string): void {
    this.#deps.listening.add(deviceId);
    this.#deps.presence.heard(deviceId);
  }

  /** A connection of a device is subscribed to commands no longer. */
  listensNoLonger(deviceId: string): void {
    this.#deps.listening.remove(deviceId);
  }

  /**
   * Waits for a store that is away.
   *
   * @param isClean the client has sent a DISCONNECT: its device sleeps until its lifetime ends. Else it is offline.
   */
  disconnected({ client, deviceId, session }: MqttConnection, isClean: boolean): Promise<void> {
    const { live, registrations, tlsSessions, untilStored } = this.#deps;
    return this.#inOrder(client.endpointName, async () => {
      this.#connected.remove(deviceId);
      if (session !== undefined) await untilStored.run(() => tlsSessions.ended(session));
      const registration = live.ofDevice(deviceId);
      if (registration === undefined || !isOverConnection(registration)) return;
      if (this.#connected.has(deviceId)) return;
      if (!isClean) {
        await registrations.disconnect(deviceId);
        return;
      }
      const { id: location, endpointName } = registration;
      const source = mqttSource(endpointName);
      await untilStored.run(() =>
        registrations.update({ location, source, queueMode: true, isSilent: true }),
      );
    });
  }

  /** A device describes itself. @throws MusterError `invalid-request`; UplinkRefusal 4.03 */
  birth(client: MqttClient, endpointName: string, birth: MqttBirth): Promise<void> {
    return this.#inOrder(endpointName, async () => {
      await this.#register(client, endpointName, birth);
    });
  }

  /**
   * A client reports a device with all names of its values: itself, or one below it, which is created if there is none. The
   * device stays registered until {@link left}.
   *
   * @throws UplinkRefusal 4.03 if the device may not register, or there are too many below the client
   */
  reported(client: MqttClient, endpointName: string, names: Iterable<string>): Promise<NamedDevice> {
    const { objectLists, names: valueNames } = this.#deps;
    return this.#inOrder(endpointName, async () => {
      if ((await objectLists.deviceIdOf(endpointName)) === undefined) {
        await this.#create(client, endpointName);
      }
      const all = [...names];
      const paths = await valueNames.pathsOf(endpointName, all, { isFresh: true });
      const mapped = [...paths];
      const { objects, refused } = await objectLists.extended(
        client.deviceNetworkId,
        [],
        mapped.map(([, path]) => ({ endpointName, path, value: '' })),
      );
      const { deviceId } = await this.#registerWith(client, endpointName, objects, ENDLESS_SECONDS);
      return {
        deviceId,
        unmapped: all.filter((name) => !paths.has(name)),
        refused: refused.map(({ index, error: { message } }) => ({
          name: mapped[index]?.[0] ?? '',
          message,
        })),
      };
    });
  }

  async #create(client: MqttClient, endpointName: string): Promise<void> {
    const start = `${client.endpointName}/`;
    if (endpointName.startsWith(start)) {
      const count = await this.#deps.objectLists.countBelow(start);
      if (count >= MAX_DEVICES_BELOW) {
        const remedy = 'Delete some of them.';
        throw new UplinkRefusal('4.03', `There are ${count} devices below ${client.endpointName}. ${remedy}`);
      }
    }
    await this.#registerWith(client, endpointName, [], ENDLESS_SECONDS, true);
  }

  /** A device is connected through the client that has {@link reported} it. {@link left} ends it. */
  joined(deviceId: string): void {
    this.#connected.add(deviceId);
  }

  /** A device that {@link joined} is offline. */
  left(endpointName: string, deviceId: string): Promise<void> {
    this.#connected.remove(deviceId);
    return this.#inOrder(endpointName, async () => {
      if (this.#registrationOf(endpointName)?.deviceId !== deviceId) return;
      await this.#deps.registrations.disconnect(deviceId);
    });
  }

  /** A device leaves. Nothing changes for one that is not registered. */
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
   * Stores values of a device, which registers first if it has to. The path of a value can be a name that has one. Resolves when they are durable.
   *
   * @returns values that are not stored, by index
   * @throws UplinkRefusal 4.03 if the device may not register
   */
  async values(
    client: MqttClient,
    endpointName: string,
    namedValues: readonly DeliveredValue[],
  ): Promise<readonly RefusedItem[]> {
    const { lanes, toDevice, objectLists, names } = this.#deps;
    return this.#inOrder(endpointName, async () => {
      const given = namedValues.map(({ path }) => path);
      const paths = await names.pathsOf(endpointName, given);
      const values = namedValues.map((one) => ({ ...one, path: paths.get(one.path) ?? one.path }));
      const { deviceNetworkId } = client;
      const current = this.#registrationOf(endpointName);
      const known = current?.objects ?? (await this.#knownObjects(endpointName));
      const { objects, refused } = await objectLists.extended(deviceNetworkId, known, values);
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

  /** @param isEnrolled whether a device is created if there is none */
  async #register(
    client: MqttClient,
    endpointName: string,
    birth: MqttBirth,
    isEnrolled = false,
  ): Promise<Registration> {
    const { objectLists } = this.#deps;
    const current = this.#registrationOf(endpointName);
    const objects =
      birth.objects === undefined
        ? (current?.objects ?? (await this.#knownObjects(endpointName)))
        : await objectLists.read(client.deviceNetworkId, birth.objects);
    return this.#registerWith(
      client,
      endpointName,
      objects,
      birth.lifetimeSeconds ?? current?.lifetimeSeconds,
      isEnrolled,
    );
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
    // It was ended as soon as it was made.
    if (made === undefined) throw new MusterError('device-not-registered');
    return made;
  }

  #registrationOf(endpointName: string): Registration | undefined {
    const { live } = this.#deps;
    const deviceId = live.deviceOf(endpointName);
    const registration = deviceId === undefined ? undefined : live.ofDevice(deviceId);
    return registration !== undefined && isMqtt(registration) ? registration : undefined;
  }

  /** The object instances that a device had when it was last registered. */
  async #knownObjects(endpointName: string): Promise<readonly RegisteredObject[]> {
    const { objectLists, objects, lanes } = this.#deps;
    const deviceId = await objectLists.deviceIdOf(endpointName);
    if (deviceId === undefined) return [];
    const owned = await lanes.run(deviceId, () => objects.of(deviceId));
    return objectLists.availableOf(owned);
  }

  /** Messages of one device are handled one after the other. */
  #inOrder<R>(endpointName: string, work: () => Promise<R>): Promise<R> {
    return this.#deps.lanes.run(`mqtt ${endpointName}`, work);
  }
}

/** Whether the device sends through an external broker. */
function isExternal({ listener }: Registration): boolean {
  return listener === MQTT_BROKER_LISTENER;
}

/** Whether the end of its connection tells that the device is offline. */
function isOverConnection({ listener }: Registration): boolean {
  return listener === MQTT_LISTENER;
}

/** Whether an error says that a message can never be accepted, so that the device should not send it again. */
export function isRefusal(error: unknown): error is MusterError | UplinkRefusal {
  return error instanceof UplinkRefusal || (error instanceof MusterError && error.status < 500);
}
