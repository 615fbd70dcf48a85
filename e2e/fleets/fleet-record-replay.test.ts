/** `muster fleet record` and `muster fleet replay` as processes, between a fleet and our server. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFleet, type RecordStats, type ReplayReport } from '@muster/simulator';
import { freeUdpPort, until } from '@muster/testkit';
import { expect } from 'chai';
import { muster } from '../support/muster.ts';
import { musterHere } from '../support/muster-in-process.ts';
import { runMuster } from '../support/running.ts';
import { useServer, type TestServer } from '../support/test-server.ts';

const file = 'site.ndjson';

describe('muster fleet record and replay', () => {
  const server = useServer();
  const other = useServer();

  const devicesOf = async ({ client }: TestServer): Promise<unknown[]> => {
    const { Rows } = await client.devices.list({ Sort: 'DeviceIdentifier' });
    return Rows.map(({ DeviceIdentifier, Status }) => [DeviceIdentifier, Status]);
  };

  it('show a fresh server the recorded devices, and complete the file at Ctrl-C', async () => {
    const { place } = server;
    const listen = `coap://127.0.0.1:${await freeUdpPort()}`;
    const pcap = ['--pcap', 'site.pcapng'];
    const words = ['fleet', 'record', file, '--listen', listen, '--server', server.info.coap, ...pcap];
    const recorder = runMuster(place, words);
    await recorder.says(`Devices send to ${listen}`);
    await using fleet = createFleet({ serverUri: listen, devices: [{ name: 'recorded', count: 3 }] });
    await fleet.start();
    await fleet.whenRegistered();
    for (const device of fleet.devices) await device.send(['/3303/0/5700']);
    // The server has asked everything that it asks.
    let before = 0;
    await until(
      async () => fleet.devices.reduce((sum, { counters }) => sum + counters.requests, 0),
      (count) => {
        const isOver = count > 0 && count === before;
        before = count;
        return isOver;
      },
      { everyMs: 3_000 },
    );
    await fleet.stop({ deregister: false });
    recorder.child.kill('SIGINT');
    const ended = await recorder.ended;
    expect(ended.code, ended.stderr).to.equal(0);
    expect(await readFile(join(place.dir, file), 'utf8')).to.match(/"note":"end".*\n$/u);
    const again = ['fleet', 'record', 'again.ndjson', '--from-pcap', 'site.pcapng', '--server', listen];
    const converted = await musterHere(place, again);
    expect(converted.code, converted.stderr).to.equal(0);
    const { fromDevices, fromServer, devices } = JSON.parse(ended.stdout) as RecordStats;
    expect(JSON.parse(converted.stdout)).to.include({ fromDevices, fromServer, devices, malformed: 0 });
    const expected = await devicesOf(server);
    expect(expected).to.have.length(3);

    const replay = ['fleet', 'replay', file, '--server', other.info.coap, '--speed', 'max', '-o', 'json'];
    const { code, stdout, stderr } = await muster(place, replay);
    const report = JSON.parse(stdout) as ReplayReport;
    expect(report.findings).to.deep.equal([]);
    expect(code, stderr).to.equal(0);
    expect(report.devices).to.equal(3);
    expect(report.serverRequests.answered).to.be.above(0);
    expect(await devicesOf(other)).to.deep.equal(expected);

    // A kill in the midst of a write cuts the last line off.
    const path = join(place.dir, file);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -10));
    const cut = await musterHere(place, replay);
    expect(cut.code, cut.stderr).to.equal(0);
    expect(cut.stderr).to.match(
      /the recording of site\.ndjson was interrupted\. Line \d+, the last one, is cut off/u,
    );
  });

  it('decrypt a file of packets of coaps: devices, whose messages can be replayed', async () => {
    const { place } = server;
    const here = (line: string): ReturnType<typeof musterHere> =>
      musterHere(place, ['fleet', ...line.split(' ')]);
    const secured = 'coaps://127.0.0.1:5684';
    const cohorts = [{ name: 'secured', endpoint: 'secured-{index}', count: 2, lifetimeSeconds: 60 }];
    await writeFile(
      join(place.dir, 'fleet.json'),
      JSON.stringify({ version: 1, server: secured, seed: 7, cohorts }),
    );
    const run = 'run fleet.json --virtual-time --duration 5m --pcap packets.pcapng --quiet';
    expect(await here(run)).to.include({ code: 0, stderr: '' });
    const from = `--from-pcap packets.pcapng --server ${secured} --overwrite`;
    const embedded = await here(`record secured.ndjson ${from}`);
    expect(embedded.code, embedded.stderr).to.equal(0);
    expect(JSON.parse(embedded.stdout)).to.deep.include({ devices: 2, malformed: 0, undecrypted: 0 });
    const replay = await here(`replay secured.ndjson --server ${other.info.coap} --speed max -o json`);
    expect(replay.code, replay.stderr).to.equal(0);
    expect(JSON.parse(replay.stdout)).to.include({ passed: true, devices: 2 });
    const keys = await here('credentials fleet.json -o csv');
    await writeFile(join(place.dir, 'keys.csv'), keys.stdout);
    const again = await here(`record again.ndjson ${from} --psk-file keys.csv`);
    expect(again.code, again.stderr).to.equal(0);
    for (const flag of ['--psk-file', '--keylog']) {
      const missing = await here(`record again.ndjson ${from} ${flag} none`);
      expect(missing.code).to.equal(2);
      expect(missing.stderr).to.contain('none: cannot be read');
    }
  });

  it('exit with 2 for files and addresses that are wrong, 7 for no server, 10 for a port in use', async () => {
    const { coap } = server.info;
    const unused = `coap://127.0.0.1:${await freeUdpPort()}`;
    const lines = [
      '{"format":"muster-capture","version":1,"startedAt":"2026-01-01T00:00:00.000Z","listen":"coap://127.0.0.1:5783","server":"coap://127.0.0.1:5683"}',
      '{"ms":0,"device":1,"link":1,"from":"device","type":"CON","code":"POST","id":1,"token":"01","options":{"Uri-Path":"/rd","Uri-Query":["ep=a"]}}',
      '{"ms":1,"device":"a","link":1,"from":"server","type":"ACK","code":"5.03","id":1,"token":"01"}',
    ];
    await writeFile(join(server.place.dir, file), `${lines.join('\n')}\n`);
    await writeFile(join(server.place.dir, 'broken.ndjson'), `${lines[0]}\n{"ms":\n${lines[1]}\n`);
    for (const [code, message, ...words] of [
      [2, 'broken.ndjson:2: the line is not valid JSON', 'replay', 'broken.ndjson', '--server', coap],
      [2, '', 'replay', 'none.ndjson', '--server', coap],
      [2, '', 'replay', file, '--server', 'coaps://127.0.0.1'],
      [2, '', 'replay', file, '--server', coap, '--speed', 'fast'],
      // Our server answers 4.00 to a Register without objects, and not 5.03.
      [1, '1 responses differ', 'replay', file, '--server', coap],
      [7, '', 'replay', file, '--server', unused, '--response-timeout', '1'],
      [2, '', 'record', file, '--server', coap, '--listen', 'coap://127.0.0.1:0'],
      [10, 'another process has it', 'record', 'new.ndjson', '--server', unused, '--listen', coap],
    ] as const) {
      const result = await musterHere(server.place, ['fleet', ...words]);
      expect(result.code, `${words.join(' ')}: ${result.stderr}`).to.equal(code);
      expect(result.stderr).to.contain(message);
    }
  });
});
