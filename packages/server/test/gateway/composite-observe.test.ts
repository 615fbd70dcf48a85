import { join } from 'node:path';
import { expect } from 'chai';
import { freeUdpPort } from '@muster/testkit';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';
import { BytesDevice, option } from '../support/bytes-device.ts';
import type { ReceivedMessage } from '../support/bytes-device.ts';

const SENML_JSON = 110;
const links = '</>;ct=110,</1/0>,</3303/0>,</3303/1>';
const [first, second] = ['/3303/0/5700', '/3303/1/5700'] as const;

interface Shown {
  readonly Rows: readonly { readonly Id: string; readonly DeviceIdentifier: string }[];
  readonly SmartObjects: readonly {
    readonly Id: string;
    readonly InstanceNumber: number;
    readonly TypeId: number;
  }[];
  readonly LatestMeasurement?: { readonly v: number };
  readonly IsObserveState: boolean;
}

/** Returns the Observe option of a request: the first option with number 6, after options with smaller numbers. */
function observeOf({ bytes }: ReceivedMessage): number | undefined {
  const at = 4 + ((bytes[0] ?? 0) & 15);
  const head = bytes[at] ?? 0;
  if (head >> 4 !== option.observe) {
    return undefined;
  }
  return (head & 15) === 0 ? 0 : bytes[at + 1];
}

/** Returns an ASCII payload: the marker is the last 0xff. */
const payloadOf = ({ bytes }: ReceivedMessage): string => {
  const marker = bytes.lastIndexOf(0xff);
  return marker < 0 ? '' : bytes.subarray(marker + 1).toString();
};

/** Tells whether the path of a request names instance 1. */
const isSecond = ({ bytes, token }: ReceivedMessage): boolean =>
  bytes.subarray(4 + token.length / 2).includes(Buffer.from([0x01, 0x31]));

const pathsOf = (request: ReceivedMessage): string[] =>
  (JSON.parse(payloadOf(request)) as { bn?: string; n?: string }[]).map(({ bn = '', n = '' }) => bn + n);

const pack = (values: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(values).map(([n, v]) => ({ n, v })));

