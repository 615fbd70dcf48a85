import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PcapFile } from '@muster/net';
import { seededRandom, tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import {
  CaptureFileError,
  fleetCredentials,
  parseFleetFile,
  readCapture,
  recordFromPcap,
  runScenarioInVirtualTime,
  type Capture,
  type RecordFromPcapOptions,
} from '../../src/index.ts';
import { readPcap } from '../../src/capture/read-pcap.ts';
import { rejection } from '../support/rejection.ts';

const startMs = Date.UTC(2026, 0, 1);
/** POST /rd?ep=a with Message ID 1 and token 01, and its response. */
const register = Buffer.from('4102000101b272644465703d61', 'hex');
const created = Buffer.from('61410001018272640131', 'hex');

/** An IPv4 packet with a UDP datagram, from 10.0.0.1 port 40000 to 10.0.0.2 port 5683. */
function packet(datagram: Buffer): Buffer {
  const header = Buffer.from('4500000000000000401100000a0000010a0000029c40163300000000', 'hex');
  header.writeUInt16BE(header.length + datagram.length, 2);
  header.writeUInt16BE(8 + datagram.length, 24);
  return Buffer.concat([header, datagram]);
}

/** A classic file with one packet at `startMs` + 1.5 ms. */
function classic(magic: number, linkType: number, fraction: number, frame: Buffer): Buffer {
  const fields = [magic, 0x00020004, 0, 0, 65_535, linkType, startMs / 1000, fraction, frame.length];
  const numbers = Buffer.alloc(40);
  [...fields, frame.length].forEach((field, at) => numbers.writeUInt32BE(field, at * 4));
  return Buffer.concat([numbers, frame]);
}

describe('recordFromPcap', () => {
  let place: TempDir;

  beforeEach(async () => {
    place = await tempDir();
  });

  afterEach(() => place.remove());

  async function convert(pcap: string, server: string): Promise<Capture> {
    const file = place.join('capture.ndjson');
    await recordFromPcap({ pcap, server, file, overwrite: true });
    return readCapture(file);
  }

  it('reads what a capture has written, over IPv4 and IPv6', async () => {
    const pcap = place.join('both.pcapng');
    const file = new PcapFile(pcap, (error) => expect.fail(error.message));
    const places = [
      ['10.0.0.1', '10.0.0.2'],
      ['fe80::1', '2001:db8::5:0:2'],
    ];
    for (const [device = '', server = ''] of places) {
      const [from, to] = [device, server].map((address) => ({ address, port: 5683 }));
      file.datagram(register, from!, to!, startMs);
      file.datagram(created, to!, from!, startMs + 1.5);
    }
    file.close();
    for (const [, server = ''] of places) {
      const host = server.includes(':') ? `[${server}]` : server;
      const { header, messages, complete } = await convert(pcap, `coap://${host}:5683`);
      expect(header.startedAt).to.equal('2026-01-01T00:00:00.000Z');
      expect(complete).to.equal(true);
      expect(messages.map(({ ms, device, from, code }) => [ms, device, from, code])).to.deep.equal([
        [0, 'a', 'device', 'POST'],
        [1.5, 'a', 'server', '2.01'],
      ]);
    }
  });

  it('reads pcap with other link types, byte orders and times', () => {
    const ethernet = Buffer.alloc(14);
    const vlan = Buffer.from('000000000000000000000000810000010800', 'hex');
    const [ip, other] = [packet(register), Buffer.concat([Buffer.from('e0', 'hex'), packet(register)])];
    for (const [magic, linkType, fraction, link] of [
      [0xa1b2c3d4, 1, 1500, ethernet],
      [0xa1b2c3d4, 1, 1500, vlan],
      [0xa1b23c4d, 101, 1_500_000, Buffer.alloc(0)],
      [0xa1b2c3d4, 113, 1500, Buffer.alloc(16)],
      [0xa1b2c3d4, 276, 1500, Buffer.alloc(20)],
    ] as const) {
      const bigEndian = classic(magic, linkType, fraction, Buffer.concat([link, ip]));
      const littleEndian = Buffer.from(bigEndian);
      littleEndian.subarray(0, 40).swap32();
      for (const bytes of [bigEndian, littleEndian]) {
        const [found, ...more] = [...readPcap(bytes)];
        expect(more).to.deep.equal([]);
        expect(found).to.deep.equal({
          timeMs: startMs + 1.5,
          from: { address: '10.0.0.1', port: 40_000 },
          to: { address: '10.0.0.2', port: 5683 },
          datagram: register,
        });
      }
    }
    expect([...readPcap(classic(0xa1b2c3d4, 101, 0, other))]).to.deep.equal([]);
  });

  it('names the addresses of a file that does not have the server, and refuses other files', async () => {
    const pcap = place.join('one.pcap');
    await writeFile(pcap, classic(0xa1b2c3d4, 101, 0, packet(register)));
    const refusal = await rejection(convert(pcap, 'coap://10.0.0.9'));
    expect(refusal.message).to.contain('Most are from or to 10.0.0.1:40000 (1), 10.0.0.2:5683 (1).');
    await writeFile(pcap, 'GET / HTTP/1.1\r\nHost: example.com\r\n\r\n');
    expect(await rejection(convert(pcap, 'coap://10.0.0.2'))).to.be.instanceOf(CaptureFileError);
  });

  it('survives mutated files', () => {
    const random = seededRandom(31);
    const pcapng = place.join('whole.pcapng');
    const file = new PcapFile(pcapng, (error) => expect.fail(error.message));
    const peer = { address: '10.0.0.1', port: 5683 };
    file.datagram(register, peer, peer, startMs);
    file.close();
    const files = [classic(0xa1b2c3d4, 101, 0, packet(register)), readFileSync(pcapng)];
    for (let run = 0; run < 4_000; run += 1) {
      const whole = files[run % 2]!;
      const bytes = Buffer.from(whole.subarray(0, Math.floor(random() * whole.length) + 1));
      for (let flips = 0; flips < 4; flips += 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      try {
        for (const { timeMs } of readPcap(bytes)) new Date(timeMs).toISOString();
      } catch (error) {
        expect(error).to.be.instanceOf(TypeError);
      }
    }
  });

  describe('with DTLS', () => {
    const server = 'coaps://127.0.0.1:5684';
    const fleetFile = parseFleetFile(
      JSON.stringify({
        ...{ version: 1, server, seed: 7, durationSeconds: 300 },
        cohorts: [
          {
            name: 'psk',
            count: 2,
            connectionId: 4,
            lifetimeSeconds: 60,
            network: [{ natRebindEverySeconds: 100 }],
          },
          { name: 'resuming', count: 1, lifetimeSeconds: 60, faults: { sessionLossEverySeconds: 80 } },
          { name: 'rpk', endpoint: 'rpk-{index}', count: 1, security: 'rpk' },
        ],
      }),
    );
    const sides = { sent: 'device', received: 'server' } as const;
    /** Codes and Message IDs that devices have sent and received. */
    let expected: string[];
    let keyLog: string;
    let pskFile: string;
    let bytes: Buffer;

    before(async () => {
      expected = [];
      const written = await tempDir();
      const capture = new PcapFile(written.join('pcapng'), (error) => expect.fail(error.message));
      const run = await runScenarioInVirtualTime(fleetFile, {
        capture,
        onDatagram: ({ endpointName }, direction, message) =>
          expected.push(`${endpointName} ${sides[direction]} ${Buffer.from(message).readUInt16BE(2)}`),
      });
      await run.report;
      capture.close();
      bytes = readFileSync(written.join('pcapng'));
      await written.remove();
      keyLog = '';
      Array.from(readPcap(bytes, (text) => (keyLog += text)));
      const { devices } = await fleetCredentials({
        serverUri: server,
        seed: 7,
        devices: fleetFile.cohorts.slice(0, -1),
      });
      const keys = devices.map(({ identity = '', preSharedKey = '' }) => `"${identity}",x,${preSharedKey}`);
      pskFile = ['PSK.identity,DeviceTypeName,PSK.preSharedKey', ...keys].join('\r\n');
    });

    async function decrypt(
      file: Buffer,
      keys: { readonly keyLog?: string; readonly pskFile?: string } = {},
    ): Promise<{ capture: Capture; stats: Awaited<ReturnType<typeof recordFromPcap>> }> {
      const options: RecordFromPcapOptions = {
        ...{
          pcap: place.join('secured.pcapng'),
          server,
          file: place.join('capture.ndjson'),
          overwrite: true,
        },
        ...Object.fromEntries(Object.keys(keys).map((name) => [name, place.join(name)])),
      };
      await writeFile(options.pcap, file);
      for (const [name, text] of Object.entries(keys)) await writeFile(place.join(name), text);
      const stats = await recordFromPcap(options);
      return { stats, capture: await readCapture(options.file) };
    }

    const messagesOf = ({ messages }: Capture): string[] =>
      messages.map(({ device, from, id }) => `${device} ${from} ${id}`);

    it('decrypts with the keys in the file, or with those of a key log', async () => {
      for (const { capture, stats } of [
        await decrypt(bytes),
        await decrypt(withoutSecrets(bytes), { keyLog: `# NSS\n${keyLog.toUpperCase()}CLIENT_RANDOM cut` }),
      ]) {
        expect(stats).to.deep.include({ devices: 4, malformed: 0, undecrypted: 0, undecryptedReasons: [] });
        expect(messagesOf(capture)).to.have.members(expected);
      }
    });

    it('decrypts connections of the key exchange PSK with pre-shared keys, and counts the others by their reason', async () => {
      const { capture, stats } = await decrypt(withoutSecrets(bytes), { pskFile });
      expect(messagesOf(capture)).to.have.members(expected.filter((text) => !text.startsWith('rpk-')));
      const [reason, ...others] = stats.undecryptedReasons;
      expect(others).to.deep.equal([]);
      expect(reason?.reason).to.contain('which key exchange ECDHE_ECDSA needs');
      expect(stats.undecrypted).to.equal(reason?.records).and.to.be.above(2);
      const text = readFileSync(capture.file, 'utf8');
      expect(text.match(/"note":"not-decrypted"/gu)).to.have.length(stats.undecrypted);
    });

    it('refuses missing, wrong and malformed keys', async () => {
      const bare = withoutSecrets(bytes);
      const [header = '', first = ''] = pskFile.split('\r\n');
      for (const [message, keys] of [
        ['There are no keys', {}],
        ['is wrong (', { pskFile: pskFile.replaceAll(/[0-9a-f]{32}/gu, '00'.repeat(16)) }],
        ['no key for the identity', { pskFile: `${header}\na,x,00` }],
        ['the secret in the key log is wrong (', { keyLog: keyLog.replaceAll(/.{9}\n/gu, '123456789\n') }],
        ['must have the columns PSK.identity and PSK.preSharedKey', { pskFile: `a,b,c\n${first}` }],
        ['line 2: PSK.preSharedKey: bytes must be', { pskFile: `${header}\na,b,secret` }],
        ['Invalid Record Length', { pskFile: `${header}\na` }],
      ] as const) {
        expect((await rejection(decrypt(bare, keys))).message).to.contain(message);
      }
    });
  });
});

/** A little-endian file in the format pcapng without its Decryption Secrets Blocks. */
function withoutSecrets(pcapng: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < pcapng.length;) {
    const block = pcapng.subarray(at, at + pcapng.readUInt32LE(at + 4));
    if (block.readUInt32LE(0) !== 10) blocks.push(block);
    at += block.length;
  }
  return Buffer.concat(blocks);
}
