import { fleetCredentials, type FleetOptions } from '../../src/index.ts';

/** The `psk` credential of a server that knows the keys of a fleet. */
export async function preSharedKeys(
  options: Omit<FleetOptions, 'serverUri'>,
): Promise<(identity: string) => Buffer | undefined> {
  const { devices } = await fleetCredentials({ serverUri: 'coaps://127.0.0.1:5684', ...options });
  const keys = new Map(devices.map(({ identity, preSharedKey }) => [identity, preSharedKey]));
  return (identity) => {
    const key = keys.get(identity);
    return key === undefined ? undefined : Buffer.from(key, 'hex');
  };
}
