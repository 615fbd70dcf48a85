import { join } from 'node:path';
import { expect } from 'chai';
import { freeUdpPort } from '@muster/testkit';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';
import { BytesDevice, option } from '../support/bytes-device.ts';
import type { ReceivedMessage } from '../support/bytes-device.ts';

const SENML_JSON = 110;
const both = '</>;ct=110,</1/0>,</3303/0>,</3303/1>';
const withoutFirst = '</>;ct=110,</1/0>,</3303/1>';

interface Row {
  readonly Id: string;
  readonly TypeId: number;
  readonly InstanceNumber: number;
  readonly SmartObjects: readonly Row[];
  readonly ResourceTypes: readonly Row[];
  readonly LatestMeasurement?: { readonly v: number };
  readonly IsObserveState: boolean;
  readonly Rows: readonly Row[];
}

interface Option {
  readonly number: number;
  readonly value: Buffer;
}

/** Reads the options of a message (RFC 7252, 3.1). */
function optionsOf({ bytes, token }: ReceivedMessage): Option[] {
  const options: Option[] = [];
  let at = 4 + token.length / 2;
  let number = 0;
  while (at < bytes.length && bytes[at] !== 0xff) {
    const head = bytes[at] ?? 0;
    at += 1;
    const extended = (nibble: number): number => (nibble < 13 ? nibble : 13 + (bytes[at++] ?? 0));
    number += extended(head >> 4);
    const length = extended(head & 15);
    options.push({ number, value: bytes.subarray(at, at + length) });
    at += length;
  }
  return options;
}

const pathOf = (message: ReceivedMessage, number = 11): string =>
  optionsOf(message)
    .filter((one) => one.number === number)
    .map((one) => `/${one.value.toString()}`)
    .join('');
const isObserve = (message: ReceivedMessage): boolean =>
  optionsOf(message).some((one) => one.number === option.observe && one.value.length === 0);

