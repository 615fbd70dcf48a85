import { createEndpoint, type CoapReply, type Endpoint, type RequestHandler } from '@muster/coap';
import { freeUdpPortPair } from '@muster/testkit';
import { expect } from 'chai';
import { createDtlsClientTransport, createDtlsServerTransport } from '../../src/index.ts';
import type { ClientCredentials, DtlsServerTransport, ServerCredentials } from '../../src/index.ts';
import { WireTap } from '../support/wire-tap.ts';
import type { Holder } from './support/pki.ts';
import { identity, interop } from './support/stage.ts';

/** Foreign programs are slow on a busy machine. */
const PATIENT_MS = 30_000;
/** libcoap takes keys as text. */
const secret = 'sixteen letters!';
const psk = (name: string): Buffer | undefined => (name === identity ? Buffer.from(secret) : undefined);

const text = (value: string): CoapReply => ({ code: '2.05', payload: Buffer.from(value), contentFormat: 0 });
const handler: RequestHandler = (request) => {
  if (request.path[0] === 'who') return text(request.peer.identity ?? 'nobody');
  if (request.path[0] === 'long') return text('0123456789abcdef'.repeat(200));
  return text(request.payload.toString().toUpperCase());
};

for (const library of ['openssl', 'gnutls']) {
  describe(`interoperation with libcoap over coaps (${library})`, () => {
    const world = interop([`coap-client-${library}`, `coap-server-${library}`], 'libcoap3-bin');
    const endpoints: Endpoint[] = [];

    afterEach(async () => {
      await Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close()));
    });

    const serve = async (credentials: ServerCredentials): Promise<DtlsServerTransport> => {
      const limits = { handshakeTimeoutMs: PATIENT_MS };
      const transport = await createDtlsServerTransport({ credentials, limits });
      endpoints.push(createEndpoint({ transport, handler }));
      return transport;
    };
    const ask = async (transport: DtlsServerTransport, path: string, ...args: string[]): Promise<string> => {
      const uri = `coaps://127.0.0.1:${transport.localAddress.port}/${path}`;
      const program = world.stage.run(`coap-client-${library}`, ['-B', '30', ...args, uri]);
      await program.ends();
      return program.output;
    };
    /** Its server listens for DTLS on the port after the one that it is given. */
    const theirServer = async (...args: string[]): Promise<number> => {
      const port = await freeUdpPortPair();
      const own = ['-A', '127.0.0.1', '-p', String(port), '-v', '7', '-d', '10', ...args];
      const program = world.stage.run(`coap-server-${library}`, own);
      await program.says(/created DTLS endpoint/);
      return port + 1;
    };
    /** Our client asks its server for its resources. */
    const discover = async (port: number, credentials: ClientCredentials): Promise<void> => {
      const options = { address: '127.0.0.1', port, credentials, handshakeTimeoutMs: PATIENT_MS };
      const endpoint = createEndpoint({ transport: await createDtlsClientTransport(options) });
      endpoints.push(endpoint);
      const peer = endpoint.transport.peerOf('127.0.0.1', port);
      const response = await endpoint.request(peer, { method: 'GET', path: ['.well-known', 'core'] });
      expect(`${response.code} ${response.payload.toString()}`).to.match(/^2\.05 <\/>/);
    };
    const x509 = ({ certificatePath, keyPath }: Holder): string[] =>
      ['-c', certificatePath].concat('-j', keyPath, '-C', world.pki.rootPath);

    it('TD_COAP_DTLS_01: its client, PSK', async () => {
      const transport = await serve({ psk });
      const withPsk = ['-u', identity, '-k', secret];
      expect(await ask(transport, 'who', ...withPsk)).to.contain(`psk:${identity}`);
      expect(await ask(transport, 'x', '-m', 'put', '-e', 'hello', ...withPsk)).to.contain('HELLO');
      expect(await ask(transport, 'long', ...withPsk)).to.contain('0123456789abcdef'.repeat(200));
    });

    it('TD_COAP_DTLS_01: its server, PSK', async () => {
      const port = await theirServer('-k', secret, '-h', '');
      await discover(port, { psk: { identity, key: Buffer.from(secret) } });
    });

    it('TD_COAP_DTLS_03: its client, PSK, where each of its flights and one of ours are lost once', async () => {
      // Flights are repeated after 1, 2, 4 and 8 s.
      const transport = await serve({ psk });
      // Selects datagrams by their message, so that the result does not depend on timers.
      const left = { 'client ClientHello': 2, 'server ServerHello': 1, 'client ClientKeyExchange': 1 };
      await using tap = await WireTap.open(transport.localAddress.port, (from, _index, [first]) => {
        const name = `${from} ${first ?? ''}` as keyof typeof left;
        left[name] -= 1;
        return left[name] === 0;
      });
      const args = ['-B', '50', '-u', identity, '-k', secret, `coaps://127.0.0.1:${tap.port}/who`];
      await world.stage.run(`coap-client-${library}`, args).says(new RegExp(`psk:${identity}`));
      expect(tap.lost).to.have.length(3);
    });

    it('its client, X.509', async () => {
      const transport = await serve({ certificate: world.server, ...world.trusting() });
      expect(await ask(transport, 'who', ...x509(world.device))).to.contain(`x509:${identity}`);
    });

    it('its server, X.509', async () => {
      const port = await theirServer(...x509(world.server));
      await discover(port, { certificate: world.device, ...world.trusting() });
    });

    if (library === 'gnutls') {
      it('TD_COAP_DTLS_04: its client, raw public key', async () => {
        const transport = await serve({ rawPublicKey: world.server, verifyRawPublicKey: () => true });
        expect(await ask(transport, 'who', '-M', world.device.rpkPath)).to.match(/rpk:[0-9a-f]{64}/);
      });

      it('TD_COAP_DTLS_04: its server, raw public key', async () => {
        const { device, server } = world;
        const port = await theirServer('-M', server.rpkPath);
        await discover(port, { rawPublicKey: device, serverRawPublicKey: server.publicKey });
      });
    }
  });
}
