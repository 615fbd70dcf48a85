import { expect } from 'chai';
import type { AttributeChange, DeviceOperation, LinkValue } from '@muster/lwm2m/core';
import { attributeSets } from '../../../src/features/commands/model/attribute-set.ts';
import type { Device } from '../../../src/features/devices/model/device.ts';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import type { AttributeService, AttributeTarget } from '../../../src/features/commands/attribute-service.ts';
import { DeviceWorld } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';

const link = (target: string, attributes: Readonly<Record<string, string>> = {}): LinkValue => ({
  target,
  attributes: new Map(Object.entries(attributes)),
});

describe('AttributeService', () => {
  let world: DeviceWorld;
  let attributes: AttributeService;
  let device: Device;
  let network: string;
  let operations: DeviceOperation[];

  beforeEach(async () => {
    world = await DeviceWorld.create();
    attributes = world.domain.attributes;
    network = world.deviceNetworkId;
    device = await world.addDevice('a');
    await world.register('a', ['/1/0', '/3/0', '/3303/0', '/3303/1']);
    operations = [];
    world.link.answer = (operation) => {
      operations.push(operation);
      return { code: '2.04', success: true };
    };
  });

  afterEach(() => world.close());

  const smartObject = async (path: string): Promise<AttributeTarget> => ({
    smartObjectId: (await world.objectsOf(device.id)).get(path)!.id,
  });

  const resource = async (path: string, rid: number, riid?: number): Promise<AttributeTarget> => ({
    resourceId: resourceId((await world.objectsOf(device.id)).get(path)!.id, rid, riid),
  });

  async function write(target: AttributeTarget, change: AttributeChange): Promise<void> {
    const activity = await attributes.write(network, target, change);
    await world.settle();
    expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Completed');
  }

  /** Returns the code of the error, and the members at fault. */
  async function fault(target: AttributeTarget, change: AttributeChange): Promise<readonly string[]> {
    const { code, modelState = {} } = await failureOf(attributes.write(network, target, change));
    return [code, ...Object.keys(modelState)];
  }

  const paths = async (target: AttributeTarget): Promise<Record<string, unknown>> => {
    const { sets } = await attributes.get(network, target);
    return Object.fromEntries(sets.map((one) => [one.path, one.attributes]));
  };

  it('Write-Attributes goes to the device, and accepted attributes are stored', async () => {
    const temperature = await resource('/3303/0', 5700);
    await write(temperature, { pmin: 10, pmax: 60, gt: 25, lt: 20, st: 1 });
    expect(operations).to.deep.equal([
      {
        type: 'writeAttributes',
        path: { objectId: 3303, instanceId: 0, resourceId: 5700 },
        attributes: { pmin: 10, pmax: 60, gt: 25, lt: 20, st: 1 },
      },
    ]);
    await write(temperature, { pmax: 90, unset: ['gt', 'lt', 'st'] });
    const { effectiveAttributes } = await attributes.get(network, temperature);
    expect(effectiveAttributes).to.deep.equal({ pmin: 10, pmax: 90 });
    await write(temperature, { unset: ['pmin', 'pmax'] });
    expect(await world.store.collection(attributeSets).count()).to.equal(0);
  });

  it('object, instance, resource and resource instance: each inherits from above', async () => {
    await write({ deviceId: device.id, objectId: 3303 }, { pmin: 1, pmax: 100 });
    await write(await smartObject('/3303/0'), { pmin: 5 });
    await write(await resource('/3303/0', 5700), { pmax: 50 });
    const state = await attributes.get(network, await resource('/3303/0', 5700));
    expect(state.effectiveAttributes).to.deep.equal({ pmin: 5, pmax: 50 });
    const own = { '/3303/0': { pmin: 5 }, '/3303/0/5700': { pmax: 50 } };
    expect(await paths(await smartObject('/3303/0'))).to.deep.equal(own);
    const other = await attributes.get(network, await smartObject('/3303/1'));
    expect(other.effectiveAttributes).to.deep.equal({ pmin: 1, pmax: 100 });
  });

  it('contradictory attributes are refused with their name, alone or with stored ones, and nothing is sent', async () => {
    const temperature = await resource('/3303/0', 5700);
    for (const [change, member] of [
      [{ pmin: 10, pmax: 5 }, 'pmax'],
      [{ lt: 20, gt: 22, st: 1 }, 'lt'],
      [{ epmin: 9, epmax: 9 }, 'epmax'],
      [{ st: -1 }, 'st'],
    ] as const) {
      expect(await fault(temperature, change)).to.deep.equal(['invalid-request', member]);
    }
    expect(operations).to.deep.equal([]);
    await write({ deviceId: device.id, objectId: 3303 }, { pmin: 30 });
    expect(await fault(temperature, { pmax: 20 })).to.deep.equal(['invalid-request', 'pmax']);
    await write(temperature, { pmin: 1 });
    await write(temperature, { pmax: 20 });
    // Without its own pmin it would inherit 30.
    expect(await fault(temperature, { unset: ['pmin'] })).to.deep.equal(['invalid-request', 'pmax']);
  });

  it('values out of bounds and attributes at the wrong level are refused with their name', async () => {
    const temperature = await resource('/3303/0', 5700);
    const instance = await smartObject('/3303/0');
    for (const [target, change, member] of [
      [temperature, { pmin: -1 }, 'pmin'],
      [temperature, { pmin: 1.5 }, 'pmin'],
      [temperature, { pmax: 2 ** 40 }, 'pmax'],
      [temperature, { gt: Number.NaN }, 'gt'],
      [temperature, { edge: 1 }, 'edge'],
      [temperature, {}, 'Attributes'],
      [await resource('/3303/0', 5701), { gt: 1 }, 'gt'],
      [instance, { gt: 1 }, 'gt'],
    ] as const) {
      expect(await fault(target, change)).to.deep.equal(['invalid-request', member]);
    }
    expect(await fault(await resource('/3/0', 4), { pmin: 1 })).to.deep.equal(['operation-not-allowed']);
    expect(operations).to.deep.equal([]);
  });

  it('Read-Attributes is a Discover: the reported attributes replace the stored ones below that path', async () => {
    await write({ deviceId: device.id, objectId: 3303 }, { pmin: 1 });
    await write(await smartObject('/3303/1'), { pmax: 9 });
    await write(await resource('/3303/0', 5701), { pmax: 9 });
    world.link.answer = (operation) => {
      operations.push(operation);
      const links = [
        link('/3303/0', { pmin: '1', pmax: '60' }),
        link('/3303/0/5700', { gt: '25.5', con: '1', unknown: 'x' }),
        link('/3303/0/5701'),
        link('/3303/7/5700', { pmin: '4' }),
        link('/not/lwm2m'),
      ];
      return { code: '2.05', success: true, links };
    };
    await attributes.read(network, await smartObject('/3303/0'));
    await world.settle();
    expect(operations.at(-1)).to.deep.equal({ type: 'discover', path: { objectId: 3303, instanceId: 0 } });
    // pmin is inherited from the object.
    expect(await paths({ deviceId: device.id, objectId: 3303 })).to.deep.equal({
      '/3303': { pmin: 1 },
      '/3303/0': { pmax: 60 },
      '/3303/0/5700': { gt: 25.5, con: 1 },
      '/3303/1': { pmax: 9 },
    });
  });

  it('read-only attributes are included: dim, ver, ssid, uri', async () => {
    world.link.answer = () => ({
      code: '2.05',
      success: true,
      links: [link('/1', { ver: '1.1' }), link('/1/0', { ssid: '101', uri: 'coap://x' }), link('/1/0/7')],
    });
    await attributes.read(network, { deviceId: device.id, objectId: 1 });
    await world.settle();
    const { sets } = await attributes.get(network, { deviceId: device.id, objectId: 1 });
    expect(sets.map(({ path, properties }) => [path, properties])).to.deep.equal([
      ['/1', { ver: '1.1' }],
      ['/1/0', { ssid: 101, uri: 'coap://x' }],
    ]);
    world.link.answer = () => ({ code: '2.05', success: true, links: [link('/3/0/7', { dim: '2' })] });
    await attributes.read(network, await resource('/3/0', 7));
    await world.settle();
    const battery = await attributes.get(network, await resource('/3/0', 7));
    expect(battery.sets[0]?.properties).to.deep.equal({ dim: 2 });
  });
});
