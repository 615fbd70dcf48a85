import type { ServerOptions } from '@muster/lwm2m';
import { capturedSocket, createUdpSocket, PcapFile } from '@muster/net';
import type { ServerSettings } from '../config.ts';
import { fileError } from '../lifecycle/start-error.ts';
import type { Unwind } from '../lifecycle/unwind.ts';
import type { Logger } from '../logger.ts';

/**
 * Parameters of the CoAP listeners. A request that is not answered within one second is acknowledged, and
 * answered separately. Devices do not retransmit an acknowledged request: if the process ends before its
 * response, the device waits 93 seconds. They retransmit an unacknowledged one after 2 seconds (ACK_TIMEOUT,
 * RFC 7252 4.8), which leaves one second for the round trip.
 */
export const transmission: NonNullable<ServerOptions['parameters']> = { processingDelayMs: 1_000 };

export type OpenListenSocket = NonNullable<ServerOptions['openSocket']>;

/** Maximum datagrams per second from a peer. Above it, the peer counts as flooding. */
function floodLimit({ floodPerSecond }: Pick<ServerSettings, 'floodPerSecond'>): number {
  return floodPerSecond || Infinity;
}

/** Sockets and limits of the CoAP listeners. */
export function listenerOptions({
  config,
  openSocket,
}: {
  readonly config: Pick<ServerSettings, 'floodPerSecond' | 'coapMaxBodyBytes'>;
  readonly openSocket?: OpenListenSocket | undefined;
}): Required<Pick<ServerOptions, 'limits'>> & Pick<ServerOptions, 'openSocket'> {
  return {
    limits: { floodPerSecond: floodLimit(config), coap: { maxBodyBytes: config.coapMaxBodyBytes } },
    ...(openSocket === undefined ? {} : { openSocket }),
  };
}

/**
 * Creates the file of the setting `pcap`. If the file can no longer be written, the server logs an error and
 * continues.
 *
 * @returns a function that opens the sockets of the listeners and records their datagrams in the file;
 * undefined without the setting
 * @throws StartError if the file cannot be created
 */
export function capturedSockets(
  config: Pick<ServerSettings, 'floodPerSecond' | 'pcap'>,
  logger: Logger,
  unwind: Unwind,
): OpenListenSocket | undefined {
  const { pcap: file } = config;
  if (file === undefined) return undefined;
  const pcap = create(file, (err) => logger.error({ err, file }, 'the capture of datagrams ended'));
  unwind.add('capture', () => pcap.close());
  logger.warn({ file }, 'datagrams are captured, with the keys of DTLS sessions');
  return async (address, port) => {
    // The same limit as for listeners without a capture.
    const limit = port === 0 ? {} : { floodPerSecond: floodLimit(config) };
    return capturedSocket(await createUdpSocket({ address, port, ...limit }), pcap);
  };
}

function create(file: string, onError: (error: Error) => void): PcapFile {
  try {
    return new PcapFile(file, onError);
  } catch (cause) {
    const alternative = 'give another file with --pcap (MUSTER_PCAP).';
    throw fileError(cause, file, `The capture file ${file} cannot be created`, {
      alternative,
      flag: '--pcap',
    });
  }
}
