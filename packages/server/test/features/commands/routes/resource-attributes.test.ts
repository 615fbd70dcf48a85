import { expect } from 'chai';
import type { LinkValue } from '@muster/lwm2m/core';
import { appPerTest, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';
import { deviceSource, type DeviceWorld } from '../../../support/device-world.ts';
import { sleepy } from '../../../support/sleepy.ts';

function link(target: string, attributes: Record<string, string>): LinkValue {
  return { target, attributes: new Map(Object.entries(attributes)) };
}

describe('routes of resource attributes and queue items', () => {
  let app: TestApp;
  let world: DeviceWorld;
  let deviceId: string;

  appPerTest(async (one) => {
    app = one;
    world = app.world;
    deviceId = (await world.addDevice('buoy', '/1/0', '/3/0', '/3303/0', '/3303/1')).id;
    world.link.sent.splice(0);
  });

  const post = async (path: string): Promise<string> => {
    const answer = await app.call('POST', path);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await world.settle();
    return answer.headers.get('x-activity-id')!;
  };
  const attributesOf = async (path: string): Promise<string[]> => {
    const { id } = (await world.objectsOf(deviceId)).get(path)!;
    const { list } = await app.get(`/smartobjects/${id}/resourceattributes`);
    return list.map((one) => [one['Path'], one['Name'], one['Value'] ?? 'none', one['Status']].join(' '));
  };

  it('Read Attributes of a device is a Discover for each object but Security and Server (spec 4.1)', async () => {
    const activity = await post('/resourceattributes/buoy/read');
    expect(world.link.sent).to.deep.equal(['discover /3', 'discover /3303']);
    const children = world.activity.entries.filter((one) => one.parentId === activity);
    expect(children.map((one) => one.description)).to.deep.equal([
      'Read attributes of /3 on buoy',
      'Read attributes of /3303 on buoy',
    ]);
    await post(`/resourceattributes/${deviceId}/read`);
    expect(world.link.sent).to.have.length(4);
    expectError(await app.call('POST', '/resourceattributes/nobody/read'), 404, 'device-not-found');
  });

  it('an ID wins over the endpoint name of another device that looks like it', async () => {
    await world.addDevice(deviceId);
    await world.register(deviceId, ['/3304/0'], { source: { ...deviceSource, port: 40_002 } });
    world.link.sent.splice(0);
    await post(`/resourceattributes/${deviceId.toUpperCase()}/3303/read`);
    expect(world.link.targets.at(-1)?.deviceId).to.equal(deviceId);
    await post(`/resourceattributes/${deviceId}/read`);
    expect(world.link.sent).to.deep.equal(['discover /3303', 'discover /3', 'discover /3303']);
  });

  it('Read Attributes of one object and of one instance (spec 4.1)', async () => {
    await post('/resourceattributes/buoy/3303/read');
    await post('/resourceattributes/buoy/3303/1/read');
    expect(world.link.sent).to.deep.equal(['discover /3303', 'discover /3303/1']);
    const call = (path: string) => app.call('POST', `/resourceattributes/${path}/read`);
    expectError(await call('buoy/3304'), 404, 'smart-object-not-found');
    expectError(await call('buoy/3303/7'), 404, 'smart-object-not-found');
    expectError(await call('buoy/1'), 400, 'operation-not-allowed');
    expectError(await call('buoy/65535'), 400, 'invalid-request');
    expectError(await call('nobody/3303'), 404, 'device-not-found');
  });

  it('a smart object shows the attributes that its device has reported, with its object and its resources (spec 4.1)', async () => {
    const links = [
      link('/3303', { pmin: '10', ver: '1.1' }),
      link('/3303/0', { pmax: '60' }),
      link('/3303/0/5700', { gt: '25.5' }),
      link('/3303/1', { pmax: '90' }),
    ];
    world.link.answer = () => ({ code: '2.05', success: true, links });
    await post('/resourceattributes/buoy/3303/read');
    expect(await attributesOf('/3303/0')).to.deep.equal([
      '/3303 pmin 10 Applied',
      '/3303 ver 1.1 Applied',
      '/3303/0 pmax 60 Applied',
      '/3303/0/5700 gt 25.5 Applied',
    ]);
    expect((await attributesOf('/3303/1')).at(-1)).to.equal('/3303/1 pmax 90 Applied');
  });

  it('a refusal of the device is shown per attribute, with its code and reason (spec 4.1)', async () => {
    const SmartObjectTypeId = await typeIdOf(app, 3303);
    const template = await app.create('/smartobjecttemplates', { Name: 'Hot', SmartObjectTypeId });
    const { deviceTypeId: DeviceTypeId } = world;
    const DeviceTemplateId = await app.create('/devicetemplates', {
      ...{ Name: 'Hot ones', DeviceTypeId },
      SmartObjectTypeInstanceTemplates: [{ SmartObjectTypeId, SmartObjectTemplateId: template }],
    });
    const changed = { DeviceIdentifier: 'buoy', DeviceTypeId, DeviceTemplateId };
    expect((await app.put(`/devices/${deviceId}`, changed)).status).to.equal(204);
    world.link.answer = (operation) =>
      operation.type === 'writeAttributes' && operation.attributes.hqmax !== undefined
        ? { code: '4.00', success: false, diagnostic: 'hqmax is not known' }
        : { code: '2.04', success: true };
    const { list } = await app.get('/resourceattributedefinitions');
    const definition = (name: string) => list.find((one) => one['Name'] === name)!.Id;
    const body = [
      { ResourceAttributeDefinitionId: definition('pmin'), Value: '10' },
      { ResourceAttributeDefinitionId: definition('hqmax'), Value: '5' },
    ];
    const set = await app.put(`/smartobjecttemplates/${template}/resourceattributes`, body);
    expect(set.status).to.equal(204);
    do await world.settle();
    while ((await attributesOf('/3303/0')).some((one) => one.endsWith('Pending')));
    const shown = ['/3303 pmin 10 Applied', '/3303 hqmax none Refused'];
    expect(await attributesOf('/3303/0')).to.deep.equal(shown);
    const { id } = (await world.objectsOf(deviceId)).get('/3303/0')!;
    const rows = (await app.get(`/smartobjects/${id}/resourceattributes`)).list;
    const refusal = { ResponseCode: '4.00', Message: 'hqmax is not known' };
    expect(rows[1]).to.deep.include({ WantedValue: '5', Level: 'Object', ...refusal });
    const failed = world.activity.entries.filter((one) => one.statuses.at(-1) === 'Failed');
    expect(failed.at(-1)).to.deep.include({ responseCode: '4.00', responseMessage: 'hqmax is not known' });
  });

  it('commands to a sleeping device are queue items until it wakes (spec 2, Queue item)', async () => {
    const sleeper = (await world.addDevice('sleeper')).id;
    const source = { ...deviceSource, port: 40_002 };
    await world.register('sleeper', ['/3/0', '/3303/0'], { ...sleepy, source });
    await world.clock.advance(100_000);
    const activity = await post('/resourceattributes/sleeper/read');
    const { body } = await app.get('/queueitems');
    expect(
      body.Rows.map((one) =>
        [one['DeviceIdentifier'], one['Operation'], one['Path'], one['Status']].join(' '),
      ),
    ).to.deep.equal(['sleeper ReadAttributes /3 Pending', 'sleeper ReadAttributes /3303 Pending']);
    expect((await app.get(`/devices/${sleeper}/queueitems?Filter=Path eq /3303`)).body.NbrOfRows).to.equal(1);
    expect((await app.get('/queueitems?Filter=DeviceName eq sleeper')).body.NbrOfRows).to.equal(2);
    expect((await app.get(`/devices/${deviceId}/queueitems`)).body.NbrOfRows).to.equal(0);
    const [first] = body.Rows;
    expect((await app.get(`/queueitems/${first!.Id}`)).body).to.deep.equal(first);
    expect(first!['ExpirationTimestamp']).to.equal((first!['CreatedTimestamp'] as number) + 86_400_000);
    expect((await app.delete(`/queueitems/${first!.Id}`)).status).to.equal(204);
    expect(world.activity.entry(first!.Id)).to.deep.include({ parentId: activity });
    expect(world.activity.entry(first!.Id).statuses.at(-1)).to.equal('Deleted');
    expectError(await app.delete(`/queueitems/${first!.Id}`), 404, 'queue-item-not-found');
    expectError(await app.get(`/queueitems/${first!.Id}`), 404, 'queue-item-not-found');
    world.link.sent.splice(0);
    await world.register('sleeper', ['/3/0', '/3303/0'], { ...sleepy, source });
    expect(world.link.sent.filter((one) => one.startsWith('discover'))).to.include('discover /3303');
    expect((await app.get('/queueitems')).body.NbrOfRows).to.equal(0);
  });
});
