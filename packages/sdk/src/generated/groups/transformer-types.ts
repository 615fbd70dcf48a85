// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  FileSource,
  KeyedCallOptions,
  QueryOf,
  UploadOptions,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  transformerTypesList,
  transformerTypesCreate,
  transformerTypesGet,
  transformerTypesUpdate,
  transformerTypesDelete,
  transformerTypesActivate,
  transformerTypesApprove,
  transformerTypesDeactivate,
  transformerTypesRevoke,
} from '../operations/transformer-types.ts';

/**
 * Packages of formulas for transformers.
 */
export interface TransformerTypesGroup {
  /**
   * List transformer types.
   *
   * Returns JSONata, which is built in, and the transformer types of the device network, ordered by name unless Sort is given. Code cannot be uploaded: a transformer type is a package of JSONata formulas.
   * Needs the permission TransformerType.Read.
   */
  list(
    query?: QueryOf<'transformerTypes.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.TransformerTypePage>;
  /**
   * List transformer types, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'transformerTypes.list'>,
    options?: CallOptions,
  ): Paged<Model.TransformerTypeListResponse>;
  /**
   * Upload a transformer type.
   *
   * Checks the package and stores it as a new transformer type, which has to be approved and activated before transformers can use it. The file can have up to 64 KiB. Returns 409 if the device network has a transformer type of this name, or 100 of them already.
   * Needs the permission TransformerType.Create.
   */
  create(
    body: { readonly UploadTransformerType: FileSource; readonly request?: Model.TransformerTypeRequest },
    options?: KeyedCallOptions & UploadOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a transformer type.
   *
   * Returns a transformer type with the configurations that it accepts.
   * Needs the permission TransformerType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.TransformerTypeResponse>;
  /**
   * Replace the package of a transformer type.
   *
   * Transformers of the type compute with the new package from then on. A revoked transformer type has to be approved again. Returns 409 if a transformer uses an output, source or configuration that the new package lacks, or if the transformer type is built in.
   * Needs the permission TransformerType.Update.
   * @param id ID of the entity.
   */
  update(
    id: Model.Uuid,
    body: { readonly UploadTransformerType: FileSource; readonly request?: Model.TransformerTypeRequest },
    options?: UploadOptions,
  ): ApiPromise<void>;
  /**
   * Delete a transformer type.
   *
   * Returns 409 if a transformer uses the transformer type, or if it is built in.
   * Needs the permission TransformerType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Activate a transformer type.
   *
   * Transformers of the type compute again if it is approved. Returns 409 if the transformer type is built in.
   * Needs the permission TransformerType.Update.
   * @param id ID of the entity.
   */
  activate(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Approve a transformer type.
   *
   * Transformers can use the type as soon as it is activated too. Returns 409 if the transformer type is built in.
   * Needs the permission TransformerType.Update.
   * @param id ID of the entity.
   */
  approve(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Deactivate a transformer type.
   *
   * Transformers of the type stop computing, and the activity log names them. Their virtual resources keep their values. Returns 409 if the transformer type is built in.
   * Needs the permission TransformerType.Update.
   * @param id ID of the entity.
   */
  deactivate(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Revoke the approval of a transformer type.
   *
   * Transformers of the type stop computing, and the activity log names them. Their virtual resources keep their values. Returns 409 if the transformer type is built in.
   * Needs the permission TransformerType.Update.
   * @param id ID of the entity.
   */
  revoke(id: Model.Uuid, body?: Model.TransformerTypeRevokeRequest, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `transformerTypes`, for `composeClient`. */
export function transformerTypes(caller: Caller): TransformerTypesGroup {
  return {
    list: (query, options) => caller.call(transformerTypesList, { query }, options),
    iterate: (query, options) => caller.iterate(transformerTypesList, { query }, options),
    create: (body, options) => caller.call(transformerTypesCreate, { body }, options),
    get: (id, options) => caller.call(transformerTypesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(transformerTypesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(transformerTypesDelete, { path: { id } }, options),
    activate: (id, options) => caller.call(transformerTypesActivate, { path: { id } }, options),
    approve: (id, options) => caller.call(transformerTypesApprove, { path: { id } }, options),
    deactivate: (id, options) => caller.call(transformerTypesDeactivate, { path: { id } }, options),
    revoke: (id, body, options) => caller.call(transformerTypesRevoke, { path: { id }, body }, options),
  };
}
