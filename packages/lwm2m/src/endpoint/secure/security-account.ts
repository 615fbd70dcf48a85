import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { ClientCredentials } from '@muster/dtls';
import type { SecurityAccount } from './types.ts';

/** Values of resource 2 of the Security object (OMA-TS-LightweightM2M_Core-V1_1 E.1). */
export const SecurityMode = { preSharedKey: 0, rawPublicKey: 1, certificate: 2, noSec: 3 } as const;

/**
 * Returns the credentials in a Security instance (OMA-TS-LightweightM2M_Core-V1_1 E.1).
 *
 * @throws TypeError for a security mode without credentials and for invalid keys; the message has none of their bytes
 */
export function credentialsOfSecurity(account: SecurityAccount): ClientCredentials {
  const { securityMode, publicKeyOrIdentity, secretKey } = account;
  switch (securityMode) {
    case SecurityMode.preSharedKey:
      return preSharedKey(publicKeyOrIdentity, secretKey);
    case SecurityMode.rawPublicKey:
      return rawPublicKey(account);
    case SecurityMode.certificate:
      return certificate(account);
    default:
      throw new TypeError(`security mode ${securityMode} has no credentials for coaps:`);
  }
}

function preSharedKey(identity: Uint8Array, key: Uint8Array): ClientCredentials {
  if (identity.length === 0 || key.length === 0) throw new TypeError('a PSK identity and its key are needed');
  return { psk: { identity: Buffer.from(identity).toString('utf8'), key } };
}

function rawPublicKey({
  publicKeyOrIdentity,
  serverPublicKey,
  secretKey,
}: SecurityAccount): ClientCredentials {
  return {
    rawPublicKey: {
      publicKey: publicKeyOf(publicKeyOrIdentity, 'the raw public key'),
      privateKey: privateKeyOf(secretKey),
    },
    serverRawPublicKey: publicKeyOf(serverPublicKey, "the server's raw public key"),
  };
}

/** `serverPublicKey` is the certificate that the server must present, or that its chain must lead to (E.1, res. 15). */
function certificate({
  publicKeyOrIdentity,
  serverPublicKey,
  secretKey,
}: SecurityAccount): ClientCredentials {
  const trusted = certificateOf(serverPublicKey, "the server's certificate");
  return {
    certificate: {
      chain: [certificateOf(publicKeyOrIdentity, 'the certificate')],
      privateKey: privateKeyOf(secretKey),
    },
    trustedCertificates: () => [trusted],
  };
}

function certificateOf(der: Uint8Array, what: string): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch (cause) {
    throw new TypeError(`${what} cannot be read`, { cause });
  }
}

function publicKeyOf(der: Uint8Array, what: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
  } catch (cause) {
    throw new TypeError(`${what} cannot be read`, { cause });
  }
}

/** The specification requires PKCS #8, but some devices use the bare SEC 1 form. */
function privateKeyOf(der: Uint8Array): KeyObject {
  const key = Buffer.from(der);
  for (const type of ['pkcs8', 'sec1'] as const) {
    try {
      return createPrivateKey({ key, format: 'der', type });
    } catch {
      continue;
    }
  }
  throw new TypeError('the private key cannot be read');
}
