import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const key = Buffer.from('handshake bench!');
const cookieKey = createSecretKey(randomBytes(32));
const clientHello = randomBytes(120);
const transcript = randomBytes(320);
const finished = randomBytes(24);

/** What TLS_PSK_WITH_AES_128_CCM_8 with extended master secret costs a server, with the plainest means of Node. */
export function computeHandshake(): void {
  // Cookie: made, and checked.
  createHmac('sha256', cookieKey).update(clientHello).digest();
  createHmac('sha256', cookieKey).update(clientHello).digest();
  const serverRandom = randomBytes(32);
  const master = prf(key, transcriptHash(), 48);
  const block = prf(master, Buffer.concat([serverRandom, serverRandom]), 40);
  open(createSecretKey(clientKey), clientNonce, sealedFinished);
  const expected = prf(master, transcriptHash(), 12);
  timingSafeEqual(expected, expected);
  prf(master, transcriptHash(), 12);
  seal(createSecretKey(block.subarray(0, 16)), block.subarray(28));
}

const transcriptHash = (): Buffer => hash('sha256', transcript, 'buffer');

function prf(secret: Buffer, seed: Buffer, length: number): Buffer {
  const secretKey = createSecretKey(secret);
  const output: Buffer[] = [];
  let a = seed;
  for (let bytes = 0; bytes < length; bytes += 32) {
    a = createHmac('sha256', secretKey).update(a).digest();
    output.push(createHmac('sha256', secretKey).update(a).update(seed).digest());
  }
  return Buffer.concat(output).subarray(0, length);
}

const aead = { authTagLength: 8 } as const;

function seal(secret: KeyObject, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ccm', secret, nonce, aead);
  cipher.setAAD(nonce, { plaintextLength: finished.length });
  return Buffer.concat([cipher.update(finished), cipher.final(), cipher.getAuthTag()]);
}

function open(secret: KeyObject, nonce: Buffer, sealed: Buffer): void {
  const decipher = createDecipheriv('aes-128-ccm', secret, nonce, aead);
  decipher.setAAD(nonce, { plaintextLength: finished.length });
  decipher.setAuthTag(sealed.subarray(finished.length));
  decipher.update(sealed.subarray(0, finished.length));
  decipher.final();
}

const clientKey = randomBytes(16);
const clientNonce = randomBytes(12);
const sealedFinished = seal(createSecretKey(clientKey), clientNonce);
