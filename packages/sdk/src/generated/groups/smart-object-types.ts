// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  smartObjectTypesList,
  smartObjectTypesCreate,
  smartObjectTypesImport,
  smartObjectTypesGet,
  smartObjectTypesUpdate,
  smartObjectTypesDelete,
  smartObjectTypesUpdateResourceTypeInstances,
  smartObjectTypesAddResourceType,
  smartObjectTypesRemoveResourceType,
} from '../operations/smart-object-types.ts';

/**
 * Definitions of LwM2M objects.
 */
export interface SmartObjectTypesGroup {
  /**
   * List smart object types.
   *
   * Returns the LwM2M objects that the device network defines.
   * Needs the permission SmartObjectType.Read.
   */
  list(
    query?: QueryOf<'smartObjectTypes.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectTypePage>;
  /**
   * List smart object types, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'smartObjectTypes.list'>,
    options?: CallOptions,
  ): Paged<Model.SmartObjectTypeListResponse>;
  /**
   * Create a smart object type.
   *
   * Creates an LwM2M object without resources; add them as resource types. Returns 409 if the device network has a smart object type with this TypeId and ObjectUrn.
   * Needs the permission SmartObjectType.Create.
   */
  create(body: Model.SmartObjectTypeRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Import smart object types.
   *
   * Imports object definitions with their resources, given as a JSON array or as one OMA device description file (DDF XML, sent as application/xml or text/xml). Either the whole request is imported or nothing. Definitions whose TypeId and ObjectUrn the network has already are unchanged. With preview, returns 200 with the result that each definition would have now, and changes nothing. Returns 400 for requests that cannot be read, also with preview.
   * Needs the permission SmartObjectType.Create.
   */
  import(
    body: readonly Model.SmartObjectTypeImportRequest[] | Model.DdfXml,
    query?: QueryOf<'smartObjectTypes.import'>,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectTypeImportResponse | undefined>;
  /**
   * Get a smart object type.
   *
   * Returns an LwM2M object with its resource types.
   * Needs the permission SmartObjectType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SmartObjectTypeResponse>;
  /**
   * Update a smart object type.
   *
   * Replaces the name, URN, description and MultipleInstances. Returns 400 if the object ID would change. Returns 409 if MultipleInstances would become false while there are instances other than 0, or if another type has this TypeId and ObjectUrn.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTypeRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a smart object type.
   *
   * Deletes the type with its default template, and those of its resource types that no other object has. Returns 409 if device types, device templates, smart objects or smart object templates other than the default one use the type.
   * Needs the permission SmartObjectType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Update the resource type instances of a smart object type.
   *
   * Replaces the whole list. An instance without Id is created, one with a known Id is updated, and one that is omitted is deleted. Before the request is answered, smart objects get the new resources and lose the deleted ones with their measurements and observations. Smart object templates lose the deleted resources too.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   */
  updateResourceTypeInstances(
    id: Model.Uuid,
    body: readonly Model.ResourceTypeInstanceRequest[],
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Add a resource type to a smart object type.
   *
   * Smart objects of the type have the resource from now on. Returns 409 if the type has a resource with this ID.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   * @param resourceTypeId ID of the resource type.
   */
  addResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Remove a resource type from a smart object type.
   *
   * Smart objects of the type lose the resource with its measurements and observations.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   * @param resourceTypeId ID of the resource type.
   */
  removeResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `smartObjectTypes`, for `composeClient`. */
export function smartObjectTypes(caller: Caller): SmartObjectTypesGroup {
  return {
    list: (query, options) => caller.call(smartObjectTypesList, { query }, options),
    iterate: (query, options) => caller.iterate(smartObjectTypesList, { query }, options),
    create: (body, options) => caller.call(smartObjectTypesCreate, { body }, options),
    import: (body, query, options) => caller.call(smartObjectTypesImport, { query, body }, options),
    get: (id, options) => caller.call(smartObjectTypesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(smartObjectTypesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(smartObjectTypesDelete, { path: { id } }, options),
    updateResourceTypeInstances: (id, body, options) =>
      caller.call(smartObjectTypesUpdateResourceTypeInstances, { path: { id }, body }, options),
    addResourceType: (id, resourceTypeId, options) =>
      caller.call(smartObjectTypesAddResourceType, { path: { id, resourceTypeId } }, options),
    removeResourceType: (id, resourceTypeId, options) =>
      caller.call(smartObjectTypesRemoveResourceType, { path: { id, resourceTypeId } }, options),
  };
}
