import type { ServerCredentials } from '@muster/lwm2m';
import type { CredentialService } from '../../features/security/credential-service.ts';

/** Credentials of the gateway itself. */
export type OwnCredentials = Pick<ServerCredentials, 'certificate' | 'rawPublicKey'>;

export type CredentialLookup = Pick<
  CredentialService,
  'preSharedKey' | 'knowsPublicKey' | 'trustedCertificates' | 'endpointNameOf'
>;

/**
 * Credentials of a listener: its own, and those of devices by look-up.
 *
 * @param forBootstrap whether to accept pre-shared keys that are valid only for bootstrapping
 */
export function deviceCredentials(
  own: OwnCredentials,
  devices: CredentialLookup,
  forBootstrap: boolean,
): ServerCredentials {
  return {
    ...own,
    psk: (identity) => devices.preSharedKey(identity, forBootstrap),
    trustedCertificates: (commonName) => devices.trustedCertificates(commonName),
    verifyRawPublicKey: (_publicKey, spki) => devices.knowsPublicKey(spki),
  };
}
