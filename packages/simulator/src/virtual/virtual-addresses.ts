import { isIP } from 'node:net';
import { formatHostPort } from '@muster/net';
import { splitUri } from '../network/server-address.ts';
import { cohortsOf, type FleetOptions } from '../fleet/fleet-options.ts';

/** Server that devices contact if the scenario names none. */
export const defaultServerUri = 'coap://127.0.0.1:5683';

/** The addresses of a fleet in virtual time. */
export interface VirtualAddresses {
  /** Options that replace those of the fleet. */
  readonly overrides: Pick<FleetOptions, 'devices' | 'serverUri' | 'bootstrapUri'>;
  readonly listen: readonly string[];
  readonly bootstrapListen: readonly string[];
}

/**
 * Gives each server of a fleet an address in the virtual network. Literal addresses do not change. Host names, which
 * the virtual network cannot resolve, become addresses of 192.0.2.0/24 (RFC 5737).
 */
export function virtualAddresses(options: FleetOptions): VirtualAddresses {
  const hosts = new Map<string, string>();
  const literal = (uri: string): string => {
    const { scheme, host, port } = splitUri(uri);
    if (isIP(host) === 0 && !hosts.has(host)) hosts.set(host, `192.0.2.${hosts.size + 1}`);
    return `${scheme}://${formatHostPort(hosts.get(host) ?? host, port)}`;
  };
  const serverUri = literal(options.serverUri ?? defaultServerUri);
  const { bootstrapUri } = options;
  const devices =
    typeof options.devices === 'number'
      ? options.devices
      : options.devices.map((cohort) =>
          cohort.server === undefined ? cohort : { ...cohort, server: literal(cohort.server) },
        );
  const own = cohortsOf({ ...options, devices }).map(({ server }) => server ?? serverUri);
  return {
    overrides: {
      devices,
      serverUri,
      ...(bootstrapUri === undefined ? {} : { bootstrapUri: literal(bootstrapUri) }),
    },
    listen: [...new Set(bootstrapUri === undefined ? own : [serverUri])],
    bootstrapListen: bootstrapUri === undefined ? [] : [literal(bootstrapUri)],
  };
}
