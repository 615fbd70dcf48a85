const otherCa = 'give the CA of the server with --server-ca';

/** Remedies by the error code of Node.js for an invalid certificate. */
const remedies: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'renew the certificate of the server',
  CERT_SIGNATURE_FAILURE: otherCa,
  DEPTH_ZERO_SELF_SIGNED_CERT: otherCa,
  ERR_TLS_CERT_ALTNAME_INVALID: 'use a name of the certificate in the address of the server',
  SELF_SIGNED_CERT_IN_CHAIN: otherCa,
  UNABLE_TO_GET_ISSUER_CERT: otherCa,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: otherCa,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: otherCa,
};

/** Returns the error of a connection, with the remedy if the device does not trust the certificate of the server. */
export function connectionFailure(error: Error & { readonly code?: unknown }): Error {
  const remedy = typeof error.code === 'string' ? remedies[error.code] : undefined;
  if (remedy === undefined) return error;
  const message = `the certificate of the server is not trusted (${error.message}): ${remedy}`;
  return new Error(message, { cause: error });
}
