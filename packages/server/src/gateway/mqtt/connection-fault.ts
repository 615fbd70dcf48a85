import type { LinkOptions, ProtocolVersion } from './broker-link.ts';

/** The reason why the connection to the broker failed, for the log. */
export interface ConnectionFault {
  /** Reason and remedy. */
  readonly message: string;
  /** Whether only an operator can fix it. The server then retries slowly. */
  readonly isPermanent: boolean;
  /** Protocol version to try next, if this one may be the cause. */
  readonly otherVersion?: ProtocolVersion;
}

/** CONNACK codes (MQTT 3.1.1, 3.2.2.3; MQTT 5, 3.2.2.2) and reasons of a DISCONNECT (MQTT 5, 3.14.2.1). */
const WRONG_VERSION: ReadonlySet<unknown> = new Set([1, 132]);
const WRONG_CREDENTIALS: ReadonlySet<unknown> = new Set([4, 5, 134, 135]);
const WRONG_CLIENT_ID: ReadonlySet<unknown> = new Set([2, 133]);
const TAKEN_OVER = 142;

const CREDENTIALS_REMEDY =
  'Check --mqtt-broker-username, --mqtt-broker-password-file and --mqtt-broker-certificate.';

/** Remedies by the code of a system error or of TLS. */
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens there. Start the broker, or correct --mqtt-broker.',
  ENOTFOUND: 'The host name is unknown. Correct --mqtt-broker.',
  EAI_AGAIN: 'The host name cannot be resolved now.',
  ECONNRESET: 'The broker closed the connection.',
  ETIMEDOUT: 'The broker does not answer.',
  CERT_SIGNATURE_FAILURE: 'Give its CA with --mqtt-broker-ca.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Give its certificate with --mqtt-broker-ca.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Give its CA with --mqtt-broker-ca.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'Give its CA with --mqtt-broker-ca.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Give its CA with --mqtt-broker-ca.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host name. Correct --mqtt-broker.',
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it.',
};

/** @param error of the connection; undefined if the broker has closed it without a reason */
export function connectionFault(
  error: Error | undefined,
  { clientId }: Pick<LinkOptions, 'clientId'>,
  version: ProtocolVersion,
): ConnectionFault {
  const code: unknown = (error as { readonly code?: unknown } | undefined)?.code;
  const otherVersion = version === 5 ? 4 : 5;
  if (error === undefined) return { message: 'The broker closed the connection.', isPermanent: false };
  if (WRONG_VERSION.has(code)) {
    return { message: `It does not speak ${nameOf(version)}.`, isPermanent: version === 4, otherVersion };
  }
  if (WRONG_CREDENTIALS.has(code)) {
    return { message: `It refuses the credentials. ${CREDENTIALS_REMEDY}`, isPermanent: true };
  }
  if (WRONG_CLIENT_ID.has(code)) {
    const message = `It refuses the client ID ${clientId}. Give another one with --mqtt-broker-client-id.`;
    return { message, isPermanent: true };
  }
  if (code === TAKEN_OVER) {
    const message = `Another client has the client ID ${clientId}. Give each server its own with --mqtt-broker-client-id.`;
    return { message, isPermanent: true };
  }
  // Some brokers close the connection of a version that they do not know.
  const isSilent = code === undefined && error.message.includes('before it answered');
  const remedy = typeof code === 'string' ? remedies[code] : undefined;
  return {
    message: [sentence(error.message), remedy].filter((one) => one !== undefined).join(' '),
    isPermanent: typeof code === 'string' && /CERT|SIGNATURE/u.test(code),
    ...(isSilent && { otherVersion }),
  };
}

function nameOf(version: ProtocolVersion): string {
  return version === 5 ? 'MQTT 5' : 'MQTT 3.1.1';
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
