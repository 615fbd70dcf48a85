/** Types of handshake messages (RFC 5246 section 7.4, RFC 6347 section 4.3.2). */
export const HandshakeType = {
  helloRequest: 0,
  clientHello: 1,
  serverHello: 2,
  helloVerifyRequest: 3,
  newSessionTicket: 4,
  certificate: 11,
  serverKeyExchange: 12,
  certificateRequest: 13,
  serverHelloDone: 14,
  certificateVerify: 15,
  clientKeyExchange: 16,
  finished: 20,
} as const;

const names = new Map<number, string>(Object.entries(HandshakeType).map(([name, type]) => [type, name]));

/** Returns the name for error messages. */
export function handshakeTypeName(type: number): string {
  return names.get(type) ?? `handshake message ${type}`;
}
