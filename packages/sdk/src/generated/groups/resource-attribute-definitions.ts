// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { resourceAttributeDefinitionsList } from '../operations/resource-attribute-definitions.ts';

/**
 * Attributes that LwM2M defines for resources.
 */
export interface ResourceAttributeDefinitionsGroup {
  /**
   * List resource attribute definitions.
   *
   * Returns all attributes that LwM2M defines. Their IDs are the same in every device network and release.
   * Needs the permission ResourceAttributeDefinition.Read.
   */
  list(options?: CallOptions): ApiPromise<Model.ResourceAttributeDefinitionResponse[]>;
}

/** Makes the methods of `resourceAttributeDefinitions`, for `composeClient`. */
export function resourceAttributeDefinitions(caller: Caller): ResourceAttributeDefinitionsGroup {
  return {
    list: (options) => caller.call(resourceAttributeDefinitionsList, {}, options),
  };
}
