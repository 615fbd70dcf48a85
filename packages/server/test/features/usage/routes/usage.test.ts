import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { usage } from '../../../../src/features/usage/model.ts';
import { appPerTest, expectDone } from '../../../support/app-of-tests.ts';
import type { Answer, TestApp } from '../../../support/app.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('usage over the API', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  /** @param at time to come, in UTC */
  async function advanceTo(at: string): Promise<void> {
    const { clock } = app.world;
    await clock.advance(Date.parse(at) - clock.now());
  }

  /** A call counts when the server has closed its response. */
  async function countedCalls(month: string, count: number): Promise<void> {
    const { store, usage: meter } = app.world;
    for (let found: number | undefined; found !== count;) {
      await setImmediate();
      await meter.settle();
      found = (await store.collection(usage).get(`${app.deviceNetworkId}/${month}`))?.apiCallsOk;
    }
  }

  const months = ({ body: { Rows } }: Answer): readonly (readonly unknown[])[] =>
    Rows.map((one) => [one['Month'], one['Devices'], one['ActiveDevices'], one['SuccessfulApiCalls']]);

  it('goes to the month in which it happened, for devices that stay, return or are deleted', async () => {
    const { world } = app;
    const lifetimeSeconds = (100 * DAY_MS) / 1000;
    await world.addDevice('idle');
    await world.addDevice('buoy');
    const location = await world.register('buoy', ['/3/0'], { lifetimeSeconds });
    await advanceTo('2026-09-30T23:59:59.999Z');
    await world.update(location);
    await app.get('/devices');
    await countedCalls('2026-09', 1);
    await advanceTo('2026-10-01T00:00:00.000Z');
    await app.get('/devices');
    await world.update(location);
    await world.update(location);
    await expectDone(app.delete(`/devices/${(await world.device('buoy')).id}`));
    await countedCalls('2026-10', 2);
    await advanceTo('2026-11-15T12:00:00.000Z');
    expect(months(await app.get('/usage?Sort=Month'))).to.deep.equal([
      ['2026-09', 2, 1, 1],
      ['2026-10', 2, 1, 2],
      ['2026-11', 1, 0, 0],
    ]);
    await countedCalls('2026-11', 1);
    const found = await app.get("/usage?Filter=Month%20ge%20'2026-10'");
    expect(months(found)).to.deep.equal([
      ['2026-11', 1, 0, 1],
      ['2026-10', 2, 1, 2],
    ]);
  });

  it('of a deleted device network stays readable with its name, also if it was not stored before', async () => {
    const id = await app.create('/deviceNetworks', { Name: 'Harbour' });
    const headers = { 'x-devicenetwork': id };
    const type = (await app.get('/devicetypes', { headers })).body.Rows[0]!.Id;
    await app.create('/devices', { DeviceIdentifier: 'crane', DeviceTypeId: type }, { headers });
    await expectDone(app.delete(`/deviceNetworks/${id}`));
    await app.removal.settled();
    const { Id: tenant } = (await app.get('/tenants')).body.Rows[0]!;
    const { Rows } = (await app.get(`/tenants/${tenant}/usage`)).body;
    const row = Rows.find(({ DeviceNetworkId }) => DeviceNetworkId === id);
    expect(row).to.include({ DeviceNetworkName: 'Harbour', Devices: 1, SuccessfulApiCalls: 2 });
    const { body } = await app.get(`/tenants/${tenant}/usage/download`);
    expect(body).to.contain(`2026-09,${id},Harbour,1,0,0,0,0,0,2,0,0\r\n`);
    const own = (await app.get('/usage')).body.Rows.map(({ DeviceNetworkId }) => DeviceNetworkId);
    expect(own).to.deep.equal([app.deviceNetworkId]);
  });
});
