import type { ClientCounters } from '@muster/lwm2m';
import { addMqttCounters, type MqttCounters } from '../mqtt/mqtt-counters.ts';
import type { NetworkCounters } from '../network/network-counters.ts';
import type { DeviceCounters } from './simulated-device.ts';

/** Counters of clients of a device. */
export interface ClientsCounters extends Omit<ClientCounters, 'failures'> {
  readonly mqtt?: MqttCounters;
}

/** Counters of the links of a device, over all reboots. */
export interface LinkCounters extends Pick<
  DeviceCounters,
  'handshakes' | 'resumptions' | 'handshakeFailures' | 'missed'
> {
  /** Bytes of DTLS without those of the CoAP messages in it. */
  readonly overhead: { readonly sent: number; readonly received: number };
  readonly network: NetworkCounters | undefined;
}

const names = [
  ...(['requests', 'notifications', 'registrations', 'updates'] as const),
  ...(['bytesSent', 'bytesReceived', 'retransmissions', 'duplicates'] as const),
  ...(['malformed', 'unmatched', 'unknownOptions', 'resets'] as const),
];

/** Adds up the counters of the client of a device, if it has one, and of those before its last reboot. */
export function addClients(
  now: ClientsCounters | undefined,
  before: ClientsCounters | undefined,
): ClientsCounters {
  const sum = names.map((name) => [name, (now?.[name] ?? 0) + (before?.[name] ?? 0)] as const);
  const mqtt = addMqttCounters(now?.mqtt, before?.mqtt);
  return {
    ...(Object.fromEntries(sum) as Record<(typeof names)[number], number>),
    ...(mqtt === undefined ? {} : { mqtt }),
  };
}

/** Combines the counters of the clients and links of a device. */
export function totalCounters(clients: ClientsCounters, link: LinkCounters): DeviceCounters {
  const { handshakes, resumptions, handshakeFailures, missed, network, overhead } = link;
  return {
    ...clients,
    ...{ handshakes, resumptions, handshakeFailures, missed },
    bytesSent: clients.bytesSent + overhead.sent,
    bytesReceived: clients.bytesReceived + overhead.received,
    ...(network === undefined ? {} : { network }),
  };
}
