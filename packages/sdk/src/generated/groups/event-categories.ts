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
  list(options?: QueryOf<'eventCategories.list'> & CallOptions): ApiPromise<Model.EventCategoryPage>;
  /**
   * List event categories, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'eventCategories.list'> & CallOptions): Paged<Model.EventCategoryResponse>;
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
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
  ): ApiPromise<Model.EventPage>;
  /**
   * List the active events of an event category, page after page: an async iterable of rows.
   */
  iterateActiveEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
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
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
  ): ApiPromise<Model.ActuatorPage>;
  /**
   * List the actuators of an event category, page after page: an async iterable of rows.
   */
  iterateActuators(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
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
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
  ): ApiPromise<Model.EventPage>;
  /**
   * List the events of an event category, page after page: an async iterable of rows.
   */
  iterateEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
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
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): ApiPromise<Model.RulePage>;
  /**
   * List the rules of an event category, page after page: an async iterable of rows.
   */
  iterateRules(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): Paged<Model.RuleListResponse>;
}

/** Makes the methods of `eventCategories`, for `composeClient`. */
export function eventCategories(caller: Caller): EventCategoriesGroup {
  return {
    list: (options) => caller.call(eventCategoriesList, {}, options),
    iterate: (options) => caller.iterate(eventCategoriesList, {}, options),
    create: (body, options) => caller.call(eventCategoriesCreate, { body }, options),
    get: (id, options) => caller.call(eventCategoriesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(eventCategoriesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(eventCategoriesDelete, { path: { id } }, options),
    listActiveEvents: (id, options) =>
      caller.call(eventCategoriesListActiveEvents, { path: { id } }, options),
    iterateActiveEvents: (id, options) =>
      caller.iterate(eventCategoriesListActiveEvents, { path: { id } }, options),
    listActuators: (id, options) => caller.call(eventCategoriesListActuators, { path: { id } }, options),
    iterateActuators: (id, options) =>
      caller.iterate(eventCategoriesListActuators, { path: { id } }, options),
    listEvents: (id, options) => caller.call(eventCategoriesListEvents, { path: { id } }, options),
    iterateEvents: (id, options) => caller.iterate(eventCategoriesListEvents, { path: { id } }, options),
    listRules: (id, options) => caller.call(eventCategoriesListRules, { path: { id } }, options),
    iterateRules: (id, options) => caller.iterate(eventCategoriesListRules, { path: { id } }, options),
  };
}
