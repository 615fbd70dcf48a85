/**
 * How long a modest device network waits alone, and beside a greedy network that does as much of the same work as it
 * can, in each part of the server that networks share. The ratio is the median beside the greedy network over the
 * median alone. Devices are scripted and the store is in memory; formulas run in their own process, and webhooks go
 * over HTTP.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { systemClock } from '@muster/lwm2m/core';
import { firmwareUpdates } from '../src/features/firmware/model.ts';
import { devices } from '../src/features/devices/model.ts';
import type { Device } from '../src/features/devices/model.ts';
import { resourceId } from '../src/features/device-objects/model.ts';
import { resourceTypes } from '../src/features/resource-types/model.ts';
import { smartObjectTypes } from '../src/features/catalogue/model.ts';
import type { SmartObjectType } from '../src/features/catalogue/model.ts';
import type { DeviceAddress } from '../src/gateway/ports/device-link.ts';
import { MassRegistration } from '../src/features/devices/mass-registration.ts';
import type { MassRow } from '../src/features/devices/mass-registration.ts';
import { definitionByName } from '../src/features/templates/template-attributes.ts';
import { ConsumerOutbox } from '../src/features/webhooks/outbox.ts';
import { createWebhookDomain } from '../src/features/webhooks/webhooks.ts';
import { eventFormat } from '../src/features/event-streams/http/events.ts';
import { ProcessFormulaEngine } from '../src/features/transformers/formulas/process-formula-engine.ts';
import { HttpWebhookSender } from '../src/features/webhooks/sender/http-webhook-sender.ts';
import { TargetPolicy } from '../src/features/webhooks/sender/target-policy.ts';
import { webhookBounds } from '../src/application/events.ts';
import { defaultSettings } from '../test/support/default-settings.ts';
import { box, DeviceWorld, record } from '../test/support/device-world.ts';
import { FirmwareMachine } from '../test/support/firmware-machine.ts';
import { SecondNetwork } from '../test/support/second-network.ts';

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

const samples = 20;
/** Head start of the greedy network before the modest one is measured. Milliseconds. */
const leadMs = 1_000;
const pauseMs = 50;
/** Response time of a device. Milliseconds. */
const answerMs = 20;

/** A formula that runs for nearly as long as the server allows. */
const costlyFormula = '($r:=function($n,$a){$n=0?$a:$r($n-1,$a+$n)};$string($r(12000,0)))';

const done: OperationAnswer = { code: '2.04', success: true };

/** A world with two networks, and a device of the modest one. */
class Scene {
  readonly world: DeviceWorld;
  readonly modest: SecondNetwork;
  readonly device: Device;
  /** Called with each operation on the modest device. */
  onModest: (operation: DeviceOperation) => void = () => undefined;
  isOver = false;
  /** Stops additional servers of the measured part. */
  end: () => Promise<unknown> = () => Promise.resolve();
  readonly #work: Promise<void>[] = [];

  private constructor(world: DeviceWorld, modest: SecondNetwork, device: Device) {
    this.world = world;
    this.modest = modest;
    this.device = device;
    world.link.answer = (operation, target) => this.#answer(operation, target);
  }

  static async open(...paths: readonly string[]): Promise<Scene> {
    const world = await DeviceWorld.create({}, { formulas: new ProcessFormulaEngine() });
    const modest = await SecondNetwork.create(world);
    return new Scene(world, modest, await modest.device('modest', ...paths));
  }

  async #answer(operation: DeviceOperation, { deviceId }: DeviceAddress): Promise<OperationAnswer> {
    if (deviceId === this.device.id) this.onModest(operation);
    await pause(answerMs);
    return operation.type === 'writeAttributes'
      ? done
      : { code: '2.05', success: true, records: [], links: [] };
  }

  async greedyDevices(count: number, ...paths: readonly string[]): Promise<Device[]> {
    const { world, modest } = this;
    const made: Device[] = [];
    for (let index = 0; index < count; index += 1) {
      const name = `greedy-${index}`;
      await world.addDevice(name);
      const request = world.registerRequest(name, paths, { source: modest.nextSource() });
      (await world.domain.registrations.register(request)).afterSent();
      made.push(await world.device(name));
    }
    return made;
  }

  async type(deviceNetworkId: string, typeId: number): Promise<SmartObjectType> {
    const found = await this.world.store.collection(smartObjectTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'typeId', op: 'eq', value: typeId },
    ]);
    if (found === undefined) throw new Error(`There is no type ${typeId}.`);
    return found;
  }

  /** Repeats the work of the greedy network until the scene ends. */
  keepDoing(work: () => Promise<unknown>): void {
    const repeat = async (): Promise<void> => {
      while (!this.isOver) await work();
    };
    this.#work.push(
      repeat().catch((error: unknown) => {
        this.world.errors.push(error);
      }),
    );
  }

  async close(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.#work);
    await this.end();
    await this.world.close();
  }
}

