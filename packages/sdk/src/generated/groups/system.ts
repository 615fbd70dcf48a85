// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { systemListSilos } from '../operations/system.ts';

/**
 * Threads of the server.
 */
export interface SystemGroup {
  /**
   * List the threads of the server with their figures.
   *
   * Returns one entry for the device loop and one for the API thread. A server that runs the API on its device loop has a single entry. The figures cover all device networks.
   * Needs the permission System.Read.
   */
  listSilos(options?: CallOptions): ApiPromise<Model.SiloStatistics[]>;
}

/** Makes the methods of `system`, for `composeClient`. */
export function system(caller: Caller): SystemGroup {
  return {
    listSilos: (options) => caller.call(systemListSilos, {}, options),
  };
}
