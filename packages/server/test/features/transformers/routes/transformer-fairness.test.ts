import { expect } from 'chai';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { expectDone } from '../../../support/app-of-tests.ts';
import { TestApp } from '../../../support/app.ts';
import { DeviceWorld, record } from '../../../support/device-world.ts';
import { SecondNetwork } from '../../../support/second-network.ts';
import { formula, idsOf } from '../../../support/transformer-world.ts';

/** A formula whose evaluation waits until the test releases it. */
const SLOW = 'sources[0].value + 0';

describe('transformers of one device network beside those of another', () => {
  let app: TestApp;
  let world: DeviceWorld;
  let modest: SecondNetwork;
  const full: string[] = [];
  let goOn: () => void = () => undefined;

  beforeEach(async () => {
    full.length = 0;
    world = await DeviceWorld.create(
      {},
      { transformers: { maxBacklog: 10, onBacklogFull: (id) => full.push(id) }, isOnDisk: true },
    );
    app = await TestApp.start({}, { world });
    modest = await SecondNetwork.create(world);
  });

  afterEach(async () => {
    goOn();
    expect(world.errors).to.deep.equal([]);
    await app.close();
  });

  async function transform(networkId: string, templateId: string | undefined, text: string): Promise<void> {
    const init = { headers: { 'x-devicenetwork': networkId } };
    const source = await idsOf(app, 3303, 5700, init);
    const target = await idsOf(app, 3322, 5602, init);
    const list = `/devicetemplates/${templateId}/transformertemplates`;
    await expectDone(app.post(list, formula('computed', text, source, target), init));
    await world.settle();
  }

  async function report(deviceNetworkId: string, deviceId: string, value: number): Promise<void> {
    await world.clock.advance(1);
    await world.domain.measurements.take({ deviceId, deviceNetworkId }, [record('/3303/0/5700', value)]);
    await world.settle();
  }

  async function resultOf(deviceId: string): Promise<unknown> {
    const computed = [...(await world.objectsOf(deviceId)).values()].find((one) => one.isVirtual);
    if (computed === undefined) return undefined;
    const id = resourceId(computed.id, 5602);
    return (await world.domain.measurements.latest([id])).get(id)?.value;
  }

  async function greedyDevices(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const name = `greedy-${index}`;
      ids.push((await world.addDevice(name)).id);
      await world.register(name, ['/3303/0'], { source: modest.nextSource() });
    }
    const { deviceTemplateId } = await world.device('greedy-0');
    await transform(world.deviceNetworkId, deviceTemplateId, SLOW);
    return ids;
  }

  /** Blocks evaluations of the greedy network's formula until `goOn` is called. */
  function hold(): void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    world.formulas.held.set(SLOW, promise);
    goOn = () => resolve(undefined);
  }

  it('a device with more values than its formulas can process delays no other, and gets its latest value', async () => {
    const [busy = ''] = await greedyDevices(1);
    const { id, deviceTemplateId } = await modest.device('modest-0', '/3303/0');
    await transform(modest.id, deviceTemplateId, 'sources[0].value * 10');
    hold();
    // More than the backlog can hold if each value waited separately.
    for (let value = 1; value <= 20; value += 1) await report(world.deviceNetworkId, busy, value);
    await report(modest.id, id, 7);
    expect(await resultOf(busy)).to.equal(undefined);
    expect(await resultOf(id)).to.equal(70);
    goOn();
    await world.settle();
    expect(await resultOf(busy)).to.equal(20);
  });

  it('a full backlog delays no other network, is reported once, and everything is computed from the latest values afterwards', async () => {
    const busy = await greedyDevices(25);
    const { id, deviceTemplateId } = await modest.device('modest-0', '/3303/0');
    await transform(modest.id, deviceTemplateId, 'sources[0].value * 10');
    hold();
    for (const value of [1, 2]) {
      for (const one of busy) await report(world.deviceNetworkId, one, value);
    }
    await report(modest.id, id, 7);
    expect(await resultOf(id)).to.equal(70);
    expect(full).to.deep.equal([world.deviceNetworkId]);
    expect(world.transformers.engine.counts).to.deep.equal({ devicesWaiting: 10, backlogOverflows: 1 });
    const entries = (await app.get('/activitylogs')).body.Rows.filter(
      (one) => one['Description'] === 'Transform values',
    );
    expect(entries).to.have.length(1);
    expect(entries[0]!['ResponseMessage']).to.contain('The transformers of 10 devices are waiting.');
    goOn();
    for (let round = 0; round < 10; round += 1) await world.settle();
    expect(await Promise.all(busy.map((one) => resultOf(one)))).to.deep.equal(busy.map(() => 2));
    expect(world.transformers.engine.counts).to.deep.equal({ devicesWaiting: 0, backlogOverflows: 1 });
  });
});
