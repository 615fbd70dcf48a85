import { expect } from 'chai';
import { systemClock } from '@muster/net';
import type { ClientOptions } from '../../src/connection/options.ts';
import { settingsOf } from '../../src/connection/settings.ts';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { makeOffer } from '../../src/flights/offer.ts';
import { encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { rawPublicKey, TestAuthority } from '../support/identities.ts';
import { PSK } from '../support/pair.ts';

function offer(options: Partial<ClientOptions>) {
  const whole: ClientOptions = { clock: systemClock, credentials: { psk: PSK }, ...options };
  return makeOffer(whole, settingsOf(whole));
}

describe('what a client offers', () => {
  it('with PSK and CCM_8 alone, as small devices do: a short ClientHello', () => {
    const { hello, extensions } = offer({ suites: [suiteById(0xc0a8)!], cid: () => Buffer.alloc(0) });
    expect(hello.cipherSuites).to.deep.equal([0xc0a8]);
    expect(extensions).to.include({ extendedMasterSecret: true, renegotiationInfo: true });
    expect(extensions.supportedGroups).to.equal(undefined);
    expect(extensions.encryptThenMac).to.equal(undefined);
    expect(encodeClientHello(hello)).to.have.length(2 + 32 + 1 + 1 + 4 + 2 + 2 + 5 + 4 + 5);
  });

  it('certificate types only when X.509 alone is not meant (RFC 7250 section 4.1)', () => {
    const authority = new TestAuthority();
    const own = { certificate: authority.issue('sensor-1'), trustedCertificates: () => [authority.root] };
    const x509 = offer({ credentials: own }).extensions;
    expect(x509.signatureAlgorithms).to.deep.equal([0x0403]);
    expect([x509.clientCertificateTypes, x509.serverCertificateTypes]).to.deep.equal([undefined, undefined]);
    const both = { ...own, rawPublicKey: rawPublicKey(), serverRawPublicKey: rawPublicKey().publicKey };
    const either = offer({ credentials: both }).extensions;
    expect([either.clientCertificateTypes, either.serverCertificateTypes]).to.deep.equal([
      [2, 0],
      [2, 0],
    ]);
  });

  it('server names, but no literal addresses (RFC 6066 section 3)', () => {
    expect(offer({ serverName: 'lwm2m.example' }).extensions.serverName).to.equal('lwm2m.example');
    for (const serverName of ['192.0.2.1', '2001:db8::1', undefined]) {
      const options = serverName === undefined ? {} : { serverName };
      expect(offer(options).extensions.serverName).to.equal(undefined);
    }
  });

  it('encrypt_then_mac with CBC only', () => {
    expect(offer({ suites: [suiteById(0x00ae)!] }).extensions.encryptThenMac).to.equal(true);
  });
});
