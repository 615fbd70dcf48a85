import {
  createEndpoint,
  createUdpTransport,
  type CoapReply,
  type CoapRequest,
  type CoapResponse,
  type CoapUri,
  type Endpoint,
  type RequestInit,
} from '@muster/coap';
import {
  type Clock,
  localAddressFor,
  type Peer,
  resolveHost,
  systemClock,
  type TimerHandle,
  type Transport,
} from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { SendMutedError } from '../../operation/send-muted.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { isAtLeast } from '../../operation/version.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import { isReconnecting } from '../secure/client-transport.ts';
import { serverAddress } from '../secure/server-address.ts';
import type { ObjectList, RegistrationData } from '../../binding/register-query.ts';
import { sendRequest } from '../../binding/send-request.ts';
import { wireCounters } from './counters.ts';
import { checkClientOptions, checkLifetime } from './check-options.ts';
import { Device, type DeviceOwner } from './device.ts';
import { PausableTransport } from './pausable-transport.ts';
import { describeProblem, isAccepted, problemOf, refusalOf, suspended } from './registration-outcome.ts';
import { Requests } from './requests.ts';
import { Registration, type RegistrationContext } from './registration.ts';
import type { ServerAction } from './server-action.ts';
import { isSendMuted } from './server-object.ts';
import type {
  ClientCounters,
  ClientExchange,
  ClientOptions,
  ClientProblemKind,
  ClientState,
  Lwm2mClient,
  RegistrationBackOff,
} from './types.ts';
import { announcedFormats } from './value-format.ts';
import { demandVisible } from './visibility.ts';

const DEFAULT_LIFETIME_SECONDS = 86_400;
/** Runtime timers are limited to 24.8 days. */
const MAX_DELAY_MS = 2_000_000_000;
const defaultBackOff: RegistrationBackOff = { initialSeconds: 2, maxSeconds: 120 };
/** Maximum time for a Deregister when the client closes. */
const CLOSING_MS = 5_000;

/** A device: combines socket, registration and serving. */
class Client implements Lwm2mClient, RegistrationContext, DeviceOwner {
  readonly options: ClientOptions;
  readonly #server: CoapUri;
  readonly #registration: Registration;
  readonly #device: Device;
  readonly #requests: Requests;
  #lifetimeSeconds: number;
  #isProfileRefused = false;
  #binding: string;
  /** Timer that ends a Disable. */
  #disabled: TimerHandle | undefined;
  #transport: PausableTransport | undefined;
  #endpoint: Endpoint | undefined;
  #peer: Peer | undefined;
  #opening: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #isSuspended = false;

  constructor(options: ClientOptions, server: CoapUri) {
    this.options = options;
    this.#server = server;
    this.#lifetimeSeconds = options.lifetimeSeconds ?? DEFAULT_LIFETIME_SECONDS;
    this.#binding = options.binding ?? 'U';
    this.#requests = new Requests(options.clock ?? systemClock, options.hooks);
    this.#registration = new Registration(this);
    this.#device = new Device(this);
  }

  get clock(): Clock {
    return this.options.clock ?? systemClock;
  }

  get random(): () => number {
    return this.options.random ?? Math.random;
  }

  get backOff(): RegistrationBackOff {
    const { backOff } = this.options;
    return backOff === undefined ? defaultBackOff : { ...defaultBackOff, ...backOff };
  }

  get lwm2mVersion(): string {
    return this.options.lwm2mVersion ?? '1.1';
  }

  get rootPath(): string {
    return this.options.rootPath ?? '/';
  }

  get state(): ClientState {
    return this.#registration.state;
  }

  get isBusy(): boolean {
    return this.#requests.isUnderWay || this.#device.observations?.isUnconfirmed === true;
  }

  get localAddress(): { readonly address: string; readonly port: number } | undefined {
    return this.#endpoint?.transport.localAddress;
  }

