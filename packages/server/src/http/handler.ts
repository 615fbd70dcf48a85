import type { Request, Response } from 'express';
import type { AccessService } from '../features/access/access.ts';
import type { UnitOfWork } from '../kernel/entities.ts';
import type { Catalogues, LiveState } from '../kernel/ports.ts';
import type { Requester } from '../kernel/requester.ts';
import type { Reader } from '../store/port.ts';
import type { FormReader, RequestStream } from './body/multipart.ts';
import type { Operation } from './contract.ts';
import type { EntityIdResponse, OperationTypes, Schemas } from './generated/contract.ts';
import type { FilterTerm, PageRequest } from './lists/page-request.ts';
import type { RequestParts } from './validation.ts';

export type OperationId = keyof OperationTypes;

type PartOf<Id extends OperationId, Part extends string, Absent> = Part extends keyof OperationTypes[Id]
  ? OperationTypes[Id][Part]
  : Absent;

/** Path parameters of an operation. */
export type PathOf<Id extends OperationId> = PartOf<Id, 'path', Record<string, never>>;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = PartOf<Id, 'query', Record<string, never>>;

/** Request body of an operation; undefined for operations without one. */
export type BodyOf<Id extends OperationId> = PartOf<Id, 'body', undefined>;

/** Form of an operation that takes one instead of a body. */
type FormOf<Id extends OperationId> = PartOf<Id, 'form', Record<string, never>>;

/** The API key of a request, or the session of a person, and its device network. */
export interface Principal {
  /** ID of the key or the session. */
  readonly apiKeyId: string;
  /** Name of the key or the person. */
  readonly name: string;
  readonly isPerson?: true;
  /** Device network of this request: from X-DeviceNetwork, else the home network of the key. */
  readonly deviceNetworkId: string;
  /**
   * Gateway of a registration ticket. Present if the request has the ticket's token, which is only valid for this
   * gateway.
   */
  readonly dataCollectorId?: string;
}

/** Returns a principal as logs name it. */
export const requesterOf = ({ apiKeyId, name, isPerson }: Principal): Requester => ({
  apiKeyId,
  apiKeyName: name,
  actorType: isPerson === true ? 'Person' : 'ApiKey',
});

/** Begins the unit of work of a request. @param reply builds the response from the ID of the created entity */
export type BeginUnit = (reply: (id: string) => ReplyMessage) => UnitOfWork;

/** A request to a read-only operation, after authentication, authorisation and validation. */
export interface ReadContext<
  Params = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, unknown>>,
  Body = unknown,
> {
  /** Reads the store, including everything that was committed before the request. */
  readonly reader: Reader;
  /** Path parameters, percent-decoded. UUIDs are in lower case. */
  readonly params: Params;
  /** Query parameters with the names and types of the contract, including defaults. */
  readonly query: Query;
  /** The body as described by the contract, without members that are null. Undefined if there is none. */
  readonly body: Body;
  /** @throws MusterError if Filter or Sort is malformed */
  readonly paging: PageRequest;
  readonly principal: Principal;
  /** What only the memory of the device loop has. */
  readonly live: LiveState;
  /** Keys and their permissions, which every thread and process with an API can check. */
  readonly access: AccessService;
  /** The object types of device networks. */
  readonly catalogues: Catalogues;
  /** Time of the request in epoch milliseconds. */
  readonly nowMs: number;
  /** Path and query as sent by the client. */
  readonly url: string;
}

/** The same for an operation that changes something, or that answers by itself. */
export interface RequestContext<
  Params = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, unknown>>,
  Body = unknown,
  Form = Readonly<Record<string, unknown>>,
> extends ReadContext<Params, Query, Body> {
  /** Reads a body that is a form with files. */
  readonly form: FormReader<Form>;
  /**
   * Validates the result of a patch against the contract. Members that are null are omitted.
   *
   * @param schema name below components/schemas
   * @throws MusterError `invalid-request` with the faulty members
   */
  checked<Name extends keyof Schemas>(schema: Name, value: unknown): Schemas[Name];
  /** Fires if the client disconnects before the response. */
  readonly signal: AbortSignal;
  /** See {@link create} and {@link startCommand}. */
  readonly begin: BeginUnit;
  readonly requestId: string;
  /** Result of the body's preparation, for operations in `preparations`. */
  readonly prepared: unknown;
  /** The body as it arrives, for operations that are streamed in the contract. */
  readonly stream: RequestStream;
  /** Only for routes that are declared with {@link serve}. */
  readonly request: Request;
  /** See `request`. */
  readonly response: Response;
}

