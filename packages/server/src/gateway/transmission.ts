import type { ServerOptions } from '@muster/lwm2m';
import type { ServerSettings } from '../config.ts';

/**
 * Parameters of the CoAP listeners. A request that is not answered within a second is acknowledged, and answered separately. An
 * acknowledged request is not repeated: if the process ends before its response, the device waits 93 seconds. Devices repeat an
 * unacknowledged one after 2 seconds (ACK_TIMEOUT, RFC 7252 4.8), which leaves a second for the way there and back.
 */
export const transmission: NonNullable<ServerOptions['parameters']> = { processingDelayMs: 1_000 };

/** Opens the socket of a listener. */
export type OpenListenSocket = NonNullable<ServerOptions['openSocket']>;

/** Datagrams per second beyond which a peer counts as flooding. */
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
