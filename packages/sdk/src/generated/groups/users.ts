// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, Download, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  usersCurrent,
  usersResponsibilities,
  usersListDeviceNetworks,
  usersListAllDeviceNetworks,
  usersThumbnail,
} from '../operations/users.ts';

/**
 * Users of the dashboard and their access.
 */
export interface UsersGroup {
  /**
   * Get the current user.
   *
   * Returns the user that the calling key represents, or the person who has logged in.
   */
  current(options?: CallOptions): ApiPromise<Model.UserAccountResponse>;
  /**
   * List the responsibilities of the current user.
   *
   * Returns the names of the responsibilities that the calling key has in the device network, ordered by name.
   */
  responsibilities(options?: CallOptions): ApiPromise<Model.Name[]>;
  /**
   * List the device networks of the current user.
   *
   * Returns a page of the device networks that the calling key is a member of, ordered by name. Search matches the name.
   */
  listDeviceNetworks(
    query?: QueryOf<'users.listDeviceNetworks'>,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceNetworkPage>;
  /**
   * List the device networks of the current user, page after page: an async iterable of rows.
   */
  iterateDeviceNetworks(
    query?: QueryOf<'users.listDeviceNetworks'>,
    options?: CallOptions,
  ): Paged<Model.DeviceNetworkResponse>;
  /**
   * List all device networks of the current user.
   *
   * Returns the device networks that the calling key is a member of, as a plain array ordered by name.
   */
  listAllDeviceNetworks(options?: CallOptions): ApiPromise<Model.DeviceNetworkResponse[]>;
  /**
   * Download the picture of the current user.
   *
   * Returns the picture of the person in the directory. For a key, and for a person without a picture, it is a PNG picture of 80 by 80 pixels that is derived from the ID and never changes.
   * @deprecated Removed after 2019-03-31.
   */
  thumbnail(options?: CallOptions): ApiPromise<Download>;
}

/** Makes the methods of `users`, for `composeClient`. */
export function users(caller: Caller): UsersGroup {
  return {
    current: (options) => caller.call(usersCurrent, {}, options),
    responsibilities: (options) => caller.call(usersResponsibilities, {}, options),
    listDeviceNetworks: (query, options) => caller.call(usersListDeviceNetworks, { query }, options),
    iterateDeviceNetworks: (query, options) => caller.iterate(usersListDeviceNetworks, { query }, options),
    listAllDeviceNetworks: (options) => caller.call(usersListAllDeviceNetworks, {}, options),
    thumbnail: (options) => caller.call(usersThumbnail, {}, options),
  };
}
