import type { KeyObject, X509Certificate } from 'node:crypto';
import type { ClientCredentials } from '@muster/lwm2m';
import type { FleetAuthority } from './authority.ts';
import { deriveKeyPair, deriveSecret } from './secrets.ts';

export type SecuredMode = 'psk' | 'rpk' | 'x509';

const keyBytes = 16;
const authorities = new Map<number, Promise<FleetAuthority>>();
const keptAuthorities = 8;

/** Server identities that the devices of a fleet trust. */
export interface ServerTrust {
  /** P-256 key, for devices with raw public keys. */
  readonly serverPublicKey?: KeyObject;
  /** Root certificates, or the certificate of the server itself, for devices with certificates. */
  readonly serverCertificates?: readonly X509Certificate[];
}

/** Returns the pre-shared key of a device. Its identity is the endpoint name. */
export function preSharedKeyOf(seed: number, endpointName: string): Buffer {
  return deriveSecret(seed, 'psk', endpointName, keyBytes);
}

/** Returns the raw public key of a device, with its private key. */
export function rawPublicKeyOf(seed: number, endpointName: string): ReturnType<typeof deriveKeyPair> {
  return deriveKeyPair(seed, 'rpk', endpointName);
}

/** Returns the certificate of a device, with its private key. */
async function certificateOf(
  seed: number,
  endpointName: string,
): Promise<{ chain: X509Certificate[]; privateKey: KeyObject }> {
  const keys = deriveKeyPair(seed, 'x509', endpointName);
  const certificate = await (await authorityOf(seed)).issue(endpointName, keys);
  return { chain: [certificate], privateKey: keys.privateKey };
}

/** Returns the authority of a seed. Loads the certificate library on demand. */
export async function authorityOf(seed: number): Promise<FleetAuthority> {
  let authority = authorities.get(seed);
  if (!authority) {
    const [oldest] = authorities.keys();
    if (authorities.size >= keptAuthorities && oldest !== undefined) authorities.delete(oldest);
    authority = import('./authority.ts').then(({ FleetAuthority: Authority }) => Authority.open(seed));
    authorities.set(seed, authority);
  }
  return authority;
}

/** Returns the credentials of a device, and the server identity that it trusts. */
export async function credentialsOf(
  mode: SecuredMode,
  seed: number,
  endpointName: string,
  { serverPublicKey, serverCertificates = [] }: ServerTrust,
): Promise<ClientCredentials> {
  switch (mode) {
    case 'psk':
      return { psk: { identity: endpointName, key: preSharedKeyOf(seed, endpointName) } };
    case 'rpk':
      return {
        rawPublicKey: rawPublicKeyOf(seed, endpointName),
        ...(serverPublicKey === undefined ? {} : { serverRawPublicKey: serverPublicKey }),
      };
    case 'x509':
      return {
        certificate: await certificateOf(seed, endpointName),
        trustedCertificates: () => serverCertificates,
      };
  }
}
