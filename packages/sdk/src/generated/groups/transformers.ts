// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  transformersListOfTemplate,
  transformersCreateOfTemplate,
  transformersReplaceOfTemplate,
  transformersGetOfTemplate,
  transformersUpdateOfTemplate,
  transformersDeleteOfTemplate,
  transformersCreateAtLocation,
  transformersListOfLocation,
  transformersDeleteAtLocation,
} from '../operations/transformers.ts';

/**
 * Formulas that compute virtual resources.
 */
export interface TransformersGroup {
  /**
   * List the transformers of a device template.
   *
   * Returns the formulas that compute virtual resources of each device of the template, ordered by name.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   */
  listOfTemplate(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.TransformerTemplateResponse[]>;
  /**
   * Add a transformer to a device template.
   *
   * Each device of the template gets the virtual resources of the transformer. The service recomputes them as values of the sources arrive. Returns 400 if a target would be among its own sources, directly or through other transformers. Returns 409 if the template has a transformer of this name, or 50 of them already.
   * Needs the permission Transformer.Create.
   * @param id ID of the entity.
   */
  createOfTemplate(
    id: Model.Uuid,
    body: Model.TransformerTemplateRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<void>;
  /**
   * Replace the transformers of a device template.
   *
   * Replaces the whole list of up to 50 transformers, all or nothing. A transformer without Id is created, one with a known Id is updated, and one that is omitted is deleted. Returns 409 if two of them have the same name.
   * Needs the permission Transformer.Update.
   * @param id ID of the entity.
   */
  replaceOfTemplate(
    id: Model.Uuid,
    body: readonly Model.TransformerTemplateRequest[],
    options?: CallOptions,
  ): ApiPromise<Model.TransformerTemplateResponse[]>;
  /**
   * Get a transformer of a device template.
   *
   * Returns a transformer of the template.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
   */
  getOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.TransformerTemplateResponse>;
  /**
   * Update a transformer of a device template.
   *
   * Replaces the stored transformer and activates it if it was deactivated. Returns 409 if the template has another transformer of this name.
   * Needs the permission Transformer.Update.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
   */
  updateOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    body: Model.TransformerTemplateRequest,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Delete a transformer of a device template.
   *
   * Deletes the transformer with its virtual resources and their values.
   * Needs the permission Transformer.Delete.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
   */
  deleteOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Add a transformer to a location.
   *
   * Creates a device of the standard Transformer at the location. The service computes its virtual resources from a resource collection, at most once per second. Returns 400 if a target would be among its own sources. Returns 409 if the location has a transformer of this name, or 50 of them already.
   * Needs the permission Transformer.Create.
   * @param id ID of the entity.
   */
  createAtLocation(
    id: Model.Uuid,
    body: Model.LocationTransformerRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<void>;
  /**
   * List the transformers of a location.
   *
   * Returns the transformers of the location, ordered by name.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   */
  listOfLocation(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.TransformerTemplateResponse[]>;
  /**
   * Delete a transformer of a location.
   *
   * Deletes the transformer with its device.
   * Needs the permission Transformer.Delete.
   * @param id ID of the entity.
   * @param transformerId ID of the transformer.
   */
  deleteAtLocation(id: Model.Uuid, transformerId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `transformers`, for `composeClient`. */
export function transformers(caller: Caller): TransformersGroup {
  return {
    listOfTemplate: (id, options) => caller.call(transformersListOfTemplate, { path: { id } }, options),
    createOfTemplate: (id, body, options) =>
      caller.call(transformersCreateOfTemplate, { path: { id }, body }, options),
    replaceOfTemplate: (id, body, options) =>
      caller.call(transformersReplaceOfTemplate, { path: { id }, body }, options),
    getOfTemplate: (id, transformerTemplateId, options) =>
      caller.call(transformersGetOfTemplate, { path: { id, transformerTemplateId } }, options),
    updateOfTemplate: (id, transformerTemplateId, body, options) =>
      caller.call(transformersUpdateOfTemplate, { path: { id, transformerTemplateId }, body }, options),
    deleteOfTemplate: (id, transformerTemplateId, options) =>
      caller.call(transformersDeleteOfTemplate, { path: { id, transformerTemplateId } }, options),
    createAtLocation: (id, body, options) =>
      caller.call(transformersCreateAtLocation, { path: { id }, body }, options),
    listOfLocation: (id, options) => caller.call(transformersListOfLocation, { path: { id } }, options),
    deleteAtLocation: (id, transformerId, options) =>
      caller.call(transformersDeleteAtLocation, { path: { id, transformerId } }, options),
  };
}
