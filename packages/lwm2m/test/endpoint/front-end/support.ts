import { createUdpSocket, type DatagramSocket } from '@muster/net';
import {
  createFrontEnd,
  createLwm2mClient,
  type ClientOptions,
  type Exchanged,
  type FrontEnd,
  type FrontEndOptions,
  type FrontEnds,
  type Lwm2mClient,
  type FrontEndServer,
  type Recalled,
  type ServerHandlers,
  type ServerOptions,
} from '../../../src/index.ts';
import { CoapDevice } from '../coap-device.ts';
import { MemoryTree, models, TestServer } from '../support.ts';

type Asked<Name extends keyof FrontEnds> = Parameters<FrontEnds[Name]>;

/** The front ends of a server. All that crosses is cloned, as a bus does. */
export class ClonedFrontEnds implements FrontEnds {
  /** The one that serves the device. */
  current: FrontEnd | undefined;
  /** How the next request fails, instead of being sent. */
  failure: 'away' | 'unknown' | undefined;
  /** Awaited before the result of an Observe is handed on. */
  observed: Promise<void> = Promise.resolve();
  readonly asked: string[] = [];

  has(listener: string): boolean {
    return listener.includes('#') || listener === 'coaps://gateways';
  }

  request(...[place, request, hooks]: Asked<'request'>): ReturnType<FrontEnds['request']> {
    return this.#ask('request', (to) => to.request(...structuredClone([place, request] as const), hooks));
  }

  async observe(...[place, request, hooks]: Asked<'observe'>): ReturnType<FrontEnds['observe']> {
    const result = await this.#ask('observe', (to) =>
      to.observe(...structuredClone([place, request] as const), hooks),
    );
    await this.observed;
    return result;
  }

  resumeObservation(...asked: Asked<'resumeObservation'>): void {
    this.asked.push('resumeObservation');
    this.current?.resumeObservation(...structuredClone(asked));
  }

  forgetObservation(...asked: Asked<'forgetObservation'>): void {
    this.asked.push('forgetObservation');
    if (this.failure === undefined) this.current?.forgetObservation(...structuredClone(asked));
  }

  cancelObservation(
    ...[observation, request, signal]: Asked<'cancelObservation'>
  ): ReturnType<FrontEnds['cancelObservation']> {
    return this.#ask('cancelObservation', (to) =>
      to.cancelObservation(...structuredClone([observation, request] as const), signal),
    );
  }

  revokeIdentity(identity: string): Promise<number> {
    return this.current?.revokeIdentity(identity) ?? Promise.resolve(0);
  }

  async #ask<T>(name: string, ask: (frontEnd: FrontEnd) => Promise<Exchanged<T>>): Promise<Exchanged<T>> {
    this.asked.push(name);
    const { failure } = this;
    this.failure = undefined;
    if (failure !== undefined) return { ok: false, kind: failure, message: `it is ${failure}` };
    if (!this.current) throw new Error('there is no front end');
    return structuredClone(await ask(this.current));
  }
}

/** The server of a front end. All that crosses is cloned. */
export class ClonedServer implements FrontEndServer {
  /** Undefined: it cannot be asked. */
  server: FrontEndServer | undefined;
  /** Called when the server has taken a notification: its answer is lost, and the question repeated. */
  lose: (() => Promise<void>) | undefined;
  readonly asked: string[] = [];
  readonly #heard: () => void;

  /** @param heard a message of a device has come */
  constructor(heard: () => void) {
    this.#heard = heard;
  }

  async request(request: Parameters<FrontEndServer['request']>[0]): ReturnType<FrontEndServer['request']> {
    return structuredClone(await this.#ask('request').request(structuredClone(request)));
  }

  sent(sentId: string): void {
    this.#ask('sent').sent(sentId);
  }

  async recall(observation: Parameters<FrontEndServer['recall']>[0]): Promise<Recalled> {
    return this.#ask('recall').recall(structuredClone(observation));
  }

  async notification(...asked: Parameters<FrontEndServer['notification']>): Promise<boolean> {
    const answer = await this.#ask('notification').notification(...structuredClone(asked));
    if (!answer || this.lose === undefined) return answer;
    await this.lose();
    const [observation, response] = structuredClone(asked);
    return this.#ask('notification').notification(observation, response, true);
  }

  async bodyPart(id: string, offset: number, length: number): Promise<Uint8Array> {
    return structuredClone(await this.#ask('bodyPart').bodyPart(id, offset, length));
  }

  #ask(name: string): FrontEndServer {
    this.#heard();
    this.asked.push(name);
    if (!this.server) throw new Error('the server is away');
    return this.server;
  }
}

/** A server without sockets, its front ends, and devices. */
export class Site {
  readonly frontEnds = new ClonedFrontEnds();
  /** Errors of the front ends. */
  readonly errors: Error[] = [];
  readonly tree = new MemoryTree();
  readonly #open: { close(): Promise<unknown> }[] = [];
  readonly #links: ClonedServer[] = [];
  #server: TestServer | undefined;