/** Returned if the route has written the response itself, as for a stream of events. */
export const handled: unique symbol = Symbol('handled');

/** The body of a response that is not JSON. */
export interface Content {
  readonly mediaType: string;
  /** In parts if it is too long to build at once. Only reads can respond in parts. */
  readonly data: string | Uint8Array | AsyncIterable<string>;
  /** Name for the downloaded file: letters, digits, dots and hyphens. Absent: browsers show the content. */
  readonly fileName?: string;
}

export interface ReplyMessage<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body?: Body;
  /** JSON text in parts, for a response that is too long to build at once. */
  readonly parts?: AsyncIterable<string>;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Reply = ReplyMessage | typeof handled;

type Replies<Id extends OperationId> = OperationTypes[Id]['replies'];

/** Return value of the handler of an operation: a status of the contract with its body. */
export type ReplyOf<Id extends OperationId> =
  | {
      [Status in keyof Replies<Id> & number]: ReplyMessage<
        Status,
        Replies<Id>[Status] extends null ? undefined : Replies<Id>[Status]
      >;
    }[keyof Replies<Id> & number]
  | typeof handled;

/** Request for an entity whose ID is the path parameter `id`. */
export type EntityContext<Body = unknown> = RequestContext<
  { readonly id: string },
  Readonly<Record<string, unknown>>,
  Body
>;

export type ContextOf<Id extends OperationId> = RequestContext<
  PathOf<Id>,
  QueryOf<Id>,
  BodyOf<Id>,
  FormOf<Id>
>;

/** A route that only reads the store. It needs no service, so it runs in any thread or process. */
export interface ReadRoute<Id extends OperationId> {
  readonly read: (context: ReadContext<PathOf<Id>, QueryOf<Id>, BodyOf<Id>>) => Promise<ReplyOf<Id>>;
}

/**
 * A route that changes nothing, and needs the connection of the client or something beside the store. It runs in the
 * thread or process with the connection.
 */
export interface ServeRoute<Id extends OperationId, Sources> {
  readonly serve: (context: ContextOf<Id>, sources: Sources) => Promise<ReplyOf<Id>>;
}

/** A route that changes something or needs the memory of the device loop. It runs on the device loop. */
export interface DeviceLoopRoute<Id extends OperationId, Services, Sources = unknown> {
  readonly act: (context: ContextOf<Id>, services: Services) => Promise<ReplyOf<Id>>;
  /** Answers requests with `preview=true`, which change nothing, like a {@link ServeRoute}. */
  readonly preview?: (context: ContextOf<Id>, sources: Sources) => Promise<ReplyOf<Id>>;
}

type GroupOf<Id extends OperationId> = Id extends `${infer Group}.${string}` ? Group : never;

/** The operations of a tag of the contract, or a single operation. */
type Named<Names extends string> = Extract<OperationId, Names | `${Names}.${string}`>;

/**
 * Routes of some operations, keyed by operationId.
 *
 * @typeParam Names operationIds, or tags of the contract, which include all their operations
 * @typeParam Services used by the acts
 * @typeParam Sources used by the other routes beside the store
 */
export type FeatureRoutes<
  Names extends OperationId | GroupOf<OperationId>,
  Services = unknown,
  Sources = unknown,
> = {
  readonly [Id in Named<Names>]:
    ReadRoute<Id> | ServeRoute<Id, Sources> | DeviceLoopRoute<Id, Services, Sources>;
};

/** Declares a route that only reads. */
export const read = <Run>(run: Run): { readonly read: Run } => ({ read: run });

/** Declares a route that answers where the connection of the client is. */
export const serve = <Run>(run: Run): { readonly serve: Run } => ({ serve: run });

/** Declares a route for the device loop. */
export const act = <Run>(run: Run): { readonly act: Run } => ({ act: run });

/** What the members named `Kind` of some routes use: the services of `act`, or the sources of `serve` and `preview`. */
export type UsedBy<Table, Kind extends 'act' | 'preview' | 'serve'> = (
  Table[keyof Table] extends infer Route
    ? Route extends { readonly [Name in Kind]?: (context: never, used: infer Used) => unknown }
      ? (used: Used) => void
      : never
    : never
) extends (used: infer All) => void
  ? All
  : never;

