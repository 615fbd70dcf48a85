import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { freeTcpPort } from '@muster/testkit';
import { startServer, type RunningServer } from '../../src/index.ts';
import { localConfig } from '../support/local-config.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

describe('the API thread', () => {
  const folders = new TemporaryFolders();
  const workers: Worker[] = [];
  const note = (worker: Worker): void => void workers.push(worker);
  let server: RunningServer | undefined;

  const start = async (changes: { readonly store?: string } = {}): Promise<RunningServer> => {
    const folder = folders.make();
    const own = { http: `127.0.0.1:${await freeTcpPort()}`, store: `sqlite:${join(folder, 'muster.db')}` };
    server = await startServer(localConfig(folder, { ...own, ...changes }));
    return server;
  };
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server?.info.http ?? ''}/api/v3${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${server?.info.apiKey ?? ''}`,
        'content-type': 'application/json',
        connection: 'close',
      },
    });
  const createType = async (Name: string): Promise<number> =>
    (await call('/devicetypes', { method: 'POST', body: JSON.stringify({ Name }) })).status;
  const namesOfTypes = async (): Promise<readonly string[]> => {
    const answer = (await (await call('/devicetypes')).json()) as { Rows: { Name: string }[] };
    return answer.Rows.map((row) => row.Name);
  };
  const namesAfterRestart = async (): Promise<readonly string[]> => {
    for (;;) {
      await pause(50);
      const names = await namesOfTypes().catch(() => []);
      if (names.length > 0) return names;
    }
  };
  /** Sends a datagram to the gateway, and resolves with the next one from it. */
  const exchange = async (datagram: Buffer): Promise<Buffer> => {
    const socket = createSocket('udp4');
    try {
      const { port } = new URL((server?.info.coap ?? '').replace('coap:', 'http:'));
      socket.send(datagram, Number(port), '127.0.0.1');
      const [answer] = (await once(socket, 'message')) as [Buffer];
      return answer;
    } finally {
      socket.close();
    }
  };
  /** Tells whether the gateway answers a CoAP ping (RFC 7252, section 4.3) with a Reset. */
  const pings = async (): Promise<boolean> =>
    (await exchange(Buffer.from('40001234', 'hex'))).toString('hex') === '70001234';

  before(() => process.on('worker', note));

  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
    workers.length = 0;
    folders.removeAll();
  };

  after(() => process.off('worker', note));

  describe('of one server', () => {
    before(() => start());

    after(stop);

    it('lists devices without a question to the device loop', async () => {
      const types = (await (await call('/devicetypes')).json()) as { Rows: { Id: string }[] };
      const body = JSON.stringify({ DeviceIdentifier: 'urn:listed', DeviceTypeId: types.Rows[0]?.Id });
      const made = (await (await call('/devices', { method: 'POST', body })).json()) as { Id: string };
      const questions: string[] = [];
      workers.at(-1)?.on('message', ({ name }: { readonly name: string }) => {
        // The change is recorded after its response, and calls are counted at intervals.
        if (name !== 'audit' && name !== 'usage') questions.push(name);
      });
      expect(await (await call('/devices')).json()).to.have.property('NbrOfRows', 1);
      expect(questions).to.deep.equal([]);
      await call(`/devices/${made.Id}`);
      expect(questions).to.deep.equal(['lastHeard']);
    });

    it('shows the changes of an operation as soon as it has responded', async () => {
      for (let index = 0; index < 20; index += 1) {
        expect(await createType(`type ${index}`)).to.equal(201);
        expect(await namesOfTypes()).to.include(`type ${index}`);
      }
    });

    it('refuses a revoked key from the response to its deletion on', async () => {
      const { Rows } = (await (await call('/roles')).json()) as { Rows: { Id: string }[] };
      const RoleIds = Rows.slice(0, 1).map((row) => row.Id);
      const body = JSON.stringify({ Name: 'short', ExpirationDate: '2099-12-31T00:00:00Z', RoleIds });
      const { Id } = (await (await call('/apikeys', { method: 'POST', body })).json()) as { Id: string };
      const { Key } = (await (await call(`/apikeys/${Id}`)).json()) as { Key: string };
      const asked = async (): Promise<number> => {
        const headers = { authorization: `Bearer ${Key}`, connection: 'close' };
        return (await fetch(`${server?.info.http ?? ''}/api/v3/user`, { headers })).status;
      };
      expect(await asked()).not.to.equal(401);
      const removed = await call(`/apikeys/${Id}`, { method: 'DELETE' });
      expect(removed.status, await removed.text()).to.equal(204);
      expect(await asked()).to.equal(401);
    });

    it('lists what only the device loop knows: discovered endpoints, and the log of a gateway', async () => {
      const { Rows } = (await (await call('/dataCollectors')).json()) as { Rows: { Id: string }[] };
      const gateway = `/dataCollectors/${Rows[0]?.Id ?? ''}`;
      expect((await call(`${gateway}/discoverdevices`, { method: 'POST' })).status).to.equal(204);
      // CON POST /rd?ep=stray&lt=60&lwm2m=1.1 with </3/0> in link format (RFC 7252, section 3)
      const head = Buffer.from('40021235b2726411283865703d7374726179056c743d3630', 'hex');
      const register = [head, Buffer.from('096c776d326d3d312e31ff', 'hex'), Buffer.from('</3/0>')];
      expect((await exchange(Buffer.concat(register)))[1]).to.equal(0x83); // 4.03 Forbidden
      const found = (await (await call('/devices/discovered')).json()) as { Endpoint: string }[];
      expect(found.map((one) => one.Endpoint)).to.deep.equal(['stray']);
      expect(await (await call(`${gateway}/log`)).json()).not.to.be.empty;
      expect(await (await call(`${gateway}/logfiles`)).json()).not.to.be.empty;
    });

    it('starts again on the same address if it ends, and the gateway answers devices during the restart', async () => {
      await createType('kept');
      await workers.at(-1)?.terminate();
      expect(await pings()).to.equal(true);
      const names = await namesAfterRestart();
      expect(names).to.include('kept');
      expect(workers).to.have.lengthOf(2);
      expect(await createType('new')).to.equal(201);
    });

    it('retries while another process has its address', async () => {
      const address = new URL(server?.info.http ?? '');
      const started = workers.length;
      await workers.at(-1)?.terminate();
      const other = createServer().listen(Number(address.port), address.hostname);
      await once(other, 'listening');
      while (workers.length < started + 2) await pause(50);
      other.close();
      const names = await namesAfterRestart();
      expect(names).not.to.deep.equal([]);
    });
  });

  describe('of a server of its own', () => {
    afterEach(stop);

    it('starts in a program given by --input-type and --eval', async () => {
      const folder = folders.make();
      const main = JSON.stringify(join(import.meta.dirname, '../../src/index.ts'));
      const program = `
        import { startServer } from ${main};
        const server = await startServer({
          http: '127.0.0.1:0', coap: ['coap://127.0.0.1:0'], dataDir: ${JSON.stringify(folder)},
          store: ${JSON.stringify(`sqlite:${join(folder, 'muster.db')}`)}, connectionFile: false, logLevel: 'silent',
        });
        console.log((await fetch(server.info.http + '/readyz')).status);
        await server.close();`;
      const words = ['--input-type=module', '--eval', program];
      const { stdout } = await promisify(execFile)(process.execPath, words);
      expect(stdout.trim()).to.equal('200');
    });

    it('fails the start of the server if it ends before the server is ready', async () => {
      process.once('worker', (worker) => void worker.terminate());
      const error = await start().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(Error).with.property('message').which.contains('API thread ended');
    });

    it('runs on the device loop for a store in memory', async () => {
      await start({ store: 'memory:' });
      expect(workers).to.have.lengthOf(0);
      await createType('here');
      expect(await namesOfTypes()).to.include('here');
    });
  });
});