/** @param request sends one request of the modest network; resolves with its result */
async function measure(
  name: string,
  scene: Scene,
  request: (number: number) => Promise<unknown>,
  beGreedy: () => Promise<void>,
): Promise<BenchResult> {
  let number = 0;
  const take = async (): Promise<number[]> => {
    const took: number[] = [];
    for (let count = 0; count < samples; count += 1) {
      number += 1;
      const began = performance.now();
      await request(number);
      took.push(performance.now() - began);
      await pause(pauseMs);
    }
    return took.sort((a, b) => a - b);
  };
  try {
    await take();
    const alone = await take();
    await beGreedy();
    await pause(leadMs);
    const beside = await take();
    if (scene.world.errors.length > 0) throw new Error('It did not work.', { cause: scene.world.errors[0] });
    return {
      name: `fair-networks.${name}`,
      ratio: middle(beside) / middle(alone),
      detail: `modest network ${words(alone)} alone, ${words(beside)} beside the greedy one`,
    };
  } finally {
    await scene.close();
  }
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? NaN;
const words = (sorted: readonly number[]): string =>
  `p50 ${middle(sorted).toFixed(1)} ms, most ${(sorted.at(-1) ?? NaN).toFixed(1)} ms`;

/** Resolves when its callback calls the function `begin`. */
async function awaited(begin: (arrived: () => void) => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await begin(() => resolve(undefined));
  await promise;
}

async function transformers(): Promise<BenchResult> {
  const scene = await Scene.open('/3303/0');
  const { world, modest, device } = scene;
  const [greedy] = await scene.greedyDevices(1, '/3303/0');
  const add = async (networkId: string, templateId: string, name: string, text: string): Promise<void> => {
    const { resourceTypeInstances } = await scene.type(networkId, 3303);
    const ids = resourceTypeInstances.map((one) => one.resourceTypeId);
    const types = [...(await world.store.collection(resourceTypes).getMany(ids)).values()];
    const target = await scene.type(networkId, 3300);
    const targetIds = target.resourceTypeInstances.map((one) => one.resourceTypeId);
    const targets = [...(await world.store.collection(resourceTypes).getMany(targetIds)).values()];
    const application = targets.find((one) => one.typeId === 5750)?.id ?? '';
    await world.transformers.transformers.createOfTemplate(networkId, templateId, {
      name,
      transformer: 'JSONata',
      configurations: [{ key: 'Expression', value: text }],
      sources: [{ resourceTypeId: types.find((one) => one.typeId === 5700)?.id ?? '' }],
      targets: [{ smartObjectTypeId: target.id, resourceTypeId: application }],
    });
  };
  const report = async (deviceNetworkId: string, deviceId: string, value: number): Promise<void> => {
    await world.clock.advance(1);
    await world.domain.measurements.take({ deviceId, deviceNetworkId }, [record('/3303/0/5700', value)]);
  };
  await add(modest.id, device.deviceTemplateId, 'simple', '$string(sources[0].value)');
  let arrived: () => void = () => undefined;
  world.events.subscribe((event) => {
    if (event.type === 'measurement' && event.deviceId === device.id && event.path.objectId === 3300)
      arrived();
  });
  const request = (number: number): Promise<void> =>
    awaited((resolve) => {
      arrived = resolve;
      return report(modest.id, device.id, number);
    });
  return measure('transformers', scene, request, async () => {
    for (let count = 1; count <= 50; count += 1) {
      await add(world.deviceNetworkId, greedy?.deviceTemplateId ?? '', `costly ${count}`, costlyFormula);
    }
    let value = 0;
    scene.keepDoing(async () => {
      value += 1;
      await report(world.deviceNetworkId, greedy?.id ?? '', value);
      await pause(125);
    });
  });
}

async function firmware(): Promise<BenchResult> {
  const scene = await Scene.open('/1/0', '/3/0', '/5/0');
  const { world, modest, device } = scene;
  const greedy = await scene.greedyDevices(400, '/1/0', '/3/0', '/5/0');
  const machine = new FirmwareMachine();
  let arrived: () => void = () => undefined;
  world.link.answer = (operation) => machine.answer(operation);
  world.link.uploaded = async (_, { deviceId }) => {
    if (deviceId === device.id) arrived();
    else await pause(200);
    return { code: '4.06', success: false };
  };
  const { packages, updates } = world.domain.firmware;
  const stateOf = (deviceId: string) => world.store.collection(firmwareUpdates).get(deviceId);
  const addPackage = async (deviceNetworkId: string, deviceTypeId: string): Promise<string> => {
    const content = (async function* () {
      yield Buffer.from('image');
    })();
    const staged = await packages.stage(deviceNetworkId, 'image.bin', content);
    return (await packages.create(deviceNetworkId, { deviceTypeId, title: 'F', version: '2' }, staged)).id;
  };
  const own = await addPackage(modest.id, modest.deviceTypeId);
  const request = async (): Promise<void> => {
    // The device refuses the package, so that every update begins in the same state.
    while ((await stateOf(device.id))?.isActive === true) await pause(1);
    await awaited((resolve) => {
      arrived = resolve;
      return updates.start(modest.id, device.id, own);
    });
    while ((await stateOf(device.id))?.isActive === true) await pause(1);
  };
  return measure('firmware', scene, request, async () => {
    const image = await addPackage(world.deviceNetworkId, world.deviceTypeId);
    const deviceIds = greedy.map(({ id }) => id);
    scene.keepDoing(async () => {
      await updates.startMany(world.deviceNetworkId, image, { deviceIds });
      while ((await stateOf(deviceIds.at(-1) ?? ''))?.isActive === true) {
        await pause(10);
      }
    });
  });
}

async function massRegistration(): Promise<BenchResult> {
  const scene = await Scene.open('/3/0');
  const { world, modest } = scene;
  const { store, admin, domain, deviceNetworkId, deviceTypeId } = world;
  const registration = new MassRegistration({
    store,
    clock: systemClock,
    creation: domain.deviceCreation,
    activityLog: admin.activityLog,
    onError: (error) => world.errors.push(error),
  });
  async function* rows(name: string, count: number, type: string): AsyncGenerator<MassRow> {
    for (let line = 1; line <= count && !scene.isOver; line += 1) {
      const deviceIdentifier = `${name}-${line}`;
      yield { line, deviceIdentifier, input: async () => ({ deviceIdentifier, deviceTypeId: type }) };
    }
  }
  const request = (number: number): Promise<unknown> =>
    registration.stream(modest.id, rows(`modest-${number}`, 16, modest.deviceTypeId));
  const greedy: Promise<unknown>[] = [];
  scene.end = () => Promise.allSettled(greedy);
  return measure('mass-registration', scene, request, async () => {
    for (let count = 0; count < 20; count += 1) {
      greedy.push(registration.stream(deviceNetworkId, rows(`greedy-${count}`, 100_000, deviceTypeId)));
    }
  });
}

async function attributes(): Promise<BenchResult> {
  const scene = await Scene.open('/3303/0');
  const { world, modest, device } = scene;
  const greedy = await scene.greedyDevices(1_000, '/3303/0');
  /** Creates a template for the Temperature of the devices. */
  const templateOf = async (members: readonly Device[]): Promise<string> => {
    const { deviceNetworkId = '', deviceTypeId = '' } = members[0] ?? {};
    const smartObjectTypeId = (await scene.type(deviceNetworkId, 3303)).id;
    const input = { name: 'Bench', smartObjectTypeId, resourceTemplates: [] };
    const { id } = await world.admin.smartObjectTemplates.create(deviceNetworkId, input);
    const template = await world.admin.deviceTemplates.create(deviceNetworkId, {
      name: 'Bench',
      deviceTypeId,
      instances: [{ smartObjectTypeId, instanceId: 0, smartObjectTemplateId: id }],
    });
    for (const one of members) {
      await world.store.collection(devices).put({ ...one, deviceTemplateId: template.id });
    }
    return id;
  };
  const set = async (deviceNetworkId: string, template: string, value: number): Promise<void> => {
    const input = [{ definitionId: definitionByName('pmin').id, value: String(value) }];
    await world.admin.smartObjectTemplates.setAttributes(deviceNetworkId, template, input);
  };
  const [own, other] = [await templateOf([device]), await templateOf(greedy)];
  const request = (number: number): Promise<void> =>
    awaited((resolve) => {
      scene.onModest = ({ type }) => type === 'writeAttributes' && resolve();
      return set(modest.id, own, number);
    });
  return measure('attributes', scene, request, async () => {
    let value = 0;
    scene.keepDoing(async () => {
      value += 1;
      await set(world.deviceNetworkId, other, value);
      await pause(200);
    });
  });
}

async function webhooks(): Promise<BenchResult> {
  const scene = await Scene.open('/3/0');
  const { world, modest } = scene;
  let arrived: () => void = () => undefined;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url === '/modest') arrived();
      // Most endpoints of the greedy network are slow.
      setTimeout(() => response.writeHead(204).end(), request.url === '/modest' ? 0 : 500);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const common = { store: world.store, clock: systemClock, format: eventFormat };
  const outbox = new ConsumerOutbox(common);
  const domain = createWebhookDomain({
    ...common,
    outbox,
    box,
    activityLog: world.admin.activityLog,
    sender: new HttpWebhookSender(TargetPolicy.parse('loopback')),
    bounds: webhookBounds(defaultSettings),
    onError: (error) => world.errors.push(error),
  });
  const addConsumer = (deviceNetworkId: string, name: string): Promise<unknown> =>
    domain.consumers.create(deviceNetworkId, {
      name,
      endpoint: `http://127.0.0.1:${port}/${name}`,
      method: 'POST',
      isActive: true,
      headers: [],
      eventTypes: [],
      deviceIds: [],
    });
  const emit = (deviceNetworkId: string, number: number): Promise<void> =>
    outbox.write(
      [],
      [
        {
          type: 'device.offline',
          deviceNetworkId,
          deviceId: 'device',
          endpointName: `buoy-${number}`,
        },
      ],
    );
  await addConsumer(modest.id, 'modest');
  const request = (number: number): Promise<void> =>
    awaited((resolve) => {
      arrived = resolve;
      return emit(modest.id, number);
    });
  scene.end = async () => {
    await domain.close();
    server.closeAllConnections();
    server.close();
  };
  return measure('webhooks', scene, request, async () => {
    for (let count = 0; count < 100; count += 1) await addConsumer(world.deviceNetworkId, `greedy-${count}`);
    scene.keepDoing(async () => {
      await emit(world.deviceNetworkId, 0);
      await pause(10);
    });
  });
}

async function commands(): Promise<BenchResult> {
  const scene = await Scene.open('/3/0');
  const { world, modest, device } = scene;
  const read = async (deviceNetworkId: string, id: string): Promise<void> => {
    const object = (await world.objectsOf(id)).get('/3/0');
    await world.domain.resources.read(deviceNetworkId, resourceId(object?.id ?? '', 9));
  };
  const request = (): Promise<void> =>
    awaited((resolve) => {
      scene.onModest = () => resolve();
      return read(modest.id, device.id);
    });
  const greedy = await scene.greedyDevices(300, '/3/0');
  return measure('commands', scene, request, async () => {
    // Each device has a queue that is never empty.
    for (const { id } of greedy) {
      scene.keepDoing(async () => {
        if (world.domain.requestsPending > 0) await read(world.deviceNetworkId, id).catch(() => undefined);
        await pause(answerMs * 10);
      });
    }
    for (const { id } of greedy) {
      for (let count = 0; count < 20; count += 1) await read(world.deviceNetworkId, id);
    }
  });
}

export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const part of [transformers, firmware, massRegistration, attributes, webhooks, commands]) {
    results.push(await part());
  }
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
