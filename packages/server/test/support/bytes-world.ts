import { expect } from 'chai';
import { systemClock } from '@muster/lwm2m/core';
import { freeUdpPort, tempDir, type TempDir } from '@muster/testkit';
import { startServer, type RunningServer, type ServerConfig } from '../../src/index.ts';
import { BytesDevice, observeOf, option, pathOf, payloadOf, type ReceivedMessage } from './bytes-device.ts';

export const SENML_JSON = 110;

export interface Row {
  readonly Id: string;
  readonly TypeId: number;
  readonly InstanceNumber: number;
  readonly DataType: string;
  readonly SmartObjects: readonly Row[];
  readonly ResourceTypes: readonly Row[];
  readonly LatestMeasurement?: { readonly v?: number; readonly sv?: string };
  readonly IsObserveState: boolean;
  readonly ResponseMessage?: string;
  readonly Rows: readonly Row[];
}

/** The paths in the payload of a composite request. */
export const pathsIn = (request: ReceivedMessage): string[] =>
  (JSON.parse(payloadOf(request)) as { bn?: string; n?: string }[]).map(({ bn = '', n = '' }) => bn + n);

/** A whole server, asked through its API, and a device that exchanges bytes with it. */
export class BytesWorld {
  readonly device: BytesDevice;
  readonly #folder: TempDir;
  #server: RunningServer;
  #location = '';
  #messageId = 0x7000;
  isComposite = true;
  /** Answer to a request that is not to get the usual one. */
  answerOf: (request: ReceivedMessage) => Parameters<BytesDevice['answer']>[2] | undefined = () => undefined;
  #endpointName = 'bytes';

  private constructor(folder: TempDir, server: RunningServer, device: BytesDevice) {
    this.#folder = folder;
    this.#server = server;
    this.device = device;
  }

  static async start(changes: Partial<ServerConfig> = {}): Promise<BytesWorld> {
    const folder = await tempDir();
    const server = await serve(folder, `coap://127.0.0.1:${await freeUdpPort()}`, changes);
    return new BytesWorld(folder, server, await BytesDevice.open());
  }

  get coap(): string {
    return this.#server.info.coap;
  }

  async restart(changes: Partial<ServerConfig> = {}): Promise<void> {
    const { coap } = this;
    await this.#server.close();
    this.#server = await serve(this.#folder, coap, changes);
  }

  async close(): Promise<void> {
    await this.#server.close();
    await this.device.close();
    await this.#folder.remove();
  }

  async call(method: string, path: string, body?: unknown): Promise<Row> {
    const { http, apiKey } = this.#server.info;
    const response = await fetch(`${http}/api/v3${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${response.status} ${text}`).to.equal(true);
    return (text === '' ? {} : JSON.parse(text)) as Row;
  }

  show(path: string): Promise<Row> {
    return this.call('GET', path);
  }

  async register(links: string, endpointName = 'bytes'): Promise<void> {
    this.#endpointName = endpointName;
    const answer = await this.device.register(this.coap, endpointName, links);
    expect(answer.code).to.equal('2.01');
    this.#location = pathOf(answer, option.locationPath).split('/').at(-1) ?? '';
  }

  async update(links: string): Promise<void> {
    const options = { [option.contentFormat]: 40 };
    const path = ['rd', this.#location];
    const answer = await this.device.ask(this.coap, { code: 'POST', path, options, payload: links });
    expect(answer.code).to.equal('2.04');
  }

  async resource(objectId: number, instance: number, rid: number): Promise<string> {
    const { SmartObjects } = await this.show(`/devices/endpoint?endpoint=${this.#endpointName}`);
    const found = SmartObjects.find((one) => one.TypeId === objectId && one.InstanceNumber === instance);
    return `${found!.Id.slice(0, -8)}${rid.toString(16).padStart(4, '0')}ffff`;
  }

  async observe(...instances: readonly number[]): Promise<void> {
    for (const instance of instances) {
      await this.call('PUT', `/resources/${await this.resource(3303, instance, 5700)}/observe`, {});
    }
  }

  async cancelObserve(instance: number): Promise<void> {
    await this.call('PUT', `/resources/${await this.resource(3303, instance, 5700)}/cancelobserve`);
  }

  async isObserved(instance = 0): Promise<boolean> {
    const id = await this.resource(3303, instance, 5700);
    return (await this.show(`/resources/${id}/observestate`)).IsObserveState;
  }

  async latest(instance = 0): Promise<number | undefined> {
    return (await this.show(`/resources/${await this.resource(3303, instance, 5700)}`)).LatestMeasurement?.v;
  }

  /** Answers requests to the device up to one that fits, and resolves with that one. */
  async answeredUntil(fits: (request: ReceivedMessage) => boolean): Promise<ReceivedMessage> {
    for (;;) {
      const request = await this.device.receive();
      await this.#answer(request);
      if (fits(request)) return request;
    }
  }

  /** Resolves with the next Observe of a path, and answers it. */
  observed(path: string): Promise<ReceivedMessage> {
    return this.answeredUntil((one) => one.code === '0.01' && observeOf(one) === 0 && pathOf(one) === path);
  }

  /** Resolves with the next Observe-Composite, and answers it. @param observe 1: a cancellation */
  composed(observe = 0): Promise<ReceivedMessage> {
    return this.answeredUntil((one) => one.code === '0.05' && observeOf(one) === observe);
  }

  /** Sends a notification; resolves with the reply. */
  async notify(
    token: string,
    sequence: number,
    values: Readonly<Record<string, number>>,
  ): Promise<'ACK' | 'RST'> {
    this.#messageId += 1;
    const id = this.#messageId;
    const options = { [option.observe]: sequence, [option.contentFormat]: SENML_JSON };
    const payload = JSON.stringify(Object.entries(values).map(([n, v]) => ({ n, v })));
    await this.device.send(this.coap, { type: 'CON', code: '2.05', id, token, options, payload });
    for (;;) {
      const reply = await this.device.receive();
      if (reply.id === id && reply.code === '0.00') {
        return ((reply.bytes[0] ?? 0) >> 4) % 4 === 2 ? 'ACK' : 'RST';
      }
      await this.#answer(reply);
    }
  }

  async #answer(request: ReceivedMessage): Promise<void> {
    const { code } = request;
    if (!code.startsWith('0.') || code === '0.00') return;
    const path = pathOf(request);
    const isValue = code === '0.01' && path.startsWith('/3303') && path.split('/').length === 4;
    const paths = code === '0.05' && this.isComposite ? pathsIn(request) : isValue ? [path] : [];
    const options = {
      [option.contentFormat]: SENML_JSON,
      ...(observeOf(request) === 0 ? { [option.observe]: 1 } : {}),
    };
    const payload = JSON.stringify(paths.map((n) => ({ n, v: 20 })));
    const usual =
      paths.length > 0 ? { code: '2.05', options, payload } : { code: code === '0.05' ? '4.05' : '4.04' };
    await this.device.answer(this.coap, request, this.answerOf(request) ?? usual);
  }
}

function serve(folder: TempDir, coap: string, changes: Partial<ServerConfig>): Promise<RunningServer> {
  return startServer({
    http: '127.0.0.1:0',
    coap: [coap],
    store: `sqlite:${folder.join('muster.db')}`,
    dataDir: folder.path,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'silent',
    // With a clock of its own, a server has no API thread, which would load all code for each start.
    clock: systemClock,
    ...changes,
  });
}
