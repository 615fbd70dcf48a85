import {
  createEndpoint,
  createUdpTransport,
  parseUri,
  type CoapReply,
  type CoapRequest,
  type Endpoint,
  type Observer,
} from '@muster/coap';
import type { DeviceTarget } from '../../src/index.ts';
import type { TestServer } from './support.ts';

/** A device that answers as a test says, to try what fielded devices do. */
export class CoapDevice {
  readonly endpoint: Endpoint;
  /** What the server asked, e.g. `GET /3/0 accept=112`. */
  readonly asked: string[] = [];
  observer: Observer | undefined;
  takesObservers = true;
  readonly #server: TestServer;
  answer: (request: CoapRequest) => CoapReply = () => ({ code: '4.04' });

  private constructor(endpoint: Endpoint, server: TestServer) {
    this.endpoint = endpoint;
    this.#server = server;
    endpoint.setHandler((request) => {
      const { method, path, accept, contentFormat, observe } = request;
      const what = [
        `${method} /${path.join('/')}`,
        accept === undefined ? '' : ` accept=${accept}`,
        contentFormat === undefined ? '' : ` format=${contentFormat}`,
      ];
      this.asked.push(what.join(''));
      if (observe === 0 && this.takesObservers)
        this.observer = request.acceptObserve({ onEnd: () => undefined });
      return this.answer(request);
    });
  }

  static async open(server: TestServer): Promise<CoapDevice> {
    return new CoapDevice(createEndpoint({ transport: await createUdpTransport() }), server);
  }

  /** As the server would know it after a Register. */
  target(given: Partial<DeviceTarget> = {}): DeviceTarget {
    const { address, port } = this.endpoint.transport.localAddress;
    const listener = this.#server.uri;
    return { listener, address, port, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [], ...given };
  }

  register(list: string): ReturnType<Endpoint['request']> {
    const { host, port } = parseUri(this.#server.uri);
    const peer = this.endpoint.transport.peerOf(host, port);
    const query = ['ep=a', 'lwm2m=1.1'];
    return this.endpoint.request(peer, {
      method: 'POST',
      path: ['rd'],
      query,
      contentFormat: 40,
      payload: Buffer.from(list),
    });
  }

  close(): Promise<void> {
    return this.endpoint.close();
  }
}