  get counters(): ClientCounters {
    const { requests, notifications } = this.#device;
    const { registrations, updates, failures } = this.#registration;
    const wire = wireCounters(this.#endpoint?.counters);
    return { ...wire, requests, notifications, registrations, updates, failures };
  }

  async start(): Promise<void> {
    this.#opening ??= this.#open();
    try {
      await this.#opening;
    } catch (error) {
      // Allow another try.
      this.#opening = undefined;
      throw error;
    }
    await this.#registration.start();
  }

  async #open(): Promise<void> {
    const host = await resolveHost(this.#server.host);
    const opened = await this.#openTransport(host);
    const transport = new PausableTransport(opened, this.#isSuspended);
    this.#transport = transport;
    if (this.#closing) {
      await transport.close();
      throw new DeviceUnreachableError('closed', 'the client is closed');
    }
    const { random, parameters, limits } = this.options;
    this.#peer = transport.peerOf(host, this.#server.port);
    this.#endpoint = createEndpoint({
      transport,
      clock: this.clock,
      handler: (request) => this.#handle(request),
      onError: (error) => this.onError(error),
      ...(random === undefined ? {} : { random }),
      ...(parameters === undefined ? {} : { parameters }),
      ...(limits === undefined ? {} : { limits }),
    });
  }

  #openTransport(address: string): Promise<Transport> {
    const { transportFactory, localAddress } = this.options;
    return (
      transportFactory?.(serverAddress(this.#server, address)) ??
      createUdpTransport({ address: localAddress ?? localAddressFor(address) })
    );
  }

  update(options: { readonly lifetimeSeconds?: number; readonly withObjects?: boolean } = {}): Promise<void> {
    const { lifetimeSeconds, withObjects = false } = options;
    if (lifetimeSeconds !== undefined) this.#lifetimeSeconds = checkLifetime(lifetimeSeconds);
    return this.#registration.update({ lifetimeSeconds, withObjects });
  }

  changed(...paths: readonly Lwm2mPath[]): void {
    this.#device.changed(paths);
  }

  objectsChanged(): Promise<void> {
    this.#device.observations?.instancesChanged();
    return this.#registration.update({ withObjects: true });
  }

  async send(
    records: readonly ValueRecord[],
    { format = ContentFormat.senmlCbor }: { readonly format?: number } = {},
  ): Promise<void> {
    const { models } = this.options;
    if (!isAtLeast(this.lwm2mVersion, 1)) throw new Lwm2mRefusal('4.05', 'there is no Send in LwM2M 1.0');
    if (isSendMuted(this.options)) throw new SendMutedError();
    for (const { path } of records) demandVisible(path);
    const init = sendRequest(records, format, models);
    if (this.state !== 'registered')
      throw new DeviceUnreachableError('closed', 'the device is not registered');
    await this.#sendAndReport(init);
    this.options.hooks?.onReport?.({ kind: 'send', paths: [], records });
  }

  async #sendAndReport(init: RequestInit): Promise<void> {
    let response: CoapResponse;
    try {
      response = await this.request(init, 'send');
    } catch (error) {
      const kind = problemOf('send', error);
      if (kind !== undefined) this.onProblem(kind, describeProblem('send', error));
      throw error;
    }
    if (isAccepted('send', response)) return;
    const kind = problemOf('send', response);
    if (kind !== undefined) this.onProblem(kind, describeProblem('send', response));
    throw refusalOf('send', response);
  }

  async fetch(path: readonly string[]): Promise<Uint8Array> {
    const response = await this.request({ method: 'GET', path });
    if (response.code !== '2.05') throw refusalOf('fetch', response);
    return response.payload;
  }

  attributes(path: Lwm2mPath): NotificationAttributes {
    return this.#device.attributes?.own(path) ?? {};
  }

