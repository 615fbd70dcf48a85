import { randomUUID } from 'node:crypto';
import type { BodySource, CoapReply, Recalled } from '@muster/coap';
import type { Clock, TimerHandle } from '@muster/net';
import type { Listeners } from '../server/listener.ts';
import { sourceOf } from '../server/source.ts';
import type { Uplink } from '../server/uplink.ts';
import { bufferOf, coapRequestOf, coapResponseOf, isLast } from './plain.ts';
import { remotePeerOf } from './remote-endpoint.ts';
import type {
  DeviceReply,
  DeviceRequest,
  FrontObservation,
  FrontPlace,
  PlainResponse,
  FrontEndServer,
} from './types.ts';

/** Maximum number of response bodies that front ends can read. The oldest are dropped first. */
const MAX_BODIES = 4_096;
/** Milliseconds after which a response counts as sent: its front end may have ended. */
const SENT_MS = 5_000;

/** Answers the front ends of a server. */
export class LocalFrontEndServer implements FrontEndServer {
  readonly #uplink: Uplink;
  readonly #listeners: Listeners;
  readonly #clock: Clock;
  readonly #afterSent = new Map<string, { readonly run: () => void; readonly timer: TimerHandle }>();
  readonly #bodies = new Map<string, BodySource>();
  /** Part of all IDs, because front ends can ask a later server with an ID of an earlier one. */
  readonly #idPrefix = randomUUID();
  #lastId = 0;

  constructor(uplink: Uplink, listeners: Listeners, clock: Clock) {
    this.#uplink = uplink;
    this.#listeners = listeners;
    this.#clock = clock;
  }

  async request(request: DeviceRequest): Promise<DeviceReply> {
    const { listener } = request;
    return this.#toDeviceReply(
      await this.#uplink.handle(coapRequestOf({ ...request, peer: peerAt(request) }), listener),
    );
  }

  #toDeviceReply({ body, afterSent, ...reply }: CoapReply): DeviceReply {
    return {
      ...reply,
      ...(body && { body: { id: this.#storeBody(body), length: body.length } }),
      ...(afterSent && { sentId: this.#runLater(afterSent) }),
    };
  }

  #storeBody(body: BodySource): string {
    const id = this.#nextId();
    this.#bodies.set(id, body);
    if (this.#bodies.size > MAX_BODIES) this.#bodies.delete(this.#bodies.keys().next().value ?? '');
    return id;
  }

  /** Schedules a function for when the front end has sent the response. @returns its ID */
  #runLater(run: () => void): string {
    const id = this.#nextId();
    this.#afterSent.set(id, { run, timer: this.#clock.setTimer(SENT_MS, () => this.sent(id)) });
    return id;
  }

  #nextId(): string {
    this.#lastId += 1;
    return `${this.#idPrefix}-${this.#lastId}`;
  }

  sent(sentId: string): void {
    const entry = this.#afterSent.get(sentId);
    if (entry === undefined) return;
    this.#afterSent.delete(sentId);
    entry.timer.cancel();
    entry.run();
  }

  /** Drops the functions that wait for a response to be sent. */
  close(): void {
    for (const { timer } of this.#afterSent.values()) timer.cancel();
    this.#afterSent.clear();
  }

  recall({ token, ...place }: FrontObservation): Promise<Recalled> {
    return this.#uplink.recall(peerAt(place), Buffer.from(token, 'hex'), place.listener);
  }

  async notification(
    observation: FrontObservation,
    response: PlainResponse,
    isRepeated = false,
  ): Promise<boolean> {
    const { listener, token } = observation;
    const peer = peerAt(observation);
    const remote = this.#listeners.remote(listener);
    const known = await remote?.find(peer, token);
    if (known === undefined) return false;
    await known.take(coapResponseOf(response, peer), isRepeated, this.#clock.monotonic());
    if (isLast(response)) remote?.ended(peer, token);
    return true;
  }

  async bodyPart(id: string, offset: number, length: number): Promise<Uint8Array> {
    const body = this.#bodies.get(id);
    if (body === undefined) throw new Error('The body of the response is no longer there.');
    return bufferOf(await body.read(offset, length));
  }
}

/** Returns the peer as in requests to the device. */
function peerAt({ listener, peer }: FrontPlace): ReturnType<typeof remotePeerOf> {
  return remotePeerOf(sourceOf(peer, listener));
}
