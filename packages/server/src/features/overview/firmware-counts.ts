import { firmwarePackages } from '../firmware/model/firmware-package.ts';
import type { FirmwarePackage } from '../firmware/model/firmware-package.ts';
import { firmwareUpdates } from '../firmware/model/firmware-update.ts';
import type { FirmwarePhase } from '../firmware/model/firmware-update.ts';
import type { Condition, Reader } from '../../store/port.ts';

/** Maximum number of firmware packages in an overview. */
const MAX_PACKAGES = 20;

/** Updates to a firmware package. */
export interface PackageCounts {
  readonly id: string;
  /** Absent if the package has been deleted. */
  readonly firmwarePackage?: FirmwarePackage;
  readonly underWay: number;
  readonly failed: number;
}

/** Counts of the last firmware update of each device. */
export interface FirmwareCounts {
  readonly phases: ReadonlyMap<FirmwarePhase, number>;
  readonly failed: number;
  /** Packages with the most updates in progress first, then those with the most failures. */
  readonly packages: readonly PackageCounts[];
}

/** Counts the firmware updates of a device network. */
export async function firmwareCounts(reader: Reader, deviceNetworkId: string): Promise<FirmwareCounts> {
  const updates = reader.collection(firmwareUpdates);
  const network: Condition = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId };
  const isActive = (value: boolean): Condition => ({ field: 'isActive', op: 'eq', value });
  const underWay = [network, isActive(true)];
  const failed = [network, isActive(false), { field: 'hasFailed', op: 'eq', value: true } as const];
  const [phases, active, lost] = await Promise.all([
    updates.countBy('phase', underWay),
    updates.countBy('firmwarePackageId', underWay),
    updates.countBy('firmwarePackageId', failed),
  ]);
  const ids = [...new Set([...active.keys(), ...lost.keys()])].map(String);
  const packages = ids
    .map((id) => ({ id, underWay: active.get(id) ?? 0, failed: lost.get(id) ?? 0 }))
    .sort((a, b) => b.underWay - a.underWay || b.failed - a.failed || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_PACKAGES);
  const known = await reader.collection(firmwarePackages).getMany(packages.map(({ id }) => id));
  return {
    phases: phases as ReadonlyMap<FirmwarePhase, number>,
    failed: [...lost.values()].reduce((sum, count) => sum + count, 0),
    packages: packages.map((one) => {
      const firmwarePackage = known.get(one.id);
      return firmwarePackage === undefined ? one : { ...one, firmwarePackage };
    }),
  };
}
