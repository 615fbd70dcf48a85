import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { TestAuthority } from '../../../e2e/support/test-authority.ts';
import { useCli } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';
import { startAndWait } from './support/running.ts';

const NEEDS_CA = 'set NODE_EXTRA_CA_CERTS to a PEM file';
const secured = [
  ...['--http', 'none', '--https', '127.0.0.1:0', '--coap', '127.0.0.1:0'],
  ...['--https-certificate', 'api.pem', '--https-key', 'api.key', '--data-dir'],
];

describe('a server with HTTPS', () => {
  const authority = new TestAuthority();
  const sandbox = useCli(() => ({}), 'test');
  const trusting = { NODE_EXTRA_CA_CERTS: 'ca.pem' };

  beforeEach(async () => {
    await writeFile(join(sandbox.folder, 'ca.pem'), authority.pem);
    await issue();
  });

  async function issue(days = 1, { key = true } = {}): Promise<void> {
    const identity = authority.issue('127.0.0.1', days);
    await writeFile(join(sandbox.folder, 'api.pem'), identity.cert);
    if (key) await writeFile(join(sandbox.folder, 'api.key'), identity.key, { mode: 0o600 });
  }

  /** Runs a command as a process of its own, because Node.js reads the variable at its start. */
  const run = (words: string, env: Readonly<Record<string, string>> = {}): Promise<Finished> =>
    finish(sandbox.start(words, { env }));

  it('is asked by commands that trust its CA; others learn how', async () => {
    const { ready } = await startAndWait(sandbox, ['server', ...secured, 'data']);
    expect(ready.http).to.match(/^https:/u);
    const refused = await run('version get');
    expect(refused.code).to.equal(7);
    expect(refused.stderr).to.contain(NEEDS_CA);
    const examined = await run('doctor');
    expect(examined.code).to.equal(7);
    expect(examined.stdout)
      .to.match(/^fail {2}TLS/mu)
      .and.to.contain(NEEDS_CA);
    expect((await run('version get', trusting)).code).to.equal(0);
    const trusted = await run('doctor', trusting);
    // The certificate of the test is valid for a day.
    expect(trusted.stdout).to.match(/^warn {2}TLS .*ends in [01] days/mu);
    expect(trusted.code, trusted.stdout).to.equal(0);
    const named = await run(`version get --url ${ready.http.replace('127.0.0.1', 'localhost')}`, trusting);
    expect(named.stderr).to.contain('Use an address with a name of the certificate.');
  });

  it('starts with an expired certificate, and the log and muster doctor say so', async () => {
    await issue(-1);
    const child = sandbox.start(['server', ...secured, 'data', '--ready-file', 'ready.json']);
    const ended = finish(child);
    let log = '';
    child.stderr!.on('data', (text: string) => (log += text));
    await until(() => log.includes('Ctrl-C stops it'));
    expect(log).to.contain('clients refuse the HTTPS certificate: it has expired; renew it');
    const { stdout } = await run('doctor', trusting);
    expect(stdout).to.contain('CERT_HAS_EXPIRED').and.to.contain('Renew the certificate of the service');
    await issue();
    child.kill('SIGHUP');
    await until(() => log.includes('the HTTPS certificate was loaded'));
    expect(log).to.match(/"subject":"CN=127\.0\.0\.1","validTo":"/u);
    expect((await run('version get', trusting)).code).to.equal(0);
    await issue(1, { key: false });
    child.kill('SIGHUP');
    await until(() => log.includes('the new HTTPS certificate is refused; the present one stays in use'));
    expect(log).to.contain('api.key is not the key of api.pem');
    expect((await run('version get', trusting)).code).to.equal(0);
    child.kill('SIGTERM');
    expect((await ended).code).to.equal(0);
  });

  it('is brought up with devices, and tells which addresses are not encrypted', async () => {
    // Loopback in a form that does not count as such, so that no other machine can reach the test.
    const words = ['up', ...secured, 'data', '--devices', '2', '--mqtt', 'mqtt://[::ffff:127.0.0.1]:0'];
    const child = sandbox.start([...words, '--ready-file', 'ready.json'], { env: trusting });
    const ended = finish(child);
    let banner = '';
    child.stdout!.on('data', (text: string) => (banner += text));
    await until(() => banner.includes('2 registered') || child.exitCode !== null);
    expect(banner).to.match(/API {6}https:\/\/127\.0\.0\.1:\d+\/api\/v3/u);
    const exposed = /Other machines can reach mqtt:\/\/\S+ without encryption\./u;
    expect(banner.split('\n').filter((line) => line.includes('Warning'))).to.have.length(1);
    expect(banner).to.match(exposed).and.to.contain('Use an mqtts: URL with --mqtt.');
    const { stdout } = await run('doctor', trusting);
    expect(stdout).to.match(exposed);
    child.kill('SIGTERM');
    await ended;
  });
});
