import type { SmartObject } from '../device-objects/model.ts';
import { conflict, invalidMember } from '../../kernel/errors.ts';
import type { CatalogueType } from '../../kernel/catalogue.ts';

/** Highest object instance ID: 65535 is MAX_ID (OMA-TS-LightweightM2M_Core, "Identifiers"). */
const LAST_INSTANCE = 65_534;

/**
 * Returns the instance number of a new SmartObject: the requested one, or else the lowest free one.
 *
 * @param existing SmartObjects of the device
 * @throws MusterError `invalid-request`, `already-exists`
 */
export function chooseInstance(
  type: CatalogueType,
  existing: readonly SmartObject[],
  wanted: number | undefined,
): number {
  const taken = takenNumbers(type, existing);
  if (wanted !== undefined) {
    if (taken.has(wanted)) {
      throw conflict(
        'already-exists',
        `The device already has a ${type.name} with InstanceNumber ${wanted}. Choose another one.`,
      );
    }
    if (!type.multipleInstances && wanted !== 0) {
      throw invalidMember(
        'InstanceNumber',
        `Must be 0, not ${wanted}. ${type.name} can have one instance only.`,
      );
    }
    return wanted;
  }
  let free = 0;
  while (taken.has(free)) {
    free += 1;
  }
  if (free > 0 && !type.multipleInstances) {
    throw conflict(
      'already-exists',
      `The device already has a ${type.name}, which can have one instance only.`,
    );
  }
  return free;
}

/** Returns the highest free number, because devices count from 0. @throws MusterError `already-exists` */
export function chooseVirtualInstance(type: CatalogueType, existing: readonly SmartObject[]): number {
  if (!type.multipleInstances) {
    return chooseInstance(type, existing, undefined);
  }
  const taken = takenNumbers(type, existing);
  let free = LAST_INSTANCE;
  while (taken.has(free)) {
    free -= 1;
  }
  return free;
}

function takenNumbers(type: CatalogueType, existing: readonly SmartObject[]): Set<number> {
  return new Set(existing.filter((one) => one.objectId === type.objectId).map((one) => one.instanceNumber));
}
