import { expect } from 'chai';
import { cipherSuites } from '../../../src/crypto/suites/suite.ts';

describe('cipher suites', () => {
  it('have the numbers and names of the IANA registry', () => {
    expect(Object.fromEntries(cipherSuites.map(({ id, name }) => [name, id]))).to.deep.equal({
      TLS_PSK_WITH_AES_128_CCM_8: 0xc0a8,
      TLS_PSK_WITH_AES_128_CCM: 0xc0a4,
      TLS_PSK_WITH_AES_128_GCM_SHA256: 0x00a8,
      TLS_PSK_WITH_AES_128_CBC_SHA256: 0x00ae,
      TLS_ECDHE_PSK_WITH_AES_128_GCM_SHA256: 0xd001,
      TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA256: 0xc037,
      TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8: 0xc0ae,
      TLS_ECDHE_ECDSA_WITH_AES_128_CCM: 0xc0ac,
      TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: 0xc02b,
      TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256: 0xc023,
    });
  });
});
