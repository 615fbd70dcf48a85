// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { resourceModelDefinitionsExport } from '../operations/resource-model-definitions.ts';

/**
 * Export of object definitions.
 */
export interface ResourceModelDefinitionsGroup {
  /**
   * Export object definitions.
   *
   * Returns the LwM2M objects of the device network with their resources, ordered by object ID.
   * Needs the permission SmartObjectType.Read.
   */
  export(
    query?: QueryOf<'resourceModelDefinitions.export'>,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectDefinition[]>;
}

/** Makes the methods of `resourceModelDefinitions`, for `composeClient`. */
export function resourceModelDefinitions(caller: Caller): ResourceModelDefinitionsGroup {
  return {
    export: (query, options) => caller.call(resourceModelDefinitionsExport, { query }, options),
  };
}
