import type { X509Certificate } from 'node:crypto';
import { isEndpointName, MAX_ENDPOINT_LENGTH } from '@muster/mqtt';
import type { MqttAccessPort, MqttClient, MqttLogin } from '@muster/mqtt';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { devices, isMqttDevice } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { MQTT_BROKER_LISTENER, MQTT_LISTENER } from '../registration/model.ts';
import type { SecurityDemand, SecurityPolicy } from '../registration/security-policy.ts';
import type { CredentialService } from '../security/credentials.ts';
import type { Credential } from '../security/model.ts';

export interface MqttAccessDependencies {
  readonly store: Store;
  readonly credentials: CredentialService;
  readonly policy: SecurityPolicy;
  readonly requireSecurity: SecurityDemand;
  /** Device network for devices that connect without credentials; absent to refuse them. */
  readonly enrolInto?: (() => Promise<{ readonly deviceNetworkId: string }>) | undefined;
}

const ENDPOINT_FORM = `1 to ${MAX_ENDPOINT_LENGTH} characters without / + # and control characters`;

/** Decides which clients may connect, and as which device. */
export class MqttAccess implements MqttAccessPort {
  readonly #deps: MqttAccessDependencies;

  constructor(deps: MqttAccessDependencies) {
    this.#deps = deps;
  }

  /** @throws UplinkRefusal 4.03, with the reason for the log: the client learns only that it is refused */
  async admit(login: MqttLogin): Promise<MqttClient> {
    const { username, password, identity } = login;
    if (identity !== undefined) {
      return this.#withCredential(await this.#deps.credentials.find(identity), 'The certificate is unknown.');
    }
    return username === undefined
      ? this.#withoutCredentials(login)
      : this.#withPassword(username, password ?? new Uint8Array());
  }

  /** Returns the certificates that sign those of a device with this common name; empty if no device has it. */
  trustedCertificates(commonName: string): Promise<readonly X509Certificate[]> {
    return this.#deps.credentials.trustedCertificates(commonName);
  }

  /**
   * Returns the client for an endpoint name that an external broker vouches for.
   *
   * @param deviceNetworkId ID of the device network of all devices at the broker
   * @throws UplinkRefusal 4.03 if the device belongs to another device network, is not an MQTT device, or is unknown
   */
  async clientOfBroker(endpointName: string, deviceNetworkId: string): Promise<MqttClient> {
    if (!isEndpointName(endpointName)) {
      throw new UplinkRefusal('4.03', `The endpoint name must have ${ENDPOINT_FORM}.`);
    }
    const device = await findDevice(this.#deps.store, endpointName);
    if (device !== undefined) {
      if (device.deviceNetworkId !== deviceNetworkId) {
        throw new UplinkRefusal('4.03', 'The endpoint name belongs to another device network.');
      }
      demandMqtt(device);
    } else if ((await this.#deps.enrolInto?.())?.deviceNetworkId !== deviceNetworkId) {
      throw new UplinkRefusal('4.03', 'No device has this endpoint name.');
    }
    return { deviceNetworkId, endpointName, isNew: device === undefined, isExternal: true };
  }

  async #withPassword(username: string, password: Uint8Array): Promise<MqttClient> {
    const credential = await this.#deps.credentials.withPassword(username, password);
    return this.#withCredential(credential, 'The user name or the password is wrong.');
  }

  /** @param refusal message if the credential or the device does not exist */
  async #withCredential(credential: Credential | undefined, refusal: string): Promise<MqttClient> {
    const device = credential && (await this.#deps.store.collection(devices).get(credential.deviceId));
    if (credential === undefined || device === undefined) throw new UplinkRefusal('4.03', refusal);
    demandMqtt(device);
    const { deviceNetworkId, deviceIdentifier: endpointName } = device;
    return { deviceNetworkId, endpointName, identity: credential.identity, isNew: false };
  }

  /** Admits a client that names its device itself, as in an unsecured Register. */
  async #withoutCredentials({ clientId, endpointName: given }: MqttLogin): Promise<MqttClient> {
    const endpointName = given ?? clientId;
    // Only the topic of a will can give a name with several levels.
    if (!isEndpointName(endpointName) || (given === undefined && clientId.includes('/'))) {
      throw new UplinkRefusal(
        '4.03',
        `Without a user name, the client ID is the endpoint name: ${ENDPOINT_FORM}.`,
      );
    }
    const device = await findDevice(this.#deps.store, endpointName);
    if (device !== undefined) demandMqtt(device);
    const deviceNetworkId = device?.deviceNetworkId ?? (await this.#enrolInto());
    await this.#deps.policy.admit(endpointName, device, mqttSource(endpointName));
    return { deviceNetworkId, endpointName, isNew: device === undefined };
  }

  async #enrolInto(): Promise<string> {
    const { enrolInto, requireSecurity } = this.#deps;
    const into = requireSecurity === 'all' ? undefined : await enrolInto?.();
    if (into === undefined) throw new UplinkRefusal('4.03', 'No device has this endpoint name.');
    return into.deviceNetworkId;
  }
}

/** Returns the device with an endpoint name. */
export function findDevice(store: Store, endpointName: string): Promise<Device | undefined> {
  const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
  return store.collection(devices).findOne(where);
}

/** Returns the source of requests of an MQTT device, which is identified by its endpoint name. */
export function mqttSource(endpointName: string, isExternal = false): SourceAddress {
  const listener = isExternal ? MQTT_BROKER_LISTENER : MQTT_LISTENER;
  return { listener, address: endpointName, port: 0 };
}

function demandMqtt({ deviceStandard, deviceIdentifier }: Device): void {
  if (!isMqttDevice({ deviceStandard })) {
    throw new UplinkRefusal(
      '4.03',
      `The device ${deviceIdentifier} has the DeviceStandard ${deviceStandard}, not MQTT.`,
    );
  }
}
