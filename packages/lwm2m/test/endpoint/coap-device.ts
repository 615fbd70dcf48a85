import {
  createEndpoint,
  createUdpTransport,
  parseUri,
  type CoapReply,
  type CoapRequest,
  type Endpoint,
  type Observer,
  type TransmissionParameters,
} from '@muster/coap';
import type { DeviceTarget } from '../../src/index.ts';

/** A device that answers as a test says, to try what fielded devices do. */
export class CoapDevice {
  readonly endpoint: Endpoint;
  /** What the server asked, e.g. `GET /3/0 accept=112`. */
  readonly asked: string[] = [];
  observer: Observer | undefined;
  takesObservers = true;
  readonly #server: { readonly uri: string };
  answer: (request: CoapRequest) => CoapReply | Promise<CoapReply> = () => ({ code: '4.04' });

  private constructor(endpoint: Endpoint, server: { readonly uri: string }) {
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

  /** @param server with the URI to register at */
  static async open(
    server: { readonly uri: string },
    parameters: Partial<TransmissionParameters> = {},
  ): Promise<CoapDevice> {
    return new CoapDevice(createEndpoint({ transport: await createUdpTransport(), parameters }), server);
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

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
