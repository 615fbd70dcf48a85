// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  CommandReceipt,
  KeyedCallOptions,
  QueryOf,
  WriteRequest,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  resourcesList,
  resourcesCreate,
  resourcesGet,
  resourcesUpdate,
  resourcesDelete,
  resourcesRead,
  resourcesWrite,
  resourcesWriteValue,
  resourcesExecute,
  resourcesObserve,
  resourcesCancelObserve,
  resourcesObserveState,
} from '../operations/resources.ts';

/**
 * Resources of devices, and commands to them.
 */
export interface ResourcesGroup {
  /**
   * List resources.
   *
   * Returns the resources and resource instances of all smart objects of the device network, ordered by smart object and LwM2M path. Search matches Name. AccessType is a number here, because clients of the original service test its bits.
   * Needs the permission Resource.Read.
   */
  list(query?: QueryOf<'resources.list'>, options?: CallOptions): ApiPromise<Model.ResourcePage>;
  /**
   * List resources, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'resources.list'>, options?: CallOptions): Paged<Model.ResourceListResponse>;
  /**
   * Add a resource to a smart object.
   *
   * Adds a resource that was deleted. A smart object has all resources of its type otherwise, also those that the type gets later. Sends nothing to the device. Returns 409 if the smart object has the resource.
   * Needs the permission Resource.Create.
   */
  create(body: Model.ResourceRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a resource.
   *
   * Returns a resource or a resource instance with its latest stored value.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResourceResponse>;
  /**
   * Update a resource.
   *
   * Accepts the unchanged resource. Its properties come from its type and its smart object. Returns 400 if either of them would change.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a resource.
   *
   * Deletes a resource with its instances, measurements and observations, or a single resource instance. Sends nothing to the device. If the device lists the resource again, it reappears.
   * Needs the permission Resource.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Read a resource from its device.
   *
   * Sends an LwM2M Read. The value arrives as a measurement and an event. Returns 400 if the resource is not readable.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  read(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Write a resource on its device.
   *
   * Sends an LwM2M Write. The value is text in the format of the data type. Returns 400 if the value does not fit the data type or the resource is not writable.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  write(id: Model.Uuid, body: WriteRequest, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Write a resource with the value in the path.
   *
   * Works like `PUT /resources/{id}/write`, for values without a slash.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   * @param value Value to write, as text of 1 to 1024 characters.
   */
  writeValue(id: Model.Uuid, value: string, options?: KeyedCallOptions): ApiPromise<CommandReceipt>;
  /**
   * Execute a resource on its device.
   *
   * Sends an LwM2M Execute, with the arguments of the request if there are any. Returns 400 if the resource is not executable, or if the arguments do not have the format of LwM2M.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  execute(
    id: Model.Uuid,
    body?: Model.ResourceExecuteRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Observe a resource.
   *
   * Sends an LwM2M Observe. Each notification is stored as a measurement and published as an event. The service renews the observation whenever the device registers, until the observation is cancelled or its Timeout ends.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  observe(
    id: Model.Uuid,
    body: Model.ResourceObserveRequest,
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Cancel the observation of a resource.
   *
   * Ends the observation of the resource. Succeeds without effect if the resource is not observed.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  cancelObserve(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Get the observation state of a resource.
   *
   * Returns the state of the observation as the service knows it.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  observeState(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResourceObserveState>;
}

/** Makes the methods of `resources`, for `composeClient`. */
export function resources(caller: Caller): ResourcesGroup {
  return {
    list: (query, options) => caller.call(resourcesList, { query }, options),
    iterate: (query, options) => caller.iterate(resourcesList, { query }, options),
    create: (body, options) => caller.call(resourcesCreate, { body }, options),
    get: (id, options) => caller.call(resourcesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(resourcesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(resourcesDelete, { path: { id } }, options),
    read: (id, options) => caller.call(resourcesRead, { path: { id } }, options),
    write: (id, body, options) => caller.call(resourcesWrite, { path: { id }, body }, options),
    writeValue: (id, value, options) => caller.call(resourcesWriteValue, { path: { id, value } }, options),
    execute: (id, body, options) => caller.call(resourcesExecute, { path: { id }, body }, options),
    observe: (id, body, options) => caller.call(resourcesObserve, { path: { id }, body }, options),
    cancelObserve: (id, options) => caller.call(resourcesCancelObserve, { path: { id } }, options),
    observeState: (id, options) => caller.call(resourcesObserveState, { path: { id } }, options),
  };
}
