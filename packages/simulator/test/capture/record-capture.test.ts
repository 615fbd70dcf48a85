import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { foreignPeer, tempDir, udpPeer, type TempDir, type UdpPeer, until } from '@muster/testkit';
import { expect } from 'chai';
import {
  createFleet,
  PcapFile,
  readCapture,
  recordCapture,
  recordFromPcap,
  type CaptureRecording,
} from '../../src/index.ts';
import { preSharedKeys } from '../support/fleet-keys.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';
import { SecuredServer } from '../support/secured-server.ts';

/** A confirmable POST /rd?ep=NAME with Message ID 1 and token 01. */
const register = (name: string): Buffer =>
  Buffer.concat([Buffer.from('4102000101b27264', 'hex'), query(`ep=${name}`)]);
const query = (text: string): Buffer => Buffer.concat([Buffer.from([0x40 | text.length]), Buffer.from(text)]);

describe('recordCapture', () => {
  let place: TempDir;
  let server: UdpPeer;
  let recording: CaptureRecording | undefined;
  let file: string;

  beforeEach(async () => {
    place = await tempDir();
    file = place.join('capture.ndjson');
    server = await udpPeer();
  });

  afterEach(async () => {
    await recording?.stop();
    recording = undefined;
    await server.close();
    await place.remove();
  });

  const record = async (more: { maxLinks?: number; file?: string } = {}): Promise<CaptureRecording> => {
    recording = await recordCapture({
      listen: 'coap://127.0.0.1:0',
      server: `coap://127.0.0.1:${server.port}`,
      file,
      ...more,
    });
    return recording;
  };
  const portOf = (uri: string): number => Number(uri.split(':').at(-1));

  it('forwards malformed datagrams unchanged and records their bytes', async () => {
    const { listen, stop } = await record().then((one) => ({ listen: one.listen, stop: () => one.stop() }));
    await using device = await udpPeer();
    const malformed = Buffer.from('ff00ff00deadbeef', 'hex');
    await device.send(malformed, portOf(listen));
    expect(await server.receive()).to.deep.equal(malformed);
    expect(await stop()).to.include({ links: 1, fromDevices: 1, malformed: 1, notForwarded: 0 });
    const capture = await readCapture(file);
    expect(capture.messages).to.deep.equal([]);
    expect(capture.malformed).to.have.length(1);
    expect(capture.malformed[0]).to.deep.include({ link: 1, device: 1, from: 'device', bytes: malformed });
  });

  it('writes a complete line for a message before it forwards the message', async () => {
    const { listen } = await record();
    await using device = await udpPeer();
    await device.send(register('meter-1'), portOf(listen));
    await server.receive();
    // The recording goes on: a kill now would leave just this.
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(JSON.parse(lines[2] ?? '')).to.deep.include({
      ...{ device: 'meter-1', from: 'device', type: 'CON', code: 'POST', id: 1, token: '01' },
      options: { 'Uri-Path': '/rd', 'Uri-Query': 'ep=meter-1' },
    });
    expect((await readCapture(file)).complete).to.equal(false);
  });

  it('closes the address that was silent longest when there are too many, and notes it', async () => {
    const { listen, stats: none } = await record({ maxLinks: 2 });
    expect(none.links).to.equal(0);
    const devices = [await udpPeer(), await udpPeer(), await udpPeer()];
    for (const device of devices) {
      await device.send(register('a'), portOf(listen));
      await server.receive();
    }
    for (const device of devices) await device.close();
    expect(await recording?.stop()).to.include({ links: 3, closedLinks: 1, notForwarded: 0 });
    const text = await readFile(file, 'utf8');
    expect(text).to.contain('"note":"link-closed","link":1').and.to.contain('more than 2 device addresses');
  });

  it('decrypts the messages of a coaps: server with the keys of the devices, and names those without', async () => {
    const fleetOptions = { devices: 3, seed: 7, backOff: { initialSeconds: 0.2 } };
    const psk = await preSharedKeys(fleetOptions);
    await using secured = await SecuredServer.start({ psk });
    const pskFile = place.join('keys.csv');
    const names = [1, 2, 3].map((index) => `muster-sim-00000${index}`);
    const rows = names.slice(0, 2).map((name) => `${name},${psk(name)?.toString('hex')}`);
    await writeFile(pskFile, ['PSK.identity,PSK.preSharedKey', ...rows].join('\n'));
    const listen = 'coaps://127.0.0.1:0';
    const pcap = place.join('secured.pcapng');
    const capture = new PcapFile(pcap, (error) => expect.fail(error.message));
    recording = await recordCapture({ listen, server: secured.uri, file, pskFile, capture });
    expect(recording.listen).to.match(/^coaps:\/\/127\.0\.0\.1:[1-9]/u);
    await using fleet = createFleet({ ...fleetOptions, serverUri: recording.listen });
    await fleet.start();
    await fleet.whenRegistered();
    await fleet.stop();
    const { undecrypted, undecryptedReasons, ...stats } = await recording.stop();
    expect(stats).to.include({ links: 3, devices: 2, fromDevices: 4, fromServer: 4, malformed: 0 });
    const reason = 'no key for the identity "muster-sim-000003"';
    expect(undecryptedReasons).to.deep.equal([{ reason, records: undecrypted }]);
    const { messages } = await readCapture(file);
    const codes = messages.filter(({ device }) => device === names[0]).map(({ code }) => code);
    expect(codes).to.deep.equal(['POST', '2.01', 'DELETE', '2.02']);
    capture.close();
    const again = { pcap, server: recording.listen, file: place.join('again.ndjson') };
    expect(await recordFromPcap(again)).to.include({ devices: 2, fromDevices: 4, fromServer: 4 });
  });

  it('refuses unfit addresses, an existing file and a missing folder', async () => {
    const to = `coap://127.0.0.1:${server.port}`;
    const listen = 'coap://127.0.0.1:0';
    const secured = await rejection(recordCapture({ listen: 'coaps://127.0.0.1:0', server: to, file }));
    expect(secured).to.include({ name: 'CaptureOptionError' });
    expect(secured.message).to.contain('Use the same scheme for both');
    const keyless = { listen: 'coaps://127.0.0.1:0', server: 'coaps://127.0.0.1', file };
    expect((await rejection(recordCapture(keyless))).message).to.contain('There are no keys');
    const mqtt = await rejection(recordCapture({ listen, server: 'mqtt://127.0.0.1', file }));
    expect(mqtt.message).to.contain('the address of an MQTT server');
    const same = await rejection(recordCapture({ listen: to, server: to, file }));
    expect(same.message).to.contain('cannot both have the address');
    const taken = await rejection(recordCapture({ listen: to, server: listen.replace(':0', ':1'), file }));
    expect(taken).to.include({ name: 'CaptureListenError' });
    expect(taken.message).to.contain('another process has it');
    await writeFile(file, 'mine');
    const existing = await rejection(recordCapture({ listen, server: to, file }));
    expect(existing).to.include({ name: 'CaptureWriteError' });
    expect(existing.message).to.contain('The file exists');
    expect(await readFile(file, 'utf8')).to.equal('mine');
    const missing = await rejection(recordCapture({ listen, server: to, file: place.join('no', 'file') }));
    expect(missing.message).to.contain('The folder does not exist');
  });

  it('says that the disk is full', async function () {
    if (!existsSync('/dev/full')) this.skip();
    const to = `coap://127.0.0.1:${server.port}`;
    const options = { listen: 'coap://127.0.0.1:0', server: to, file: '/dev/full', overwrite: true };
    const error = await rejection(recordCapture(options));
    expect(error).to.include({ name: 'CaptureWriteError' });
    expect(error.message).to.contain('The disk is full');
  });

  it("records libcoap's client, whose message is forwarded byte by byte", async function () {
    const program = foreignPeer(this, 'coap-client-notls', 'libcoap3-bin');
    const real = await RecordingServer.start();
    try {
      recording = await recordCapture({ listen: 'coap://127.0.0.1:0', server: real.uri, file });
      const uri = `${recording.listen}/rd?ep=libcoap-1&lt=60&lwm2m=1.1&b=U`;
      const args = ['-m', 'post', '-t', '40', '-e', '</3/0>', '-B', '5', uri];
      await promisify(execFile)(program, args);
      expect(real.registered).to.deep.equal(['libcoap-1']);
      await recording.stop();
      const { messages } = await readCapture(file);
      expect(messages.map(({ device, from, code }) => [device, from, code])).to.deep.equal([
        ['libcoap-1', 'device', 'POST'],
        ['libcoap-1', 'server', '2.01'],
      ]);
      expect(messages[0]?.payload.toString()).to.equal('</3/0>');
    } finally {
      await real.close();
    }
  });

  it('records 1,000 devices', async () => {
    const real = await RecordingServer.start();
    try {
      recording = await recordCapture({ listen: 'coap://127.0.0.1:0', server: real.uri, file });
      const pace = { startRatePerSecond: 500, notifyIntervalSeconds: 0 };
      await using fleet = createFleet({ devices: 1000, serverUri: recording.listen, ...pace });
      await fleet.start();
      await fleet.whenRegistered();
      await fleet.stop();
      await until(() => real.registered.length === 0);
      const stats = await recording.stop();
      expect(stats).to.include({ links: 1000, devices: 1000, malformed: 0, notForwarded: 0, closedLinks: 0 });
      const { messages } = await readCapture(file);
      expect(messages).to.have.length(stats.fromDevices + stats.fromServer);
      expect(new Set(messages.map(({ device }) => device)).size).to.equal(1000);
    } finally {
      await real.close();
    }
  });
});
