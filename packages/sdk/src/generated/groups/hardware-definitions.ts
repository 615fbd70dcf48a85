// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, FileSource, QueryOf, UploadOptions } from '../../types.ts';
import type * as Model from '../models.ts';
import { hardwareDefinitionsExport, hardwareDefinitionsImport } from '../operations/hardware-definitions.ts';

/**
 * Export and import of device types and templates.
 */
export interface HardwareDefinitionsGroup {
  /**
   * Export device types and templates.
   *
   * Exports device types with their device templates and setting categories, and single device templates with their types, in a format that other device networks import. The export contains the objects and smart object templates that they use. It does not contain resource attributes with their values, resource templates or firmware.
   * Needs the permission HardwareDefinition.Read.
   */
  export(body: Model.ExportDefinition, options?: CallOptions): ApiPromise<Model.HardwareDefinitions>;
  /**
   * Import device types and templates.
   *
   * Imports the items of an export one by one and returns the result of each. Items that the device network has already are unchanged (Ignored). So are default templates, even if they differ. The file can have up to 8 MiB. With preview, returns what the import would return now, and changes nothing. Returns 400 for exports of releases before 2018_35.
   * Needs the permission HardwareDefinition.Create.
   */
  import(
    body: { readonly ImportDeviceTypes: FileSource },
    query?: QueryOf<'hardwareDefinitions.import'>,
    options?: UploadOptions,
  ): ApiPromise<Model.ImportResponse>;
}

/** Makes the methods of `hardwareDefinitions`, for `composeClient`. */
export function hardwareDefinitions(caller: Caller): HardwareDefinitionsGroup {
  return {
    export: (body, options) => caller.call(hardwareDefinitionsExport, { body }, options),
    import: (body, query, options) => caller.call(hardwareDefinitionsImport, { query, body }, options),
  };
}
