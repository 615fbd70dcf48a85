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
  actuatorsList,
  actuatorsCreate,
  actuatorsGet,
  actuatorsUpdate,
  actuatorsDelete,
  actuatorsActuate,
} from '../operations/actuators.ts';

/**
 * Writes and Executes for many resources at once.
 */
export interface ActuatorsGroup {
  /**
   * List actuators.
   *
   * Returns the actuators of the device network.
   * Needs the permission Actuator.Read.
   */
  list(query?: QueryOf<'actuators.list'>, options?: CallOptions): ApiPromise<Model.ActuatorPage>;
  /**
   * List actuators, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'actuators.list'>, options?: CallOptions): Paged<Model.ActuatorListResponse>;
  /**
   * Create an actuator.
   *
   * Creates an actuator for a resource collection, with the value to write, or the command to execute, for each resource type. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
   * Needs the permission Actuator.Create.
   */
  create(body: Model.ActuatorRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get an actuator.
   *
   * Returns an actuator of the device network.
   * Needs the permission Actuator.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ActuatorResponse>;
  /**
   * Update an actuator.
   *
   * Replaces the stored actuator. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
   * Needs the permission Actuator.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ActuatorRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete an actuator.
   *
   * Deletes the actuator. Commands that it has started continue.
   * Needs the permission Actuator.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Run an actuator.
   *
   * Sends a Write or Execute to every resource of the collection that the actuator has a value for. Each is a command with its own activity log entry; their parent is the entry in X-Activity-Id. The entry fails if the device is offline or does not have the resource. A sleeping device gets its command when it wakes.
   * Needs the permission Actuator.Update.
   * @param id ID of the entity.
   */
  actuate(id: Model.Uuid, options?: KeyedCallOptions): ApiPromise<CommandReceipt>;
}

/** Makes the methods of `actuators`, for `composeClient`. */
export function actuators(caller: Caller): ActuatorsGroup {
  return {
    list: (query, options) => caller.call(actuatorsList, { query }, options),
    iterate: (query, options) => caller.iterate(actuatorsList, { query }, options),
    create: (body, options) => caller.call(actuatorsCreate, { body }, options),
    get: (id, options) => caller.call(actuatorsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(actuatorsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(actuatorsDelete, { path: { id } }, options),
    actuate: (id, options) => caller.call(actuatorsActuate, { path: { id } }, options),
  };
}
