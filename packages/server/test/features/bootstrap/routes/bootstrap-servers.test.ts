import { expect } from 'chai';
import { bootstrapServers } from '../../../../src/features/bootstrap/model.ts';
import { withOpenKeys } from '../../../../src/features/bootstrap/bootstrap.ts';
import { box } from '../../../support/device-world.ts';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError } from '../../../support/app.ts';

const server = { ShortServerId: 101, ServerUri: 'coap://192.0.2.1:5683', Lifetime: 300 };
const secured = {
  ShortServerId: 102,
  ServerUri: 'coaps://192.0.2.2',
  SecurityMode: 'PSK',
  Identity: 'buoys',
  SecretKey: '00112233445566778899aabbccddeeff',
};

describe('routes of bootstrap servers', () => {
  const app = appPerTest();

  it('create, list, get, update and delete', async () => {
    const id = await app.create('/bootstrapservers', { Name: 'harbour', Servers: [server] });
    const { Rows } = (await app.get('/bootstrapservers')).body;
    expect(Rows).to.deep.equal([{ Id: id, Name: 'harbour', NbrOfServers: 1 }]);
    expect((await app.get(`/bootstrapservers/${id}`)).body).to.deep.equal({
      Id: id,
      Name: 'harbour',
      RemoveExisting: true,
      RemovePaths: ['/0', '/1'],
      Servers: [{ ...server, SecurityMode: 'NoSec', Binding: 'U', StoreNotifications: true }],
      AccessControls: [],
    });
    const temperature = { ObjectId: 3303, InstanceId: 0 };
    const changed = {
      Name: 'quay',
      Description: 'All of the quay',
      RemoveExisting: false,
      Servers: [{ ...server, DefaultMinimumPeriod: 1, DefaultMaximumPeriod: 60, StoreNotifications: false }],
      AccessControls: [{ ...temperature, OwnerId: 101, Rights: [{ ShortServerId: 0, Mask: 1 }] }],
    };
    expect((await app.put(`/bootstrapservers/${id}`, changed)).status).to.equal(204);
    const shown = (await app.get(`/bootstrapservers/${id}`)).body;
    const { Name, RemoveExisting, AccessControls } = changed;
    expect(shown).to.deep.include({ Name, RemoveExisting, RemovePaths: [], AccessControls });
    expect((await app.delete(`/bootstrapservers/${id}`)).status).to.equal(204);
    expectError(await app.get(`/bootstrapservers/${id}`), 404, 'bootstrap-server-not-found');
  });

  it('RemovePaths is a list of paths; any other text is 400', async () => {
    const body = { Name: 'harbour', RemovePaths: ['/', '/0/1', '/11'], Servers: [server] };
    const id = await app.create('/bootstrapservers', body);
    expect((await app.get(`/bootstrapservers/${id}`)).body['RemovePaths']).to.deep.equal(body.RemovePaths);
    for (const path of ['0', '/x', '/3/0/1', '/65536']) {
      const refused = await app.put(`/bootstrapservers/${id}`, { ...body, RemovePaths: ['/0', path] });
      expectFaults(refused, 'RemovePaths[1]');
    }
  });

  it('a key is accepted, kept if absent, and never shown', async () => {
    const id = await app.create('/bootstrapservers', { Name: 'harbour', Servers: [secured] });
    const shown = (await app.get(`/bootstrapservers/${id}`)).body;
    expect(JSON.stringify(shown)).not.to.include(secured.SecretKey);
    // A client can send a response back unchanged, and the key is kept.
    expect((await app.put(`/bootstrapservers/${id}`, shown)).status).to.equal(204);
    const stored = (await app.world.store.collection(bootstrapServers).get(id))!;
    expect(stored.accounts[0]?.identity).to.equal('buoys');
    expect(JSON.stringify(stored)).not.to.include(secured.SecretKey);
    expect(withOpenKeys(stored, box).accounts[0]?.secretKey).to.equal(secured.SecretKey);
    const strange = { Name: 'harbour', Servers: [{ ...secured, ShortServerId: 7, SecretKey: undefined }] };
    expectFaults(await app.put(`/bootstrapservers/${id}`, strange), 'Servers[0].SecretKey');
  });

  it('refuses servers that devices cannot use, and names the member', async () => {
    const control = { ObjectId: 3, InstanceId: 0, OwnerId: secured.ShortServerId };
    for (const [servers, member, more = {}] of [
      [[{ ...server, ServerUri: 'http://x' }], 'Servers[0].ServerUri'],
      // Without security.
      [[{ ...server, ServerUri: 'coaps://x' }], 'Servers[0].ServerUri'],
      [[{ ...secured, ServerUri: 'coap://x' }], 'Servers[0].ServerUri'],
      [[{ ...secured, Identity: null }], 'Servers[0].Identity'],
      [[{ ...secured, SecretKey: 'xyz' }], 'Servers[0].SecretKey'],
      [[server, server], 'Servers[1].ShortServerId'],
      [[server], 'AccessControls[0].OwnerId', { AccessControls: [control] }],
    ] as const) {
      expectFaults(await app.post('/bootstrapservers', { Name: 'a', Servers: servers, ...more }), member);
    }
  });

  it('devices name them; names are unique in a network; a named one cannot be deleted or renamed (spec 7.2)', async () => {
    expect((await app.get('/devices/bootstrapservernames')).body).to.deep.equal([]);
    const id = await app.create('/bootstrapservers', { Name: 'quay', Servers: [server] });
    const harbour = { Name: 'harbour', Servers: [server] };
    await app.create('/bootstrapservers', harbour);
    expectError(await app.post('/bootstrapservers', harbour), 409, 'already-exists');
    expectError(await app.put(`/bootstrapservers/${id}`, harbour), 409, 'already-exists');
    expect((await app.get('/devices/bootstrapservernames')).body).to.deep.equal(['harbour', 'quay']);
    const device = { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId };
    const deviceId = await app.create('/devices', { ...device, BootstrapServerName: 'quay' });
    expect((await app.get(`/devices/${deviceId}`)).body['BootstrapServerName']).to.equal('quay');
    expectError(await app.delete(`/bootstrapservers/${id}`), 409, 'in-use');
    expectError(await app.put(`/bootstrapservers/${id}`, { Name: 'pier', Servers: [server] }), 409, 'in-use');
    const same = await app.put(`/bootstrapservers/${id}`, { Name: 'quay', Servers: [server] });
    expect(same.status).to.equal(204);
    expect((await app.delete(`/devices/${deviceId}`)).status).to.equal(204);
    expect((await app.delete(`/bootstrapservers/${id}`)).status).to.equal(204);
  });

  it('mass registration: rows without a bootstrap server or with an empty one are plain devices, blank and unknown names fail alone (spec 7.2)', async () => {
    await app.create('/bootstrapservers', { Name: 'quay', Servers: [server] });
    const { deviceTypeId: DeviceTypeId } = app.world;
    const row = (DeviceIdentifier: string, BootstrapServerName?: string | null): object => ({
      ...{ DeviceIdentifier, DeviceTypeId, BootstrapServerName },
    });
    const faulty = [row('blank', ' '), row('unknown', 'pier')];
    const rows = [row('none'), row('null', null), row('empty', ''), ...faulty, row('named', 'quay')];
    expect((await app.post('/devices/multiple', rows)).status).to.equal(200);
    await app.world.settle();
    const { Rows } = (await app.get('/devices?Sort=Name')).body;
    expect(Rows.map((one) => one.Name)).to.deep.equal(['empty', 'named', 'none', 'null']);
    for (const { Id, Name } of Rows) {
      const { body } = await app.get(`/devices/${Id}`);
      expect(body['BootstrapServerName'], Name).to.equal(Name === 'named' ? 'quay' : undefined);
    }
    expect(app.world.link.sent).to.deep.equal([]);
  });
});
