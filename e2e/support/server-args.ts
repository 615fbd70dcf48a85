import { join } from 'node:path';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import type { Workplace } from './muster.ts';

/**
 * What `muster` is called with for a server that is started again: it has the same ports and the same data each time, and
 * enrolls devices that it does not know.
 */
export async function serverArgs(place: Workplace, ...more: readonly string[]): Promise<string[]> {
  return [
    'server',
    `--http=127.0.0.1:${await freeTcpPort()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
    `--data-dir=${join(place.dir, 'data')}`,
    '--auto-enroll=Generic LwM2M',
    ...more,
  ];
}
