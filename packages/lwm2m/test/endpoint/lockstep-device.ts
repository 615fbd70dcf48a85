import type { Message } from '@muster/coap';
import { LockstepPeer, VirtualClock } from '@muster/testkit';
import {
  createLwm2mClient,
  parsePath,
  type ClientOptions,
  type Lwm2mClient,
  type TreeValue,
} from '../../src/index.ts';
import { readAnswer, type RawAnswer } from './raw-device.ts';
import { MemoryTree, models } from './support.ts';

type Options = Record<number, number | string | readonly string[]>;

/** A registered device whose server is played packet by packet. */
export class LockstepDevice {
  readonly link: LockstepPeer;
  readonly client: Lwm2mClient;
  readonly tree: MemoryTree;
  #register: Message | undefined;
  #id = 100;

  private constructor(link: LockstepPeer, client: Lwm2mClient, tree: MemoryTree) {
    this.link = link;
    this.client = client;
    this.tree = tree;
  }

  static async open(options: Partial<ClientOptions> = {}): Promise<LockstepDevice> {
    const device = LockstepDevice.make(new LockstepPeer(), options);
    const started = device.client.start();
    device.#register = await device.answer('2.01', { 8: ['rd', 'x'] });
    await started;
    return device;
  }

  /** One that has not started yet. */
  static make(link: LockstepPeer, options: Partial<ClientOptions> = {}): LockstepDevice {
    const tree = options.tree instanceof MemoryTree ? options.tree : new MemoryTree();
    const client = createLwm2mClient({
      endpointName: 'a',
      serverUri: 'coap://192.0.2.99',
      tree,
      models,
      clock: new VirtualClock(),
      transportFactory: async () => link.transport,
      ...options,
    });
    return new LockstepDevice(link, client, tree);
  }

  /** The Register that the device began with. */
  get register(): Message {
    if (!this.#register) throw new Error('not registered');
    return this.#register;
  }

  /** Takes a confirmable request of the device and answers it. @returns the request */
  async answer(code: string, options: Options = {}): ReturnType<LockstepPeer['expect']> {
    const request = await this.link.expect({ type: 'CON' });
    this.respond(request, code, options);
    return request;
  }

  respond({ messageId: id, token }: Message, code: string, options: Options = {}): void {
    this.link.send({ type: 'ACK', code, id, token: token.toString('hex'), options });
  }

  /** Sends a request with token `cafe` and takes its answer. */
  async ask(
    code: string,
    path: string,
    options: Options = {},
    payload: string | Uint8Array = '',
  ): Promise<RawAnswer> {
    this.#id += 1;
    const segments = path.split('/').filter((segment) => segment !== '');
    this.link.send({ type: 'CON', code, id: this.#id, token: 'cafe', path: segments, options, payload });
    return readAnswer(await this.link.expect({ token: 'cafe' }));
  }

  /** Changes a value, as the application does. */
  set(path: string, value: TreeValue): void {
    this.tree.put(path, value);
    this.client.changed(parsePath(path));
  }

  close(): Promise<void> {
    return this.client.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
