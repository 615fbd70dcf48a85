import { setTimeout as pause } from 'node:timers/promises';

import type { MusterServer } from './muster-server.ts';

/** A device with a pre-shared key. */
export interface SecuredDevice {
  readonly endpointName: string;
  readonly identity?: string;
  /** Hexadecimal. */
  readonly preSharedKey?: string;
}

/** Creates devices with their keys; resolves when the service has all of them. */
export async function createSecuredDevices(
  server: MusterServer,
  devices: readonly SecuredDevice[],
): Promise<void> {
  const header = 'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey';
  const rows = devices.map(
    ({ endpointName, identity = '', preSharedKey = '' }) =>
      `${endpointName},Generic LwM2M,${identity},${preSharedKey}`,
  );
  const count = async (): Promise<number> => {
    const { NbrOfRows } = await server.json<{ NbrOfRows: number }>('GET', '/devices?PageSize=1');
    return NbrOfRows;
  };
  const expected = (await count()) + devices.length;
  await server.send('POST', '/devices/multiple', [header, ...rows].join('\n'), 'text/csv');
  while ((await count()) < expected) await pause(100);
}
