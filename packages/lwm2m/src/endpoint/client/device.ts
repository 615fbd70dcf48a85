import type { CoapReply, CoapRequest } from '@muster/coap';
import type { Clock, TimerHandle } from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import { objectLinks } from '../../codec/object-links.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { formatPath, type Lwm2mPath } from '../../path/path.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { refusalReply } from '../../binding/failure.ts';
import { isWellKnownCore, wellKnownCore } from '../../binding/resource-discovery.ts';
import { requestedOperation, type RequestedOperation } from '../../binding/device-request.ts';
import { fromSegments, rootSegments } from '../../binding/segments.ts';
import { AttributeStore } from './attribute-store.ts';
import { represent, serve } from './device-service.ts';
import { requestDetails } from './request-details.ts';
import { representPaths } from './composite-service.ts';
import { Observations } from './observed.ts';
import type { ObservedContext, Subject } from './observed-context.ts';
import { actionOfExecute, actionOfWrite, type ServerAction } from './server-action.ts';
import type { ServiceContext } from './service-context.ts';
import { defaultPeriods } from './server-object.ts';
import type { Data } from './tree-reader.ts';
import type { ClientHooks, ClientOptions, ClientProblemKind, RequestSummary } from './types.ts';
import { announcedFormats } from './value-format.ts';
import { demandVisible } from './visibility.ts';

/** The client, as the parts of a device see it. */
export interface DeviceOwner {
  readonly options: ClientOptions;
  readonly clock: Clock;
  readonly lwm2mVersion: string;
  readonly rootPath: string;
  instancesChanged(): void;
  onServerAction(action: ServerAction): void;
  onProblem(kind: ClientProblemKind, message: string): void;
  onError(error: unknown): void;
}

/**
 * The serving side of a client. It is the context of its own parts and creates them on first use, because 20,000
 * devices live in one process.
 */
export class Device implements ServiceContext, ObservedContext {
  readonly data: Data;
  readonly #owner: DeviceOwner;
  #attributes: AttributeStore | undefined;
  #observations: Observations | undefined;
  requests = 0;
  notifications = 0;

  constructor(owner: DeviceOwner) {
    this.#owner = owner;
    // The options carry tree and models, so they are the data as well.
    this.data = owner.options;
  }

  get lwm2mVersion(): string {
    return this.#owner.lwm2mVersion;
  }

  get rootPath(): string {
    return this.#owner.rootPath;
  }

  get preferredFormat(): number | undefined {
    return this.#owner.options.contentFormat;
  }

  get hooks(): ClientHooks | undefined {
    return this.#owner.options.hooks;
  }

  get attributes(): AttributeStore | undefined {
    return this.#attributes;
  }

  get observations(): Observations | undefined {
    return this.#observations;
  }

  demandAttributes(): AttributeStore {
    return (this.#attributes ??= new AttributeStore());
  }

  demandObservations(): Observations {
    return (this.#observations ??= new Observations(this));
  }

  nowMs(): number {
    return this.#owner.clock.now();
  }

  monotonicMs(): number {
    return this.#owner.clock.monotonic();
  }

  setTimer(delayMs: number, task: () => void): TimerHandle {
    return this.#owner.clock.setTimer(delayMs, task);
  }

  /** Returns the attributes in force at a path, including the default periods of the Server object. */
  attributesAt(path: Lwm2mPath): NotificationAttributes {
    const attached = this.#attributes?.inForce(path);
    return { ...defaultPeriods(this.data), ...attached };
  }

  represent({ paths, accept, isComposite }: Subject): CoapReply {
    const [path = {}] = paths;
    try {
      return this.#countNotification(
        isComposite
          ? representPaths(this, paths, accept ?? ContentFormat.senmlCbor, 'notification')
          : represent(this, path, accept, 'notification'),
      );
    } catch (error) {
      return this.#replyTo(error);
    }
  }

  /** Counts a notification when it is transmitted. A notification replaced by a newer one before that does not count. */
  #countNotification(reply: CoapReply): CoapReply {
    const { afterSent } = reply;
    return {
      ...reply,
      afterSent: () => {
        this.notifications += 1;
        afterSent?.();
      },
    };
  }

  confirmable({ con }: NotificationAttributes): boolean {
    return con === undefined ? this.#owner.options.confirmableNotifications === true : con === 1;
  }

  confirmableSent(isReplacement: boolean): void {
    this.#owner.options.hooks?.onNotification?.({ type: isReplacement ? 'replaced' : 'sent' });
  }

  acknowledged(tookMs: number): void {
    this.#owner.options.hooks?.onNotification?.({ type: 'acknowledged', tookMs });
  }

