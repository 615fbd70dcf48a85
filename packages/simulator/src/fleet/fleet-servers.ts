import type { FleetOptions } from './fleet-options.ts';

/**
 * Returns the URI of the first server that devices contact.
 *
 * @throws TypeError without a server and a bootstrap server
 */
export function firstUri({ bootstrapUri, serverUri }: FleetOptions): string {
  const uri = bootstrapUri ?? serverUri;
  if (uri === undefined) throw new TypeError('a fleet needs a serverUri or a bootstrapUri');
  return uri;
}

/** Returns the URIs of all first servers that devices contact, without duplicates. */
export function serverUris({ bootstrapUri, devices }: FleetOptions, first: string): Set<string> {
  const own = typeof devices === 'number' ? [] : devices.map(({ server }) => server);
  const used = bootstrapUri === undefined ? own : [];
  return new Set([first, ...used.filter((uri) => uri !== undefined)]);
}
