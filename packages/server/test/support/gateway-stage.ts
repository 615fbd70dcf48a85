import { randomUUID } from 'node:crypto';
import type {
  DeviceRequest,
  Exchanged,
  FrontEnd,
  PlainResponse,
  FrontEndServer,
  Recalled,
} from '@muster/lwm2m';
import type { MusterError } from '../../src/kernel/errors.ts';
import { WorkerLink } from '../../src/cluster/worker-link.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { SecureSessionService } from '../../src/features/security/sessions.ts';
import { Exchanges, frontEndAnswers } from '../../src/cluster/gateways/gateway-process.ts';
import { Gateways } from '../../src/cluster/gateways/gateways.ts';
import {
  GATEWAY_PROTOCOL_VERSION,
  type GatewayQuestions,
  type WorkerQuestions,
} from '../../src/cluster/gateways/protocol.ts';
import { RemoteWorker } from '../../src/cluster/gateways/worker.ts';
import type { KeyFingerprints } from '../../src/lifecycle/key-file.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { BusStage } from './bus-stage.ts';
import type { MemoryBus } from './memory-bus.ts';

export function responseOf(text: string): PlainResponse {
  return {
    code: '2.05',
    payload: Buffer.from(text),
    contentFormat: 0,
    locationPath: [],
    maxAgeSeconds: 60,
    etag: undefined,
    observe: undefined,
    options: [],
  };
}

