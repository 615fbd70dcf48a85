import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';
import type { SecureOptions, ServerCredentials } from '@muster/lwm2m';
import {
  authorityOf,
  preSharedKeyOf,
  rawPublicKeyOf,
  type SecuredMode,
  type ServerTrust,
} from '../security/device-credentials.ts';
import { deriveKeyPair } from '../security/secrets.ts';

/** Limit far above the size of a fleet, because the process itself opens all connections. */
const unlimited = 10_000_000;
const serverName = 'virtual-server';

/** Credentials with which an in-process server and the devices of a fleet authenticate each other. */
export interface VirtualSecurity {
  /** Options of the server. */
  readonly secure: SecureOptions;
  /** Server identities that the devices trust. */
  readonly trust: ServerTrust;
  /** Returns the endpoint name of a raw public key; undefined for another identity. */
  readonly endpointNameOf: (identity: string) => string | undefined;
}

/**
 * Creates the credentials for a `coaps:` server in the process of the fleet, derived from the seed.
 *
 * @param modes security modes of the devices
 * @param names returns the endpoint names of the devices with raw public keys
 */
export async function virtualSecurity(
  seed: number,
  modes: ReadonlySet<SecuredMode>,
  names: () => readonly string[],
): Promise<VirtualSecurity> {
  let byKey: ReadonlyMap<string, string> | undefined;
  const keys = deriveKeyPair(seed, 'virtual server', serverName);
  const certified = modes.has('x509') ? await certify(seed, keys) : undefined;
  const credentials: ServerCredentials = {
    psk: (identity) => preSharedKeyOf(seed, identity),
    rawPublicKey: keys,
    verifyRawPublicKey: () => true,
    ...(certified === undefined
      ? {}
      : { certificate: certified.own, trustedCertificates: () => [certified.authority] }),
  };
  return {
    endpointNameOf: (identity) => {
      byKey ??= new Map(names().map((name) => [rawPublicKeyIdentity(seed, name), name]));
      return byKey.get(identity);
    },
    secure: {
      credentials,
      limits: {
        maxConnections: unlimited,
        maxHalfOpen: unlimited,
        maxHalfOpenPerAddress: unlimited,
        maxResumable: unlimited,
      },
    },
    trust: {
      ...(modes.has('rpk') ? { serverPublicKey: keys.publicKey } : {}),
      ...(certified === undefined ? {} : { serverCertificates: [certified.authority] }),
    },
  };
}

async function certify(
  seed: number,
  keys: ReturnType<typeof rawPublicKeyOf>,
): Promise<{ own: { chain: X509Certificate[]; privateKey: KeyObject }; authority: X509Certificate }> {
  const authority = await authorityOf(seed);
  const certificate = await authority.issue(serverName, keys, 'server');
  return {
    own: { chain: [certificate], privateKey: keys.privateKey },
    authority: authority.certificate,
  };
}

/** Returns the identity as the server sees it: `rpk:` and the SHA-256 of the SubjectPublicKeyInfo. */
function rawPublicKeyIdentity(seed: number, endpointName: string): string {
  const { publicKey } = rawPublicKeyOf(seed, endpointName);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return `rpk:${createHash('sha256').update(spki).digest('hex')}`;
}
