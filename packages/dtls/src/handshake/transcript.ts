import { hash } from 'node:crypto';
import { encodeMessage } from './handshake-header.ts';
import type { HandshakeMessage } from './handshake-header.ts';

/**
 * All handshake messages so far, each as one fragment, without HelloVerifyRequest and the ClientHello that it answers
 * (RFC 6347 section 4.2.6).
 */
export class Transcript {
  #messages: Buffer[] = [];

  add(message: HandshakeMessage): void {
    this.#messages.push(encodeMessage(message));
  }

  /** Restarts the transcript. Messages before the cookie do not count. */
  clear(): void {
    this.#messages = [];
  }

  /** Returns the messages, which CertificateVerify signs. */
  bytes(): Buffer {
    const bytes = Buffer.concat(this.#messages);
    this.#messages = [bytes];
    return bytes;
  }

  /** Returns the SHA-256 of the messages: the Hash of the PRF of every suite here (RFC 5246 section 7.4.9). */
  hash(): Buffer {
    return hash('sha256', this.bytes(), 'buffer');
  }
}
