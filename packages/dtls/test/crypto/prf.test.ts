import { expect } from 'chai';
import { prf } from '../../src/crypto/prf.ts';

describe('PRF of TLS 1.2', () => {
  it('gives the P_SHA256 vector that the TLS working group has published', () => {
    const secret = Buffer.from('9bbe436ba940f017b17652849a71db35', 'hex');
    const seed = Buffer.from('a0ba9f936cda311827a6f796ffd5198c', 'hex');
    expect(prf(secret, 'test label', seed, 100).toString('hex')).to.equal(
      'e3f229ba727be17b8d122620557cd453c2aab21d07c3d495329b52d4e61edb5a' +
        '6b301791e90d35c9c9a46b4e14baf9af0fa022f7077def17abfd3797c0564bab' +
        '4fbc91666e9def9b97fce34f796789baa48082d122ee42c5a72e5a5110fff701' +
        '87347b66',
    );
  });
});
