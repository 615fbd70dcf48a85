// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  CommandReceipt,
  Download,
  FileSource,
  KeyedCallOptions,
  QueryOf,
  UploadOptions,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  firmwarePackagesList,
  firmwarePackagesCreate,
  firmwarePackagesGet,
  firmwarePackagesDelete,
  firmwarePackagesUpgrade,
  firmwarePackagesDownload,
} from '../operations/firmware-packages.ts';

/**
 * Firmware for device types.
 */
export interface FirmwarePackagesGroup {
  /**
   * List firmware packages.
   *
   * Returns the firmware packages of all device types of the device network.
   * Needs the permission FirmwarePackage.Read.
   */
  list(
    query?: QueryOf<'firmwarePackages.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.FirmwarePackagePage>;
  /**
   * List firmware packages, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'firmwarePackages.list'>,
    options?: CallOptions,
  ): Paged<Model.FirmwarePackageListResponse>;
  /**
   * Upload a firmware package.
   *
   * Stores the file while it arrives, up to the size limit of the service, and answers after it has been written to disk. An interrupted upload leaves nothing behind. The parts of the form may come in any order. Returns 409 if the device type already has a package with this title, version and build.
   * Needs the permission FirmwarePackage.Create.
   */
  create(
    body: { readonly firmware: FileSource; readonly request: Model.FirmwarePackageRequest },
    options?: KeyedCallOptions & UploadOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a firmware package.
   *
   * Returns a firmware package with the size and the checksum of its file.
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.FirmwarePackageResponse>;
  /**
   * Delete a firmware package.
   *
   * Deletes a package and its file. Returns 409 if an update to the package is in progress.
   * Needs the permission FirmwarePackage.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Update many devices to a firmware package.
   *
   * Starts an update of the devices in DeviceIds, or of the devices of the package's device type that match Filter. Filter has the syntax of `GET /devices`; an empty one matches all of them. The activity log gets an entry for the request, with the package as FirmwarePackageId, and with that entry as ParentId one for each device. The entry of a device whose firmware is being updated already fails.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  upgrade(
    id: Model.Uuid,
    body: Model.FirmwarePackageUpgradeRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Download the file of a firmware package.
   *
   * Returns the bytes that were uploaded. Supports Range, If-Range and If-None-Match (RFC 9110).
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): ApiPromise<Download>;
}

/** Makes the methods of `firmwarePackages`, for `composeClient`. */
export function firmwarePackages(caller: Caller): FirmwarePackagesGroup {
  return {
    list: (query, options) => caller.call(firmwarePackagesList, { query }, options),
    iterate: (query, options) => caller.iterate(firmwarePackagesList, { query }, options),
    create: (body, options) => caller.call(firmwarePackagesCreate, { body }, options),
    get: (id, options) => caller.call(firmwarePackagesGet, { path: { id } }, options),
    delete: (id, options) => caller.call(firmwarePackagesDelete, { path: { id } }, options),
    upgrade: (id, body, options) => caller.call(firmwarePackagesUpgrade, { path: { id }, body }, options),
    download: (id, options) => caller.call(firmwarePackagesDownload, { path: { id } }, options),
  };
}
