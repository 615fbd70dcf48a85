// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  eventCategoriesList,
  eventCategoriesCreate,
  eventCategoriesGet,
  eventCategoriesUpdate,
  eventCategoriesDelete,
  eventCategoriesListActiveEvents,
  eventCategoriesListActuators,
  eventCategoriesListEvents,
  eventCategoriesListRules,
} from '../operations/event-categories.ts';

/**
 * Groups of events and their actuators.
 */
export interface EventCategoriesGroup {
  /**
   * List event categories.
   *
   * Returns the event categories of the device network.
   * Needs the permission EventCategory.Read.
   */
  list(query?: QueryOf<'eventCategories.list'>, options?: CallOptions): ApiPromise<Model.EventCategoryPage>;
  /**
   * List event categories, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'eventCategories.list'>, options?: CallOptions): Paged<Model.EventCategoryResponse>;
  /**
   * Create an event category.
   *
   * Returns 409 if the device network has an event category of this name.
   * Needs the permission EventCategory.Create.
   */
  create(body: Model.EventCategoryRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get an event category.
   *
   * Returns an event category of the device network.
   * Needs the permission EventCategory.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.EventCategoryResponse>;
  /**
   * Update an event category.
   *
   * Replaces the stored event category. Returns 409 if the name is taken.
   * Needs the permission EventCategory.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.EventCategoryRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete an event category.
   *
   * Returns 409 if actuators or rules belong to the event category. Its events stay.
   * Needs the permission EventCategory.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the active events of an event category.
   *
   * Returns the active events of the event category, the newest first.
   * Needs the permission Event.Read.
   * @param id ID of the entity.
   */
  listActiveEvents(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listActiveEvents'>,
    options?: CallOptions,
  ): ApiPromise<Model.EventPage>;
  /**
   * List the active events of an event category, page after page: an async iterable of rows.
   */
  iterateActiveEvents(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listActiveEvents'>,
    options?: CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List the actuators of an event category.
   *
   * Returns the actuators that belong to the event category.
   * Needs the permission Actuator.Read.
   * @param id ID of the entity.
   */
  listActuators(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listActuators'>,
    options?: CallOptions,
  ): ApiPromise<Model.ActuatorPage>;
  /**
   * List the actuators of an event category, page after page: an async iterable of rows.
   */
  iterateActuators(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listActuators'>,
    options?: CallOptions,
  ): Paged<Model.ActuatorListResponse>;
  /**
   * List the events of an event category.
   *
   * Returns the events of the event category, active and reset, the newest first.
   * Needs the permission Event.Read.
   * @param id ID of the entity.
   */
  listEvents(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listEvents'>,
    options?: CallOptions,
  ): ApiPromise<Model.EventPage>;
  /**
   * List the events of an event category, page after page: an async iterable of rows.
   */
  iterateEvents(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listEvents'>,
    options?: CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List the rules of an event category.
   *
   * Returns the rules that raise events of the event category.
   * Needs the permission Rule.Read.
   * @param id ID of the entity.
   */
  listRules(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listRules'>,
    options?: CallOptions,
  ): ApiPromise<Model.RulePage>;
  /**
   * List the rules of an event category, page after page: an async iterable of rows.
   */
  iterateRules(
    id: Model.Uuid,
    query?: QueryOf<'eventCategories.listRules'>,
    options?: CallOptions,
  ): Paged<Model.RuleListResponse>;
}

/** Makes the methods of `eventCategories`, for `composeClient`. */
export function eventCategories(caller: Caller): EventCategoriesGroup {
  return {
    list: (query, options) => caller.call(eventCategoriesList, { query }, options),
    iterate: (query, options) => caller.iterate(eventCategoriesList, { query }, options),
    create: (body, options) => caller.call(eventCategoriesCreate, { body }, options),
    get: (id, options) => caller.call(eventCategoriesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(eventCategoriesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(eventCategoriesDelete, { path: { id } }, options),
    listActiveEvents: (id, query, options) =>
      caller.call(eventCategoriesListActiveEvents, { path: { id }, query }, options),
    iterateActiveEvents: (id, query, options) =>
      caller.iterate(eventCategoriesListActiveEvents, { path: { id }, query }, options),
    listActuators: (id, query, options) =>
      caller.call(eventCategoriesListActuators, { path: { id }, query }, options),
    iterateActuators: (id, query, options) =>
      caller.iterate(eventCategoriesListActuators, { path: { id }, query }, options),
    listEvents: (id, query, options) =>
      caller.call(eventCategoriesListEvents, { path: { id }, query }, options),
    iterateEvents: (id, query, options) =>
      caller.iterate(eventCategoriesListEvents, { path: { id }, query }, options),
    listRules: (id, query, options) =>
      caller.call(eventCategoriesListRules, { path: { id }, query }, options),
    iterateRules: (id, query, options) =>
      caller.iterate(eventCategoriesListRules, { path: { id }, query }, options),
  };
}