  static async open(
    frontEnd: Partial<FrontEndOptions> = {},
    server: Partial<ServerOptions> = {},
    recall?: ServerHandlers['recall'],
  ): Promise<Site> {
    const site = new Site();
    await site.serve(server, recall);
    await site.listen(frontEnd);
    return site;
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('not open');
    return this.#server;
  }

  get uri(): string {
    return this.frontEnds.current?.addresses[0] ?? '';
  }

  /** Of devices without DTLS at the first address. */
  get listener(): string {
    return this.frontEnds.current?.listeners[0] ?? '';
  }

  /** Puts another server behind the front ends. */
  async serve(options: Partial<ServerOptions> = {}, recall?: ServerHandlers['recall']): Promise<void> {
    this.#server = await TestServer.open({ listen: [], frontEnds: this.frontEnds, ...options }, recall);
    for (const link of this.#links) link.server = this.#server.server.frontEndServer;
  }

  /** The server cannot be asked. */
  leave(): void {
    for (const link of this.#links) link.server = undefined;
  }

  /** Opens one more front end. It serves the devices from now on. */
  async listen(options: Partial<FrontEndOptions> = {}): Promise<{ frontEnd: FrontEnd; link: ClonedServer }> {
    const link = new ClonedServer(() => (this.frontEnds.current = frontEnd));
    link.server = this.server.server.frontEndServer;
    this.#links.push(link);
    const frontEnd: FrontEnd = await createFrontEnd({
      listen: ['coap://127.0.0.1:0'],
      nameOf: (url) => (url.startsWith('coaps:') ? 'coaps://gateways' : `${url}#gw`),
      onError: (error) => this.errors.push(error),
      ...options,
      server: link,
    });
    this.#open.push(frontEnd);
    this.frontEnds.current = frontEnd;
    return { frontEnd, link };
  }

  get link(): ClonedServer {
    const [link] = this.#links;
    if (!link) throw new Error('not open');
    return link;
  }

  /** A device that has registered. */
  async client(options: Partial<ClientOptions> = {}): Promise<Lwm2mClient> {
    const { tree } = this;
    const client = createLwm2mClient({
      endpointName: 'urn:dev:1',
      serverUri: this.uri,
      tree,
      models,
      ...options,
    });
    this.#open.push(client);
    await client.start();
    return client;
  }

  /** A device that answers as a test says. */
  async device(): Promise<CoapDevice> {
    const device = await CoapDevice.open(this, { ackTimeoutMs: 100 });
    this.#open.push(device);
    return device;
  }

  async close(): Promise<void> {
    for (const one of this.#open.reverse()) await one.close();
    await this.server.close();
  }
}

/** One UDP port in front of several front ends: the balancer of a service. */
export class Balancer {
  readonly #socket: DatagramSocket;
  readonly #behind: ((datagram: Buffer, address: string, port: number) => void)[] = [];
  /** Front end that gets the datagrams, in the order of their opening. */
  to = 0;

  private constructor(socket: DatagramSocket) {
    this.#socket = socket;
    socket.start({
      onDatagram: (datagram, address, port) => this.#behind[this.to]?.(datagram, address, port),
      onError: () => undefined,
    });
  }

  static async open(): Promise<Balancer> {
    return new Balancer(await createUdpSocket());
  }

  readonly openSocket = async (): Promise<DatagramSocket> => {
    const at = this.#behind.length;
    this.#behind.push(() => undefined);
    return {
      localAddress: this.#socket.localAddress,
      start: (receiver) => (this.#behind[at] = (...received) => receiver.onDatagram(...received)),
      send: (datagram, address, port) => this.#socket.send(datagram, address, port),
      close: async () => void (this.#behind[at] = () => undefined),
    };
  };

  close(): Promise<void> {
    return this.#socket.close();
  }
}
