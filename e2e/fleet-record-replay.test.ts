/** `muster fleet record` and `muster fleet replay` as processes, between a fleet and our server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import type { ReplayReport } from '@muster/simulator';
import { freeUdpPort } from '@muster/testkit';
import { expect } from 'chai';
import {
  createWorkplace,
  muster,
  musterBin,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const file = 'site.ndjson';

/** A recorder as a process, with the address that devices send to. */
interface Recorder {
  readonly child: ChildProcess;
  readonly listen: string;
  /** Standard error up to now. */
  readonly stderr: () => string;
}

describe('muster fleet record and replay', () => {
  let place: Workplace;
  let servers: MusterProcess[];
  let recorder: Recorder | undefined;

  beforeEach(async () => {
    place = await createWorkplace();
    servers = [];
  });

  afterEach(async () => {
    recorder?.child.kill('SIGKILL');
    recorder = undefined;
    for (const server of servers) await server.stop('SIGKILL');
    await place.remove();
  });

  const startServer = async (folder: string): Promise<{ client: MusterClient; coap: string }> => {
    const args = await serverArgs(place);
    const own = args.map((arg) =>
      arg.startsWith('--data-dir=') ? `--data-dir=${join(place.dir, folder)}` : arg,
    );
    const server = await startMuster(place, own);
    servers.push(server);
    const { http, apiKey, coap } = server.info;
    return { client: createClient({ baseUrl: http, apiKey }), coap };
  };

  const record = async (server: string): Promise<Recorder> => {
    const listen = `coap://127.0.0.1:${await freeUdpPort()}`;
    const words = ['fleet', 'record', file, '--listen', listen, '--server', server];
    const child = spawn(process.execPath, [musterBin, ...words], { env: place.env, cwd: place.dir });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    recorder = { child, listen, stderr: () => stderr };
    await until(
      async () => stderr,
      (text) => text.includes(`Devices send to ${listen}`),
    );
    return recorder;
  };

  const fleet = async (server: string, ...more: readonly string[]): Promise<void> => {
    const words = ['--devices', '3', '--server', server, '--notify-interval', '1', '--duration', '4s', '-q'];
    const { code, stderr } = await muster(place, ['fleet', 'run', ...words, ...more]);
    expect(code, stderr).to.equal(0);
  };

  /** What a server knows of its devices. */
  const devicesOf = async (client: MusterClient): Promise<unknown[]> => {
    const rows: unknown[] = [];
    for await (const { DeviceIdentifier, Status } of client.devices.iterate({ Sort: 'DeviceIdentifier' })) {
      rows.push([DeviceIdentifier, Status]);
    }
    return rows;
  };

  it('show a fresh server the recorded devices, and complete the file at Ctrl-C', async () => {
    const first = await startServer('first');
    const { child, listen, stderr } = await record(first.coap);
    await fleet(listen, '--no-deregister');
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exited, stderr()).to.deep.equal([0, null]);
    expect(await readFile(join(place.dir, file), 'utf8')).to.match(/"note":"end".*\n$/u);
    const expected = await devicesOf(first.client);
    expect(expected).to.have.length(3);

    const second = await startServer('second');
    const words = ['fleet', 'replay', file, '--server', second.coap, '--speed', 'max', '-o', 'json'];
    const { code, stdout, stderr: said } = await muster(place, words);
    const report = JSON.parse(stdout) as ReplayReport;
    expect(report.findings).to.deep.equal([]);
    expect(code, said).to.equal(0);
    expect(report.devices).to.equal(3);
    expect(report.serverRequests.answered).to.be.above(0);
    expect(await devicesOf(second.client)).to.deep.equal(expected);
  });

  it('leave a readable file when the recorder is killed', async () => {
    const { coap } = await startServer('first');
    const { child, listen } = await record(coap);
    await fleet(listen);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const path = join(place.dir, file);
    // A kill in the midst of a write cuts the last line off.
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -10));
    const { code, stderr } = await muster(place, [
      'fleet',
      'replay',
      file,
      '--server',
      coap,
      '--speed',
      'max',
      '-q',
    ]);
    expect(stderr).to.match(
      /the recording of site\.ndjson was interrupted\. Line \d+, the last one, is cut off/u,
    );
    expect(code, stderr).to.equal(0);
  });

  it('exit with 2 for files and addresses that are wrong, 7 for no server, 10 for a port in use', async () => {
    const { coap } = await startServer('first');
    const run = async (...words: readonly string[]): Promise<[number | null, string]> => {
      const { code, stderr } = await muster(place, ['fleet', ...words]);
      return [code, stderr];
    };
    const lines = [
      '{"format":"muster-capture","version":1,"startedAt":"2026-01-01T00:00:00.000Z","listen":"coap://127.0.0.1:5783","server":"coap://127.0.0.1:5683"}',
      '{"ms":0,"device":1,"link":1,"from":"device","type":"CON","code":"POST","id":1,"token":"01","options":{"Uri-Path":"/rd","Uri-Query":["ep=a"]}}',
      '{"ms":1,"device":"a","link":1,"from":"server","type":"ACK","code":"5.03","id":1,"token":"01"}',
    ];
    await writeFile(join(place.dir, file), `${lines.join('\n')}\n`);
    await writeFile(join(place.dir, 'broken.ndjson'), `${lines[0]}\n{"ms":\n${lines[1]}\n`);
    const [broken, why] = await run('replay', 'broken.ndjson', '--server', coap);
    expect([broken, why]).to.deep.equal([2, why]);
    expect(why).to.contain('broken.ndjson:2: the line is not valid JSON');
    expect((await run('replay', 'none.ndjson', '--server', coap))[0]).to.equal(2);
    expect((await run('replay', file, '--server', 'coaps://127.0.0.1'))[0]).to.equal(2);
    expect((await run('replay', file, '--server', coap, '--speed', 'fast'))[0]).to.equal(2);
    // Our server answers 4.00 to a Register without objects, and not 5.03.
    const [differs, said] = await run('replay', file, '--server', coap);
    expect(differs, said).to.equal(1);
    expect(said).to.contain('1 responses differ');
    const unused = `coap://127.0.0.1:${await freeUdpPort()}`;
    expect((await run('replay', file, '--server', unused, '--response-timeout', '1'))[0]).to.equal(7);
    expect((await run('record', file, '--server', coap, '--listen', 'coap://127.0.0.1:0'))[0]).to.equal(2);
    const [taken, busy] = await run('record', 'new.ndjson', '--server', unused, '--listen', coap);
    expect(taken, busy).to.equal(10);
    expect(busy).to.contain('another process has it');
  });
});
