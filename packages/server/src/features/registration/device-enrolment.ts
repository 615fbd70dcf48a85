import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { MqttOrigin, RegisterDevice, Relay } from '../../gateway/ports/uplink-requests.ts';
import type { Device, DeviceStandard, ForeignStandard } from '../devices/model/device.ts';

/** Builds the document of a device, without storing it. */
export interface DeviceBuilder {
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
}

export interface EnrolmentDependencies {
  readonly devices: DeviceBuilder;
  /** Network and type for unknown LwM2M endpoints; absent to refuse them. */
  readonly enrolInto?:
    (() => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>) | undefined;
  /** Returns the device type for devices that do not speak LwM2M and name no type. */
  readonly foreignTypeOf: (deviceNetworkId: string, standard: ForeignStandard) => Promise<string>;
}

/** Builds devices for unknown endpoint names. */
export class DeviceEnrolment {
  readonly #deps: EnrolmentDependencies;

  constructor(deps: EnrolmentDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the document of a new device, which is not stored yet; undefined if the server does not enrol it.
   */
  async build({ endpointName, relay, mqtt }: RegisterDevice): Promise<Device | undefined> {
    if (relay !== undefined) return this.#buildRelayed(endpointName, relay);
    if (mqtt !== undefined) return mqtt.isEnrolled ? this.#buildMqtt(endpointName, mqtt) : undefined;
    const into = await this.#deps.enrolInto?.();
    if (into === undefined) return undefined;
    const { deviceNetworkId, deviceTypeId } = into;
    return this.#deps.devices.build(deviceNetworkId, { deviceIdentifier: endpointName, deviceTypeId });
  }

  async #buildRelayed(deviceIdentifier: string, relay: Relay): Promise<Device> {
    const { devices, foreignTypeOf } = this.#deps;
    const { deviceNetworkId, dataCollectorId, name } = relay;
    return devices.build(deviceNetworkId, {
      deviceIdentifier,
      deviceTypeId: relay.deviceTypeId ?? (await foreignTypeOf(deviceNetworkId, 'Legacy')),
      dataCollectorId,
      deviceStandard: 'Legacy',
      ...omitUndefined({ name }),
    });
  }

  async #buildMqtt(deviceIdentifier: string, { deviceNetworkId }: MqttOrigin): Promise<Device> {
    const { devices, foreignTypeOf } = this.#deps;
    const deviceTypeId = await foreignTypeOf(deviceNetworkId, 'MQTT');
    return devices.build(deviceNetworkId, { deviceIdentifier, deviceTypeId, deviceStandard: 'MQTT' });
  }
}
