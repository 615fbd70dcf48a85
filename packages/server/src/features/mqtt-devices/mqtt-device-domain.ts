import { MqttAccess } from './mqtt-access.ts';
import type { MqttAccessDependencies } from './mqtt-access.ts';
import { MqttDevices } from './mqtt-devices.ts';
import type { MqttDevicesDependencies } from './mqtt-devices.ts';
import { ObjectListReader } from './object-list-reader.ts';
import type { ObjectListDependencies } from './object-list-reader.ts';

/** The services around devices that speak MQTT. */
export interface MqttDeviceDomain {
  readonly access: MqttAccess;
  readonly devices: MqttDevices;
}

export type MqttDeviceOptions = MqttAccessDependencies &
  ObjectListDependencies &
  Omit<MqttDevicesDependencies, 'objectLists'>;

export function createMqttDeviceDomain(options: MqttDeviceOptions): MqttDeviceDomain {
  const objectLists = new ObjectListReader(options);
  return { access: new MqttAccess(options), devices: new MqttDevices({ ...options, objectLists }) };
}
