import { DecodeError } from './errors.ts';

/** RFC 5246 section 7.2. */
export const AlertLevel = {
  warning: 1,
  fatal: 2,
} as const;
export type AlertLevel = (typeof AlertLevel)[keyof typeof AlertLevel];

/** RFC 5246 section 7.2, and what RFC 4279, 6066, 7301, 7507 and 8446 have added. */
export const AlertDescription = {
  closeNotify: 0,
  unexpectedMessage: 10,
  badRecordMac: 20,
  decryptionFailed: 21,
  recordOverflow: 22,
  decompressionFailure: 30,
  handshakeFailure: 40,
  noCertificate: 41,
  badCertificate: 42,
  unsupportedCertificate: 43,
  certificateRevoked: 44,
  certificateExpired: 45,
  certificateUnknown: 46,
  illegalParameter: 47,
  unknownCa: 48,
  accessDenied: 49,
  decodeError: 50,
  decryptError: 51,
  exportRestriction: 60,
  protocolVersion: 70,
  insufficientSecurity: 71,
  internalError: 80,
  inappropriateFallback: 86,
  userCanceled: 90,
  noRenegotiation: 100,
  unsupportedExtension: 110,
  certificateUnobtainable: 111,
  unrecognizedName: 112,
  badCertificateStatusResponse: 113,
  badCertificateHashValue: 114,
  unknownPskIdentity: 115,
  certificateRequired: 116,
  noApplicationProtocol: 120,
} as const;
export type AlertDescription = (typeof AlertDescription)[keyof typeof AlertDescription];

export interface Alert {
  readonly level: AlertLevel;
  /** May be a number that has no name here. */
  readonly description: AlertDescription;
}

const ALERT_BYTES = 2;

const names: ReadonlyMap<number, string> = new Map(
  Object.entries(AlertDescription).map(([name, number]) => [
    number,
    name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

/** The name that the RFCs give, such as `bad_certificate`. */
export function alertName(description: number): string {
  return names.get(description) ?? `alert ${description}`;
}

export function encodeAlert(level: AlertLevel, description: AlertDescription): Buffer {
  return Buffer.of(level, description);
}

/**
 * A number without a name is kept, as its level counts all the same.
 *
 * @throws DecodeError decode_error for another length, illegal_parameter for another level than warning and fatal
 */
export function decodeAlert(bytes: Uint8Array): Alert {
  const [level, description] = bytes;
  if (level === undefined || description === undefined || bytes.length !== ALERT_BYTES) {
    throw new DecodeError('An alert has two bytes', AlertDescription.decodeError);
  }
  if (level !== AlertLevel.warning && level !== AlertLevel.fatal) {
    throw new DecodeError('An alert has an unknown level', AlertDescription.illegalParameter);
  }
  return { level, description: description as AlertDescription };
}
