// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { versionGet } from '../operations/version.ts';

/**
 * Versions of the service.
 */
export interface VersionGroup {
  /**
   * Get the versions of the service and its components.
   *
   * Returns the versions of the server, gateway, contract, Node.js and SQLite. This is also the cheapest request for checking an address and a key.
   */
  get(options?: CallOptions): ApiPromise<Model.VersionResponse>;
}

/** Makes the methods of `version`, for `composeClient`. */
export function version(caller: Caller): VersionGroup {
  return {
    get: (options) => caller.call(versionGet, {}, options),
  };
}
