import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import type { Worker } from 'node:worker_threads';
import { until, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import {
  ConfigError,
  StartError,
  startServer,
  type RunningServer,
  type ServerConfig,
} from '../../src/index.ts';
import { exposuresOf } from '../../src/lifecycle/exposures.ts';
import type { TlsPair } from '../../src/lifecycle/pem-files.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';
import { localConfig } from '../support/local-config.ts';
import { ca, get, serverPair } from '../support/tls.ts';

describe('HTTPS', () => {
  const folders = new TemporaryFolders();
  let running: RunningServer[] = [];
  let folder: string;

  const file = (name: string): string => join(folder, name);
  const write = ({ certificate, key }: TlsPair): void => {
    writeFileSync(file('api.pem'), certificate);
    writeFileSync(file('api.key'), key, { mode: 0o600 });
  };
  const secured = (): Partial<ServerConfig> => ({
    https: '127.0.0.1:0',
    httpsCertificate: file('api.pem'),
    httpsKey: file('api.key'),
  });
  const start = async (changes: Partial<ServerConfig>): Promise<RunningServer> => {
    const server = await startServer(
      localConfig(file('data'), { connectionFile: false, readyFile: file('ready.json'), ...changes }),
    );
    running.push(server);
    return server;
  };
  const failure = (changes: Partial<ServerConfig>): Promise<unknown> =>
    start(changes).then(
      () => undefined,
      (error: unknown) => error,
    );
  /** Serial number of the certificate that a new connection gets. */
  const serialAt = async (url: string): Promise<string> => {
    const socket = connect({
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      servername: 'localhost',
      ca,
    });
    await once(socket, 'secureConnect');
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  };
  const version = (server: RunningServer): string => `${server.info.http}/api/v3/version`;

  beforeEach(() => {
    folder = folders.make();
    write(serverPair());
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.close()));
    running = [];
    folders.removeAll();
  });

  for (const [where, store] of [
    ['the API thread', (): string => `sqlite:${file('muster.db')}`],
    ['the device loop', (): string => 'memory:'],
  ] as const) {
    it(`serves the API alone, from ${where}, over TLS 1.2 and 1.3 and nothing older`, async () => {
      const server = await start({ ...secured(), store: store(), http: 'none' });
      expect(server.info.http).to.match(/^https:\/\/127\.0\.0\.1:\d+$/u);
      expect(server.info).not.to.have.property('https');
      const headers = { Authorization: `Bearer ${server.info.apiKey}` };
      for (const only of ['TLSv1.2', 'TLSv1.3'] as const) {
        const answer = await get(version(server), { headers, minVersion: only, maxVersion: only });
        expect(answer.status).to.equal(200);
        expect(answer.headers['strict-transport-security']).to.equal('max-age=31536000');
      }
      const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
      const refused = await get(version(server), old).catch((error: unknown) => error);
      // The alert of the server, not a refusal of the client.
      expect(String(refused)).to.contain('alert protocol version');
      const plain = await get(version(server).replace('https:', 'http:')).catch((error: unknown) => error);
      expect(plain).to.include({ code: 'ECONNRESET' });
    });

    it(`serves the API beside plain HTTP, from ${where}, without binding browsers to HTTPS`, async () => {
      const server = await start({ ...secured(), store: store(), basePath: '/muster' });
      const { http, https } = server.info;
      expect(http).to.match(/^http:.*\/muster$/u);
      expect(https).to.match(/^https:.*\/muster$/u);
      for (const url of [http, https!]) {
        const answer = await get(`${url}/readyz`);
        expect(answer.status).to.equal(200);
        expect(answer.headers).not.to.have.property('strict-transport-security');
      }
    });

    it(`takes a new certificate, in ${where}, while connections go on, and keeps it when the next one is faulty`, async () => {
      const server = await start({ ...secured(), store: store(), http: 'none' });
      const agent = new Agent({ keepAlive: true, maxSockets: 1, ca });
      const sockets = new Set<unknown>();
      agent.on('free', (socket) => sockets.add(socket));
      const ask = async (): Promise<void> => {
        expect((await get(version(server), { agent })).status).to.equal(401);
      };
      await ask();
      const first = await serialAt(server.info.http);
      write(serverPair());
      await server.reloadCertificate!();
      const second = await serialAt(server.info.http);
      expect(second).not.to.equal(first);
      await ask();
      writeFileSync(file('api.key'), serverPair().key);
      await server.reloadCertificate!();
      expect(await serialAt(server.info.http)).to.equal(second);
      await ask();
      expect(sockets.size).to.equal(1);
      agent.destroy();
    });
  }

  it('reads changed files by itself, once they have settled', async () => {
    const clock = new VirtualClock();
    const server = await start({ ...secured(), store: 'memory:', http: 'none', clock });
    const first = await serialAt(server.info.http);
    const next = serverPair();
    writeFileSync(file('api.pem'), next.certificate);
    await clock.advance(5_000);
    // The key follows before a second look.
    write(next);
    await clock.advance(5_000);
    expect(await serialAt(server.info.http)).to.equal(first);
    await clock.advance(5_000);
    const second = await serialAt(server.info.http);
    expect(second).not.to.equal(first);
    writeFileSync(file('api.pem'), 'no certificate');
    await clock.advance(60_000);
    expect(await serialAt(server.info.http)).to.equal(second);
    write(serverPair());
    await clock.advance(10_000);
    expect(await serialAt(server.info.http)).not.to.equal(second);
  });

  it('is there again, on the same port, after the API thread has ended', async () => {
    const workers: Worker[] = [];
    const note = (worker: Worker): void => void workers.push(worker);
    process.on('worker', note);
    const server = await start({ ...secured(), store: `sqlite:${file('muster.db')}`, http: 'none' });
    await workers.at(-1)?.terminate();
    await until(
      () => get(`${server.info.http}/readyz`),
      ({ status }) => status === 200,
      { tolerate: () => true },
    );
    process.off('worker', note);
    expect(workers).to.have.length(2);
  });

  it('does not start with files that do not fit, and names them', async () => {
    const encrypted = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      ...{ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'secret' },
    });
    writeFileSync(file('other.key'), serverPair().key);
    writeFileSync(file('encrypted.key'), encrypted);
    writeFileSync(file('broken.pem'), 'no certificate');
    for (const [changes, ...parts] of [
      [{ httpsKey: file('other.key') }, `${file('other.key')} is not the key of ${file('api.pem')}.`],
      [{ httpsKey: file('encrypted.key') }, `${file('encrypted.key')} is encrypted.`, 'openssl pkey -in'],
      [{ httpsKey: file('api.pem') }, `${file('api.pem')} cannot be used`, 'Give a PEM file.'],
      [{ httpsCertificate: file('broken.pem') }, `${file('broken.pem')} cannot be used`],
      [{ httpsCertificate: file('none.pem') }, `The file ${file('none.pem')} does not exist.`],
      [{ httpsCertificate: folder }, `${folder} cannot be read`],
    ] as const) {
      const error = await failure({ ...secured(), ...changes });
      expect(error).to.be.instanceOf(StartError);
      for (const part of parts) expect((error as Error).message).to.contain(part);
    }
    const withoutKey = { https: '127.0.0.1:0', httpsCertificate: file('api.pem') };
    // The API thread passes the error on.
    expect(String(await failure({ ...withoutKey, store: `sqlite:${file('muster.db')}` }))).to.contain(
      'Give it with --https-key.',
    );
    expect(String(await failure({ https: '127.0.0.1:0' }))).to.contain('--https needs a certificate.');
  });

  it('does not start without an address, or with files that nothing uses', async () => {
    for (const [changes, message] of [
      [{ http: 'none' }, '--http (MUSTER_HTTP): without --https, "none" leaves the API no address.'],
      [{ httpsCertificate: file('api.pem') }, '--https-certificate (MUSTER_HTTPS_CERTIFICATE): only --https'],
      [
        { httpsKey: file('api.key') },
        '--https-key (MUSTER_HTTPS_KEY): only --https uses it. Add for example',
      ],
      [{ https: 'somewhere' }, '--https (MUSTER_HTTPS): "somewhere" is not HOST:PORT.'],
    ] as const) {
      const error = await failure(changes);
      expect(error).to.be.instanceOf(ConfigError);
      expect(String(error)).to.contain(message);
    }
  });

  it('names the setting of an address in use, and frees the other one', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const http = `127.0.0.1:${(free.address() as AddressInfo).port}`;
    free.close();
    await once(free, 'close');
    const error = await failure({ ...secured(), store: 'memory:', http, https: `127.0.0.1:${port}` });
    expect(error).to.be.instanceOf(StartError);
    expect(String(error)).to.contain(`127.0.0.1:${port} is in use`).and.to.contain('--https (MUSTER_HTTPS)');
    const both = { ...secured(), http: `127.0.0.1:${port}`, https: `127.0.0.1:${port}` };
    expect(String(await failure(both)))
      .to.contain('--http, MUSTER_HTTP')
      .and.to.contain('--https, MUSTER_HTTPS');
    taken.close();
    await start({ ...secured(), store: 'memory:', http });
  });

  it('tells which addresses other machines reach in clear', async () => {
    // Loopback in a form that does not count as such, so that no other machine can reach the test.
    const mapped = '[::ffff:127.0.0.1]:0';
    const server = await start({ http: mapped, mqtt: [`mqtt://${mapped}`, 'mqtt://127.0.0.1:0'] });
    const shown = server.exposures.map(({ address, remedy }) => `${new URL(address).protocol} ${remedy}`);
    expect(shown).to.have.length(2);
    expect(shown[0]).to.match(/^http: Use --https there/u);
    expect(shown[1]).to.match(/^mqtt: Use an mqtts: URL/u);
    await server.close();
    const closed = await start({ ...secured(), http: 'none', https: mapped, mqtt: ['mqtt://127.0.0.1:0'] });
    expect(closed.exposures).to.deep.equal([]);
    const probes = {
      http: 'http://0.0.0.0:8080',
      coapAddresses: ['coap://0.0.0.0:5683', 'coap://[::1]:5683', 'coap://127.0.0.1:5683'],
      bootstrapAddresses: ['coap://0.0.0.0:5693', 'coaps://0.0.0.0:5694'],
      mqttAddresses: ['mqtts://0.0.0.0:8883'],
    };
    const bootstrap = { address: 'coap://0.0.0.0:5693', remedy: 'Use a coaps: URL with --bootstrap.' };
    const [coap, ...others] = exposuresOf(probes, false);
    expect(coap?.remedy).to.match(/^Use --coaps for devices/u);
    expect(others).to.deep.equal([bootstrap]);
  });
});
