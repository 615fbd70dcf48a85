/** Reasons of connection failures. They reveal nothing about the response. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset.',
  EHOSTUNREACH: 'The host is not reachable.',
  ENETUNREACH: 'The network is not reachable.',
  ENOTFOUND: 'The host name does not exist.',
  EAI_AGAIN: 'The host name cannot be resolved now.',
  ETIMEDOUT: 'The connection timed out.',
  EPIPE: 'The connection was closed.',
};

const UNTRUSTED = 'The certificate of the endpoint is not issued by a trusted authority';
/** Reasons of certificate failures. The code is appended, because operators of the endpoint search for it. */
const certificateReasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate of the endpoint has expired',
  CERT_NOT_YET_VALID: 'The certificate of the endpoint is not valid yet',
  CERT_REVOKED: 'The certificate of the endpoint has been revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the endpoint is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the endpoint is for another host name',
  INVALID_PURPOSE: 'The certificate of the endpoint is not a server certificate',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** Returns why a delivery attempt failed. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The connection failed.';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '' && cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  const known = reasons[code];
  if (known !== undefined) return known;
  const certificate = certificateReasons[code];
  if (certificate !== undefined) return `${certificate} (${code}).`;
  if (/CERT/u.test(code)) return `The certificate of the endpoint is not trusted (${code}).`;
  if (/^(?:EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/u.test(code))
    return `The TLS handshake with the endpoint failed (${code}).`;
  return code === '' ? 'The connection failed.' : `The connection failed (${code}).`;
}
