/**
 * Requests of devices to the server: /rd, /rd/{location}, /dp and /.well-known/core.
 */
import type { CoapReply, CoapRequest, Recalled } from '@muster/coap';
import type { Clock, Peer } from '@muster/net';
import type { LinkFormatLimits } from '../../codec/link-format.ts';
import { ContentFormat } from '../../codec/content-format.ts';
import { decodeValues } from '../../codec/values.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { refusalReply } from '../../binding/failure.ts';
import { checkPreconditions } from '../../binding/preconditions.ts';
import { ObjectListReader } from '../../binding/object-list-reader.ts';
import { readRegister, readUpdate, type Profiles } from '../../binding/register-request.ts';
import { isWellKnownCore, wellKnownCore } from '../../binding/resource-discovery.ts';
import { sendFormats } from '../../binding/send-request.ts';
import type { ServerCounters } from './counters.ts';
import { endpointNameOf } from './endpoint-name.ts';
import { sourceOf } from './source.ts';
import type { Handled, ServerHandlers, ServerWarning, Source } from './types.ts';

export interface UplinkOptions {
  readonly handlers: ServerHandlers;
  readonly modelsFor: (device: Source) => ModelRegistry;
  readonly clock: Clock;
  readonly limits: LinkFormatLimits;
  readonly profiles: Profiles;
  readonly counters: ServerCounters;
  readonly warn: (warning: ServerWarning) => void;
}

/** Links for discovery by clients (RFC 6690; resource types of RFC 9176 and the OMA enabler). */
const links = [
  {
    target: '/rd',
    attributes: new Map([
      ['rt', 'core.rd'],
      ['ct', '40'],
    ]),
  },
  {
    target: '/dp',
    attributes: new Map([
      ['rt', 'oma.lwm2m.dp'],
      ['ct', '110 112'],
    ]),
  },
];

export class Uplink {
  readonly #options: UplinkOptions;
  readonly #lists: ObjectListReader;

  constructor(options: UplinkOptions) {
    this.#options = options;
    this.#lists = new ObjectListReader(options.limits);
  }

  /** Answers a request that arrived at a listener. */
  async handle(request: CoapRequest, listener: string): Promise<CoapReply> {
    try {
      return await this.#dispatch(request, listener);
    } catch (error) {
      this.#options.counters.refusals += 1;
      return refusalReply(error);
    }
  }

  /** Recalls the observation of a notification that matches none in memory. */
  async recall(peer: Peer, token: Buffer, listener: string): Promise<Recalled> {
    const source = sourceOf(peer, listener);
    return (await this.#options.handlers.recall?.({ source, token: token.toString('hex') })) ?? 'unknown';
  }

  #dispatch(request: CoapRequest, listener: string): CoapReply | Promise<CoapReply> {
    const { path } = request;
    const [first, second] = path;
    if (first === 'rd') {
      if (path.length === 2 && second !== undefined && second !== '')
        return this.#atLocation(request, listener, second);
      if (path.length === 1) return this.#register(request, listener);
    }
    if (first === 'dp' && path.length === 1) return this.#send(request, listener);
    if (isWellKnownCore(path)) return wellKnownCore(request, links);
    return this.#fetch(request, listener);
  }

  /** Answers a request for other content of the application. */
  async #fetch(request: CoapRequest, listener: string): Promise<CoapReply> {
    const { method, path, peer } = request;
    const { handlers } = this.#options;
    if (handlers.fetch === undefined) throw new Lwm2mRefusal('4.04');
    if (method !== 'GET') throw new Lwm2mRefusal('4.05');
    const found = await handlers.fetch({ source: sourceOf(peer, listener), path });
    if (found === undefined) throw new Lwm2mRefusal('4.04');
    checkPreconditions(request, found.etag);
    return { code: '2.05', body: found, etag: found.etag, contentFormat: ContentFormat.opaque };
  }

  async #register(request: CoapRequest, listener: string): Promise<CoapReply> {
    if (request.method !== 'POST') throw new Lwm2mRefusal('4.05');
    checkPreconditions(request);
    const { handlers, profiles, counters } = this.#options;
    const source = sourceOf(request.peer, listener);
    const content = readRegister(request, this.#lists, profiles);
    const endpointName = await endpointNameOf(content.endpointName, source, handlers);
    this.#warnAll(source, content.warnings, endpointName);
    const { location, afterSent } = await handlers.register({ source, ...content, endpointName });
    counters.registers += 1;
    return replyWith({ code: '2.01', locationPath: ['rd', location] }, afterSent);
  }

  #atLocation(request: CoapRequest, listener: string, location: string): Promise<CoapReply> {
    // If-None-Match always fails here: without the registration there is nothing to update or delete.
    checkPreconditions(request);
    switch (request.method) {
      case 'POST':
        return this.#update(request, listener, location);
      case 'DELETE':
        return this.#deregister(request, listener, location);
      default:
        throw new Lwm2mRefusal('4.05');
    }
  }

  async #update(request: CoapRequest, listener: string, location: string): Promise<CoapReply> {
    const { handlers, counters } = this.#options;
    const source = sourceOf(request.peer, listener);
    const content = readUpdate(request, this.#lists);
    if (content.warnings.length > 0) this.#warnAll(source, content.warnings, undefined);
    const { afterSent } = await handlers.update({ source, location, ...content });
    counters.updates += 1;
    return replyWith(changed, afterSent);
  }

  async #deregister(request: CoapRequest, listener: string, location: string): Promise<CoapReply> {
    const { handlers, counters } = this.#options;
    const { afterSent } = await handlers.deregister({ source: sourceOf(request.peer, listener), location });
    counters.deregisters += 1;
    return replyWith({ code: '2.02' }, afterSent);
  }

  async #send(request: CoapRequest, listener: string): Promise<CoapReply> {
    const { handlers, modelsFor, clock, counters } = this.#options;
    const { method, contentFormat, payload } = request;
    if (method !== 'POST') throw new Lwm2mRefusal('4.05');
    checkPreconditions(request);
    if (contentFormat === undefined || !sendFormats.has(contentFormat)) {
      throw new Lwm2mRefusal('4.15', 'a Send is SenML JSON (110) or SenML CBOR (112)');
    }
    const source = sourceOf(request.peer, listener);
    const records = decodeValues(contentFormat, payload, {}, modelsFor(source), { nowMs: clock.now() });
    await handlers.send({ source, records, contentFormat });
    counters.sends += 1;
    return changed;
  }

  #warnAll(source: Source, messages: readonly string[], endpointName: string | undefined): void {
    if (messages.length === 0) return;
    const { counters, warn } = this.#options;
    counters.warnings += messages.length;
    const peer = `${source.address}:${source.port}`;
    for (const message of messages)
      warn(endpointName === undefined ? { peer, message } : { peer, endpointName, message });
  }
}

const changed: CoapReply = { code: '2.04' };

function replyWith(reply: CoapReply, afterSent: Handled['afterSent']): CoapReply {
  return afterSent === undefined ? reply : { ...reply, afterSent };
}
