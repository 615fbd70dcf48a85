import type express from 'express';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Reader } from '../store/port.ts';
import type { FormReader } from './body/multipart.ts';
import type { RequestStream } from './body/request-stream.ts';
import type { EntityIdResponse, OperationTypes, Schemas } from './generated/contract.ts';
import type { PageRequest } from './lists/page-request.ts';

export type OperationId = keyof OperationTypes;

type PartOf<Id extends OperationId, Part extends string, Absent> = Part extends keyof OperationTypes[Id]
  ? OperationTypes[Id][Part]
  : Absent;

/** Path parameters of an operation. */
export type PathOf<Id extends OperationId> = PartOf<Id, 'path', Record<string, never>>;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = PartOf<Id, 'query', Record<string, never>>;

/** Request body of an operation, undefined for operations that have none. */
export type BodyOf<Id extends OperationId> = PartOf<Id, 'body', undefined>;

/** Form that an operation takes instead of a body. */
export type FormOf<Id extends OperationId> = PartOf<Id, 'form', Record<string, never>>;

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

/** Begins the unit of work of a request. @param reply the response, by the ID of what the request creates */
export type BeginUnit = (reply: (id: string) => ReplyMessage) => UnitOfWork;

/** A request that has passed authentication, permission and contract, as an operation that only reads gets it. */
export interface ReadContext<
  Params = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, unknown>>,
  Body = unknown,
> {
  /** The store as it was committed before the request. */
  readonly reader: Reader;
  /** Path parameters, percent-decoded; UUIDs in lower case. */
  readonly params: Params;
  /** Query parameters under the names and in the types of the contract, defaults filled in. */
  readonly query: Query;
  /** The body as the contract describes it, without members that are null; undefined if there is none. */
  readonly body: Body;
  /** @throws MusterError when Filter or Sort cannot be read */
  readonly paging: PageRequest;
  readonly principal: Principal;
  /** Path and query as the client sent them. */
  readonly url: string;
}

/** The same as an operation on the device loop gets it. */
export interface RequestContext<
  Params = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, unknown>>,
  Body = unknown,
  Form = Readonly<Record<string, unknown>>,
> extends ReadContext<Params, Query, Body> {
  /** Reads a body that is a form with files. */
  readonly form: FormReader<Form>;
  /**
   * The outcome of a patch as the contract describes it, members that are null left out.
   *
   * @param schema name below components/schemas
   * @throws MusterError `invalid-request` with the members at fault
   */
  checked<Name extends keyof Schemas>(schema: Name, value: unknown): Schemas[Name];
  /** Fires when the client goes away before it has its answer. */
  readonly signal: AbortSignal;
  /** See {@link create} and {@link startCommand}. */
  readonly begin: BeginUnit;
  readonly requestId: string;
  /** What the body came to, for operations in `preparations`. */
  readonly prepared: unknown;
  /** The body as it arrives, for operations whose contract streams it. */
  readonly stream: RequestStream;
  /** Only on the API thread: operations that use it are in `readOperations`. */
  readonly request: express.Request;
  /** As `request`. */
  readonly response: express.Response;
}

/** The route has written the response itself, as a stream of events does. */
export const handled: unique symbol = Symbol('handled');

export interface ReplyMessage<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body?: Body;
  /** JSON text in parts, instead of a body that is too long to be made in one go. */
  readonly parts?: AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Reply = ReplyMessage | typeof handled;

type Replies<Id extends OperationId> = OperationTypes[Id]['replies'];

/** What the handler of an operation returns: a status of the contract with the body that belongs to it. */
export type ReplyOf<Id extends OperationId> =
  | {
      [Status in keyof Replies<Id> & number]: ReplyMessage<
        Status,
        Replies<Id>[Status] extends null ? undefined : Replies<Id>[Status]
      >;
    }[keyof Replies<Id> & number]
  | typeof handled;

/** Request about one entity, whose ID is the path parameter `id`. */
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

/** A route that answers from the store. It has no service, so it runs in any thread or process. */
export interface Read<Id extends OperationId> {
  readonly read: (context: ReadContext<PathOf<Id>, QueryOf<Id>, BodyOf<Id>>) => Promise<ReplyOf<Id>>;
}

/** A route that changes something or needs what the device loop has in memory. It runs on the device loop. */
export interface Act<Id extends OperationId, Services> {
  readonly act: (context: ContextOf<Id>, services: Services) => Promise<ReplyOf<Id>>;
}

type GroupOf<Id extends OperationId> = Id extends `${infer Group}.${string}` ? Group : never;

/** The operations of a tag of the contract, or one operation. */
type Named<Names extends string> = Extract<OperationId, Names | `${Names}.${string}`>;

/**
 * Routes of some operations by operationId.
 *
 * @typeParam Names operationIds, or tags of the contract, which stand for all their operations
 * @typeParam Services those that the acts use
 */
export type FeatureRoutes<Names extends OperationId | GroupOf<OperationId>, Services = unknown> = {
  readonly [Id in Named<Names>]: Read<Id> | Act<Id, Services>;
};

/** A route that only reads. */
export const read = <Run>(run: Run): { readonly read: Run } => ({ read: run });

/** A route for the device loop. */
export const act = <Run>(run: Run): { readonly act: Run } => ({ act: run });

/** The services that the acts of some routes use. */
export type ServicesOf<Table> = (
  Table[keyof Table] extends infer Route
    ? Route extends { readonly act: (context: never, services: infer Services) => unknown }
      ? (services: Services) => void
      : never
    : never
) extends (services: infer All) => void
  ? All
  : never;

export type HandlerOf<Id extends OperationId> = (context: ContextOf<Id>) => Promise<ReplyOf<Id>>;

/** Handlers that hold their services, by operationId: of features that have no `FeatureRoutes` yet. */
export type Routes<Names extends OperationId | GroupOf<OperationId> = GroupOf<OperationId>> = {
  readonly [Id in Named<Names>]: HandlerOf<Id>;
};

/**
 * Handler of any operation. A method for its bivariant parameter: the dispatcher calls each handler with the context of
 * the handler's own operation, which it has checked against the contract.
 */
export type Handler = { handle(context: RequestContext): Promise<Reply> }['handle'];

/** A route of any operation. */
export type Route =
  | Handler
  | { read(context: ReadContext): Promise<Reply> }
  | { act(context: RequestContext, services: unknown): Promise<Reply> };

/** Routes by operationId, as the dispatcher calls them. */
export type RouteTable = Readonly<Record<string, Route>>;

export function ok<Body>(body: Body): ReplyMessage<200, Body> {
  return { status: 200, body };
}

export function noContent(headers?: Readonly<Record<string, string>>): ReplyMessage<204, undefined> {
  return headers === undefined ? { status: 204 } : { status: 204, headers };
}

/** A command is on its way; `activityId` is its entry in the activity log, absent when nothing was to be sent. */
export function commandAccepted(activityId?: string): ReplyMessage<204, undefined> {
  return noContent(activityId === undefined ? undefined : { 'X-Activity-Id': activityId });
}

/** Something that a request has created. */
export interface Created {
  readonly id: string;
  /** Of the entry about what goes to a device with it. */
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
