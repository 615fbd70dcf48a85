import type { MqttServices } from '@muster/mqtt';
import { MqttAccess } from './mqtt-access.ts';
import type { MqttAccessDependencies } from './mqtt-access.ts';
import { isRefusal, MqttDevices } from './mqtt-devices.ts';
import type { MqttDevicesDependencies } from './mqtt-devices.ts';
import { ObjectListReader } from './object-list-reader.ts';
import type { ObjectListDependencies } from './object-list-reader.ts';

import { TlsSessionService } from '../security/sessions.ts';
import { ValueNames } from './value-names.ts';
import type { ValueNamesDependencies } from './value-names.ts';

/** Services for MQTT devices. */
export interface MqttDeviceDomain extends MqttServices {
  readonly devices: MqttDevices;
}

export type MqttDeviceOptions = MqttAccessDependencies &
  ObjectListDependencies &
  ValueNamesDependencies &
  Omit<MqttDevicesDependencies, 'objectLists' | 'names' | 'tlsSessions'>;

export function createMqttDeviceDomain(options: MqttDeviceOptions): MqttDeviceDomain {
  const objectLists = new ObjectListReader(options);
  const names = new ValueNames(options);
  const devices = new MqttDevices({
    ...options,
    objectLists,
    names,
    tlsSessions: new TlsSessionService(options.store),
  });
  return { access: new MqttAccess(options), devices, names, isRefusal };
}
