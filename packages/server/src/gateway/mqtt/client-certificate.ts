import type { X509Certificate } from 'node:crypto';
import { DtlsError, verifyChain, x509Identity } from '@muster/lwm2m';
import { ConnectRefusal } from './connect-refusal.ts';

export interface CertificateTrust {
  /** Trust anchors for the certificate of a device with this common name. Empty if no device has it. */
  trustedCertificates(commonName: string): Promise<readonly X509Certificate[]>;
}

/**
 * Returns the identity of a client certificate by the same rules as for DTLS: the device with the common name
 * determines which CA must have signed the certificate.
 *
 * @param chain the client's own certificate first
 * @param nowMs epoch milliseconds
 * @throws ConnectRefusal with the reason for the log
 */
export async function identityOfChain(
  chain: readonly X509Certificate[],
  trust: CertificateTrust,
  nowMs: number,
): Promise<string> {
  const [own] = chain;
  try {
    if (own === undefined) throw new ConnectRefusal(5, 'There is no certificate.');
    const commonName = x509Identity(own);
    const trusted = await trust.trustedCertificates(commonName);
    if (trusted.length === 0) {
      throw new ConnectRefusal(5, `No device has the common name ${commonName} with certificates to trust.`);
    }
    verifyChain(chain, { trusted, now: nowMs, purpose: 'client' });
    return `x509:${commonName}`;
  } catch (error) {
    if (!(error instanceof DtlsError)) throw error;
    throw new ConnectRefusal(5, `The client certificate is refused: ${error.message}.`, { cause: error });
  }
}
