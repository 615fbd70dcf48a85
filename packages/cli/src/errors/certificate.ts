const untrusted =
  'For a private certificate authority, set NODE_EXTRA_CA_CERTS to a PEM file with its certificate. The file of the service must also hold the intermediate certificates.';

const remedies: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: 'Renew the certificate of the service, and check the clock of this machine.',
  CERT_NOT_YET_VALID: 'Check the clock of this machine, and the certificate of the service.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Use an address with a name of the certificate.',
};

/**
 * Returns the remedy for a certificate that this machine refuses; undefined for other errors.
 *
 * @param code of the error of Node.js
 */
export function certificateRemedy(code: string | undefined): string | undefined {
  return code === undefined ? undefined : remedies[code];
}
