/** A device that remembers the token of its observation. */
export interface Observed {
  token: Buffer | undefined;
}

/** The answer to a GET of the server: with Observe the value 20, so that it is observed; without, 4.04. */
export function replyTo(device: Observed, message: Buffer): Buffer | undefined {
  const isGet = ((message[0] ?? 0) & 0x30) === 0 && message[1] === 1;
  if (!isGet) return undefined;
  const tokenEnd = 4 + ((message[0] ?? 0) & 0x0f);
  const token = message.subarray(4, tokenEnd);
  const head = Buffer.of(0x60 | token.length, 0x84, message[2] ?? 0, message[3] ?? 0);
  if ((message[tokenEnd] ?? 0) >> 4 !== 6) return Buffer.concat([head, token]);
  device.token = Buffer.from(token);
  head[1] = 0x45;
  // Observe 1, Content-Format text/plain, "20".
  return Buffer.concat([head, token, Buffer.of(0x61, 1, 0x60, 0xff), Buffer.from('20')]);
}
