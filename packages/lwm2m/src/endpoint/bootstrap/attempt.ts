/**
 * One bootstrap attempt of a device (OMA-TS-LightweightM2M_Core-V1_1 6.1.7).
 *
 *     request()      2.04                 Finish, consistent: 2.04
 *     ---------> asking --> being written ----------------------> over: changes applied
 *                  |          |     ^  |
 *      4.xx, 5.xx, |          |     +--+ Delete, Write, Read, Discover
 *      no answer   v          v Finish, inconsistent: 4.06; time-out
 *                 over: nothing changed
 *
 * Accepts operations only from the bootstrap server and as soon as the request was sent, because its 2.04 can be
 * lost or late. Afterwards, CoAP's deduplication answers duplicates only.
 */
import type { CoapReply, CoapRequest, CoapResponse, Endpoint, RequestInit } from '@muster/coap';
import type { Clock, Peer, TimerHandle } from '@muster/net';
import { decodeValues } from '../../codec/values.ts';
import { ContentFormat } from '../../codec/content-format.ts';
import { requestedBootstrap } from '../../binding/bootstrap-device-request.ts';
import { bootstrapPackRequest, bootstrapRequest } from '../../binding/bootstrap-request.ts';
import { refusalReply, unreachable } from '../../binding/failure.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { formatPath } from '../../path/path.ts';
import { isAccepted, refusalOf } from '../client/registration-outcome.ts';
import type { ClientRequestInfo, ObjectTree } from '../client/types.ts';
import { serveBootstrap } from './device-service.ts';
import { groupByObject, Draft, instancesIn } from './draft.ts';
import type { ManagedObjects } from './managed-objects.ts';
import { findAccountProblem } from './server-account.ts';

/** The client, as a bootstrap attempt sees it. */
export interface AttemptContext {
  /** Undefined: the security identity determines it. */
  readonly endpointName: string | undefined;
  readonly lwm2mVersion: string;
  readonly models: ModelRegistry;
  readonly clock: Clock;
  readonly current: ManagedObjects;
  readonly tree: ObjectTree;
  readonly timeoutMs: number;
  readonly format: number;
  readonly pack: boolean;
  /** Whether accounts for coaps: must hold credentials; false if the application supplies them. */
  readonly needsCredentials: boolean;
  /**
   * Applies the written objects.
   *
   * @throws the error that prevents this
   */
  accept(objects: ManagedObjects): Promise<void>;
  onRequest(request: ClientRequestInfo): void;
  onError(error: unknown): void;
}

const PACK_FORMAT = ContentFormat.senmlCbor;

export class BootstrapAttempt {
  readonly #context: AttemptContext;
  readonly #outcome: PromiseWithResolvers<void> = Promise.withResolvers();
  readonly #abort = new AbortController();
  #draft: Draft;
  #peer: Peer | undefined;
  #timer: TimerHandle | undefined;
  #isOpen = false;
  #hasReceivedRequest = false;

  constructor(context: AttemptContext) {
    this.#context = context;
    this.#draft = new Draft(context.current, context.tree);
    this.#outcome.promise.catch(() => undefined);
  }

  /** Resolves when the device has been bootstrapped. @throws Lwm2mRefusal, DeviceUnreachableError */
  async run(endpoint: Endpoint, peer: Peer): Promise<void> {
    const { pack, endpointName, format, lwm2mVersion } = this.#context;
    if (pack && (await this.#takePack(endpoint, peer))) return;
    this.#peer = peer;
    this.#isOpen = true;
    this.#restartTimer();
    const requestedFormat = isAtLeast(lwm2mVersion, 1) ? format : undefined;
    this.#request(endpoint, peer, bootstrapRequest(endpointName, requestedFormat)).then(
      (response) => this.#checkResponse(response),
      // A server that has sent an operation has received the request: only its response was lost.
      (error: unknown) => this.#hasReceivedRequest || this.#end(error),
    );
    return this.#outcome.promise;
  }

  /** Ends the attempt from outside. */
  stop(): void {
    this.#end(new DeviceUnreachableError('closed', 'the client is closed or deregistered'));
  }

  /** Answers a request of the bootstrap server. */
  handle(request: CoapRequest): CoapReply | Promise<CoapReply> {
    if (!this.#isOpen || request.peer.key !== this.#peer?.key) return { code: '4.01' };
    this.#hasReceivedRequest = true;
    this.#restartTimer();
    let info = { operation: 'bootstrap', path: `/${request.path.join('/').slice(0, 40)}` };
    try {
      const requested = requestedBootstrap(request);
      info = { operation: requested.type, path: formatPath(requested.path) };
      if (requested.type === 'finish')
        return this.#finish().then((reply) => this.#reportRequest(info, reply));
      const { tree, models, lwm2mVersion, clock } = this.#context;
      const service = { draft: this.#draft, tree, models, lwm2mVersion, nowMs: clock.now() };
      return this.#reportRequest(info, serveBootstrap(service, request, requested));
    } catch (error) {
      return this.#reportRequest(info, this.#replyTo(error));
    }
  }

  #reportRequest(info: { operation: string; path: string }, reply: CoapReply): CoapReply {
    this.#context.onRequest({ ...info, code: reply.code });
    return reply;
  }

  #replyTo(error: unknown): CoapReply {
    try {
      return refusalReply(error);
    } catch (unexpected) {
      this.#context.onError(unexpected);
      return { code: '5.00' };
    }
  }

  #checkResponse(response: CoapResponse): void {
    if (!isAccepted('bootstrap-request', response)) this.#end(refusalOf('bootstrap-request', response));
  }