  notificationReset(): void {
    this.#owner.options.hooks?.onNotification?.({ type: 'reset' });
  }

  /** Reports that the server never acknowledged a confirmable notification. */
  notificationUnanswered(paths: readonly Lwm2mPath[]): void {
    const names = paths.map(formatPath).join(' ');
    this.#owner.onProblem('notification-unanswered', `notification of ${names}: no acknowledgement`);
  }

  /** Handles changed values at or below these paths. */
  changed(paths: readonly Lwm2mPath[]): void {
    this.#observations?.changed(paths);
  }

  written(paths: readonly Lwm2mPath[]): void {
    this.changed(paths);
    for (const path of paths) this.#act(path, actionOfWrite(this.data, path));
  }

  executed(path: Lwm2mPath): void {
    this.#act(path, actionOfExecute(this.data, path));
  }

  /** Acts only on the Server object instance of this server: other instances do not concern this registration. */
  #act({ instanceId }: Lwm2mPath, action: ServerAction | undefined): void {
    const { serverInstanceId = instanceId } = this.#owner.options;
    if (action !== undefined && instanceId === serverInstanceId) this.#owner.onServerAction(action);
  }

  observes(paths: readonly Lwm2mPath[]): void {
    this.#owner.options.hooks?.onObserve?.(paths.map(formatPath));
  }

  instancesChanged(): void {
    this.#observations?.instancesChanged();
    this.#owner.instancesChanged();
  }

  /** Answers a request of the server. */
  handle(request: CoapRequest): CoapReply | Promise<CoapReply> {
    if (isWellKnownCore(request.path)) return wellKnownCore(request, this.#links());
    const path = fromSegments(request.path, rootSegments(this.rootPath));
    if (!path) return { code: '4.04' };
    let operation: RequestedOperation | undefined;
    try {
      operation = requestedOperation(request, path, this.data.models);
      demandVisible(path);
      const reply = this.#serve(request, path, operation);
      if (!(reply instanceof Promise)) return this.#answered(request, operation, path, reply);
      return this.#answeredLater(request, operation, path, reply);
    } catch (error) {
      return this.#answered(request, operation ?? guessOperation(request), path, this.#replyTo(error));
    }
  }

  #serve(
    request: CoapRequest,
    path: Lwm2mPath,
    operation: RequestedOperation,
  ): CoapReply | Promise<CoapReply> {
    const { intercept } = this.#owner.options;
    const next = (): CoapReply | Promise<CoapReply> => serve(this, request, path, operation);
    return intercept ? intercept(request, next, this.#summaryOf(request, operation, path)) : next();
  }

  async #answeredLater(
    request: CoapRequest,
    operation: RequestedOperation,
    path: Lwm2mPath,
    reply: Promise<CoapReply>,
  ): Promise<CoapReply> {
    try {
      return this.#answered(request, operation, path, await reply);
    } catch (error) {
      return this.#answered(request, operation, path, this.#replyTo(error));
    }
  }

  #links(): ReturnType<typeof objectLinks> {
    const { rootPath } = this;
    return objectLinks(this.data.tree.objects(), {
      rootPath,
      contentFormats: this.#owner.options.announcedFormats ?? announcedFormats(this.lwm2mVersion),
    });
  }

  #replyTo(error: unknown): CoapReply {
    try {
      return refusalReply(error);
    } catch (unexpected) {
      this.#owner.onError(unexpected);
      return refusalReply(new Lwm2mRefusal('5.00'));
    }
  }

  #answered(
    request: CoapRequest,
    operation: RequestedOperation,
    path: Lwm2mPath,
    reply: CoapReply,
  ): CoapReply {
    if (reply.isSilent === true) return reply;
    this.requests += 1;
    const { hooks } = this.#owner.options;
    hooks?.onRequest?.({ ...this.#summaryOf(request, operation, path), code: reply.code });
    return reply;
  }

  #summaryOf(request: CoapRequest, operation: RequestedOperation, path: Lwm2mPath): RequestSummary {
    const { models } = this.data;
    return {
      operation: operation === 'update' ? 'write' : operation,
      path: formatPath(path),
      details: () => requestDetails(operation, { request, path, models, nowMs: this.nowMs() }),
    };
  }
}

/** Names the likely operation of an invalid request. */
function guessOperation({ method }: CoapRequest): RequestedOperation {
  if (method === 'FETCH') return 'readComposite';
  if (method === 'iPATCH') return 'writeComposite';
  if (method === 'DELETE') return 'delete';
  return method === 'PUT' || method === 'POST' ? 'write' : 'read';
}
