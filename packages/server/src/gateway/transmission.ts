import type { ServerOptions } from '@muster/lwm2m';
import type { ServerSettings } from '../config.ts';

/**
 * Parameters of the CoAP listeners. A request that is not answered within one second is acknowledged, and
 * answered separately. Devices do not retransmit an acknowledged request: if the process ends before its
 * response, the device waits 93 seconds. They retransmit an unacknowledged one after 2 seconds (ACK_TIMEOUT,
 * RFC 7252 4.8), which leaves one second for the round trip.
 */
export const transmission: NonNullable<ServerOptions['parameters']> = { processingDelayMs: 1_000 };

export type OpenListenSocket = NonNullable<ServerOptions['openSocket']>;

/** Maximum datagrams per second from a peer. Above it, the peer counts as flooding. */
export function floodLimit({ floodPerSecond }: Pick<ServerSettings, 'floodPerSecond'>): number {
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
