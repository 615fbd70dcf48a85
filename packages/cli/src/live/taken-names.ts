import { createClient, filter, MusterError } from '@muster/sdk';
import { localServers, type LocalServer } from '../config/local-servers.ts';
import type { Scenario } from './make-fleet.ts';

/** Time-out of a request to the API in milliseconds. The server can be busy with many devices. */
const timeoutMs = 5_000;

/**
 * Returns a warning if a server of this user has online devices with the default names of this fleet, for example those
 * of `muster up`. The fleet would replace their registrations.
 */
export async function warningOfTakenNames({ file, overrides }: Scenario): Promise<string | undefined> {
  const cohorts = 'devices' in overrides ? [] : file.cohorts;
  const hasDefaultNames = cohorts.length === 0 || cohorts.some(({ endpoint }) => endpoint === undefined);
  const address = overrides.serverUri ?? file.server;
  if (!hasDefaultNames || overrides.endpointPrefix !== undefined || address === undefined) return undefined;
  const { defaultEndpointPattern } = await import('@muster/simulator');
  const prefix = defaultEndpointPattern.replace(/\{.*$/u, '');
  for (const server of (await localServers()).filter((one) => listensOn(one, address))) {
    const { http, apiKey } = server;
    const client = createClient({ baseUrl: http, apiKey, timeoutMs, retries: 0 });
    const Filter = filter('devices.list', { DeviceIdentifier: { startswith: prefix }, Status: 'online' });
    const count = await client.devices.list({ Filter, PageSize: 1 }).then(
      ({ NbrOfRows }) => NbrOfRows,
      (error: unknown) => {
        if (error instanceof MusterError) return 0;
        throw error;
      },
    );
    if (count > 0)
      return `Warning: ${http} has ${count} online ${count === 1 ? 'device' : 'devices'} named ${prefix}…, as in this fleet, which takes the place of those with the same name. Set "endpoint" in the fleet file or --endpoint-prefix.`;
  }
  return undefined;
}

/** Whether an address of a fleet is that of a server on this machine. */
function listensOn({ coap, coaps }: LocalServer, address: string): boolean {
  const portOf = (uri: string): string =>
    URL.canParse(uri) ? new URL(uri).port || (uri.startsWith('coaps:') ? '5684' : '5683') : '';
  const isHere = URL.canParse(address) && /^(?:localhost|127\..*|\[::1\])$/u.test(new URL(address).hostname);
  return isHere && [coap, coaps].some((own) => own !== undefined && portOf(own) === portOf(address));
}
