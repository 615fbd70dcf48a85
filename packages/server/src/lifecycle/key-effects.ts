import { basename } from 'node:path';

/** Key files in the data folder that the processes of a service share, with the effect of losing or changing each. */
const effects = {
  'api-key.secret': 'no API key is valid',
  'bus.key': 'gateways and processes of the API do not reach the worker',
  'secrets.keys': 'no stored secret can be read',
  'sessions.keys': 'devices with DTLS make new handshakes',
  'gateway-key.pem': 'devices that know the raw public key of the gateway refuse it',
} as const;

export type KeyFileName = keyof typeof effects;

export const keyFileNames = Object.keys(effects) as readonly KeyFileName[];

/** Returns the effect if the processes of a service do not share its key: a clause, without a full stop. */
export function effectOf(name: KeyFileName): string {
  return effects[name];
}

/** Returns the remedy for a damaged key file. @param file path */
export function keyFileRemedy(file: string): string {
  const effect = Object.entries(effects).find(([name]) => name === basename(file))?.[1];
  const remedy = 'Restore it from a backup, or copy it from another process of the service.';
  return effect === undefined ? remedy : `${remedy} Without it, ${effect}.`;
}
