/**
 * Values with a transformer against the same values without one in the same run: 200 devices, each with values that
 * arrive one by one. The formula engine runs in its own process. The ratios are of values per second: in the first,
 * values arrive without a pause (then only the newest value of a device is computed); in the second, each value waits
 * for the result of the one before.
 */
import { resourceTypes } from '../src/features/resource-types/model.ts';
import { smartObjectTypes } from '../src/features/catalogue/model.ts';
import { ProcessFormulaEngine } from '../src/features/transformers/formulas/process-formula-engine.ts';
import { DeviceWorld, record } from '../test/support/device-world.ts';

const deviceCount = 200;
const rounds = 25;

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const world = await DeviceWorld.create({}, { formulas: new ProcessFormulaEngine() });
  const { clock, events, deviceNetworkId } = world;
  const { measurements } = world.domain;
  try {
    const ids: string[] = [];
    for (let index = 0; index < deviceCount; index += 1) {
      const name = `buoy-${index}`;
      ids.push((await world.addDevice(name)).id);
      const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 20_000 + index };
      await world.register(name, ['/3303/0'], { source });
    }
    const takeOne = async (value: number): Promise<void> => {
      const values = [record('/3303/0/5700', value)];
      // Results have the timestamp of their value.
      await clock.advance(1);
      await Promise.all(ids.map((deviceId) => measurements.take({ deviceId, deviceNetworkId }, values)));
    };
    const take = async (from: number): Promise<number> => {
      const began = performance.now();
      for (let round = 0; round < rounds; round += 1) await takeOne(from + round);
      return performance.now() - began;
    };
    await take(0);
    const plainMs = await take(1_000);
    await addFormula(world, (await world.device('buoy-0')).deviceTemplateId);
    let results = 0;
    let awaited = { count: deviceCount, reached: (): void => undefined };
    events.subscribe((event) => {
      if (event.type !== 'measurement' || event.path.objectId !== 3300) return;
      results += 1;
      if (results === awaited.count) awaited.reached();
    });
    /** Sends one value of each device and waits for its result. */
    const round = async (value: number): Promise<void> => {
      results = 0;
      const all = new Promise<void>((reached) => (awaited = { count: deviceCount, reached }));
      await takeOne(value);
      await all;
    };
    await round(2_000);
    const roundsBegan = performance.now();
    for (let value = 1; value <= rounds; value += 1) await round(2_000 + value);
    const eachMs = performance.now() - roundsBegan;
    results = 0;
    const computedMs = await take(3_000);
    const together = results;
    if (world.errors.length > 0) throw new Error('A transformer did not work.', { cause: world.errors[0] });
    const values = deviceCount * rounds;
    const rate = (ms: number): string => ((values / ms) * 1000).toFixed(0);
    return [
      {
        name: 'transformers-values-taken',
        ratio: plainMs / computedMs,
        detail: `${rate(computedMs)} values/s with a transformer, ${rate(plainMs)}/s without; ${together} results of ${values} values meanwhile`,
      },
      {
        name: 'transformers-each-value',
        ratio: plainMs / eachMs,
        detail: `${rate(eachMs)} values/s when each has its result before the next, ${rate(plainMs)}/s without a transformer`,
      },
    ];
  } finally {
    await world.close();
  }
}

async function addFormula(
  { store, deviceNetworkId, transformers }: DeviceWorld,
  templateId: string,
): Promise<void> {
  const typeOf = async (
    typeId: number,
    rid: number,
  ): Promise<{ smartObjectTypeId: string; resourceTypeId: string }> => {
    const type = await store.collection(smartObjectTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'typeId', op: 'eq', value: typeId },
    ]);
    const known = await store
      .collection(resourceTypes)
      .getMany((type?.resourceTypeInstances ?? []).map((one) => one.resourceTypeId));
    const found = [...known.values()].find((one) => one.typeId === rid);
    return { smartObjectTypeId: type?.id ?? '', resourceTypeId: found?.id ?? '' };
  };
  const source = await typeOf(3303, 5700);
  await transformers.transformers.createOfTemplate(deviceNetworkId, templateId, {
    name: 'Fahrenheit',
    transformer: 'JSONata',
    configurations: [{ key: 'Expression', value: 'sources[0].value * 1.8 + 32' }],
    sources: [{ resourceTypeId: source.resourceTypeId }],
    targets: [await typeOf(3300, 5700)],
  });
}
