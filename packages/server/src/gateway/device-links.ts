import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { isMqtt } from '../features/registration/model.ts';
import { Lwm2mDeviceLink, translated } from './lwm2m-device-link.ts';
import { DeviceUnreachable } from './ports/device-link.ts';
import type { DeviceAddress } from './ports/device-link.ts';

/** Sends to devices that speak MQTT. */
interface MqttDownlink {
  /** @throws DeviceUnreachableError, or the reason of `signal` */
  perform(endpointName: string, operation: DeviceOperation, signal?: AbortSignal): Promise<OperationAnswer>;
}

/** The downlink port over LwM2M and MQTT. Services call only {@link perform} for MQTT devices. */
export class DeviceLinks extends Lwm2mDeviceLink {
  #mqtt: MqttDownlink | undefined;

  /** @param mqtt the running MQTT gateway, or undefined if it is about to close */
  attachMqtt(mqtt: MqttDownlink | undefined): void {
    this.#mqtt = mqtt;
  }

  override async perform(
    target: DeviceAddress,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    if (!isMqtt(target)) return super.perform(target, operation, signal);
    if (this.#mqtt === undefined) throw new DeviceUnreachable('closed', 'The MQTT gateway is not running.');
    const mqtt = this.#mqtt;
    return translated(() => mqtt.perform(target.address, operation, signal));
  }

  override leave(target: DeviceAddress): void {
    if (!isMqtt(target)) super.leave(target);
  }
}
