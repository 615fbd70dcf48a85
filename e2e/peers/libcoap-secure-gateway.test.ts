/** Registrations by libcoap's client over coaps, on OpenSSL and on GnuTLS, at our gateway. */
import { writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { Gateway } from '../support/gateway.ts';
import { libcoapClient, type CoapClient, type LibcoapAnswer } from '../support/libcoap.ts';
import { Parties } from '../support/parties.ts';

const pem = { format: 'pem', type: 'sec1' } as const;

for (const library of ['openssl', 'gnutls'] as const) {
  describe(`libcoap's client on ${library} at the gateway over coaps`, () => {
    const own = new Parties('gateway');
    const open = new AsyncDisposableStack();
    let client: CoapClient;
    let gateway: Gateway;
    let folder: TempDir;

    before(async function () {
      client = libcoapClient(this, library);
      folder = open.use(await tempDir());
      gateway = await Gateway.openSecured(own);
      open.defer(() => gateway.close());
    });

    after(() => open.disposeAsync());

    const uri = (path: string, at = gateway) => `coaps://localhost:${at.securePort}/${path}`;

    function register(
      credentials: readonly string[],
      endpoint: string,
      at = gateway,
    ): Promise<LibcoapAnswer> {
      const body = ['-m', 'post', '-t', '40', '-e', '</1/0>,</3/0>'];
      return client(...credentials, ...body, uri(`rd?ep=${endpoint}&lt=300&lwm2m=1.1&b=U`, at));
    }

    async function file(name: string, content: string): Promise<string> {
      const path = folder.join(name);
      await writeFile(path, content);
      return path;
    }

    it('PSK: registers, updates and deregisters, each in a session of its own', async () => {
      const parties = new Parties(`libcoap-psk`, own);
      const { endpoint } = parties;
      await gateway.addDevice(parties, 'psk');
      const credentials = ['-u', endpoint, '-k', parties.key.toString()];
      const { log } = await register(credentials, endpoint);
      expect(log).to.match(/2\.01/);
      await gateway.device(endpoint);
      const [, location] = /Location-Path:rd, Location-Path:([^, \]]+)/.exec(log) ?? [];
      expect((await client(...credentials, '-m', 'post', uri(`rd/${location}`))).log).to.match(/2\.04/);
      expect((await client(...credentials, '-m', 'delete', uri(`rd/${location}`))).log).to.match(/2\.02/);
      await gateway.device(endpoint, 'Deregistered');
    });

    it('X.509: registers', async () => {
      const parties = new Parties('libcoap-x509', own);
      await gateway.addDevice(parties, 'x509');
      const { chain, privateKey } = parties.deviceCertificate;
      const credentials = [
        ...['-c', await file('device.pem', chain.map(String).join(''))],
        ...['-j', await file('device.key', privateKey.export(pem).toString())],
        ...['-C', await file('root.pem', own.authority.root.toString())],
      ];
      expect((await register(credentials, parties.endpoint)).log).to.match(/2\.01/);
      await gateway.device(parties.endpoint);
    });

    if (library === 'gnutls') {
      it('raw public key: registers at a gateway without a certificate, which it would prefer', async () => {
        const bare = await Gateway.openSecured();
        open.defer(() => bare.close());
        const parties = new Parties('libcoap-rpk', own);
        await bare.addDevice(parties, 'rpk');
        const { privateKey, publicKey } = parties.deviceKeys;
        const publicPem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
        const both = await file('device.rpk', privateKey.export(pem).toString() + publicPem);
        const { log } = await register(['-M', both], parties.endpoint, bare);
        expect(log).to.match(/2\.01/);
        await bare.device(parties.endpoint);
      });
    }
  });
}
