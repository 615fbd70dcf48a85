import type { X509Certificate } from 'node:crypto';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { Store } from '../../store/port.ts';
import { devices, isMqttDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { MQTT_BROKER_LISTENER, MQTT_LISTENER } from '../registration/model/registration.ts';
import type { SecurityDemand, SecurityPolicy } from '../registration/security-policy.ts';
import type { Credential } from '../security/model/credential.ts';
import type { CredentialService } from '../security/credential-service.ts';

/** What a client shows when it connects. */
export interface MqttLogin {
  readonly clientId: string;
  readonly username?: string | undefined;
  readonly password?: Uint8Array | undefined;
  /** That its verified certificate has, such as `x509:meter-1`. */
  readonly identity?: string | undefined;
  /** That a client without user name gives itself; absent: its client ID is it. */
  readonly endpointName?: string | undefined;
}

/** A client that may connect: the device that it is. */
export interface MqttClient {
  readonly deviceNetworkId: string;
  readonly endpointName: string;
  /** Of its credentials; absent for a client without. */
  readonly identity?: string;
  /** No device has the endpoint name: its login creates one. */
  readonly isNew: boolean;
  /** It sends through an external broker, which vouches for it. */
  readonly isExternal?: boolean;
}

export interface MqttAccessDependencies {
  readonly store: Store;
  readonly credentials: Pick<CredentialService, 'find' | 'trustedCertificates' | 'withPassword'>;
  readonly policy: Pick<SecurityPolicy, 'admit'>;
  readonly requireSecurity: SecurityDemand;
  /** Where devices are enrolled that connect without credentials; absent: they are refused. */
  readonly enrolInto?: (() => Promise<{ readonly deviceNetworkId: string }>) | undefined;
}

/** The longest endpoint name that a device can have. */
const MAX_ENDPOINT_LENGTH = 255;
/** A level of a topic (MQTT 3.1.1, 4.7): what separates levels and what stands for others cannot be in it. */
const TOPIC_LEVEL = /^[^/+#\p{Cc}]+$/u;

const ENDPOINT_FORM = `1 to ${MAX_ENDPOINT_LENGTH} characters without / + # and control characters`;

/** Whether each part of an endpoint name can be a level of a topic. Sparkplug has several parts. */
export function isEndpointName(text: string): boolean {
  return text.length <= MAX_ENDPOINT_LENGTH && text.split('/').every((level) => TOPIC_LEVEL.test(level));
}

/** Decides which clients may connect, and as which device. */
export class MqttAccess {
  readonly #deps: MqttAccessDependencies;

  constructor(deps: MqttAccessDependencies) {
    this.#deps = deps;
  }

  /** @throws UplinkRefusal 4.03, with the reason for the log: a client learns only that it is refused */
  async admit(login: MqttLogin): Promise<MqttClient> {
    const { username, password, identity } = login;
    if (identity !== undefined) {
      return this.#withCredential(await this.#deps.credentials.find(identity), 'The certificate is unknown.');
    }
    return username === undefined
      ? this.#withoutCredentials(login)
      : this.#withPassword(username, password ?? new Uint8Array());
  }

  /** Certificates that those of a device with this common name must lead to. Empty if no device has it. */
  trustedCertificates(commonName: string): Promise<readonly X509Certificate[]> {
    return this.#deps.credentials.trustedCertificates(commonName);
  }

  /**
   * The device of an endpoint name that an external broker vouches for.
   *
   * @param deviceNetworkId of all devices at the broker
   * @throws UplinkRefusal 4.03 if it is of another device network, not an MQTT device, or unknown
   */
  async vouched(endpointName: string, deviceNetworkId: string): Promise<MqttClient> {
    if (!isEndpointName(endpointName)) {
      throw new UplinkRefusal('4.03', `The endpoint name must have ${ENDPOINT_FORM}.`);
    }
    const device = await this.#deviceOf(endpointName);
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

  #deviceOf(endpointName: string): Promise<Device | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return this.#deps.store.collection(devices).findOne(where);
  }

  async #withPassword(username: string, password: Uint8Array): Promise<MqttClient> {
    const credential = await this.#deps.credentials.withPassword(username, password);
    return this.#withCredential(credential, 'The user name or the password is wrong.');
  }

  /** @param refusal if there is no credential, or no device */
  async #withCredential(credential: Credential | undefined, refusal: string): Promise<MqttClient> {
    const device = credential && (await this.#deps.store.collection(devices).get(credential.deviceId));
    if (credential === undefined || device === undefined) throw new UplinkRefusal('4.03', refusal);
    demandMqtt(device);
    const { deviceNetworkId, deviceIdentifier: endpointName } = device;
    return { deviceNetworkId, endpointName, identity: credential.identity, isNew: false };
  }

  /** The client names its device, as in an unsecured Register. */
  async #withoutCredentials({ clientId, endpointName: given }: MqttLogin): Promise<MqttClient> {
    const endpointName = given ?? clientId;
    // Only the topic of a will can give a name of several levels.
    if (!isEndpointName(endpointName) || (given === undefined && clientId.includes('/'))) {
      throw new UplinkRefusal(
        '4.03',
        `Without a user name, the client ID is the endpoint name: ${ENDPOINT_FORM}.`,
      );
    }
    const device = await this.#deviceOf(endpointName);
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

/** The source of requests of an MQTT device: it is known by its endpoint name. */
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
