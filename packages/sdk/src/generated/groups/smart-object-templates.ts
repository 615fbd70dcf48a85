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
  smartObjectTemplatesList,
  smartObjectTemplatesCreate,
  smartObjectTemplatesGet,
  smartObjectTemplatesUpdate,
  smartObjectTemplatesDelete,
  smartObjectTemplatesAttributes,
  smartObjectTemplatesUpdateAttributes,
} from '../operations/smart-object-templates.ts';

/**
 * Values, observations and attributes of object instances.
 */
export interface SmartObjectTemplatesGroup {
  /**
   * List smart object templates.
   *
   * Returns the smart object templates of the device network. Every smart object type has a default template.
   * Needs the permission SmartObjectTemplate.Read.
   */
  list(
    query?: QueryOf<'smartObjectTemplates.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectTemplatePage>;
  /**
   * List smart object templates, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'smartObjectTemplates.list'>,
    options?: CallOptions,
  ): Paged<Model.SmartObjectTemplateListResponse>;
  /**
   * Create a smart object template.
   *
   * Defines how object instances of a type are set up. After a device of the template registers, the service observes the resources with IsRequestObserve and writes the values. Returns 409 if the smart object type has a template of this name.
   * Needs the permission SmartObjectTemplate.Create.
   */
  create(
    body: Model.SmartObjectTemplateRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a smart object template.
   *
   * Returns a smart object template with its resource templates.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SmartObjectTemplateResponse>;
  /**
   * Update a smart object template.
   *
   * Replaces the name, resource templates and tags. Attributes are unchanged. Returns 400 if the smart object type would change, and 409 if the type has another template of this name.
   * Needs the permission SmartObjectTemplate.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTemplateRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a smart object template.
   *
   * Returns 409 if it is the default template of its type, or if device templates or smart objects use it.
   * Needs the permission SmartObjectTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the resource attributes of a smart object template.
   *
   * Returns the desired attributes of devices that use the template.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id ID of the entity.
   */
  attributes(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResourceAttributeResponse[]>;
  /**
   * Update the resource attributes of a smart object template.
   *
   * Replaces the whole list. An attribute without Id is created, one with a known Id is updated, and one that is omitted is deleted. Devices that use the template receive the changes with Write-Attributes: at object level if all instances of the type in their device template share this template, else for each instance. Sleeping devices receive them when they wake. Every new Register sends all attributes again. Deleted attributes are also removed from the devices. X-Activity-Id is the activity log entry of the distribution, whose children are the requests to devices. It is Deleted if a later request replaces it before it has started.
   * Needs the permission SmartObjectTemplate.Update.
   * @param id ID of the entity.
   */
  updateAttributes(
    id: Model.Uuid,
    body: readonly Model.ResourceAttributeRequest[],
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
}

/** Makes the methods of `smartObjectTemplates`, for `composeClient`. */
export function smartObjectTemplates(caller: Caller): SmartObjectTemplatesGroup {
  return {
    list: (query, options) => caller.call(smartObjectTemplatesList, { query }, options),
    iterate: (query, options) => caller.iterate(smartObjectTemplatesList, { query }, options),
    create: (body, options) => caller.call(smartObjectTemplatesCreate, { body }, options),
    get: (id, options) => caller.call(smartObjectTemplatesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(smartObjectTemplatesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(smartObjectTemplatesDelete, { path: { id } }, options),
    attributes: (id, options) => caller.call(smartObjectTemplatesAttributes, { path: { id } }, options),
    updateAttributes: (id, body, options) =>
      caller.call(smartObjectTemplatesUpdateAttributes, { path: { id }, body }, options),
  };
}
