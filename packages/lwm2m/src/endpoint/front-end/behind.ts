import type { BodySource, CoapReply } from '@muster/coap';
import type { Listeners } from '../server/listener.ts';
import { sourceOf } from '../server/source.ts';
import type { Uplink } from '../server/uplink.ts';
import { bufferOf, coapRequestOf, coapResponseOf } from './plain.ts';
import { remotePeerOf } from './remote-endpoint.ts';
import type {
  DeviceReply,
  DeviceRequest,
  FrontObservation,
  FrontPlace,
  PlainResponse,
  ServerBehind,
} from './types.ts';

/** Responses that front ends send, and bodies that they read, at a time. The oldest are dropped first. */
const MAX_OFFERED = 4_096;

/** Answers the front ends of a server. */
export class BehindFrontEnds implements ServerBehind {
  readonly #uplink: Uplink;
  readonly #listeners: Listeners;
  readonly #afterSent = new Map<string, () => void>();
  readonly #bodies = new Map<string, BodySource>();
  #lastId = 0;

  constructor(uplink: Uplink, listeners: Listeners) {
    this.#uplink = uplink;
    this.#listeners = listeners;
  }

  async request(request: DeviceRequest): Promise<DeviceReply> {
    const { listener } = request;
    return this.#plain(
      await this.#uplink.handle(coapRequestOf({ ...request, peer: peerAt(request) }), listener),
    );
  }

  #plain({ body, afterSent, ...reply }: CoapReply): DeviceReply {
    return {
      ...reply,
      ...(body && { body: { id: this.#offer(this.#bodies, body), length: body.length } }),
      ...(afterSent && { sentId: this.#offer(this.#afterSent, afterSent) }),
    };
  }

  #offer<T>(all: Map<string, T>, one: T): string {
    this.#lastId += 1;
    const id = String(this.#lastId);
    all.set(id, one);
    if (all.size > MAX_OFFERED) all.delete(all.keys().next().value ?? '');
    return id;
  }

  sent(sentId: string): void {
    const afterSent = this.#afterSent.get(sentId);
    this.#afterSent.delete(sentId);
    afterSent?.();
  }

  recall({ token, ...place }: FrontObservation): Promise<boolean> {
    return this.#uplink.recall(peerAt(place), Buffer.from(token, 'hex'), place.listener);
  }

  async notification(observation: FrontObservation, response: PlainResponse): Promise<boolean> {
    const { listener, token } = observation;
    const peer = peerAt(observation);
    const handlers = this.#listeners.remote(listener)?.handlersOf(peer, token);
    if (handlers === undefined) return false;
    await handlers.onNotification(coapResponseOf(response, peer));
    return true;
  }

  observationEnded(observation: FrontObservation, reason: 'ended' | 'closed'): void {
    const { listener, token } = observation;
    this.#listeners.remote(listener)?.ended(peerAt(observation), token, reason);
  }

  async bodyPart(id: string, offset: number, length: number): Promise<Uint8Array> {
    const body = this.#bodies.get(id);
    if (body === undefined) throw new Error('The body of the response is no longer there.');
    return bufferOf(await body.read(offset, length));
  }
}

/** As requests to the device name it. */
function peerAt({ listener, peer }: FrontPlace): ReturnType<typeof remotePeerOf> {
  return remotePeerOf(sourceOf(peer, listener));
}