  suspend(): void {
    if (this.#isSuspended) return;
    this.#isSuspended = true;
    if (this.#transport) this.#transport.isPaused = true;
    this.#registration.suspend();
    this.#requests.abort();
    this.#device.observations?.suspend();
  }

  async resume(): Promise<void> {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (this.#transport) this.#transport.isPaused = false;
    try {
      await this.#registration.resume();
    } finally {
      this.#resumeObservations();
    }
  }

  /** Does nothing if the client was suspended again during the Update. */
  #resumeObservations(): void {
    if (!this.#isSuspended) this.#device.observations?.resume();
  }

  deregister(): Promise<void> {
    this.#device.observations?.clear();
    return this.#registration.deregister();
  }

  close({ deregister = false }: { readonly deregister?: boolean } = {}): Promise<void> {
    this.#closing ??= this.#close(deregister);
    return this.#closing;
  }

  async #close(deregister: boolean): Promise<void> {
    this.#disabled?.cancel();
    if (deregister && !this.#isSuspended) await this.#deregisterBriefly();
    this.#registration.close();
    this.#device.observations?.clear();
    const endpoint = this.#endpoint;
    await endpoint?.close();
  }

  /** Deregisters, but waits only briefly for the server. */
  async #deregisterBriefly(): Promise<void> {
    const { promise: over, resolve } = Promise.withResolvers<undefined>();
    const timer = this.clock.setTimer(CLOSING_MS, () => resolve(undefined));
    const done = this.deregister().catch((error: unknown) => this.onError(error));
    await Promise.race([done, over]);
    timer.cancel();
  }

  registrationData(): RegistrationData {
    const { endpointName, omitEndpointName = false, queueMode = false, smsNumber } = this.options;
    return {
      endpointName: omitEndpointName ? undefined : endpointName,
      lifetimeSeconds: this.#lifetimeSeconds,
      lwm2mVersion: this.lwm2mVersion,
      binding: this.#binding,
      queueMode,
      smsNumber,
      rootPath: this.rootPath,
      contentFormats: this.options.announcedFormats ?? announcedFormats(this.lwm2mVersion),
      profile: this.#isProfileRefused ? undefined : this.options.profile,
    };
  }

  objects(): ObjectList {
    return this.options.tree.objects();
  }

  async request(init: RequestInit, operation?: ClientExchange['operation']): Promise<CoapResponse> {
    if (!this.#endpoint || !this.#peer) throw new DeviceUnreachableError('closed', 'the client is closed');
    if (this.#isSuspended) throw suspended();
    return this.#requests.send(this.#endpoint, this.#peer, init, operation);
  }

  profileRefused(): boolean {
    if (this.#isProfileRefused || this.options.profile === undefined) return false;
    this.#isProfileRefused = true;
    return true;
  }

  beforeRegister(): void {
    this.#device.observations?.clear();
    this.#reconnectIfForgotten();
  }

  /** A server that does not answer may have lost the connection. The Register waits for the new handshake. */
  #reconnectIfForgotten(): void {
    const transport = this.#transport?.inner;
    if (!this.#requests.isUnanswered || !transport || !isReconnecting(transport)) return;
    transport.reconnect().catch((error: unknown) => this.onError(error));
  }

  instancesChanged(): void {
    // The counters and the state show the result of this Update.
    this.#registration.update({ withObjects: true }).catch((error: unknown) => this.onError(error));
  }

  onServerAction(action: ServerAction): void {
    const done = action.type === 'disable' ? this.#disable(action.seconds) : this.#updateServer(action);
    done.catch((error: unknown) => this.onError(error));
  }

  #updateServer({ lifetimeSeconds, binding }: Extract<ServerAction, { type: 'update' }>): Promise<void> {
    this.#lifetimeSeconds = lifetimeSeconds ?? this.#lifetimeSeconds;
    this.#binding = binding ?? this.#binding;
    return this.#registration.update({ lifetimeSeconds, binding });
  }

  /** Deregisters and registers again after that time, unless the application does so earlier. */
  async #disable(seconds: number): Promise<void> {
    this.#disabled?.cancel();
    this.#disabled = this.clock.setTimer(Math.min(seconds * 1000, MAX_DELAY_MS), () => {
      if (this.state === 'idle') this.start().catch((error: unknown) => this.onError(error));
    });
    await this.deregister();
  }

  onState(state: ClientState, detail: string | undefined): void {
    this.options.hooks?.onState?.(state, detail);
  }

  onProblem(kind: ClientProblemKind, message: string, agoMs = 0): void {
    this.options.hooks?.onProblem?.({ kind, timeMs: this.clock.now() - agoMs, message });
  }

  onError(error: unknown): void {
    this.options.hooks?.onError?.(error instanceof Error ? error : new Error(String(error)));
  }

  /** Accepts requests only from the server. On an unsecured network, only its address identifies it. */
  #handle(request: CoapRequest): CoapReply | Promise<CoapReply> {
    return request.peer.key === this.#peer?.key ? this.#device.handle(request) : { code: '4.01' };
  }
}

/**
 * Creates a device. Opens nothing before `start`.
 *
 * @throws TypeError for a server URI other than coap://host:port or coaps://host:port (which requires a
 *   `transportFactory`), an empty endpoint name, and a name omitted with a coap: server; RangeError for an invalid
 *   lifetime or Content-Format
 */
export function createLwm2mClient(options: ClientOptions): Lwm2mClient {
  return new Client(options, checkClientOptions(options));
}
