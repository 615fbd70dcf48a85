import type { DeviceOperation } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { pendingActuations } from '../../../src/features/actuators/model.ts';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import { record, type DeviceWorld } from '../../support/device-world.ts';
import type { RecordedEntry } from '../../support/recorded-activity.ts';
import { RuleScene } from '../../support/rule-scene.ts';
import { idsOf, typed } from '../../support/transformer-world.ts';

const INTERVAL_MS = 10_000;

describe('actuators of the category of an event', () => {
  let scene: RuleScene;
  let world: DeviceWorld;
  let written: unknown[];

  perTest(RuleScene, async (one) => {
    scene = one;
    world = scene.world;
    written = [];
    world.link.answer = (operation) => {
      if (operation.type === 'write' || operation.type === 'execute') written.push(valueOf(operation));
      return { code: '2.04', success: true };
    };
  });

  const valueOf = (operation: DeviceOperation): unknown =>
    operation.type === 'write' ? operation.records[0]?.value : operation.type;

  /** Adds an actuator that switches the lamp of a device. */
  async function addActuator(deviceId: string, value: Record<string, unknown> = {}): Promise<string> {
    const lamp = { Name: `Lamp of ${deviceId}`, DeviceIds: [deviceId] };
    const ResourceCollectionId = await scene.app.create('/resourcecollections', lamp);
    const type = typed(await idsOf(scene.app, 3311, 5850));
    return scene.app.create('/actuators', {
      ...{ Name: 'Lamp', EventCategoryId: scene.categoryId, ResourceCollectionId },
      ActuatorResourceValues: [{ ...type, Value: 'true', ResetValue: 'false', ...value }],
    });
  }

  /** Waits until the next run of an actuator. */
  const pass = async (intervals = 1): Promise<void> => {
    await world.clock.advance(intervals * INTERVAL_MS);
    await world.settle();
  };

  const parents = (of: DeviceWorld = world): RecordedEntry[] =>
    of.activity.entries.filter((one) => one.entityName === 'Lamp' && one.parentId === undefined);

  it('an event writes Value, and its reset writes ResetValue, each with a log entry that names rule and event', async () => {
    const device = await scene.addDevice('oven');
    const actuator = await addActuator(device);
    await scene.report(device, 31);
    expect(written).to.deep.equal([true]);
    const [event] = await scene.activeEvents();
    await scene.report(device, 24);
    expect(await scene.activeEvents()).to.deep.equal([]);
    await pass();
    expect(written).to.deep.equal([true, false]);
    expect(parents().map(({ description }) => description)).to.deep.equal([
      'Actuate Lamp: event of rule Too hot about oven',
      'Reset Lamp: reset of the event of rule Too hot about oven',
    ]);
    for (const one of parents()) {
      expect(one).to.deep.include({ entityId: actuator, entityType: 'Multiple', correlationId: event!.Id });
    }
    expect(await world.store.collection(pendingActuations).count()).to.equal(0);
  });

  it('the actuator is reset only when the last active event of the category is reset, also by hand', async () => {
    const devices = [await scene.addDevice('oven'), await scene.addDevice('stove')] as const;
    await addActuator(devices[0]);
    await scene.report(devices[0], 31);
    await scene.report(devices[1], 31);
    await pass(2);
    written = [];
    await scene.report(devices[0], 24);
    await pass();
    expect(written).to.deep.equal([]);
    const [event] = await scene.activeEvents();
    await expectDone(scene.app.post(`/events/${event!.Id}/reset`, undefined));
    await pass();
    expect(written).to.deep.equal([false]);
  });

  it('executes on activation and on reset as the actuator says', async () => {
    const device = await scene.addDevice('oven');
    const reboot = typed(await idsOf(scene.app, 3, 4));
    await addActuator(device, { ...reboot, Value: null, ResetValue: null, ExecuteOnReset: true });
    await scene.report(device, 31);
    await pass();
    expect(written).to.deep.equal([]);
    await scene.report(device, 24);
    await pass();
    expect(written).to.deep.equal(['execute']);
  });

  it('a rule that goes back and forth runs an actuator once per interval, and ends in its last state', async () => {
    const device = await scene.addDevice('oven');
    await addActuator(device);
    await world.clock.advance(60_000);
    // Four changes per interval, for ten intervals.
    for (let index = 0; index < 20; index += 1) {
      await scene.report(device, 31, 24);
      await world.clock.advance(3_000);
      await world.settle();
    }
    expect(written.length).to.equal(10);
    await pass();
    expect(written.at(-1)).to.equal(false);
    expect(await world.store.collection(pendingActuations).count()).to.equal(0);
  });

  it('an actuation that the process did not come to is carried out after a restart', async () => {
    const device = await scene.addDevice('oven');
    const actuator = await addActuator(device);
    // The process ends after the commit of the event: nothing that follows is in the store.
    const stopped = await world.restarted();
    await stopped.domain.close();
    const { deviceNetworkId } = world;
    const values = [record('/3303/0/5700', 31)];
    await stopped.domain.measurements.take({ deviceId: device, deviceNetworkId }, values);
    const pending = await world.store.collection(pendingActuations).find({});
    const found = pending.map((one) => [one.actuatorId, one.direction]);
    expect(found).to.deep.equal([[actuator, 'Activate']]);
    const next = await world.restarted();
    await next.settle();
    expect(parents(next).map(({ description }) => description)).to.deep.equal([
      'Actuate Lamp: event of rule Too hot about oven',
    ]);
    expect(await world.store.collection(pendingActuations).count()).to.equal(0);
    expect(next.errors).to.deep.equal([]);
  });

  it('the delete of an actuator deletes its pending run', async () => {
    const device = await scene.addDevice('oven');
    const actuator = await addActuator(device);
    await scene.report(device, 31, 24);
    expect(await world.store.collection(pendingActuations).count()).to.equal(1);
    await expectDone(scene.app.delete(`/actuators/${actuator}`));
    expect(await world.store.collection(pendingActuations).count()).to.equal(0);
    await pass();
    expect(written).to.deep.equal([true]);
  });
});
