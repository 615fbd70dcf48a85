/** AEAD ciphers of RFC 5288 and 6655. The nonce consists of 4 bytes of the key block and 8 bytes in each record. */
export interface AeadBulk {
  readonly kind: 'aead';
  readonly algorithm: 'aes-128-ccm' | 'aes-128-gcm';
  readonly keyBytes: 16;
  readonly fixedIvBytes: 4;
  readonly tagBytes: 8 | 16;
}

/** AES in CBC mode with HMAC-SHA-256 (RFC 5246 section 6.2.3.2): the IV is in each record. */
export interface CbcBulk {
  readonly kind: 'cbc';
  readonly algorithm: 'aes-128-cbc';
  readonly keyBytes: 16;
  readonly fixedIvBytes: 0;
  readonly macKeyBytes: 32;
}

const aead = { kind: 'aead', keyBytes: 16, fixedIvBytes: 4 } as const;

/** RFC 6655 section 4: the tag is truncated to 8 bytes. */
export const aes128Ccm8: AeadBulk = { ...aead, algorithm: 'aes-128-ccm', tagBytes: 8 };
/** RFC 6655 section 3. */
export const aes128Ccm: AeadBulk = { ...aead, algorithm: 'aes-128-ccm', tagBytes: 16 };
/** RFC 5288 section 3. */
export const aes128Gcm: AeadBulk = { ...aead, algorithm: 'aes-128-gcm', tagBytes: 16 };
/** RFC 5246 section 6.2.3.2, RFC 7366. */
export const aes128Cbc: CbcBulk = {
  kind: 'cbc',
  algorithm: 'aes-128-cbc',
  keyBytes: 16,
  fixedIvBytes: 0,
  macKeyBytes: 32,
};
