// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  CommandReceipt,
  KeyedCallOptions,
  QueryOf,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  eventConsumersList,
  eventConsumersCreate,
  eventConsumersGet,
  eventConsumersUpdate,
  eventConsumersDelete,
  eventConsumersTest,
  eventConsumersListDeadLetters,
  eventConsumersReplayDeadLetters,
  eventConsumersGetDeadLetter,
  eventConsumersDeleteDeadLetter,
  eventConsumersReplayDeadLetter,
} from '../operations/event-consumers.ts';

/**
 * Webhooks that receive events.
 */
export interface EventConsumersGroup {
  /**
   * List event consumers.
   *
   * Returns the event consumers of the device network without their secrets. Search matches Name and HttpEndpoint.
   * Needs the permission EventConsumer.Read.
   */
  list(query?: QueryOf<'eventConsumers.list'>, options?: CallOptions): ApiPromise<Model.EventConsumerPage>;
  /**
   * List event consumers, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'eventConsumers.list'>,
    options?: CallOptions,
  ): Paged<Model.EventConsumerListResponse>;
  /**
   * Create an event consumer.
   *
   * Creates a webhook. From now on, the service delivers events of the device network to HttpEndpoint at least once and in order, in batches signed according to the Standard Webhooks specification. Returns 409 if the device network has an event consumer of this name, or 100 of them already.
   * Needs the permission EventConsumer.Create.
   */
  create(body: Model.EventConsumerRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get an event consumer.
   *
   * Returns an event consumer of the device network with the state of its deliveries, without its secrets.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.EventConsumerResponse>;
  /**
   * Update an event consumer.
   *
   * Replaces the stored event consumer. If HttpPassword, Secret or the Value of a header are omitted, they are unchanged. For 24 hours after a change of Secret, deliveries carry the signatures of both secrets. Pending deliveries are retried immediately. Returns 409 if the name is taken.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.EventConsumerRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete an event consumer.
   *
   * Deletes the event consumer with its pending events and dead letters.
   * Needs the permission EventConsumer.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Test an event consumer.
   *
   * Delivers the message as an event of type test, once and ahead of pending events. Its EventStatus is ManualTest unless the message has another one. The activity log shows the answer of the endpoint.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  test(id: Model.Uuid, body: Model.EventMessage, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * List dead letters.
   *
   * Returns the dead letters of the event consumer, oldest first unless Sort is given. The service keeps the newest 1,000.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
   */
  listDeadLetters(
    id: Model.Uuid,
    query?: QueryOf<'eventConsumers.listDeadLetters'>,
    options?: CallOptions,
  ): ApiPromise<Model.DeadLetterPage>;
  /**
   * List dead letters, page after page: an async iterable of rows.
   */
  iterateDeadLetters(
    id: Model.Uuid,
    query?: QueryOf<'eventConsumers.listDeadLetters'>,
    options?: CallOptions,
  ): Paged<Model.DeadLetterListResponse>;
  /**
   * Replay all dead letters.
   *
   * Queues the events of all dead letters for delivery, oldest first, behind the pending events.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  replayDeadLetters(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Get a dead letter.
   *
   * Returns a dead letter of the event consumer with its events.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
   */
  getDeadLetter(
    id: Model.Uuid,
    deadLetterId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.DeadLetterResponse>;
  /**
   * Delete a dead letter.
   *
   * Deletes the dead letter. Its events can no longer be delivered to this event consumer.
   * Needs the permission EventConsumer.Delete.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
   */
  deleteDeadLetter(id: Model.Uuid, deadLetterId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Replay a dead letter.
   *
   * Queues the events of the dead letter for delivery, behind the pending events.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
   */
  replayDeadLetter(id: Model.Uuid, deadLetterId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `eventConsumers`, for `composeClient`. */
export function eventConsumers(caller: Caller): EventConsumersGroup {
  return {
    list: (query, options) => caller.call(eventConsumersList, { query }, options),
    iterate: (query, options) => caller.iterate(eventConsumersList, { query }, options),
    create: (body, options) => caller.call(eventConsumersCreate, { body }, options),
    get: (id, options) => caller.call(eventConsumersGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(eventConsumersUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(eventConsumersDelete, { path: { id } }, options),
    test: (id, body, options) => caller.call(eventConsumersTest, { path: { id }, body }, options),
    listDeadLetters: (id, query, options) =>
      caller.call(eventConsumersListDeadLetters, { path: { id }, query }, options),
    iterateDeadLetters: (id, query, options) =>
      caller.iterate(eventConsumersListDeadLetters, { path: { id }, query }, options),
    replayDeadLetters: (id, options) =>
      caller.call(eventConsumersReplayDeadLetters, { path: { id } }, options),
    getDeadLetter: (id, deadLetterId, options) =>
      caller.call(eventConsumersGetDeadLetter, { path: { id, deadLetterId } }, options),
    deleteDeadLetter: (id, deadLetterId, options) =>
      caller.call(eventConsumersDeleteDeadLetter, { path: { id, deadLetterId } }, options),
    replayDeadLetter: (id, deadLetterId, options) =>
      caller.call(eventConsumersReplayDeadLetter, { path: { id, deadLetterId } }, options),
  };
}
