import { randomBytes, timingSafeEqual } from 'node:crypto';
import { HmacKey } from '../crypto/hmac.ts';
import { ByteWriter } from './byte-writer.ts';
import type { ClientHello, ClientHelloHead } from './messages/client-hello.ts';

/** Length of a cookie. A HelloVerifyRequest with it is shorter than the shortest ClientHello. */
export const COOKIE_BYTES = 32;
const HALF_BYTES = COOKIE_BYTES / 2;

/** Input kinds of the MACs, so that they are not interchangeable. */
const MacInput = { head: 0, parameters: 1, headAlone: 2 } as const;

/**
 * Creates and checks the cookies that prove that a client receives datagrams at its address (RFC 6347 section 4.2.1),
 * without state for each client. The previous secret remains valid, so that a rotation fails no handshake.
 *
 *     HMAC-SHA-256 over address, port, version, random, session_id             16 bytes; a first fragment has these
 *     HMAC-SHA-256 over the first half, cipher_suites, compression_methods     16 bytes; without the latter two in a
 *                                                                              cookie that answers a first fragment
 */
export class CookieKeys {
  #present = newSecret();
  #previous = newSecret();

  /** Creates a new secret. Cookies are valid for one to two periods between calls. */
  rotate(): void {
    this.#previous = this.#present;
    this.#present = newSecret();
  }

  /** @param address literal IP address @param port 1 to 65535 */
  cookieFor(address: string, port: number, hello: ClientHello): Buffer {
    const head = headMac(this.#present, address, port, hello);
    return Buffer.concat([head, parametersMac(this.#present, head, hello)]);
  }

  /** Returns the cookie for a ClientHello of which only the first fragment has arrived. */
  cookieForHead(address: string, port: number, hello: ClientHelloHead): Buffer {
    const head = headMac(this.#present, address, port, hello);
    return Buffer.concat([head, headAloneMac(this.#present, head)]);
  }

  /** Whether the cookie of a ClientHello is valid. In constant time. */
  verify(address: string, port: number, hello: ClientHello): boolean {
    const secret = this.#secretOf(address, port, hello);
    if (!secret) return false;
    const [head, rest] = [hello.cookie.subarray(0, HALF_BYTES), hello.cookie.subarray(HALF_BYTES)];
    return (
      timingSafeEqual(rest, parametersMac(secret, head, hello)) ||
      timingSafeEqual(rest, headAloneMac(secret, head))
    );
  }

  /** Whether the cookie of a first fragment is valid, as far as the fragment shows. In constant time. */
  verifyHead(address: string, port: number, hello: ClientHelloHead): boolean {
    return this.#secretOf(address, port, hello) !== undefined;
  }

  #secretOf(address: string, port: number, hello: ClientHelloHead): HmacKey | undefined {
    if (hello.cookie.length !== COOKIE_BYTES) return undefined;
    const head = hello.cookie.subarray(0, HALF_BYTES);
    return [this.#present, this.#previous].find((secret) =>
      timingSafeEqual(head, headMac(secret, address, port, hello)),
    );
  }
}

function newSecret(): HmacKey {
  return new HmacKey(randomBytes(32));
}

function headMac(secret: HmacKey, address: string, port: number, hello: ClientHelloHead): Buffer {
  const writer = new ByteWriter()
    .uint8(MacInput.head)
    .vector8(Buffer.from(address, 'latin1'))
    .uint16(port)
    .uint16(hello.version)
    .bytes(hello.random)
    .vector8(hello.sessionId);
  return macOf(secret, writer);
}

/** Covers the first half and the parameters before the extensions, which the client repeats (RFC 6347 4.2.1). */
function parametersMac(secret: HmacKey, head: Buffer, hello: ClientHello): Buffer {
  const writer = new ByteWriter()
    .uint8(MacInput.parameters)
    .bytes(head)
    .uint16List(hello.cipherSuites)
    .vector8(hello.compressionMethods);
  return macOf(secret, writer);
}

function headAloneMac(secret: HmacKey, head: Buffer): Buffer {
  return macOf(secret, new ByteWriter().uint8(MacInput.headAlone).bytes(head));
}

function macOf(secret: HmacKey, writer: ByteWriter): Buffer {
  return secret.mac(writer.done()).subarray(0, HALF_BYTES);
}
