import { devices } from '../devices/model/device.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Store } from '../../store/port.ts';
import { runsOf } from '../../kernel/turns.ts';

/** Devices moved concurrently. */
const BATCH = 50;

/**
 * Moves all devices of a data collector to another one of the same network, including devices that arrive
 * while it runs.
 */
export async function moveDevices(store: Store, lanes: Lanes, from: string, to: string): Promise<void> {
  const collection = store.collection(devices);
  const where = [{ field: 'dataCollectorId', op: 'eq', value: from }] as const;
  const move = (id: string): Promise<void> =>
    lanes.run(id, async () => {
      const device = await collection.get(id);
      if (device?.dataCollectorId === from) await collection.put({ ...device, dataCollectorId: to });
    });
  for (let isEmpty = false; !isEmpty;) {
    isEmpty = true;
    // A single pass, because repeated queries for the first few devices would sort all of them each time.
    for await (const found of runsOf(collection.iterate({ where }), BATCH)) {
      isEmpty = false;
      await Promise.all(found.map(({ id }) => move(id)));
    }
  }
}
