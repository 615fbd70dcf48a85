import { randomUUID } from 'node:crypto';
import { freeUdpPort } from '@muster/testkit';
import {
  createLwm2mServer,
  Lwm2mRefusal,
  ModelRegistry,
  omaCatalogue,
  parsePath,
  type DeviceTarget,
  type Lwm2mServer,
  type OperationAnswer,
  type RegisterRequest,
  type ResourceValue,
  type UpdateRequest,
  type ValueRecord,
} from '@muster/lwm2m';

export const models = new ModelRegistry(omaCatalogue);

/** What a server heard, in order. */
export interface Heard {
  readonly type: 'register' | 'update' | 'deregister';
  readonly endpointName: string;
  readonly objects?: RegisterRequest['objects'];
  readonly lifetimeSeconds?: number;
}

/** A real LwM2M server that accepts every device and records its messages. */
export class RecordingServer {
  readonly heard: Heard[] = [];
  /** What each Send carried. */
  readonly sent: (readonly ValueRecord[])[] = [];
  /** While it is set, every Register is refused with it. */
  refusal: Lwm2mRefusal | undefined;
  /** Responses to Registers wait for it. */
  hold: Promise<void> | undefined;
  /** Random, so that a restarted server does not confuse devices. */
  newLocation: () => string = randomUUID;
  readonly #registrations = new Map<string, RegisterRequest>();
  #server: Lwm2mServer | undefined;

  static async start(listen?: string): Promise<RecordingServer> {
    listen ??= `coap://127.0.0.1:${await freeUdpPort()}`;
    const recording = new RecordingServer();
    recording.#server = await createLwm2mServer({
      listen: [listen],
      models,
      handlers: {
        register: async (request) => {
          const registered = recording.#register(request);
          await recording.hold;
          return registered;
        },
        update: async (request) => recording.#update(request),
        deregister: async ({ location }) => recording.#deregister(location),
        send: async ({ records }) => void recording.sent.push(records),
      },
    });
    return recording;
  }

  get lwm2m(): Lwm2mServer {
    if (!this.#server) throw new Error('the server is not started');
    return this.#server;
  }

  get uri(): string {
    return this.lwm2m.addresses[0] ?? '';
  }

  /** Names of the devices that are registered now, sorted. */
  get registered(): string[] {
    return [...this.#registrations.values()].map(({ endpointName }) => endpointName).sort();
  }

  /** Loses all registrations. */
  forget(): void {
    this.#registrations.clear();
  }

  of(type: Heard['type']): Heard[] {
    return this.heard.filter((entry) => entry.type === type);
  }

  target(endpointName: string): DeviceTarget {
    for (const request of this.#registrations.values()) {
      if (request.endpointName === endpointName) return { ...request.source, ...request };
    }
    throw new Error(`${endpointName} is not registered`);
  }

  async read(endpointName: string, path: string): Promise<OperationAnswer> {
    return this.lwm2m.perform(this.target(endpointName), { type: 'read', path: parsePath(path) });
  }

  async write(endpointName: string, path: string, value: ResourceValue): Promise<OperationAnswer> {
    const at = parsePath(path);
    return this.lwm2m.perform(this.target(endpointName), {
      type: 'write',
      path: at,
      mode: 'replace',
      records: [{ path: at, value }],
    });
  }

  async execute(endpointName: string, path: string): Promise<OperationAnswer> {
    return this.lwm2m.perform(this.target(endpointName), { type: 'execute', path: parsePath(path) });
  }

  async observe(
    endpointName: string,
    path: string,
    onNotify: (records: ValueRecord[]) => void,
  ): Promise<OperationAnswer> {
    const { answer } = await this.lwm2m.observe(this.target(endpointName), parsePath(path), {
      onNotify: async (records) => onNotify(records),
      onEnd: () => undefined,
    });
    return answer;
  }

  async observeComposite(
    endpointName: string,
    paths: readonly string[],
    onNotify: (records: ValueRecord[]) => void,
  ): Promise<OperationAnswer> {
    const { answer } = await this.lwm2m.observeComposite(this.target(endpointName), paths.map(parsePath), {
      onNotify: async (records) => onNotify(records),
      onEnd: () => undefined,
    });
    return answer;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  #register(request: RegisterRequest): { location: string } {
    if (this.refusal) throw this.refusal;
    for (const [location, { endpointName }] of this.#registrations) {
      if (endpointName === request.endpointName) this.#registrations.delete(location);
    }
    const location = this.newLocation();
    this.#registrations.set(location, request);
    const { endpointName, objects, lifetimeSeconds } = request;
    this.heard.push({ type: 'register', endpointName, objects, lifetimeSeconds });
    return { location };
  }

  #update(request: UpdateRequest): object {
    const { endpointName } = this.#known(request.location);
    const { objects, lifetimeSeconds } = request;
    this.heard.push({
      type: 'update',
      endpointName,
      ...(objects ? { objects } : {}),
      ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }),
    });
    return {};
  }

  #deregister(location: string): object {
    const { endpointName } = this.#known(location);
    this.#registrations.delete(location);
    this.heard.push({ type: 'deregister', endpointName });
    return {};
  }

  #known(location: string): RegisterRequest {
    const request = this.#registrations.get(location);
    if (!request) throw new Lwm2mRefusal('4.04', 'no such registration');
    return request;
  }
}
