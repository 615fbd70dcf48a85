// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { barcodesParse } from '../operations/barcodes.ts';

/**
 * Barcodes on the labels of gateways and devices.
 */
export interface BarcodesGroup {
  /**
   * Parse a barcode.
   *
   * Parses the text of a label: a MAC address and a hardware type ID in any order, bare or behind labels (MAC, HW), as a URL query or as JSON. Returns the matching type and the matching data collector or device of the device network.
   * Needs the permission Barcode.Read.
   * @deprecated Removed after 2019-03-31.
   */
  parse(body: Model.BarcodeData, options?: CallOptions): ApiPromise<Model.BarcodeParserResponse>;
}

/** Makes the methods of `barcodes`, for `composeClient`. */
export function barcodes(caller: Caller): BarcodesGroup {
  return {
    parse: (body, options) => caller.call(barcodesParse, { body }, options),
  };
}
