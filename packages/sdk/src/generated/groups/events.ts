// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { eventsList, eventsListActive, eventsGet, eventsReset } from '../operations/events.ts';

/**
 * Events that rules raised, and live events of a device network.
 */
export interface EventsGroup {
  /**
   * List events.
   *
   * Returns the events that rules raised, active and reset, the newest first. `GET /events/stream` delivers live events.
   * Needs the permission Event.Read.
   */
  list(query?: QueryOf<'events.list'>, options?: CallOptions): ApiPromise<Model.EventPage>;
  /**
   * List events, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'events.list'>, options?: CallOptions): Paged<Model.EventResponse>;
  /**
   * List active events.
   *
   * Returns the events that have not been reset, the newest first.
   * Needs the permission Event.Read.
   */
  listActive(query?: QueryOf<'events.listActive'>, options?: CallOptions): ApiPromise<Model.EventPage>;
  /**
   * List active events, page after page: an async iterable of rows.
   */
  iterateActive(query?: QueryOf<'events.listActive'>, options?: CallOptions): Paged<Model.EventResponse>;
  /**
   * Get an event.
   *
   * Returns an event of the device network.
   * Needs the permission Event.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.EventResponse>;
  /**
   * Reset an event.
   *
   * Resets an active event by hand. An event that was reset before stays as it is.
   * Needs the permission Event.Update.
   * @param id ID of the entity.
   */
  reset(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `events`, for `composeClient`. */
export function events(caller: Caller): EventsGroup {
  return {
    list: (query, options) => caller.call(eventsList, { query }, options),
    iterate: (query, options) => caller.iterate(eventsList, { query }, options),
    listActive: (query, options) => caller.call(eventsListActive, { query }, options),
    iterateActive: (query, options) => caller.iterate(eventsListActive, { query }, options),
    get: (id, options) => caller.call(eventsGet, { path: { id } }, options),
    reset: (id, options) => caller.call(eventsReset, { path: { id } }, options),
  };
}
