import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ByteWriter } from './byte-writer.ts';
import type { ClientHello } from './messages/client-hello.ts';

/** Of a cookie, in bytes; a HelloVerifyRequest with it is shorter than the shortest ClientHello. */
export const COOKIE_BYTES = 32;

/**
 * Makes and checks the cookies that prove that a client receives at its address (RFC 6347 section 4.2.1), without state
 * for each client: HMAC-SHA-256 over address, port and the parameters of the ClientHello. The secret before the present
 * one still counts, so that a rotation fails no handshake.
 */
export class CookieKeys {
  #present = newSecret();
  #previous = newSecret();

  /** Makes a new secret; cookies live for one to two periods between calls. */
  rotate(): void {
    this.#previous = this.#present;
    this.#present = newSecret();
  }

  /** @param address literal; `port` 1 to 65535 */
  cookieFor(address: string, port: number, hello: ClientHello): Buffer {
    return mac(this.#present, address, port, hello);
  }

  /** Whether the ClientHello's cookie is ours; in constant time. */
  verify(address: string, port: number, hello: ClientHello): boolean {
    if (hello.cookie.length !== COOKIE_BYTES) return false;
    return (
      timingSafeEqual(hello.cookie, mac(this.#present, address, port, hello)) ||
      timingSafeEqual(hello.cookie, mac(this.#previous, address, port, hello))
    );
  }
}

function newSecret(): KeyObject {
  return createSecretKey(randomBytes(32));
}

/** The parameters are those that RFC 6347 section 4.2.1 has the client repeat: all before the extensions. */
function mac(secret: KeyObject, address: string, port: number, hello: ClientHello): Buffer {
  const writer = new ByteWriter()
    .vector8(Buffer.from(address, 'latin1'))
    .uint16(port)
    .uint16(hello.version)
    .bytes(hello.random)
    .vector8(hello.sessionId)
    .uint16List(hello.cipherSuites)
    .vector8(hello.compressionMethods);
  return createHmac('sha256', secret).update(writer.done()).digest();
}
