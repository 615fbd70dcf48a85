import type express from 'express';
import type { FormReader } from './body/multipart.ts';
import type { PageRequest } from './lists/page-request.ts';

/** Who asks, and in which device network. */
export interface Principal {
  readonly apiKeyId: string;
  /** Name of the key. */
  readonly name: string;
  /** The network of this request: that of X-DeviceNetwork, else the home network of the key. */
  readonly deviceNetworkId: string;
  /** The gateway of a registration ticket: present when the request carries the ticket's token, and the only one it may name. */
  readonly dataCollectorId?: string;
}

/** Is told an answer before it is given. */
export type Foretell = (reply: ReplyMessage) => void;

/** One request that has passed authentication, permission and contract. */
export interface RequestContext {
  /** Path parameters, percent-decoded; UUIDs in lower case. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters under the names and in the types of the contract, defaults filled in. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The body as the contract describes it, members that are null left out; undefined when there is none. */
  readonly body: unknown;
  /** For bodies that are forms with files. */
  readonly form: FormReader;
  /** @throws MusterError when Filter or Sort cannot be read */
  readonly paging: PageRequest;
  readonly principal: Principal;
  /**
   * The outcome of a patch as the contract describes it, members that are null left out.
   *
   * @param schema name below components/schemas
   * @throws MusterError `invalid-request` with the members at fault
   */
  checked(schema: string, value: unknown): unknown;
  /** The same of what may be long: others get their turn in between. */
  checkedInTurns(schema: string, value: unknown): Promise<unknown>;
  /** Fires when the client goes away before it has its answer. */
  readonly signal: AbortSignal;
  /**
   * Says before the commit of the work what it is about to answer, so that a repeat by Idempotency-Key finds both or
   * neither. Only needed where the documents of that commit do not tell.
   */
  readonly foretell: Foretell;
  readonly requestId: string;
  readonly request: express.Request;
  readonly response: express.Response;
}

/** The route has written the response itself, as a stream of events does. */
export const handled: unique symbol = Symbol('handled');

export interface ReplyMessage {
  readonly status: number;
  readonly body?: unknown;
  /** JSON text in parts, instead of a body that is too long to be made in one go. */
  readonly parts?: AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Reply = ReplyMessage | typeof handled;
export type Handler = (context: RequestContext) => Promise<Reply>;
/** Handlers by operationId of the contract. */
export type RouteTable = Readonly<Record<string, Handler>>;

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/**
 * @param location path of the new entity, where there is one to get it by
 * @param activityId of the entry about what goes to a device with it
 */
export function created(id: string, location?: string, activityId?: string): ReplyMessage {
  const headers = {
    ...(location === undefined ? {} : { Location: location }),
    ...(activityId === undefined ? {} : { 'X-Activity-Id': activityId }),
  };
  return { status: 201, body: { Id: id }, headers };
}

export function noContent(headers?: Readonly<Record<string, string>>): Reply {
  return headers === undefined ? { status: 204 } : { status: 204, headers };
}

/** A command is on its way; `activityId` is its entry in the activity log, absent when nothing was to be sent. */
export function commandAccepted(activityId?: string): Reply {
  return noContent(activityId === undefined ? undefined : { 'X-Activity-Id': activityId });
}
