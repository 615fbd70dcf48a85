import { basename } from 'node:path';

/** Files of the data folder whose keys the processes of a service share, with what follows if they are lost or others. */
const effects = {
  'api-key.secret': 'no API key is valid',
  'bus.key': 'gateways and processes of the API do not reach the worker',
  'secrets.keys': 'no stored secret can be read',
  'sessions.keys': 'devices with DTLS make new handshakes',
  'gateway-key.pem': 'devices that know the raw public key of the gateway refuse it',
} as const;

export type KeyFileName = keyof typeof effects;

export const keyFileNames = Object.keys(effects) as readonly KeyFileName[];

/** What follows if the processes of a service do not have its key: a clause, without a full stop. */
export function effectOf(name: KeyFileName): string {
  return effects[name];
}

/** What to do about a damaged file with a key. @param file path */
export function keyFileRemedy(file: string): string {
  const effect = Object.entries(effects).find(([name]) => name === basename(file))?.[1];
  const remedy = 'Restore it from a backup, or copy it from another process of the service.';
  return effect === undefined ? remedy : `${remedy} Without it, ${effect}.`;
}
