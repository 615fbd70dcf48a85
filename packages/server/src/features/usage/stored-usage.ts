import { usageFigures } from '../../kernel/usage-counter.ts';
import type { UsageFigure } from '../../kernel/usage-counter.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { devices as devicesOfNetworks } from '../devices/model/device.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import type { DeviceNetwork } from '../networks/model/device-network.ts';
import { deviceActivity, usage } from './model/usage.ts';
import type { Usage } from './model/usage.ts';

/** Usage to be added to the stored usage. */
export interface CountedUsage {
  readonly deviceNetworkId: string;
  readonly month: string;
  readonly figures: Record<UsageFigure, number>;
  /** Maximum number of devices at any time. */
  devices: number;
  /** IDs of active devices, which may have been counted already. */
  readonly heard: Set<string>;
}

/** Maximum number of device networks per commit. */
const MAX_NETWORKS = 100;
/** Maximum number of devices per commit. */
const MAX_HEARD = 500;

export function emptyUsage(deviceNetworkId: string, month: string): CountedUsage {
  return { deviceNetworkId, month, figures: zeroUsage(), devices: 0, heard: new Set() };
}

function zeroUsage(): Record<UsageFigure, number> {
  return Object.fromEntries(usageFigures.map((one) => [one, 0])) as Record<UsageFigure, number>;
}

/** Adds `more`, of the same network and month, to `sum`. */
export function addUsage(sum: CountedUsage, more: CountedUsage): void {
  for (const figure of usageFigures) sum.figures[figure] += more.figures[figure];
  sum.devices = Math.max(sum.devices, more.devices);
  for (const id of more.heard) sum.heard.add(id);
}

/**
 * Adds as much counted usage to the store as fits into one commit, and removes it from the list.
 *
 * @param counted unchanged if the commit fails
 */
export async function storeUsage(store: Store, counted: CountedUsage[]): Promise<void> {
  const parts = counted.slice(0, MAX_NETWORKS).map((one) => ({ one, heard: [] as string[] }));
  let left = MAX_HEARD;
  for (const { one, heard } of parts) {
    for (const id of one.heard) {
      if (left === 0) break;
      heard.push(id);
      left -= 1;
    }
  }
  await store.transaction(async (tx) => {
    const names = await tx.collection(deviceNetworks).getMany(parts.map(({ one }) => one.deviceNetworkId));
    for (const { one, heard } of parts) {
      const network = names.get(one.deviceNetworkId);
      await tx.write(await writesFor(tx, one, heard, network));
    }
  });
  for (const { one, heard } of parts) {
    for (const id of heard) one.heard.delete(id);
    Object.assign(one.figures, zeroUsage());
  }
  const rest = counted.splice(0, parts.length).filter((one) => one.heard.size > 0);
  counted.push(...rest);
}

async function writesFor(
  tx: Transaction,
  { deviceNetworkId: networkId, month, figures, devices }: CountedUsage,
  heard: readonly string[],
  network: DeviceNetwork | undefined,
): Promise<WriteOperation[]> {
  const id = `${networkId}/${month}`;
  const before = await tx.collection(usage).get(id);
  const owner = ownerOf(network, before);
  // The network was deleted before it had usage in this month.
  if (owner === undefined) return [];
  const active = await newlyActive(tx, heard, month);
  const sums = usageFigures.map((one) => [one, (before?.[one] ?? 0) + figures[one]] as const);
  const row: Usage = {
    id,
    networkId,
    ...owner,
    month,
    devices: Math.max(before?.devices ?? 0, devices),
    activeDevices: (before?.activeDevices ?? 0) + active.length,
    ...(Object.fromEntries(sums) as Record<UsageFigure, number>),
  };
  const existing = await tx.collection(devicesOfNetworks).getMany(active);
  return [
    putOperation(usage, row),
    ...Array.from(existing.keys(), (one) =>
      putOperation(deviceActivity, { id: one, deviceNetworkId: networkId, month }),
    ),
  ];
}

/**
 * Returns the names from the network, or from the stored row if the network is being removed and has lost its
 * name.
 */
function ownerOf(
  network: DeviceNetwork | undefined,
  before: Usage | undefined,
): Pick<Usage, 'networkName' | 'tenantId'> | undefined {
  if (network !== undefined && network.removedAt === undefined) {
    return { networkName: network.name, tenantId: network.tenantId };
  }
  return before && { networkName: before.networkName, tenantId: before.tenantId };
}

/** Returns the devices that have not been counted in the month. */
async function newlyActive(tx: Transaction, heard: readonly string[], month: string): Promise<string[]> {
  if (heard.length === 0) return [];
  const known = await tx.collection(deviceActivity).getMany(heard);
  return heard.filter((id) => known.get(id)?.month !== month);
}
