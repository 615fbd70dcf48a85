/** RFC 5246 section 7.2. */
export const AlertLevel = {
  warning: 1,
  fatal: 2,
} as const;
export type AlertLevel = (typeof AlertLevel)[keyof typeof AlertLevel];

/** RFC 5246 section 7.2, with additions of RFC 4279, 6066, 7301, 7507 and 8446. */
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

const names: ReadonlyMap<number, string> = new Map(
  Object.entries(AlertDescription).map(([name, number]) => [
    number,
    name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

/** Returns the name in the RFCs, e.g. `bad_certificate`. */
export function alertName(description: number): string {
  return names.get(description) ?? `alert ${description}`;
}

export function encodeAlert(level: AlertLevel, description: AlertDescription): Buffer {
  return Buffer.of(level, description);
}
