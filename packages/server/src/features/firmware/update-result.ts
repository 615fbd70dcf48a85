/**
 * Meanings of the values of Update Result (/5/0/5): OMA-TS-LightweightM2M_Core E.6, up to version 1.2 of the
 * object.
 */
const meanings: ReadonlyMap<number, string> = new Map([
  [0, 'The device reports no result yet.'],
  [1, 'The firmware was updated.'],
  [2, 'The device does not have enough flash memory for the package.'],
  [3, 'The device ran out of RAM during the download of the package.'],
  [4, 'The device lost the connection during the download of the package.'],
  [5, 'The integrity check of the package failed.'],
  [6, 'The device does not support this type of package.'],
  [7, 'The device cannot use the URI of the package.'],
  [8, 'The update failed on the device.'],
  [9, 'The device does not support the protocol of the URI.'],
  [10, 'The update was cancelled on the device.'],
  [11, 'The device deferred the update.'],
]);

export const UpdateResult = { initial: 0, success: 1, connectionLost: 4, deferred: 11 } as const;

/** Returns a sentence for the activity log. */
export function meaningOfResult(result: number): string {
  return meanings.get(result) ?? `The device reported the unknown result ${result}.`;
}

/** Outcome of an update. */
export interface UpdateEnd {
  readonly success: boolean;
  /** A sentence for the activity log. */
  readonly message: string;
  /** Code of the device's response. Defaults to its result. */
  readonly responseCode?: string | undefined;
}
