import { createECDH } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { inspect } from 'node:util';
import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';

const CURVE = 'prime256v1';
/** An uncompressed point of P-256: 0x04, x, y (RFC 8422 section 5.4.1). */
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;

/** One side of an ephemeral key agreement over P-256 (secp256r1), for one handshake. */
export interface Ecdhe {
  /** Uncompressed point, 65 bytes. */
  readonly publicPoint: Buffer;
  /**
   * Returns the x-coordinate of the shared point, 32 bytes (RFC 8422 section 5.10).
   *
   * @throws DecodeError illegal_parameter if the peer's point is not on the curve or not uncompressed
   */
  sharedSecret(peerPoint: Uint8Array): Buffer;
}

class P256Agreement implements Ecdhe {
  readonly publicPoint: Buffer;
  readonly #ecdh: ECDH;

  constructor() {
    // createECDH is faster than generateKeyPairSync and diffieHellman.
    this.#ecdh = createECDH(CURVE);
    this.publicPoint = this.#ecdh.generateKeys();
  }

  sharedSecret(peerPoint: Uint8Array): Buffer {
    if (peerPoint.length !== POINT_BYTES || peerPoint[0] !== UNCOMPRESSED) throw badPoint();
    try {
      return this.#ecdh.computeSecret(peerPoint);
    } catch {
      // The point is not on the curve.
      throw badPoint();
    }
  }

  [inspect.custom](): string {
    return 'Ecdhe { secret }';
  }
}

/** Creates new keys. */
export function createEcdhe(): Ecdhe {
  return new P256Agreement();
}

function badPoint(): DecodeError {
  return new DecodeError('The peer sent no point of P-256', AlertDescription.illegalParameter);
}