/** The whole server: observations through the API, and a device that exchanges bytes over UDP. */
describe('Observe-Composite, from the API to the bytes of a device', () => {
  const folders = new TemporaryFolders();
  let folder: string;
  let server: RunningServer;
  let device: BytesDevice;
  let isComposite: boolean;
  let coap: string;

  beforeEach(async () => {
    folder = folders.make();
    isComposite = true;
    await start(`coap://127.0.0.1:${await freeUdpPort()}`);
    coap = server.info.coap;
    device = await BytesDevice.open();
    await register();
  });

  afterEach(async () => {
    await server.close();
    await device.close();
    folders.removeAll();
  });

  async function start(listen: string): Promise<void> {
    server = await startServer({
      http: '127.0.0.1:0',
      coap: [listen],
      store: `sqlite:${join(folder, 'muster.db')}`,
      dataDir: folder,
      autoEnroll: 'Generic LwM2M',
      connectionFile: false,
      logLevel: 'silent',
    });
  }

  async function register(): Promise<void> {
    expect((await device.register(coap, 'bytes', links)).code).to.equal('2.01');
  }

  async function call(path: string, method = 'GET', body?: string): Promise<Response> {
    return fetch(`${server.info.http}/api/v3${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        Authorization: `Bearer ${server.info.apiKey}`,
        'Content-Type': 'application/json',
        Connection: 'close',
      },
    });
  }

  const show = async (path: string): Promise<Shown> => (await (await call(path)).json()) as Shown;

  /** Returns the ID of the temperature of an instance. */
  async function temperature(instance: number): Promise<string> {
    const [row] = (await show('/devices')).Rows;
    const { SmartObjects: objects } = await show(`/devices/${row!.Id}`);
    const { Id } = objects.find((one) => one.TypeId === 3303 && one.InstanceNumber === instance)!;
    return `${Id.slice(0, -8)}1644ffff`;
  }

  /** Answers requests to the device until one matches `fits`, and resolves with that one. */
  async function serve(fits: (request: ReceivedMessage) => boolean): Promise<ReceivedMessage> {
    for (;;) {
      const request = await device.receive();
      await answer(request);
      if (fits(request)) {
        return request;
      }
    }
  }

  async function answer(request: ReceivedMessage): Promise<void> {
    const options = { [option.contentFormat]: SENML_JSON };
    const observing = { [option.observe]: 1, ...options };
    if (request.code === '0.05' && isComposite) {
      const values = Object.fromEntries(pathsOf(request).map((path) => [path, 20]));
      const isCancelled = observeOf(request) === 1;
      await device.answer(coap, request, {
        code: '2.05',
        options: isCancelled ? options : observing,
        payload: pack(values),
      });
    } else if (request.code === '0.01' && observeOf(request) === 0) {
      const path = isSecond(request) ? second : first;
      await device.answer(coap, request, { code: '2.05', options: observing, payload: pack({ [path]: 1 }) });
    } else if (request.code.startsWith('0.') && request.code !== '0.00') {
      await device.answer(coap, request, { code: request.code === '0.05' ? '4.05' : '4.04' });
    }
  }

  const isComposition = (observe: number) => (request: ReceivedMessage) =>
    request.code === '0.05' && observeOf(request) === observe;
  const isSingle = (request: ReceivedMessage): boolean => request.code === '0.01' && observeOf(request) === 0;

  async function observeBoth(): Promise<void> {
    for (const instance of [0, 1]) {
      const id = await temperature(instance);
      expect((await call(`/resources/${id}/observe`, 'PUT', '{}')).status).to.equal(204);
    }
  }

  let messageId = 0x7000;
  /** Sends a notification; resolves with the reply: an acknowledgement or a Reset. */
  async function notify(
    token: string,
    sequence: number,
    values: Readonly<Record<string, number>>,
  ): Promise<string> {
    messageId += 1;
    const id = messageId;
    await device.send(coap, {
      type: 'CON',
      code: '2.05',
      id,
      token,
      options: { [option.observe]: sequence, [option.contentFormat]: SENML_JSON },
      payload: pack(values),
    });
    for (;;) {
      const reply = await device.receive();
      if (reply.id === id && reply.code === '0.00') {
        return ((reply.bytes[0] ?? 0) >> 4) % 4 === 2 ? 'ACK' : 'RST';
      }
      await answer(reply);
    }
  }

  const values = async (): Promise<(number | undefined)[]> =>
    Promise.all(
      [0, 1].map(async (at) => (await show(`/resources/${await temperature(at)}`)).LatestMeasurement?.v),
    );

  it('one request for both, and each notification is stored as the values of both', async () => {
    await observeBoth();
    const request = await serve(isComposition(0));
    expect(pathsOf(request)).to.have.members([first, second]);
    expect(await notify(request.token, 2, { [first]: 31, [second]: 32 })).to.equal('ACK');
    expect(await values()).to.deep.equal([31, 32]);
  });

  it('after a restart its notifications continue, without a request', async () => {
    await observeBoth();
    const { token } = await serve(isComposition(0));
    expect(await notify(token, 2, { [first]: 1, [second]: 2 })).to.equal('ACK');
    await server.close();
    await start(coap);
    expect(await notify(token, 3, { [first]: 41, [second]: 42 })).to.equal('ACK');
    expect(await values()).to.deep.equal([41, 42]);
  });

  it('after a new registration it is observed again, and the old token is reset', async () => {
    await observeBoth();
    const { token } = await serve(isComposition(0));
    expect(await notify(token, 2, { [first]: 1, [second]: 2 })).to.equal('ACK');
    await register();
    const again = await serve(isComposition(0));
    expect(pathsOf(again)).to.have.members([first, second]);
    expect(again.token).not.to.equal(token);
    expect(await notify(again.token, 2, { [first]: 51, [second]: 52 })).to.equal('ACK');
    expect(await values()).to.deep.equal([51, 52]);
    expect(await notify(token, 9, { [first]: 0, [second]: 0 })).to.equal('RST');
  });

  it('one resource is cancelled: the composite ends with Observe 1, the other gets its own observation', async () => {
    await observeBoth();
    const { token } = await serve(isComposition(0));
    expect(await notify(token, 2, { [first]: 1, [second]: 2 })).to.equal('ACK');
    const id = await temperature(0);
    expect((await call(`/resources/${id}/cancelobserve`, 'PUT')).status).to.equal(204);
    const cancellation = await serve(isComposition(1));
    expect(cancellation.token).to.equal(token);
    expect(pathsOf(cancellation)).to.have.members([first, second]);
    await serve(isSingle);
    expect((await show(`/resources/${id}/observestate`)).IsObserveState).to.equal(false);
  });

  it('a device that refuses gets an observation for each', async () => {
    isComposite = false;
    await observeBoth();
    const tokens = [(await serve(isSingle)).token, (await serve(isSingle)).token];
    await serve(isComposition(0));
    expect(await notify(tokens[0]!, 2, { [first]: 61 })).to.equal('ACK');
    expect(await notify(tokens[1]!, 2, { [second]: 62 })).to.equal('ACK');
    expect(await values()).to.deep.equal([61, 62]);
    await register();
    // None of the requests this time is composite.
    await serve((request) => {
      expect(request.code).not.to.equal('0.05');
      return isSingle(request);
    });
  });
});
