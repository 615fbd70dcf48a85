/**
 * What rules cost each value that devices report: processor time per value with rules over that without rules, in the same
 * run, round by round in turn. The store is in memory, so that the costs of rules are not hidden behind those of a disk.
 *
 * 10,000 rules that do not concern the values: about another resource, about the same resource of other devices, of the devices
 * of other tags, or of those below another location, also if all values meet their triggers. 500 of them, which are compared
 * with each value. Then one rule that compares each value without effect, and one that each value raises or resets an event of.
 */
import { randomUUID } from 'node:crypto';
import { smartObjectTypes } from '../src/features/catalogue/model.ts';
import { resourceTypes } from '../src/features/resource-types/model.ts';
import { resourceCollections } from '../src/features/resource-collections/model.ts';
import type { ResourceCollection } from '../src/features/resource-collections/model.ts';
import { devices } from '../src/features/devices/model.ts';
import { rules } from '../src/features/rules/model.ts';
import type { Rule } from '../src/features/rules/model.ts';
import { insertOperation } from '../src/store/port.ts';
import { DeviceWorld, record } from '../test/support/device-world.ts';

const deviceCount = 100;
const ruleCount = 10_000;
/** Values of a round: those of a second. */
const valuesPerRound = 1_000;
const rounds = 10;

interface Scene {
  readonly name: string;
  readonly world: DeviceWorld;
  readonly valueOf: (round: number) => number;
  cpuMicros: number;
}

/** What the rules of a scene are about. */
interface About {
  readonly count: number;
  readonly rid: number;
  readonly devices: (index: number) => Partial<ResourceCollection>;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const plain = await DeviceWorld.create();
  try {
    const ids: string[] = [];
    for (let index = 0; index < deviceCount; index += 1) {
      const device = await plain.addDevice(`buoy-${index}`);
      await plain.store.collection(devices).put({ ...device, tagIds: [randomUUID()] });
      ids.push(device.id);
      const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 20_000 + index };
      await plain.register(`buoy-${index}`, ['/3303/0'], { source });
    }
    const low = (round: number): number => 10 + (round % 7);
    const scene = async (name: string, about: About, valueOf = low): Promise<Scene> => ({
      name,
      world: await worldWith(plain, about),
      valueOf,
      cpuMicros: 0,
    });
    const base: Scene = { name: '', world: plain, valueOf: low, cpuMicros: 0 };
    const others = (): Partial<ResourceCollection> => ({ deviceIds: [randomUUID()] });
    const own = (): Partial<ResourceCollection> => ({ deviceIds: ids });
    const tagged = (): Partial<ResourceCollection> => ({ tagIds: [randomUUID()] });
    const located = (): Partial<ResourceCollection> => ({
      locationIds: [randomUUID()],
      includeChildLocations: true,
    });
    const high = (round: number): number => 40 + (round % 7);
    const scenes = [
      await scene('rules-other-resource', { count: ruleCount, rid: 5601, devices: own }),
      await scene('rules-other-devices', { count: ruleCount, rid: 5700, devices: others }),
      await scene('rules-of-a-tag', { count: ruleCount, rid: 5700, devices: tagged }),
      await scene('rules-of-a-tag-met', { count: ruleCount, rid: 5700, devices: tagged }, high),
      await scene('rules-of-a-location', { count: ruleCount, rid: 5700, devices: located }),
      await scene('rules-of-a-tag-500', { count: 500, rid: 5700, devices: tagged }),
      await scene('rules-compared', { count: 1, rid: 5700, devices: own }),
      await scene('rules-raised-or-reset', { count: 1, rid: 5700, devices: own }, (round) =>
        round % 2 === 0 ? 40 : 10,
      ),
    ];
    for (let round = -1; round < rounds; round += 1) {
      for (const one of [base, ...scenes]) {
        const cpuMicros = await costOf(one, ids, round);
        if (round >= 0) one.cpuMicros += cpuMicros;
      }
    }
    const failed = [base, ...scenes].flatMap(({ world }) => world.errors);
    if (failed.length > 0) throw new Error('A rule did not work.', { cause: failed[0] });
    const each = ({ cpuMicros }: Scene): string => (cpuMicros / rounds / valuesPerRound).toFixed(0);
    return scenes.map((one) => ({
      name: one.name,
      ratio: one.cpuMicros / base.cpuMicros,
      detail: `${each(one)} us of processor time per value, ${each(base)} us without rules`,
    }));
  } finally {
    await plain.close();
  }
}

/** The next process, whose memory has some rules. The store does not keep them. */
async function worldWith(plain: DeviceWorld, { count, rid, devices }: About): Promise<DeviceWorld> {
  const { store, deviceNetworkId } = plain;
  const types = await typesOf(plain, rid);
  const added: Rule[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const collection: ResourceCollection = { ...anything, id, deviceNetworkId, ...devices(index) };
    const rule: Rule = {
      ...onlyValues,
      id: randomUUID(),
      revision: randomUUID(),
      revisedAt: 0,
      deviceNetworkId,
      name: `Rule ${index}`,
      resourceCollectionId: id,
      conditions: [{ ...types, id: randomUUID(), trigger: { operator: 'GreaterThan', min: 30 } }],
    };
    await store.write([insertOperation(resourceCollections, collection), insertOperation(rules, rule)]);
    added.push(rule);
  }
  const world = await plain.restarted();
  for (const { id } of added) await store.collection(rules).delete(id);
  return world;
}

const anything = {
  name: 'bench',
  createdAt: 0,
  deviceIds: [],
  deviceTypeIds: [],
  deviceTemplateIds: [],
  locationIds: [],
  smartObjectIds: [],
  smartObjectTypeIds: [],
  smartObjectTemplateIds: [],
  resourceTypeIds: [],
  tagIds: [],
  resourceIds: [],
  includeChildLocations: false,
} as const;

const onlyValues = {
  createdAt: 0,
  severityLevel: 0,
  isDeactivated: false,
  triggerType: 'ForEveryResource',
  triggerByDevice: false,
  triggerBySmartObject: false,
  resetMethod: 'Threshold',
  isAnyEnough: false,
  cause: 'Values',
  expressionCount: 0,
} as const;

async function typesOf(
  { store, deviceNetworkId }: DeviceWorld,
  rid: number,
): Promise<{ smartObjectTypeId: string; resourceTypeId: string }> {
  const type = await store.collection(smartObjectTypes).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'typeId', op: 'eq', value: 3303 },
  ]);
  const instances = type?.resourceTypeInstances ?? [];
  const known = await store.collection(resourceTypes).getMany(instances.map((one) => one.resourceTypeId));
  const found = [...known.values()].find((one) => one.typeId === rid);
  return { smartObjectTypeId: type?.id ?? '', resourceTypeId: found?.id ?? '' };
}

/** Microseconds of processor time of a round. */
async function costOf(
  { world, valueOf }: Scene,
  deviceIds: readonly string[],
  round: number,
): Promise<number> {
  const { deviceNetworkId, clock, domain } = world;
  const before = process.cpuUsage();
  for (let sent = 0; sent < valuesPerRound; sent += deviceIds.length) {
    await clock.advance(1);
    const values = [record('/3303/0/5700', valueOf(round + 1 + sent / deviceIds.length))];
    await Promise.all(
      deviceIds.map((deviceId) => domain.measurements.take({ deviceId, deviceNetworkId }, values)),
    );
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

if (import.meta.main) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
