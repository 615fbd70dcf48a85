import { expect } from 'chai';
import { parseLinkFormat, type DeviceOperation } from '@muster/lwm2m/core';
import { resourceId } from '../../src/features/device-objects/model.ts';
import { perTest } from '../support/app-of-tests.ts';
import { takeAway } from '../support/failing-store.ts';
import { DeviceWorld, record } from '../support/device-world.ts';
import { formula, TransformerWorld } from '../support/transformer-world.ts';

describe('work of the service while the store is away', () => {
  let world: DeviceWorld;
  const url = '/3303/0/5700';

  beforeEach(async () => {
    world = await DeviceWorld.create();
    world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
  });

  afterEach(async () => {
    const others = world.errors.splice(0).filter((error) => !String(error).includes('The store is away.'));
    await world.close();
    expect(others).to.deep.equal([]);
  });

  /** Does something while the store is away, and lets it come back. */
  async function whileAway(work: () => unknown): Promise<void> {
    const back = takeAway(world.store);
    await work();
    await world.clock.advance(3_000);
    await world.settle();
    back();
    await world.clock.advance(1_000);
    await world.settle();
  }

  /** @returns ID of the observed resource of a new device, and the location of its registration */
  async function observe(timeoutMs?: number): Promise<{ id: string; location: string }> {
    const device = await world.addDevice('a');
    const location = await world.register('a', ['/3/0', '/3303/0']);
    const id = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5700);
    await world.domain.resources.observe(world.deviceNetworkId, id, timeoutMs);
    await world.settle();
    world.link.sent.length = 0;
    return { id, location };
  }

  const isObserved = async (id: string): Promise<boolean> =>
    (await world.domain.resources.observeState(world.deviceNetworkId, id)).observed;

  it('observations of a device that has just registered are requested when the store is back', async () => {
    const { id } = await observe();
    const request = world.registerRequest('a', ['/3/0', '/3303/0']);
    const { afterSent } = await world.domain.registrations.register(request);
    await whileAway(() => afterSent());
    expect(world.link.sent).to.deep.equal([`cancel ${url} passive`, `observe ${url}`]);
    expect(await isObserved(id)).to.equal(true);
  });

  it('an observation that the device ends is requested again with its next Update', async () => {
    const { location } = await observe();
    await whileAway(() => world.link.placed.get(url)?.sink.onEnd('ended'));
    await world.update(location);
    expect(world.link.sent).to.deep.equal([`observe ${url}`]);
  });

  it('an observation whose time is over ends', async () => {
    const { id } = await observe(2_000);
    expect(await isObserved(id)).to.equal(true);
    await whileAway(() => undefined);
    expect(await isObserved(id)).to.equal(false);
    expect(world.link.sent).to.deep.equal([`cancel ${url} active`]);
  });

  it('the resources that a device says it has are stored', async () => {
    const device = await world.addDevice('a');
    const discovered = Promise.withResolvers<undefined>();
    world.link.answer = async ({ type }: DeviceOperation) => {
      if (type !== 'discover') return { code: '4.04', success: false };
      await discovered.promise;
      return { code: '2.05', success: true, links: parseLinkFormat('</3311/0/5850>').links };
    };
    await world.register('a', ['/3311/0']);
    await whileAway(() => discovered.resolve(undefined));
    const resources = await world.resourcesOf(device.id, '/3311/0');
    expect(resources.filter((one) => one.unavailable !== true)).to.deep.equal([{ rid: 5850 }]);
  });

  it('an MQTT device whose connection breaks is offline', async () => {
    const { devices } = world.domain.mqttDevices;
    const client = { deviceNetworkId: world.deviceNetworkId, endpointName: 'a', isNew: true };
    const connection = await devices.connected(client);
    expect((await world.device('a')).status).to.equal('online');
    await whileAway(() => void devices.disconnected(connection, false));
    expect((await world.device('a')).status).to.equal('offline');
  });
});

describe('transformers while the store is away', () => {
  let scene: TransformerWorld;

  perTest(TransformerWorld, (one) => (scene = one));

  it('compute the values that were stored before when it is back', async () => {
    const { world } = scene.app;
    await scene.add(formula('Twice', 'sources[0].value * 2', scene.temperature, scene.humidity));
    const away: { back?: () => void } = {};
    const stop = world.events.subscribe(({ type }) => {
      if (type === 'measurement') away.back ??= takeAway(world.store);
    });
    await scene.report('/3303/0/5700', 21);
    stop();
    away.back?.();
    expect(world.errors.splice(0).map(String)).to.deep.equal(['StoreError: The store is away.']);
    expect(await scene.valueOf(scene.humidity, 5601)).to.equal(undefined);
    await world.clock.advance(1_000);
    await world.settle();
    expect(await scene.valueOf(scene.humidity, 5601)).to.equal(42);
  });
});