/**
 * A route of any operation. Its members are methods because their parameters must be bivariant: each is called with the
 * context of its own operation, which has been checked against the contract.
 */
export type Route =
  | { read(context: ReadContext): Promise<Reply> }
  | { serve(context: RequestContext, sources: unknown): Promise<Reply> }
  | {
      act(context: RequestContext, services: unknown): Promise<Reply>;
      preview?(context: RequestContext, sources: unknown): Promise<Reply>;
    };

/** Routes keyed by operationId, as the dispatcher calls them. */
export type RouteTable = Readonly<Record<string, Route>>;

export function ok<Body>(body: Body): ReplyMessage<200, Body> {
  return { status: 200, body };
}

export function okContent(
  content: Content,
  headers: Readonly<Record<string, string>> = {},
): ReplyMessage<200, undefined> {
  return { status: 200, content, headers };
}

export function noContent(headers?: Readonly<Record<string, string>>): ReplyMessage<204, undefined> {
  return headers === undefined ? { status: 204 } : { status: 204, headers };
}

/** Response to a started command. `activityId` is its activity log entry. Absent if nothing is sent. */
export function commandAccepted(activityId?: string): ReplyMessage<204, undefined> {
  return noContent(activityId === undefined ? undefined : { 'X-Activity-Id': activityId });
}

/** An entity that a request has created. */
export interface Created {
  readonly id: string;
  /** ID of the activity log entry for the values sent to a device. */
  readonly activityId?: string;
}

/**
 * Creates an entity, and responds with its ID.
 *
 * @param path of its collection, if the entity can be read there
 * @param work writes `unit.writesFor(id)` in the commit that creates the entity
 */
export async function create(
  begin: BeginUnit,
  path: string | undefined,
  work: (unit: UnitOfWork) => Promise<Created>,
): Promise<ReplyMessage<201, EntityIdResponse>> {
  const reply = ({ id, activityId }: Created): ReplyMessage<201, EntityIdResponse> => ({
    status: 201,
    body: { Id: id },
    headers: {
      ...(path === undefined ? {} : { Location: `${path}/${id}` }),
      ...(activityId === undefined ? {} : { 'X-Activity-Id': activityId }),
    },
  });
  const unit = begin((id) => reply({ id }));
  const created = await work(unit);
  unit.checkUsed();
  return reply(created);
}

/**
 * Starts a command, and responds with the ID of its activity log entry.
 *
 * @param work writes `unit.writesFor(id)` in the commit that creates the entry, and resolves with its ID
 */
export async function startCommand(
  begin: BeginUnit,
  work: (unit: UnitOfWork) => Promise<string>,
): Promise<ReplyMessage<204, undefined>> {
  const unit = begin(commandAccepted);
  const id = await work(unit);
  unit.checkUsed();
  return commandAccepted(id);
}

/**
 * A request that has passed authentication, authorisation, rate limits and validation. Plain data, so it can be
 * passed between threads.
 */
export interface OperationCall {
  readonly operationId: string;
  readonly requestId: string;
  /** Path and query as sent by the client. */
  readonly url: string;
  readonly principal: Principal;
  /** Path parameters, percent-decoded. UUIDs are in lower case. */
  readonly params: Readonly<Record<string, string>>;
  readonly keyedFilter: readonly FilterTerm[];
  readonly parts: RequestParts;
  /** Result of the body's preparation on the API thread, for operations in `preparations`. */
  readonly prepared?: unknown;
}

/** The client connection of a call. */
export interface Connection {
  /** The body, if the handler reads it itself. */
  readonly stream: RequestStream;
  /** Fires if the client closes the connection before the response. */
  readonly signal: () => AbortSignal;
  /** Absent on the device loop. Handlers that write the response themselves run on the API thread. */
  readonly http?: { readonly request: Request; readonly response: Response };
}

/** The result of an operation. */
export interface OperationOutcome {
  readonly reply: Reply;
  /** Whether this repeats the response to an earlier request with the same Idempotency-Key. */
  readonly isReplay: boolean;
}

/** Runs operations of the contract. */
export interface Operations {
  /** @throws MusterError; ClientGone */
  run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome>;
}
