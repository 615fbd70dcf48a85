/** Pre-shared keys as text and as hexadecimal digits: each device comes in with the bytes that its DataType says. */
import { join } from 'node:path';
import { createLwm2mClient, secureTransport } from '@muster/lwm2m';
import { createClient } from '@muster/sdk';
import type { MusterClient } from '@muster/sdk';
import { expect } from 'chai';
import { MemoryTree, models } from '../packages/lwm2m/test/endpoint/support.ts';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';

/** As text 32 bytes, as hexadecimal digits 16. */
const digits = '00112233445566778899aabbccddeeff';

describe('pre-shared keys as text and as hexadecimal digits', () => {
  let place: Workplace;
  let server: MusterProcess;
  let api: MusterClient;
  let deviceType: string;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      'server',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
      '--coaps=coaps://127.0.0.1:0',
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
    api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    deviceType = (await api.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" })).Rows[0]!.Id;
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  /** Creates a device with the body that clients of the original service send. */
  async function addDevice(name: string, DataType: 'String' | 'HexString', key: string): Promise<void> {
    await api.devices.create({
      DeviceIdentifier: name,
      DeviceTypeId: deviceType,
      SettingCategories: [
        {
          Name: 'PSK',
          Settings: [
            { DataType: 'String', Key: 'identity', Value: name },
            { DataType, Key: 'preSharedKey', Value: key },
          ],
        },
      ],
    });
  }

  /** Registers a device that has these bytes as its key. */
  async function register(name: string, key: Uint8Array): Promise<void> {
    const client = createLwm2mClient({
      endpointName: name,
      serverUri: server.info.coaps ?? '',
      tree: new MemoryTree(),
      models,
      transportFactory: secureTransport({ credentials: { psk: { identity: name, key } } }),
    });
    try {
      await client.start();
    } finally {
      await client.close({ deregister: false });
    }
    const { Status } = await api.devices.getByEndpoint(name);
    expect(Status).to.equal('online');
  }

  /** Makes a handshake with these bytes as the key. @returns its error, or undefined */
  async function handshake(identity: string, key: Uint8Array): Promise<unknown> {
    const { hostname, port } = new URL((server.info.coaps ?? '').replace('coaps:', 'http:'));
    const open = secureTransport({ credentials: { psk: { identity, key } }, handshakeTimeoutMs: 3_000 });
    const transport = await open({ address: hostname, port: Number(port), scheme: 'coaps' });
    try {
      return await transport.connect().catch((error: unknown) => error);
    } finally {
      await transport.close();
    }
  }

  it('DataType String: the key is the UTF-8 bytes of the text', async () => {
    await addDevice('buoy', 'String', 'schlüssel zur boje');
    await register('buoy', Buffer.from('schlüssel zur boje', 'utf8'));
  });

  it('DataType String: digits are text, not hexadecimal digits', async () => {
    await addDevice('lamp', 'String', digits);
    await register('lamp', Buffer.from(digits, 'utf8'));
    expect(await handshake('lamp', Buffer.from(digits, 'hex'))).to.be.instanceOf(Error);
  });

  it('DataType HexString: the key is what the hexadecimal digits stand for', async () => {
    await addDevice('gauge', 'HexString', digits);
    await register('gauge', Buffer.from(digits, 'hex'));
  });

  it('a CSV of a mass registration holds keys as HexString', async () => {
    const csv = `DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey\nrow,Generic LwM2M,row,${digits}\n`;
    const made = await muster(place, ['devices', 'create-multiple', '--data', '-', '-o', 'json'], csv);
    expect(made.code, made.stderr).to.equal(0);
    await register('row', Buffer.from(digits, 'hex'));
  });
});
