import { DTLS_1_2 } from '../record/record.ts';

/** Version of every HelloVerifyRequest, independent of the negotiation (RFC 6347 section 4.2.1). */
export const DTLS_1_0 = 0xfeff;

/** Whether a peer with this highest version supports DTLS 1.2. Versions count downwards (RFC 6347 section 4.1). */
export function supportsDtls12(version: number): boolean {
  return version >>> 8 === DTLS_1_2 >>> 8 && version <= DTLS_1_2;
}
