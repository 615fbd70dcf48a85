import type { FirmwarePackage } from '../model/firmware-package.ts';
import type { FirmwareUpdate } from '../model/firmware-update.ts';
import { troubleOf } from '../update-retry.ts';
import type {
  FirmwarePackageListResponse,
  FirmwarePackageResponse,
  FirmwareUpgradeResponse,
} from '../../../http/generated/contract.ts';

export function presentFirmwarePackageRow(row: FirmwarePackage): FirmwarePackageListResponse {
  return {
    Id: row.id,
    Title: row.title,
    Version: row.version,
    Build: row.build,
    DeviceTypeId: row.deviceTypeId,
    Size: row.sizeBytes,
    Created: new Date(row.createdAt).toISOString(),
    Sha256: row.sha256,
  };
}

export function presentFirmwareUpdate(update: FirmwareUpdate | undefined): FirmwareUpgradeResponse {
  if (update === undefined) return { CurrentState: 'Idle', ExpectedState: 'Idle', IsActive: false };
  return {
    CurrentState: update.currentState,
    ExpectedState: update.expectedState,
    IsActive: update.isActive,
    Result: update.result,
    Message: update.message ?? troubleOf(update),
    FirmwarePackageId: update.firmwarePackageId,
    ActivityId: update.activityId,
    DeliveryMethod: update.delivery ?? update.wishedDelivery,
    Started: new Date(update.startedAt).toISOString(),
    Changed: new Date(update.changedAt).toISOString(),
  };
}

/** @param isActive whether devices are being updated to the package */
export function presentFirmwarePackage(found: FirmwarePackage, isActive: boolean): FirmwarePackageResponse {
  return {
    ...presentFirmwarePackageRow(found),
    Filename: found.fileName,
    IsActive: isActive,
    Uri: `/api/v3/firmwarepackages/${found.id}/file`,
  };
}
