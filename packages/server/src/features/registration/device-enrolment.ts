import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { RegisterDevice, Relay } from '../../gateway/ports/uplink-requests.ts';
import type { Device, DeviceStandard } from '../devices/model/device.ts';

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
  /** Where unknown LwM2M endpoints are enrolled; absent: they are refused. */
  readonly enrolInto?:
    (() => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>) | undefined;
  /** The device type of Legacy devices that name none. */
  readonly legacyTypeOf: (deviceNetworkId: string) => Promise<string>;
}

/** Builds devices for endpoint names that no device has. */
export class DeviceEnrolment {
  readonly #deps: EnrolmentDependencies;

  constructor(deps: EnrolmentDependencies) {
    this.#deps = deps;
  }

  /** Returns the document of a new device, which is not stored yet; undefined if the server does not enrol it. */
  async build({ endpointName, relay }: RegisterDevice): Promise<Device | undefined> {
    if (relay !== undefined) return this.#buildRelayed(endpointName, relay);
    const into = await this.#deps.enrolInto?.();
    if (into === undefined) return undefined;
    const { deviceNetworkId, deviceTypeId } = into;
    return this.#deps.devices.build(deviceNetworkId, { deviceIdentifier: endpointName, deviceTypeId });
  }

  async #buildRelayed(deviceIdentifier: string, relay: Relay): Promise<Device> {
    const { devices, legacyTypeOf } = this.#deps;
    const { deviceNetworkId, dataCollectorId, name } = relay;
    return devices.build(deviceNetworkId, {
      deviceIdentifier,
      deviceTypeId: relay.deviceTypeId ?? (await legacyTypeOf(deviceNetworkId)),
      dataCollectorId,
      deviceStandard: 'Legacy',
      ...omitUndefined({ name }),
    });
  }
}