  async #finish(): Promise<CoapReply> {
    this.#isOpen = false;
    this.#timer?.cancel();
    try {
      await this.#accept();
      return { code: '2.04', afterSent: () => this.#outcome.resolve() };
    } catch (error) {
      const message =
        error instanceof Lwm2mRefusal ? error.message : 'the configuration could not be taken over';
      if (!(error instanceof Lwm2mRefusal)) this.#context.onError(error);
      const refusal = new Lwm2mRefusal('4.06', message);
      return { ...refusalReply(refusal), afterSent: () => this.#end(refusal) };
    }
  }

  /** @throws Lwm2mRefusal 4.06; errors of the application */
  async #accept(): Promise<void> {
    const { objects } = this.#draft;
    const problem = findAccountProblem(objects, this.#context.needsCredentials);
    if (problem !== undefined) throw new Lwm2mRefusal('4.06', problem);
    await this.#draft.apply();
    await this.#context.accept(objects);
  }

  /** @returns whether the server had a Bootstrap-Pack for this device and it was applied */
  async #takePack(endpoint: Endpoint, peer: Peer): Promise<boolean> {
    const { endpointName } = this.#context;
    const response = await this.#request(endpoint, peer, bootstrapPackRequest(endpointName, PACK_FORMAT));
    // Servers without packs answer in different ways. The device then sends a Bootstrap-Request.
    if (response.code !== '2.05') return false;
    try {
      this.#draft = packDraft(this.#context, response);
      await this.#accept();
      return true;
    } catch (error) {
      // After an invalid pack, the device falls back to a Bootstrap-Request (OMA-TS-LightweightM2M_Core-V1_2 6.1.6).
      this.#context.onError(error);
      this.#draft = new Draft(this.#context.current, this.#context.tree);
      return false;
    }
  }

  async #request(endpoint: Endpoint, peer: Peer, init: RequestInit): Promise<CoapResponse> {
    try {
      return await endpoint.request(peer, { ...init, signal: this.#abort.signal });
    } catch (error) {
      if (this.#abort.signal.aborted)
        throw new DeviceUnreachableError('closed', 'the bootstrapping has ended');
      throw unreachable(error);
    }
  }

  #restartTimer(): void {
    const { clock, timeoutMs } = this.#context;
    this.#timer?.cancel();
    this.#timer = clock.setTimer(timeoutMs, () =>
      this.#end(new DeviceUnreachableError('timeout', 'the bootstrap server has not finished')),
    );
  }

  #end(error: unknown): void {
    this.#isOpen = false;
    this.#timer?.cancel();
    this.#outcome.reject(error);
    this.#abort.abort();
  }
}

/** Returns the device's objects after a Bootstrap-Pack. @throws DecodeError, Lwm2mRefusal */
function packDraft({ current, tree, models, clock }: AttemptContext, response: CoapResponse): Draft {
  const { contentFormat = PACK_FORMAT, payload } = response;
  const records = decodeValues(contentFormat, payload, {}, models, { nowMs: clock.now() });
  const draft = new Draft(current, tree);
  draft.delete({});
  for (const [path, group] of groupByObject(records)) {
    draft.write(path.objectId ?? 0, instancesIn(path, group), group);
  }
  return draft;
}