/** The whole server: observations through the API, and a device that exchanges bytes and changes its object list. */
describe('observations of object instances that disappear and return', () => {
  const folders = new TemporaryFolders();
  let folder: string;
  let server: RunningServer;
  let device: BytesDevice;
  let coap: string;
  let location: string;

  beforeEach(async () => {
    folder = folders.make();
    await start(`coap://127.0.0.1:${await freeUdpPort()}`);
    ({ coap } = server.info);
    device = await BytesDevice.open();
  });

  afterEach(async () => {
    await server.close();
    await device.close();
    folders.removeAll();
  });

  async function start(listen: string, observeComposite: 'auto' | 'never' = 'never'): Promise<void> {
    server = await startServer({
      http: '127.0.0.1:0',
      coap: [listen],
      store: `sqlite:${join(folder, 'muster.db')}`,
      dataDir: folder,
      autoEnroll: 'Generic LwM2M',
      observeComposite,
      connectionFile: false,
      logLevel: 'silent',
    });
  }

  async function restart(observeComposite?: 'auto' | 'never'): Promise<void> {
    await server.close();
    await start(coap, observeComposite);
  }

  async function register(links = both): Promise<void> {
    const answer = await device.register(coap, 'bytes', links);
    expect(answer.code).to.equal('2.01');
    location = pathOf(answer, 8).split('/').at(-1) ?? '';
  }

  async function update(links: string): Promise<void> {
    const answer = await device.ask(coap, {
      code: 'POST',
      path: ['rd', location],
      options: { [option.contentFormat]: 40 },
      payload: links,
    });
    expect(answer.code).to.equal('2.04');
  }

  async function call(path: string, method = 'GET', body?: object): Promise<Response> {
    return fetch(`${server.info.http}/api/v3${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${server.info.apiKey}`,
        'Content-Type': 'application/json',
        Connection: 'close',
      },
    });
  }

  const show = async (path: string): Promise<Row> => (await (await call(path)).json()) as Row;

  /** Returns the ID of the temperature of an instance. */
  async function temperature(instance = 0): Promise<string> {
    const [row] = (await show('/devices')).Rows;
    const { SmartObjects: objects } = await show(`/devices/${row!.Id}`);
    const { Id } = objects.find((one) => one.TypeId === 3303 && one.InstanceNumber === instance)!;
    return `${Id.slice(0, -8)}1644ffff`;
  }

  /** Answers requests to the device up to an Observe of the path, and resolves with that one. */
  async function observed(path: string): Promise<ReceivedMessage> {
    for (;;) {
      const request = await device.receive();
      await answer(request);
      if (request.code === '0.01' && isObserve(request) && pathOf(request) === path) {
        return request;
      }
    }
  }

  /** Answers an Observe-Composite and resolves with the paths in its payload. */
  async function composed(): Promise<{ request: ReceivedMessage; paths: string[] }> {
    for (;;) {
      const request = await device.receive();
      await answer(request);
      if (request.code === '0.05' && isObserve(request)) return { request, paths: pathsIn(request) };
    }
  }

  function pathsIn({ bytes }: ReceivedMessage): string[] {
    const text = bytes.subarray(bytes.lastIndexOf(0xff) + 1).toString();
    return (JSON.parse(text) as { bn?: string; n?: string }[]).map(({ bn = '', n = '' }) => bn + n);
  }

  async function answer(request: ReceivedMessage): Promise<void> {
    if (!request.code.startsWith('0.') || request.code === '0.00') return;
    const options = {
      [option.contentFormat]: SENML_JSON,
      ...(isObserve(request) ? { [option.observe]: 1 } : {}),
    };
    const path = pathOf(request);
    const isValue = request.code === '0.01' && path.startsWith('/3303') && path.split('/').length === 4;
    const paths = request.code === '0.05' ? pathsIn(request) : isValue ? [path] : [];
    const payload = JSON.stringify(paths.map((n) => ({ n, v: 20 })));
    await device.answer(
      coap,
      request,
      paths.length > 0 ? { code: '2.05', options, payload } : { code: '4.04' },
    );
  }

  let messageId = 0x7000;
  async function notify(
    token: string,
    sequence: number,
    values: Record<string, number>,
  ): Promise<'ACK' | 'RST'> {
    messageId += 1;
    const id = messageId;
    await device.send(coap, {
      type: 'CON',
      code: '2.05',
      id,
      token,
      options: { [option.observe]: sequence, [option.contentFormat]: SENML_JSON },
      payload: JSON.stringify(Object.entries(values).map(([n, v]) => ({ n, v }))),
    });
    for (;;) {
      const reply = await device.receive();
      if (reply.id === id && reply.code === '0.00') {
        return ((reply.bytes[0] ?? 0) >> 4) % 4 === 2 ? 'ACK' : 'RST';
      }
      await answer(reply);
    }
  }

  const state = async (): Promise<boolean> =>
    (await show(`/resources/${await temperature()}/observestate`)).IsObserveState;
  const latest = async (): Promise<number | undefined> =>
    (await show(`/resources/${await temperature()}`)).LatestMeasurement?.v;

  async function observe(...instances: number[]): Promise<void> {
    for (const instance of instances) {
      const id = await temperature(instance);
      expect((await call(`/resources/${id}/observe`, 'PUT', {})).status).to.equal(204);
    }
  }

  async function expectObservedAgain(): Promise<void> {
    const { token } = await observed('/3303/0/5700');
    expect(await notify(token, 2, { '/3303/0/5700': 33 })).to.equal('ACK');
    expect([await state(), await latest()]).to.deep.equal([true, 33]);
  }

  it('an observation of PUT /resources/{id}/observe is sent again; the old token is reset', async () => {
    await register();
    await observe(0);
    const { token } = await observed('/3303/0/5700');
    expect(await notify(token, 2, { '/3303/0/5700': 21 })).to.equal('ACK');
    await update(withoutFirst);
    expect(await state()).to.equal(false);
    expect(await notify(token, 3, { '/3303/0/5700': 22 })).to.equal('RST');
    await update(both);
    await expectObservedAgain();
  });

  it('an observation of a template is, too', async () => {
    const [type] = (await show('/smartobjecttypes?Filter=TypeId eq 3303')).Rows;
    const { ResourceTypes: types } = await show(`/smartobjecttypes/${type!.Id}`);
    const create = async (path: string, body: object): Promise<string> => {
      const response = await call(path, 'POST', body);
      expect(response.status).to.equal(201);
      return ((await response.json()) as Row).Id;
    };
    const template = await create('/smartobjecttemplates', {
      Name: 'Observed',
      SmartObjectTypeId: type!.Id,
      ResourceTemplates: [
        { ResourceTypeId: types.find((one) => one.TypeId === 5700)!.Id, IsRequestObserve: true },
      ],
    });
    const deviceType = (await show("/devicetypes?Filter=Name eq 'Generic LwM2M'")).Rows[0]!.Id;
    const deviceTemplate = await create('/devicetemplates', {
      Name: 'Observed',
      DeviceTypeId: deviceType,
      SmartObjectTypeInstanceTemplates: [
        { SmartObjectTypeId: type!.Id, InstanceId: 0, SmartObjectTemplateId: template },
      ],
    });
    await create('/devices', {
      DeviceIdentifier: 'bytes',
      DeviceTypeId: deviceType,
      DeviceTemplateId: deviceTemplate,
    });
    await register();
    await observed('/3303/0/5700');
    await update(withoutFirst);
    await update(both);
    await expectObservedAgain();
  });

  it('after a restart in between', async () => {
    await register();
    await observe(0);
    await observed('/3303/0/5700');
    await update(withoutFirst);
    await restart();
    await update(both);
    await expectObservedAgain();
  });

  it('after a Register without the instance, and an Update with it', async () => {
    await register();
    await observe(0);
    await observed('/3303/0/5700');
    await register(withoutFirst);
    await update(both);
    await expectObservedAgain();
  });

  it('a device that ends an observation gets it again after its next Update', async () => {
    await register();
    await observe(0);
    const { token } = await observed('/3303/0/5700');
    await device.send(coap, { type: 'NON', code: '4.04', id: 0x7fff, token });
    while (await state()) await new Promise((resolve) => setImmediate(resolve));
    await update(both);
    await expectObservedAgain();
  });

  it('an observation cancelled during the absence is not sent again', async () => {
    await register();
    await observe(0, 1);
    const [, { token }] = [await observed('/3303/0/5700'), await observed('/3303/1/5700')];
    await update(withoutFirst);
    expect((await call(`/resources/${await temperature()}/cancelobserve`, 'PUT')).status).to.equal(204);
    await update(both);
    expect(await notify(token, 2, { '/3303/1/5700': 5 })).to.equal('ACK');
    expect(await state()).to.equal(false);
  });

  it('the others of a composite observation continue, and it joins them again', async () => {
    await restart('auto');
    await register('</>;ct=110,</1/0>,</3303/0>,</3303/1>,</3303/2>');
    await observe(0, 1, 2);
    expect((await composed()).paths).to.have.length(3);
    await update('</>;ct=110,</1/0>,</3303/1>,</3303/2>');
    expect((await composed()).paths).to.have.members(['/3303/1/5700', '/3303/2/5700']);
    await update('</>;ct=110,</1/0>,</3303/0>,</3303/1>,</3303/2>');
    const { request, paths } = await composed();
    expect(paths).to.have.length(3);
    expect(await notify(request.token, 2, { '/3303/0/5700': 44 })).to.equal('ACK');
    expect(await latest()).to.equal(44);
  });
});
