import { invalidMember } from '../../kernel/errors.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { MqttOrigin, RegisterDevice, Relay } from '../../gateway/ports/uplink-requests.ts';
import { isForeignDevice, isMqttDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { demandDeviceOf } from '../devices/model/legacy-device.ts';
import type { SecurityPolicy } from './security-policy.ts';

/** The gateways that devices report through. They may refuse a device, and log its registrations. Only `admit` may throw. */
export interface GatewayWatch {
  /** @throws UplinkRefusal */
  admit(request: RegisterDevice, device: Device): Promise<void>;
  /** Called for an endpoint name without a device. */
  unknown(request: RegisterDevice): void;
  note(device: Device, level: 'Warning', message: string): void;
  /** Called when the device is no longer registered. */
  left(deviceId: string, device?: Device): void;
}

/** Decides which Registers are accepted. */
export class RegistrationAdmission {
  readonly #policy: Pick<SecurityPolicy, 'admit'>;
  readonly #gateways: Pick<GatewayWatch, 'admit' | 'unknown'> | undefined;

  /** @param gateways undefined: gateways admit all devices */
  constructor(
    policy: Pick<SecurityPolicy, 'admit'>,
    gateways: Pick<GatewayWatch, 'admit' | 'unknown'> | undefined,
  ) {
    this.#policy = policy;
    this.#gateways = gateways;
  }

  /**
   * @param device of the endpoint name, if there is one
   * @param isNew the device is being enrolled, and not stored yet
   * @returns the device
   * @throws UplinkRefusal 4.03 if the source may not register so, or if there is no device
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

/** @throws UplinkRefusal 4.03 if the device is of another network, or does not speak MQTT */
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

/** @throws MusterError when the device is not one that the gateway reports for */
function demandRelayed(relay: Relay, device: Device): void {
  demandDeviceOf(relay, device);
  if (relay.deviceTypeId !== undefined && relay.deviceTypeId !== device.deviceTypeId) {
    throw invalidMember(
      'DeviceTypeId',
      `The device has the type ${device.deviceTypeId}, which cannot be changed. Send that ID, or leave it out.`,
    );
  }
}
