import type { ServerOptions } from '@muster/lwm2m';
import type { ServerSettings } from '../config.ts';

/**
 * Parameters of the CoAP listeners. A request that is not answered within a second is acknowledged, and answered separately. An
 * acknowledged request is not repeated: if the process ends before its response, the device waits 93 seconds. Devices repeat an
 * unacknowledged one after 2 seconds (ACK_TIMEOUT, RFC 7252 4.8), which leaves a second for the way there and back.
 */
export const transmission: NonNullable<ServerOptions['parameters']> = { processingDelayMs: 1_000 };

/** Limits of the CoAP listeners. */
export function coapLimits({
  floodPerSecond,
  coapMaxBodyBytes,
}: Pick<ServerSettings, 'floodPerSecond' | 'coapMaxBodyBytes'>): NonNullable<ServerOptions['limits']> {
  return { floodPerSecond: floodPerSecond || Infinity, coap: { maxBodyBytes: coapMaxBodyBytes } };
}
