/** What a connection that failed says of itself, in words. What the address answered is not told. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset.',
  EHOSTUNREACH: 'The host is not reachable.',
  ENETUNREACH: 'The network is not reachable.',
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host cannot be looked up now.',
  ETIMEDOUT: 'The connection took too long.',
  EPIPE: 'The connection was closed.',
};

const UNTRUSTED = 'The certificate of the endpoint has no issuer that this server trusts';
/** The same for certificates; the code is told too, since whoever looks after the endpoint searches for it. */
const certificateReasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate of the endpoint has expired',
  CERT_NOT_YET_VALID: 'The certificate of the endpoint is not valid yet',
  CERT_REVOKED: 'The certificate of the endpoint has been revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: `${UNTRUSTED}, but from itself`,
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the endpoint is for another name',
  INVALID_PURPOSE: 'The certificate of the endpoint is not one for servers',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** Why an attempt to deliver failed. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The connection failed.';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '' && cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  const known = reasons[code];
  if (known !== undefined) return known;
  const certificate = certificateReasons[code];
  if (certificate !== undefined) return `${certificate} (${code}).`;
  if (/CERT/u.test(code)) return `The certificate of the endpoint cannot be trusted (${code}).`;
  if (/^(?:EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/u.test(code))
    return `The endpoint speaks no TLS that fits (${code}).`;
  return code === '' ? 'The connection failed.' : `The connection failed (${code}).`;
}
