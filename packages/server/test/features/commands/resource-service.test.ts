import { expect } from 'chai';
import { parseLinkFormat, type OperationAnswer, type ValueRecord } from '@muster/lwm2m/core';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { resourceViews } from '../../../src/features/device-objects/resource-views.ts';
import type { Device } from '../../../src/features/devices/model.ts';
import type { ResourceService } from '../../../src/features/commands/resource-service.ts';
import { smartObjectDetails } from '../../../src/features/smart-objects/smart-object-reads.ts';
import { failureOf } from '../../support/failure-of.ts';
import { takeAway } from '../../support/failing-store.ts';
import { untilAborted } from '../../support/sleepy.ts';
import { deviceSource, DeviceWorld, record } from '../../support/device-world.ts';

describe('ResourceService', () => {
  let world: DeviceWorld;
  let resources: ResourceService;
  let device: Device;
  let network: string;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    resources = world.domain.resources;
    network = world.deviceNetworkId;
    device = await world.addDevice('a', '/1/0', '/3/0', '/3303/0');
    world.link.sent.length = 0;
  });

  afterEach(() => world.close());

  async function idOf(instance: string, rid: number, riid?: number): Promise<string> {
    return resourceId((await world.objectsOf(device.id)).get(instance)!.id, rid, riid);
  }

  describe('answers decide which resources a device has', () => {
    const instances = [0, 1, 2].map((riid) => record(`/3/0/7/${riid}`, 3800 + riid));
    const answers = (...records: ValueRecord[]): void => {
      world.link.answer = () => ({ code: '2.05', success: true, records });
    };
    /** Of the resources and resource instances with these URLs, those that are available. */
    const available = async (...urls: readonly string[]): Promise<readonly string[]> => {
      const catalogue = await world.admin.models.forNetwork(network);
      const objects = [...(await world.objectsOf(device.id)).values()];
      const views = objects.flatMap((one) => resourceViews(one, catalogue));
      return urls.filter((url) => views.some((one) => one.url === url && !one.isUnavailable));
    };
    const battery = ['/3/0/7', '/3/0/7/0', '/3/0/7/1', '/3/0/7/2'];
    const read = async (rid: number, riid?: number): Promise<void> => {
      await resources.read(network, await idOf('/3/0', rid, riid));
      await world.settle();
    };

    beforeEach(async () => {
      answers(...instances);
      await read(7);
      expect(await available(...battery)).to.deep.equal(battery);
    });

    it('a Read, an Observe and a notification of a resource with instances show them all', async () => {
      answers(...instances.slice(0, 2));
      await read(7);
      expect(await available(...battery)).to.deep.equal(battery.slice(0, 3));
      answers(...instances);
      await read(7);
      expect(await available(...battery)).to.deep.equal(battery);
      world.link.observed = () => ({ code: '2.05', success: true, records: instances.slice(1) });
      await resources.observe(network, await idOf('/3/0', 7));
      await world.settle();
      expect(await available(...battery)).to.deep.equal(['/3/0/7', '/3/0/7/1', '/3/0/7/2']);
      await world.link.notify('/3/0/7', [instances[0]!]);
      expect(await available(...battery)).to.deep.equal(battery.slice(0, 2));
      await world.link.notify('/3/0/7', instances);
      await world.domain.measurements.takeSend(deviceSource, [instances[1]!]);
      expect(await available(...battery), 'a Send may have some of them').to.deep.equal(battery);
    });

    it('a Read of an object instance shows its readable resources; an empty one shows nothing', async () => {
      const all = ['/3/0/0', '/3/0/4', '/3/0/9', ...battery];
      const instance = (await world.objectsOf(device.id)).get('/3/0')!;
      const readAll = async (...records: ValueRecord[]): Promise<readonly string[]> => {
        answers(...records);
        const target = await smartObjectDetails(world.store, world.admin.models, network, instance.id);
        await world.domain.instanceCommands.read(target);
        await world.settle();
        return available(...all);
      };
      expect(await readAll()).to.deep.equal(all);
      const some = await readAll(record('/3/0/0', 'Acme'), instances[0]!);
      expect(some).to.deep.equal(['/3/0/0', '/3/0/4', '/3/0/7', '/3/0/7/0']);
      expect(await readAll(record('/3/0/0', 'Acme'), record('/3/0/9', 5), ...instances)).to.deep.equal(all);
    });

    it('a 4.04 shows that the path is gone, for Read, Observe, Write and Execute; other refusals do not', async () => {
      const all = ['/3/0/4', '/3/0/9', '/3/0/14', ...battery];
      const refuse = (code: string): void => {
        world.link.answer = world.link.observed = () => ({ code, success: false });
      };
      for (const code of ['4.05', '5.03', '4.04']) {
        refuse(code);
        await read(7, 2);
        await resources.observe(network, await idOf('/3/0', 9));
        await resources.write(network, await idOf('/3/0', 14), '+01:00');
        await resources.execute(network, await idOf('/3/0', 4));
        await world.settle();
        expect(await available(...all)).to.deep.equal(code === '4.04' ? battery.slice(0, 3) : all);
      }
      answers(record('/3/0/9', 5));
      await read(9);
      expect(await available('/3/0/9')).to.deep.equal(['/3/0/9']);
    });

    it('a Discover shows the resources of each instance', async () => {
      const found = parseLinkFormat('</3/0>,</3/0/0>,</3/0/4>').links;
      world.link.answer = () => ({ code: '2.05', success: true, links: found });
      await world.domain.attributeReads.read(network, 'a', 3);
      await world.settle();
      expect(await available('/3/0/0', '/3/0/4', '/3/0/9', ...battery)).to.deep.equal(['/3/0/0', '/3/0/4']);
    });
  });

  it('an operation that the resource does not support is a 400 with that reason, and nothing is sent', async () => {
    const temperature = await idOf('/3303/0', 5700);
    const reboot = await idOf('/3/0', 4);
    for (const [attempt, what] of [
      [resources.write(network, temperature, '1'), 'written'],
      [resources.execute(network, temperature), 'executed'],
      [resources.read(network, reboot), 'read'],
      [resources.observe(network, reboot), 'observed'],
    ] as const) {
      const fault = await failureOf(attempt);
      expect([fault.status, fault.code]).to.deep.equal([400, 'operation-not-allowed']);
      expect(fault.message).to.contain(`cannot be ${what}`);
    }
    expect(world.link.sent).to.deep.equal([]);
    expect(world.activity.entries).to.deep.equal([]);
  });

  it('commands above the queue limit of a device are a 429', async () => {
    const small = await world.restarted({ maxWaitingCommandsPerDevice: 2 });
    small.link.answer = (_operation, _target, signal) => untilAborted(signal);
    const id = await idOf('/3303/0', 5700);
    for (let sent = 0; sent < 3; sent += 1) {
      await small.domain.resources.read(network, id);
    }
    const fault = await failureOf(small.domain.resources.read(network, id));
    expect([fault.status, fault.retryAfterSeconds]).to.deep.equal([429, 5]);
    await small.domain.close();
    const { entries } = small.activity;
    const last = entries.map(({ responseMessage, statuses }) => [statuses.at(-1), responseMessage]);
    // Those that were not sent are sent by the next run.
    expect(last).to.deep.equal([
      ['Failed', 'The server is shutting down.'],
      ['Pending', undefined],
      ['Pending', undefined],
    ]);
  });

  for (const [what, isAnswered] of [
    ['a command whose entry', false],
    ['a response that', true],
  ] as const) {
    it(`${what} cannot be stored is stored when the store is back, and the command is sent once`, async () => {
      const fail = (): void => void (world.activity.failures = 2);
      world.link.answer = () => {
        if (isAnswered) fail();
        return { code: '2.05', success: true, records: [] };
      };
      if (!isAnswered) fail();
      const id = await resources.read(network, await idOf('/3303/0', 5700));
      await world.settle();
      await world.clock.advance(1_000);
      expect(world.activity.entry(id).statuses.at(-1)).to.equal(isAnswered ? 'InProgress' : 'Pending');
      expect(world.link.sent).to.have.length(isAnswered ? 1 : 0);
      await world.clock.advance(1_000);
      await world.settle();
      expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
      expect(world.activity.entry(id).statuses).to.deep.equal(['Pending', 'InProgress', 'Completed']);
      // The first failure of the write is reported.
      expect(world.errors.splice(0).map(String)).to.deep.equal(['StoreError: The store is away.']);
    });
  }

  it('a Read, an Observe and its end during which the store goes away end well when it is back', async () => {
    const id = await idOf('/3303/0', 5700);
    const records = [record('/3303/0/5700', 21.5)];
    const answer: OperationAnswer = { code: '2.05', success: true, records };
    const away: { back?: () => void } = {};
    const leave = (): OperationAnswer => {
      away.back = takeAway(world.store);
      return answer;
    };
    const back = async (activity: string): Promise<void> => {
      await world.settle();
      await world.clock.advance(1_000);
      expect(world.activity.entry(activity).statuses).to.deep.equal(['Pending', 'InProgress']);
      away.back?.();
      await world.clock.advance(1_000);
      await world.settle();
      expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Completed');
      expect(world.errors.splice(0).map(String)).to.deep.equal(['StoreError: The store is away.']);
    };
    world.link.answer = leave;
    await back(await resources.read(network, id));
    expect((await world.store.measurements.latest([id])).get(id)?.value).to.equal(21.5);
    world.link.observed = leave;
    await back(await resources.observe(network, id));
    expect((await resources.observeState(network, id)).observed).to.equal(true);
    const progress = world.activity.progress.bind(world.activity);
    world.activity.progress = (entry) => {
      leave();
      return progress(entry);
    };
    await back((await resources.cancelObserve(network, id)) ?? '');
    const sent = ['read /3303/0/5700', 'observe /3303/0/5700', 'cancel /3303/0/5700 active'];
    expect(world.link.sent).to.deep.equal(sent);
  });

  it('at its end the server lets the device answer requests that were sent, and leaves the others to the next worker', async () => {
    const answered = Promise.withResolvers<OperationAnswer>();
    world.link.answer = () => answered.promise;
    const id = await idOf('/3303/0', 5700);
    const [sent, waiting] = [await resources.read(network, id), await resources.read(network, id)];
    await world.settle();
    await world.domain.finish(1);
    expect(world.activity.entry(sent).statuses.at(-1), 'after the longest wait').to.equal('InProgress');
    const finished = world.domain.finish(60_000);
    answered.resolve({ code: '2.05', success: true, records: [] });
    await finished;
    await world.settle();
    expect(world.activity.entry(sent).statuses.at(-1)).to.equal('Completed');
    expect(world.activity.entry(waiting).statuses).to.deep.equal(['Pending']);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
  });
});
