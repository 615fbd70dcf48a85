/** An address without encryption that other machines can reach. */
export interface Exposure {
  readonly address: string;
  readonly remedy: string;
}

/** URLs of a server, by protocol. */
interface Addresses {
  readonly http: string;
  readonly coapAddresses: readonly string[];
  readonly bootstrapAddresses: readonly string[];
  readonly mqttAddresses: readonly string[];
}

/**
 * Returns the addresses of a server at which keys and values cross the network in clear. @param hasApi whether HTTP
 * serves more than probes
 */
export function exposuresOf(of: Addresses, hasApi: boolean): readonly Exposure[] {
  const { http, coapAddresses, bootstrapAddresses, mqttAddresses } = of;
  const addresses = [hasApi ? http : [], coapAddresses, bootstrapAddresses, mqttAddresses].flat();
  return addresses.flatMap((address) => {
    const remedy = remedyOf(address, bootstrapAddresses.includes(address));
    return remedy === undefined || isLoopback(address) ? [] : [{ address, remedy }];
  });
}

/** @returns undefined for a scheme with encryption */
function remedyOf(address: string, isBootstrap: boolean): string | undefined {
  switch (new URL(address).protocol) {
    case 'http:':
      return 'Use --https there, and --http with a loopback address or none. Behind an HTTPS proxy, let only the proxy reach this address.';
    case 'coap:':
      return isBootstrap
        ? 'Use a coaps: URL with --bootstrap.'
        : 'Use --coaps for devices, and a loopback address with --coap.';
    case 'mqtt:':
      return 'Use an mqtts: URL with --mqtt.';
    default:
      return undefined;
  }
}

/** Whether a URL can only be reached from this machine (RFC 6890). */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname);
}
