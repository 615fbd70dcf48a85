/** Answers of the provider, as the rest of the log-in uses them. */

/** Claims of a person, of the ID token and the UserInfo endpoint together. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person that the provider has identified. */
export interface Identity {
  readonly subject: string;
  readonly claims: Claims;
  readonly idToken?: string | undefined;
  readonly accessToken: string;
}

/** Values that tie an answer of the provider to the log-in that asked for it. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A log-in failed. The message is for the person: the fault, then the remedy. */
export class LogInFault extends Error {}

/** Returns the body of a response; undefined if it is larger than the limit, whose rest is not read. */
export async function boundedBody(
  response: Response,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return Buffer.alloc(0);
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
