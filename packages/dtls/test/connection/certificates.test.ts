import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import type { ClientOptions } from '../../src/connection/options.ts';
import { cipherSuites } from '../../src/crypto/suites/suite.ts';
import type { CertificateCredential, ClientCredentials, ServerCredentials } from '../../src/credentials.ts';
import { rawPublicKey, TestAuthority } from '../support/identities.ts';
import { Pair } from '../support/pair.ts';

const ecdsaSuites = cipherSuites.filter(({ keyExchange }) => keyExchange === 'ECDHE_ECDSA');
const SERVER = 'server.example';

/** A pair whose server requires a certificate or key of its client. */
const mutual = (
  client: ClientCredentials,
  server: ServerCredentials,
  options: Partial<ClientOptions> = {},
): Pair =>
  new Pair({
    client: { credentials: client, ...options },
    server: { credentials: server, clientAuthentication: 'require' },
  });

describe('handshake with certificates (RFC 5246, RFC 8422)', () => {
  const authority = new TestAuthority();
  const serverCertificate = authority.issue(SERVER);
  const clientCertificate = authority.issue('sensor-7');
  const trusted = { trustedCertificates: () => [authority.root] };
  const client: ClientCredentials = { certificate: clientCertificate, ...trusted };
  const server: ServerCredentials = { certificate: serverCertificate, ...trusted };
  const stranger = (name: string): CertificateCredential => new TestAuthority('Other Root').issue(name);

  for (const suite of ecdsaSuites) {
    it(`${suite.name}: X.509 on both sides`, async () => {
      const pair = mutual(client, server, { suites: [suite], serverName: SERVER });
      await pair.expectEstablished();
      expect(pair.server.peerIdentity).to.include({ kind: 'x509', name: 'sensor-7' });
      expect(pair.client.peerIdentity).to.include({ kind: 'x509', name: SERVER });
    });
  }

  it('a server that does not ask for certificates has clients without a name', async () => {
    const pair = new Pair({ client: { credentials: client }, server: { credentials: server } });
    await pair.expectEstablished();
    expect(pair.server.peerIdentity).to.equal(undefined);
  });

  it('a client without a certificate, where one is requested: established, without a name', async () => {
    const pair = new Pair({
      client: { credentials: trusted },
      server: { credentials: server, clientAuthentication: 'request' },
    });
    await pair.expectEstablished();
    expect(pair.server.peerIdentity).to.equal(undefined);
  });

  it('a client without a certificate, where one is required: handshake_failure', async () => {
    await mutual(trusted, server).expectAlert('server', AlertDescription.handshakeFailure);
  });

  it('a server of an authority that the client does not trust: unknown_ca', async () => {
    const pair = mutual(client, { ...server, certificate: stranger(SERVER) });
    await pair.expectAlert('client', AlertDescription.unknownCa);
  });

  it('a client of an authority that the server does not trust: unknown_ca', async () => {
    const pair = mutual({ ...client, certificate: stranger('sensor-7') }, server);
    await pair.expectAlert('server', AlertDescription.unknownCa);
  });

  it('an expired certificate: certificate_expired', async () => {
    const pair = mutual(client, {
      ...server,
      certificate: authority.issue(SERVER, { fromDays: -30, toDays: -1 }),
    });
    await pair.expectAlert('client', AlertDescription.certificateExpired);
  });

  it('a certificate for another name than the client asked for', async () => {
    const pair = mutual(client, server, { serverName: 'other.example' });
    await pair.expectAlert('client', AlertDescription.badCertificate);
  });

  it('a private key that is not of the certificate: decrypt_error', async () => {
    const { privateKey } = clientCertificate;
    const pair = mutual(client, { ...server, certificate: { ...serverCertificate, privateKey } });
    await pair.expectAlert('client', AlertDescription.decryptError);
  });

  it("a client's key that is not of its certificate: decrypt_error", async () => {
    const { privateKey } = serverCertificate;
    const pair = mutual({ ...client, certificate: { ...clientCertificate, privateKey } }, server);
    await pair.expectAlert('server', AlertDescription.decryptError);
  });

  it('who is trusted depends on the name of the client, and may take time to find', async () => {
    const trusting = (name: string): Pair => {
      const trustedCertificates = async (asked?: string) => (asked === name ? [authority.root] : []);
      return mutual(client, { ...server, trustedCertificates });
    };
    const pair = trusting('sensor-7');
    await pair.expectEstablished();
    expect(pair.server.peerIdentity?.name).to.equal('sensor-7');
    await trusting('sensor-8').expectAlert('server', AlertDescription.unknownCa);
  });

  it('the application has the last word on a certificate, on either side', async () => {
    const pair = mutual(client, { ...server, verifyCertificate: async () => false });
    await pair.expectAlert('server', AlertDescription.certificateUnknown);
    const other = mutual({ ...client, verifyServer: () => false }, server);
    await other.expectAlert('client', AlertDescription.certificateUnknown);
  });

  it('flights are cut to the size of a datagram, and put together again', async () => {
    const pair = new Pair({
      client: { credentials: client, maxDatagramBytes: 256 },
      server: { credentials: server, clientAuthentication: 'require', maxDatagramBytes: 256 },
    });
    await pair.expectEstablished();
    const handshake = [...pair.clientHost.sent, ...pair.serverHost.sent];
    for (const { length } of handshake) expect(length).to.be.at.most(256);
    expect(handshake.length).to.be.greaterThan(10);
  });
});

describe('handshake with raw public keys (RFC 7250)', () => {
  const [serverKey, clientKey] = [rawPublicKey(), rawPublicKey()];
  const client: ClientCredentials = { rawPublicKey: clientKey, serverRawPublicKey: serverKey.publicKey };
  const server: ServerCredentials = {
    rawPublicKey: serverKey,
    verifyRawPublicKey: async (publicKey) => publicKey.equals(clientKey.publicKey),
  };

  it('both sides', async () => {
    const pair = mutual(client, server);
    await pair.expectEstablished();
    expect(pair.server.peerIdentity?.kind).to.equal('rpk');
    expect(pair.server.peerIdentity?.name).to.match(/^[0-9a-f]{64}$/u);
    expect(pair.server.peerIdentity?.publicKey?.equals(clientKey.publicKey)).to.equal(true);
  });

  it('another server than the one that is known: refused', async () => {
    const pair = mutual({ ...client, serverRawPublicKey: rawPublicKey().publicKey }, server);
    await pair.expectAlert('client', AlertDescription.certificateUnknown);
  });

  it('a client that is not known: refused', async () => {
    const pair = mutual({ ...client, rawPublicKey: rawPublicKey() }, server);
    await pair.expectAlert('server', AlertDescription.certificateUnknown);
  });

  it('a server whose certificate type the client does not take: handshake_failure', async () => {
    const pair = mutual(client, { certificate: new TestAuthority().issue(SERVER) });
    await pair.expectAlert('server', AlertDescription.handshakeFailure);
  });

  it('no type of client certificate in common: unsupported_certificate', async () => {
    const pair = mutual(client, { rawPublicKey: serverKey });
    await pair.expectAlert('server', AlertDescription.unsupportedCertificate);
  });

  it('a raw public key of the client, a certificate of the server', async () => {
    const authority = new TestAuthority();
    const pair = mutual(
      { rawPublicKey: clientKey, trustedCertificates: () => [authority.root] },
      { ...server, certificate: authority.issue(SERVER) },
    );
    await pair.expectEstablished();
    expect(pair.server.peerIdentity?.kind).to.equal('rpk');
    expect(pair.client.peerIdentity?.kind).to.equal('x509');
  });
});
