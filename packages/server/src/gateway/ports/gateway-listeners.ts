import type { GatewayState } from '../../kernel/ports.ts';

/** Names of the listeners of gateway processes, as registrations store them. */

/** Listener of all devices over DTLS, regardless of the gateway. These devices are identified by their sessions. */
export const SECURE_LISTENER = 'coaps://gateways';

/**
 * Listener of devices without DTLS. They are identified by gateway and address, as in
 * `coap://0.0.0.0:5683#gateway-1`.
 */
export function listenerOf(url: string, gateway: string): string {
  return url.startsWith('coaps:') ? SECURE_LISTENER : `${url}#${gateway}`;
}

/** Whether a listener belongs to a gateway process. */
export function isGatewayListener(listener: string): boolean {
  return listener === SECURE_LISTENER || listener.includes('#');
}

/** Name of the gateway of a listener without DTLS. */
export function gatewayOf(listener: string): string | undefined {
  const at = listener.indexOf('#');
  return at < 0 ? undefined : listener.slice(at + 1);
}

/** The URL that devices use for a listener. Undefined if the name does not contain it. */
export function urlOf(listener: string): string | undefined {
  return listener === SECURE_LISTENER ? undefined : listener.split('#', 1)[0];
}

/** Requests of the domain to the gateway component. */
export interface GatewayControl {
  state(): GatewayState;
}
