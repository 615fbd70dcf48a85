import { devices } from '../../entities/device.ts';
import type { Lanes } from '../../lanes.ts';
import type { Store } from '../../ports/store.ts';

/** Devices that are moved at a time. */
const BATCH = 200;

/** Moves all devices of a data collector to another one of the same network. */
export async function moveDevices(store: Store, lanes: Lanes, from: string, to: string): Promise<void> {
  const collection = store.collection(devices);
  const where = [{ field: 'dataCollectorId', op: 'eq', value: from }] as const;
  for (;;) {
    const found = await collection.find({ where, limit: BATCH });
    if (found.length === 0) return;
    await Promise.all(
      found.map(({ id }) =>
        lanes.run(id, async () => {
          const device = await collection.get(id);
          if (device?.dataCollectorId === from) await collection.put({ ...device, dataCollectorId: to });
        }),
      ),
    );
  }
}
