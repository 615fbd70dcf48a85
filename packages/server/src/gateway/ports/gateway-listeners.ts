/** Names of the listeners of gateways that are processes of their own, as registrations have them. */

/** Listener of all devices over DTLS, whichever gateway serves them: they are known by their sessions. */
export const SECURE_LISTENER = 'coaps://gateways';

/** Listener of devices without DTLS, which are known by gateway and address: `coap://0.0.0.0:5683#gateway-1`. */
export function listenerOf(url: string, gateway: string): string {
  return url.startsWith('coaps:') ? SECURE_LISTENER : `${url}#${gateway}`;
}

/** Whether a listener belongs to a gateway process. */
export function isGatewayListener(listener: string): boolean {
  return listener === SECURE_LISTENER || listener.includes('#');
}

/** The gateway of a listener of devices without DTLS. */
export function gatewayOf(listener: string): string | undefined {
  const at = listener.indexOf('#');
  return at < 0 ? undefined : listener.slice(at + 1);
}

/** URL that a listener has for devices; undefined if its name does not say. */
export function urlOf(listener: string): string | undefined {
  return listener === SECURE_LISTENER ? undefined : listener.split('#', 1)[0];
}
