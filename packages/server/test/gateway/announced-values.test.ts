import { expect } from 'chai';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { BytesDevice, option } from '../support/bytes-device.ts';
import type { ReceivedMessage } from '../support/bytes-device.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

const TLV = 11_542;

interface Shown {
  readonly SmartObjects: readonly { readonly Id: string; readonly TypeId: number }[];
}

interface Resource {
  readonly DataType: string;
  readonly LatestMeasurement?: Readonly<Record<string, unknown>>;
}

/** Returns the Uri-Path segments of a request, each shorter than 13 bytes. */
function segmentsOf({ bytes, token }: ReceivedMessage): string[] {
  const segments: string[] = [];
  let number = 0;
  for (let at = 4 + token.length / 2; at < bytes.length && bytes[at] !== 0xff;) {
    const head = bytes[at] ?? 0;
    number += head >> 4;
    const length = head & 15;
    if (number === 11) {
      segments.push(bytes.toString('utf8', at + 1, at + 1 + length));
    }
    at += 1 + length;
  }
  return segments;
}

/** In TLV a value carries no type; its definition does. */
describe('values of an object whose versions differ in a type, through the API', () => {
  const folders = new TemporaryFolders();
  let server: RunningServer;
  let device: BytesDevice;

  beforeEach(async () => {
    server = await startServer({
      http: '127.0.0.1:0',
      coap: ['coap://127.0.0.1:0'],
      store: 'memory:',
      dataDir: folders.make(),
      autoEnroll: 'Generic LwM2M',
      connectionFile: false,
      logLevel: 'silent',
    });
    device = await BytesDevice.open();
    const definition = (version: string, type: string): unknown => ({
      id: 33_001,
      Name: `Mooring Line ${version}`,
      ObjectUrn: version === '1.0' ? 'urn:oma:lwm2m:x:33001' : `urn:oma:lwm2m:x:33001:${version}`,
      InstanceType: 'Multiple',
      resourcedefs: [{ id: 7, Name: 'Serial', Operations: 'RW', type }],
    });
    await call('POST', '/smartobjecttypes/import', [
      definition('1.0', 'String'),
      definition('1.1', 'Integer'),
    ]);
  });

  afterEach(async () => {
    await device.close();
    await server.close();
    folders.removeAll();
  });

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${server.info.http}/api/v3${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${server.info.apiKey}`,
        'Content-Type': 'application/json',
        Connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).to.equal(true);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  /** Returns the next request for the value, and answers Discovers with 4.04. */
  async function asked(): Promise<ReceivedMessage> {
    for (;;) {
      const request = await device.receive();
      if (segmentsOf(request).join('/') === '33001/0/7') {
        return request;
      }
      await device.answer(server.info.coap, request, { code: '4.04' });
    }
  }

  /** Registers with that link and answers the Read with the bytes "12"; resolves with the value in the API. */
  async function readAs(link: string): Promise<{ id: string; shown: Resource }> {
    const answer = await device.register(server.info.coap, 'line', `</>;ct=${TLV},</1/0>,${link}`);
    expect(answer.code).to.equal('2.01');
    const { SmartObjects } = await call<Shown>('GET', '/devices/endpoint?endpoint=line');
    const id = `${SmartObjects.find((one) => one.TypeId === 33_001)!.Id.slice(0, -8)}0007ffff`;
    await call('GET', `/resources/${id}/read`);
    await device.answer(server.info.coap, await asked(), {
      code: '2.05',
      options: { [option.contentFormat]: TLV },
      payload: Buffer.from('c2073132', 'hex'),
    });
    let shown: Resource;
    do {
      shown = await call<Resource>('GET', `/resources/${id}`);
    } while (shown.LatestMeasurement === undefined);
    return { id, shown };
  }

  it('without ver it is version 1.0: the bytes are a text', async () => {
    const { shown } = await readAs('</33001/0>');
    expect(shown.DataType).to.equal('String');
    expect(shown.LatestMeasurement).to.include({ sv: '12' }).and.not.have.property('v');
  });

  it('with ver=1.1 the same bytes are an integer', async () => {
    const { shown } = await readAs('</33001>;ver=1.1,</33001/0>');
    expect(shown.DataType).to.equal('Integer');
    expect(shown.LatestMeasurement).to.include({ v: 0x3132 }).and.not.have.property('sv');
  });

  it('with ver=1.0 they are a text again', async () => {
    const { shown } = await readAs('</33001>;ver=1.0,</33001/0>');
    expect(shown.LatestMeasurement).to.include({ sv: '12' });
  });
});
