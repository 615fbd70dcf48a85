import { makePath } from '@muster/lwm2m/core';
import type { Lwm2mPath, ResourceValue, ValueRecord } from '@muster/lwm2m/core';
import type { BootstrapAccessControl, BootstrapAccount, BootstrapServer } from './model.ts';

/**
 * Converts the stored configuration to the object instances that are written to a device
 * (OMA-TS-LightweightM2M_Core-V1_1, E.1 to E.3).
 */

const SECURITY = 0;
const SERVER = 1;
const ACCESS_CONTROL = 2;
const PSK_MODE = 0;
const NO_SEC_MODE = 3;

/** An object instance to write. */
interface ProvisionedInstance {
  readonly path: Lwm2mPath;
  readonly records: readonly ValueRecord[];
}

/**
 * Returns the instances to write, in order.
 * @param takenSecurityIds instances of the Security object that must not be overwritten, because they belong
 *   to the bootstrap server
 */
export function provisionedInstances(
  server: BootstrapServer,
  takenSecurityIds: ReadonlySet<number>,
): ProvisionedInstance[] {
  const securityIds = freeIds(takenSecurityIds, server.accounts.length);
  return [
    ...server.accounts.map((account, index) => securityInstance(account, securityIds[index] ?? index)),
    ...server.accounts.map(serverInstance),
    ...server.accessControls.map(accessControlInstance),
  ];
}

function freeIds(taken: ReadonlySet<number>, count: number): number[] {
  const ids: number[] = [];
  for (let id = 0; ids.length < count; id += 1) if (!taken.has(id)) ids.push(id);
  return ids;
}

type Values = readonly (readonly [resourceId: number, value: ResourceValue | undefined])[];

function instance(objectId: number, instanceId: number, values: Values): ProvisionedInstance {
  const records: ValueRecord[] = [];
  for (const [resourceId, value] of values) {
    if (value !== undefined) records.push({ path: makePath(objectId, instanceId, resourceId), value });
  }
  return { path: makePath(objectId, instanceId), records };
}

function securityInstance(account: BootstrapAccount, instanceId: number): ProvisionedInstance {
  const isPsk = account.securityMode === 'PSK';
  // The keys are mandatory resources. Without security they are empty.
  return instance(SECURITY, instanceId, [
    [0, account.serverUri],
    [1, false],
    [2, isPsk ? PSK_MODE : NO_SEC_MODE],
    [3, Buffer.from(isPsk ? (account.identity ?? '') : '', 'utf8')],
    [4, Buffer.alloc(0)],
    [5, Buffer.from(isPsk ? (account.secretKey ?? '') : '', 'hex')],
    [10, account.shortServerId],
  ]);
}

function serverInstance(account: BootstrapAccount, instanceId: number): ProvisionedInstance {
  return instance(SERVER, instanceId, [
    [0, account.shortServerId],
    [1, account.lifetimeSeconds],
    [2, account.defaultMinimumPeriodSeconds],
    [3, account.defaultMaximumPeriodSeconds],
    [6, account.storeNotifications],
    [7, account.binding],
  ]);
}

function accessControlInstance(control: BootstrapAccessControl, instanceId: number): ProvisionedInstance {
  const { path, records } = instance(ACCESS_CONTROL, instanceId, [
    [0, control.objectId],
    [1, control.instanceId],
    [3, control.ownerId],
  ]);
  const rights = control.rights.map(({ shortServerId, mask }) => ({
    path: makePath(ACCESS_CONTROL, instanceId, 2, shortServerId),
    value: mask,
  }));
  return { path, records: [...records, ...rights] };
}
