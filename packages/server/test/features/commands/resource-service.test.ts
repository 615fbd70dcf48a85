import { expect } from 'chai';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import type { Device } from '../../../src/features/devices/model/device.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import type { ResourceService } from '../../../src/features/commands/resource-service.ts';
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
    device = await world.addDevice('a');
    await world.register('a', ['/1/0', '/3/0', '/3303/0']);
    world.link.sent.length = 0;
  });

  afterEach(() => world.close());

  async function idOf(instance: string, rid: number, riid?: number): Promise<string> {
    return resourceId((await world.objectsOf(device.id)).get(instance)!.id, rid, riid);
  }

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

  for (const [what, answer, response] of [
    [
      'a refusal of the device fails the entry with its code and a plain message',
      { code: '4.05', success: false },
      { responseCode: '4.05', responseMessage: 'The device does not allow this operation on this path.' },
    ],
    [
      'a device that does not respond fails the entry',
      new DeviceUnreachable('timeout', 'no answer'),
      { responseMessage: 'The device did not answer in time.' },
    ],
  ] as const) {
    it(what, async () => {
      world.link.answer = () => answer;
      const activity = await resources.read(network, await idOf('/3303/0', 5700));
      await world.settle();
      expect(world.activity.entry(activity)).to.include(response);
      expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Failed');
    });
  }

  it('a command to a device that is not online fails with that reason', async () => {
    device = await world.addDevice('b');
    const location = await world.register('b', ['/3303/0']);
    await world.domain.registrations.deregister({ source: deviceSource, location });
    const activity = await resources.read(network, await idOf('/3303/0', 5700));
    await world.settle();
    expect(world.activity.entry(activity)).to.include({ responseMessage: 'The device is offline.' });
    expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Failed');
  });

  it('one request at a time to a device, in order (NSTART)', async () => {
    const answers: ((answer: OperationAnswer) => void)[] = [];
    world.link.answer = () => new Promise((resolve) => answers.push(resolve));
    const id = await idOf('/3303/0', 5700);
    const first = await resources.read(network, id);
    const second = await resources.read(network, await idOf('/3/0', 0));
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(world.activity.entry(second).statuses).to.deep.equal(['Pending']);
    answers.shift()!({ code: '2.05', success: true, records: [] });
    await world.settle();
    expect(world.activity.entry(first).statuses.at(-1)).to.equal('Completed');
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
    answers.shift()!({ code: '2.05', success: true, records: [] });
    await world.settle();
  });

  it('an Update is handled during a request to the device', async () => {
    let answer: ((answer: OperationAnswer) => void) | undefined;
    world.link.answer = () => new Promise((resolve) => (answer = resolve));
    await resources.read(network, await idOf('/3303/0', 5700));
    await world.settle();
    await world.update(world.domain.live.ofDevice(device.id)!.id);
    answer!({ code: '2.05', success: true, records: [] });
    await world.settle();
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

  it('a command whose entry cannot be stored is sent once, when the store is back', async () => {
    world.link.answer = () => ({ code: '2.05', success: true, records: [] });
    world.activity.failures = 2;
    const id = await resources.read(network, await idOf('/3303/0', 5700));
    await world.settle();
    await world.clock.advance(1_000);
    expect(world.link.sent).to.deep.equal([]);
    await world.clock.advance(1_000);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(world.activity.entry(id).statuses).to.deep.equal(['Pending', 'InProgress', 'Completed']);
    // The first failure of the write is reported.
    expect(world.errors.splice(0).map(String)).to.deep.equal(['StoreError: The store is away.']);
  });

  it('a response that cannot be stored is stored when the store is back', async () => {
    world.link.answer = () => {
      world.activity.failures = 2;
      return { code: '2.05', success: true, records: [] };
    };
    const id = await resources.read(network, await idOf('/3303/0', 5700));
    await world.settle();
    expect(world.activity.entry(id).statuses).to.deep.equal(['Pending', 'InProgress']);
    await world.clock.advance(1_000);
    await world.clock.advance(1_000);
    await world.settle();
    expect(world.activity.entry(id).statuses).to.deep.equal(['Pending', 'InProgress', 'Completed']);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(world.errors.splice(0)).to.have.length(1);
  });

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
    expect((await resources.get(network, id)).latest?.value).to.equal(21.5);
    world.link.observed = leave;
    await back(await resources.observe(network, id));
    expect((await resources.observeState(network, id)).observed).to.equal(true);
    const progress = world.activity.progress.bind(world.activity);
    world.activity.progress = (entry) => {
      leave();
      return progress(entry);
    };
    await back((await resources.cancelObserve(network, id)) ?? '');
    expect(world.link.sent).to.deep.equal([
      'read /3303/0/5700',
      'observe /3303/0/5700',
      'cancel /3303/0/5700 active',
    ]);
  });
});
