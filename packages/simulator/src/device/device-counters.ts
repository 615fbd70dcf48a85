import type { ClientCounters } from '@muster/lwm2m';
import { addMqttCounters } from '../mqtt/mqtt-counters.ts';
import type { NetworkCounters } from '../network/network-counters.ts';
import type { DeviceCounters } from './simulated-device.ts';

/**
 * Adds up the counters of a device over all reboots.
 *
 * @param now counters of its current client, if it has one
 * @param before counters of the clients before the last reboot
 */
export function totalCounters(
  now: (ClientCounters & Pick<DeviceCounters, 'mqtt'>) | undefined,
  before: DeviceCounters | undefined,
  link: Pick<DeviceCounters, 'handshakes' | 'resumptions' | 'handshakeFailures' | 'missed'> & {
    readonly network: NetworkCounters | undefined;
  },
): DeviceCounters {
  const { handshakes, resumptions, handshakeFailures, missed, network } = link;
  const total = (name: keyof DeviceCounters & keyof ClientCounters): number =>
    (now?.[name] ?? 0) + (before?.[name] ?? 0);
  const mqtt = addMqttCounters(now?.mqtt, before?.mqtt);
  return {
    requests: total('requests'),
    notifications: total('notifications'),
    registrations: total('registrations'),
    updates: total('updates'),
    handshakes,
    resumptions,
    handshakeFailures,
    missed,
    bytesSent: total('bytesSent'),
    bytesReceived: total('bytesReceived'),
    ...(network === undefined ? {} : { network }),
    ...(mqtt === undefined ? {} : { mqtt }),
    retransmissions: total('retransmissions'),
    duplicates: total('duplicates'),
  };
}
