import { invalidMember } from '../../kernel/errors.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { MqttOrigin, RegisterDevice, Relay } from '../../gateway/ports/uplink-requests.ts';
import { isForeignDevice, isMqttDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { demandDeviceOf } from '../devices/model/legacy-device.ts';
import type { SecurityPolicy } from './security-policy.ts';

/**
 * Gateways that devices report through. They may refuse a device, and log its registrations. Only `admit` may
 * throw.
 */
export interface GatewayWatch {
  /** @throws UplinkRefusal */
  admit(request: RegisterDevice, device: Device): Promise<void>;
  /** Called for an endpoint name without a device. */
  unknown(request: RegisterDevice): void;
  note(device: Device, level: 'Warning', message: string): void;
  /** Called when the device is no longer registered. */
  onDeparture(deviceId: string, device?: Device): void;
}

/** Decides which Registers are accepted. */
export class RegistrationAdmission {
  readonly #policy: Pick<SecurityPolicy, 'admit'>;
  readonly #gateways: Pick<GatewayWatch, 'admit' | 'unknown'> | undefined;

  /** @param gateways undefined if gateways admit all devices */
  constructor(
    policy: Pick<SecurityPolicy, 'admit'>,
    gateways: Pick<GatewayWatch, 'admit' | 'unknown'> | undefined,
  ) {
    this.#policy = policy;
    this.#gateways = gateways;
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
    await this.#gateways?.admit(request, device);
    return device;
  }

  async #admitDirect(request: RegisterDevice, device: Device | undefined, isNew: boolean): Promise<void> {
    if (device !== undefined && isForeignDevice(device)) {
      const way = isMqttDevice(device) ? 'It reports over MQTT.' : 'Its gateway reports for it.';
      throw new UplinkRefusal('4.03', `The device with this endpoint name does not speak LwM2M. ${way}`);
    }
    if (device === undefined && request.source.identity === undefined) this.#gateways?.unknown(request);
    await this.#policy.admit(request.endpointName, device, request.source, isNew);
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