/** A front end whose device answers with the name of its gateway. */
export class FakeFrontEnd implements FrontEnd {
  readonly asked: string[] = [];
  readonly addresses: readonly string[];
  readonly listeners: readonly string[] = [];
  readonly secureSessions = 0;
  readonly #name: string;
  answer: FrontEnd['request'] = async () => ({ ok: true, value: responseOf(this.#name) });
  release: FrontEnd['releaseSession'] = async () => 'released';

  constructor(name: string, addresses: readonly string[]) {
    this.#name = name;
    this.addresses = addresses;
  }

  request(...asked: Parameters<FrontEnd['request']>): Promise<Exchanged<PlainResponse>> {
    this.asked.push(`request ${asked[0].peer.key}`);
    return this.answer(...asked);
  }

  async observe(): ReturnType<FrontEnd['observe']> {
    this.asked.push('observe');
    return { ok: true, value: { response: responseOf(this.#name), token: 'aa' } };
  }

  resumeObservation({ token }: Parameters<FrontEnd['resumeObservation']>[0]): void {
    this.asked.push(`resume ${token}`);
  }

  forgetObservation({ token }: Parameters<FrontEnd['forgetObservation']>[0]): void {
    this.asked.push(`forget ${token}`);
  }

  async cancelObservation(
    { token }: Parameters<FrontEnd['cancelObservation']>[0],
    { method }: Parameters<FrontEnd['cancelObservation']>[1],
  ): Promise<Exchanged<undefined>> {
    this.asked.push(`cancel ${token} ${method}`);
    return { ok: true, value: undefined };
  }

  releaseSession(...asked: Parameters<FrontEnd['releaseSession']>): ReturnType<FrontEnd['releaseSession']> {
    this.asked.push(`release ${asked.join(' ')}`);
    return this.release(...asked);
  }

  async revokeIdentity(identity: string): Promise<number> {
    this.asked.push(`revoke ${identity}`);
    return 1;
  }

  forgetObservations(): void {
    this.asked.push('forget all');
  }

  forgetResumable(): void {
    this.asked.push('forget resumable');
  }

  stopHandshakes(): void {
    this.asked.push('stop');
  }

  counters(): Record<string, number> {
    return {};
  }

  async close(): Promise<void> {
    this.asked.push('close');
  }
}

/** Fingerprints of the keys that all processes of the stage have. */
export const KEYS = { 'sessions.keys': ['5e', '0d'], 'gateway-key.pem': ['6a'] };

/** A process with the role gateway, without sockets. */
export class FakeGateway {
  readonly bus: MemoryBus;
  readonly link: WorkerLink<WorkerQuestions, GatewayQuestions>;
  readonly frontEnd: FakeFrontEnd;
  readonly exchanges = new Exchanges();
  readonly worker: RemoteWorker;
  /** How often it heard that another gateway has its name. */
  sameNames = 0;

  /** Files whose keys are not those of the worker, as it says at each link. */
  readonly otherKeys: (readonly string[])[] = [];

  constructor(stage: BusStage, name: string, addresses: readonly string[], keys?: KeyFingerprints) {
    this.bus = stage.network.connect();
    this.frontEnd = new FakeFrontEnd(name, addresses);
    this.link = new WorkerLink<WorkerQuestions, GatewayQuestions>({
      bus: this.bus,
      names: stage.names,
      processId: randomUUID(),
      clock: stage.clock,
      version: GATEWAY_PROTOCOL_VERSION,
      answers: (linkId) =>
        frontEndAnswers({
          frontEnd: () => this.frontEnd,
          exchanges: this.exchanges,
          channel: () => this.link.channelOf(linkId),
          onError: (error) => stage.errors.push(error),
          onLeaving: () => this.link.noteLeaving(linkId),
          onSameName: () => (this.sameNames += 1),
        }),
      onLinked: () => {
        this.link
          .currentChannel()
          .channel.ask('arrive', { name, addresses, ...(keys && { keys }) })
          .then((files) => files && this.otherKeys.push(files))
          .catch(() => undefined);
      },
      onStale: () => undefined,
      onLost: () => undefined,
      onOtherVersion: () => undefined,
    });
    this.worker = new RemoteWorker(this.link, (error) => stage.errors.push(error));
  }

  /** Ends it without a word. */
  kill(): void {
    this.bus.isDead = true;
    this.link.close();
  }
}

/** The server of a worker, which keeps its questions. */
export class FakeServer implements FrontEndServer {
  readonly asked: string[] = [];
  answer: () => Promise<void> = async () => undefined;
  onRecall: () => void = () => undefined;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async request({ path }: DeviceRequest): ReturnType<FrontEndServer['request']> {
    this.asked.push(`request ${path.join('/')}`);
    await this.answer();
    return { code: '2.04', payload: Buffer.from(this.#name), sentId: '7' };
  }

  sent(sentId: string): void {
    this.asked.push(`sent ${sentId}`);
  }

  async recall({ token }: Parameters<FrontEndServer['recall']>[0]): Promise<Recalled> {
    this.asked.push(`recall ${token}`);
    this.onRecall();
    return 'resumed';
  }

  async notification(...asked: Parameters<FrontEndServer['notification']>): Promise<boolean> {
    const [{ token }, , isRepeated] = asked;
    this.asked.push(`notification ${token}${isRepeated ? ' again' : ''}`);
    await this.answer();
    return true;
  }

  async bodyPart(id: string, offset: number, length: number): Promise<Uint8Array> {
    return Buffer.from(`${id} ${offset} ${length}`);
  }
}

/** A worker with a store, and gateways, on a bus in memory. */
export class GatewayStage extends BusStage {
  readonly store: Store;
  readonly sessions: SecureSessionService;
  readonly logged: string[] = [];
  /** Addresses of all gateways, after each change. */
  readonly changes: (readonly string[])[] = [];
  /** Names of all gateways, after the latest change. */
  gatewayNames: readonly string[] = [];
  readonly #gateways: FakeGateway[] = [];
  readonly #workers: { readonly gateways: Gateways; readonly bus: MemoryBus }[] = [];

  private constructor(store: Store) {
    super();
    this.store = store;
    this.sessions = new SecureSessionService(store, this.clock);
  }

  static async open(): Promise<GatewayStage> {
    return new GatewayStage(await openStore('memory:', collections));
  }

  /** One more worker. @param server null: it has not started yet */
  work(server: FrontEndServer | null = new FakeServer('w')): { gateways: Gateways; bus: MemoryBus } {
    const bus = this.network.connect();
    const gateways = new Gateways({
      bus,
      names: this.names,
      processId: randomUUID(),
      clock: this.clock,
      sessions: this.sessions,
      credentials: {
        preSharedKey: async (identity) => (identity === 'known' ? Buffer.from('key') : undefined),
        knowsPublicKey: async (spki) => Buffer.from(spki).equals(Buffer.from('spki')),
        trustedCertificates: async () => [],
        endpointNameOf: async () => undefined,
      },
      keys: KEYS,
      onChanged: (addresses, names) => {
        this.changes.push(addresses);
        this.gatewayNames = names;
      },
      log: (level, _fields, message) => this.logged.push(`${level}: ${message}`),
      onError: (error) => this.errors.push(error),
    });
    if (server) gateways.serve(server);
    this.#workers.push({ gateways, bus });
    return { gateways, bus };
  }

  /** The gateways of the newest worker. */
  get gateways(): Gateways {
    const newest = this.#workers.at(-1);
    if (newest === undefined) throw new Error('There is no worker.');
    return newest.gateways;
  }

  /** Ends the workers without a word. */
  kill(): void {
    for (const { bus } of this.#workers) bus.isDead = true;
  }

  /** One more gateway, linked with the worker. */
  async listen(
    name: string,
    addresses = [`coap://127.0.0.1:5683`],
    keys?: KeyFingerprints,
  ): Promise<FakeGateway> {
    const gateway = new FakeGateway(this, name, addresses, keys);
    this.#gateways.push(gateway);
    await this.pass(300);
    return gateway;
  }

  /** @returns what work resolves with, after its messages have crossed the bus */
  async over<T>(work: Promise<T>): Promise<T> {
    const state = { isOver: false };
    const end = (): void => void (state.isOver = true);
    work.then(end, end);
    for (let turn = 0; turn < 100 && !state.isOver; turn += 1) await this.turns();
    return work;
  }

  async close(): Promise<void> {
    for (const gateway of this.#gateways) gateway.kill();
    for (const { gateways, bus } of this.#workers) {
      bus.isDead = true;
      await gateways.close(1);
    }
    await this.store.close();
  }
}

/** @returns the code of a MusterError, the name of another error; undefined if it resolved */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return (error as Partial<MusterError>).code ?? (error as Error).message;
  }
}
