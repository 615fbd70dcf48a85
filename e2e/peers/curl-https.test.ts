/** curl against the API over HTTPS. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { foreignPeer } from '@muster/testkit';
import { runForeign as run, type Outcome } from '../support/mosquitto.ts';
import { TestAuthority } from '../support/test-authority.ts';
import { useServer } from '../support/test-server.ts';

/** Exit codes of curl. */
const [TLS_FAILED, UNTRUSTED] = [35, 60];

describe('HTTPS against curl', () => {
  const authority = new TestAuthority();
  const server = useServer({
    enrols: false,
    prepare: async ({ dir }) => {
      const { cert, key } = authority.issue('127.0.0.1');
      await writeFile(join(dir, 'ca.pem'), authority.pem);
      await writeFile(join(dir, 'api.pem'), cert);
      await writeFile(join(dir, 'api.key'), key);
      return ['--https=127.0.0.1:0', '--https-certificate=api.pem', '--https-key=api.key'];
    },
  });
  let curl: string;

  before(function () {
    curl = foreignPeer(this, 'curl', 'curl');
  });

  const ask = (...words: readonly string[]): Promise<Outcome> => {
    const { https, apiKey } = server.info;
    const header = `Authorization: Bearer ${apiKey}`;
    return run(curl, ['-sS', '--fail', '-H', header, `${https!}/api/v3/tags`, ...words]);
  };
  const trusting = (): readonly string[] => ['--cacert', join(server.place.dir, 'ca.pem')];

  it('requests with the CA of the certificate read and write over TLS 1.2 and 1.3', async () => {
    for (const version of ['1.2', '1.3']) {
      const only = [`--tlsv${version}`, '--tls-max', version];
      const body = ['-H', 'Content-Type: application/json', '-d', JSON.stringify({ Name: `TLS ${version}` })];
      expect(await ask(...trusting(), ...only, ...body)).to.include({ code: 0 });
      expect((await ask(...trusting(), ...only)).output).to.contain(`"TLS ${version}"`);
    }
  });

  it('older versions, and a certificate of an unknown CA, end the request', async () => {
    const old = ['--tlsv1.0', '--tls-max', '1.1', '--ciphers', 'ALL:@SECLEVEL=0'];
    expect(await ask(...trusting(), ...old)).to.include({ code: TLS_FAILED });
    expect(await ask()).to.include({ code: UNTRUSTED });
  });
});
