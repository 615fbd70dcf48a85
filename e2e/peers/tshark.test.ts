/** Wireshark's tshark reads the captures of `--pcap`: CoAP, also inside DTLS. */
import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { foreignPeer, tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { musterInProcess } from '../support/muster-in-process.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';
import { TestServer } from '../support/test-server.ts';

const run = promisify(execFile);

/** Application data that could not be decrypted. */
const unread = 'dtls && !coap && !(dtls.handshake || dtls.change_cipher_spec || dtls.alert_message)';

describe('tshark reads captures', () => {
  let tshark: string;
  const open = new AsyncDisposableStack();
  let folder: TempDir;

  before(async function () {
    tshark = foreignPeer(this, 'tshark', 'tshark');
    folder = open.use(await tempDir());
  });

  after(() => open.disposeAsync());

  /** A field of all frames that match a filter. Throws if a packet is malformed. */
  async function frames(
    file: string,
    filter: string,
    field: string,
    ...decodeAs: readonly string[]
  ): Promise<string[]> {
    const checks = ['-o', 'ip.check_checksum:TRUE', '-o', 'udp.check_checksum:TRUE'];
    const args = [
      '-r',
      file,
      ...checks,
      ...decodeAs.flatMap((rule) => ['-d', rule]),
      '-T',
      'fields',
      '-e',
      field,
      '-Y',
    ];
    const faults = await run(tshark, [
      ...args,
      '_ws.malformed || udp.checksum.status == 0 || ip.checksum.status == 0',
    ]);
    expect(faults.stdout).to.equal('');
    return (await run(tshark, [...args, filter])).stdout.split('\n').filter(Boolean);
  }

  async function fleet(scenario: object): Promise<string> {
    const [fleetFile, file] = [folder.join('fleet.json'), folder.join('fleet.pcapng')];
    // What an earlier capture leaves, with a mode that others can read.
    await writeFile(file, 'stale', { mode: 0o644 });
    await writeFile(fleetFile, JSON.stringify({ version: 1, durationSeconds: 900, ...scenario }));
    const words = ['fleet', 'run', fleetFile, '--virtual-time', '--pcap', file, '--quiet'];
    const { code, stderr } = await musterInProcess(words, { HOME: folder.path });
    expect(stderr).to.equal('');
    expect(code).to.equal(0);
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    return file;
  }

  it('of a fleet over IPv4 and IPv6', async () => {
    for (const [server, address] of [
      ['coap://127.0.0.1:5683', 'ip.addr'],
      ['coap://[::1]:5683', 'ipv6.addr'],
    ] as const) {
      const file = await fleet({ server, cohorts: [{ name: 'plain', count: 2 }] });
      const registers = await frames(file, `${address} && coap.code == 2`, 'coap.opt.uri_query');
      expect(registers.filter((queries) => queries.includes('ep=muster-sim-'))).to.have.length(2);
    }
  });

  it('of a fleet over DTLS: each record, after changes of address and resumptions too', async () => {
    const common = { count: 1, lifetimeSeconds: 120 };
    const file = await fleet({
      server: 'coaps://127.0.0.1:5684',
      cohorts: [
        { ...common, name: 'psk', connectionId: 4, network: [{ natRebindEverySeconds: 300 }] },
        { ...common, name: 'rpk', security: 'rpk', connectionId: false },
        { ...common, name: 'x509', security: 'x509' },
      ],
      timeline: [{ atSeconds: 300, do: 'reboot', cohort: 'rpk' }],
    });
    const registers = await frames(file, 'dtls && coap.code == 2', 'coap.opt.uri_query');
    expect(registers.filter((queries) => queries.includes('ep=muster-sim-'))).to.have.length(4);
    expect(await frames(file, 'dtls.record.connection_id && coap', 'frame.number')).to.have.length.above(20);
    expect(await frames(file, unread, 'frame.number')).to.deep.equal([]);
  });

  it('of a server, over DTLS too', async () => {
    const file = folder.join('server.pcapng');
    const server = new TestServer({ coaps: true, flags: ['--pcap', file] });
    open.defer(() => server.close());
    await server.open();
    const { coap, coaps = '' } = server.info;
    await server.register('plain-1');
    const options = fleetOf(coaps, notifying('secured', 3));
    await NotifyingFleet.enrol(server.client, options);
    const { fleet } = new NotifyingFleet(options);
    open.defer(() => fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.whenRegistered();
    await fleet.stop();
    await server.stop();
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    const [port, securePort] = [coap, coaps].map((url) => new URL(url).port);
    const rules = [`udp.port==${port},coap`, `udp.port==${securePort},dtls`, `dtls.port==${securePort},coap`];
    const registers = await frames(file, 'coap.code == 2', 'coap.opt.uri_query', ...rules);
    expect(registers.filter((queries) => queries.includes('ep=plain-1'))).to.have.length(1);
    expect(registers.filter((queries) => queries.includes('ep=secured-'))).to.have.length(3);
    const deregisters = await frames(file, 'dtls && coap.code == 4', 'frame.number', ...rules);
    expect(deregisters).to.have.length(3);
    expect(await frames(file, unread, 'frame.number', ...rules)).to.deep.equal([]);
  });
});
