import { expect } from 'chai';
import type { ActivityLogEntry } from '../../../../src/features/activity/model.ts';
import { appPerTest } from '../../../support/app-of-tests.ts';
import { expectError } from '../../../support/app.ts';

const DAY_MS = 24 * 3_600_000;

describe('the activity log: list, archive, delete, download', () => {
  const app = appPerTest();

  async function entry(
    description: string,
    { isOpen = false, parentId }: { readonly isOpen?: boolean; readonly parentId?: string } = {},
  ): Promise<ActivityLogEntry> {
    const { activityLog } = app.world.admin;
    const started = await activityLog.start({
      ...{ deviceNetworkId: app.deviceNetworkId, entityType: 'Device', description },
      ...(parentId === undefined ? {} : { parentId }),
    });
    if (!isOpen) await activityLog.complete(started.id);
    return started;
  }

  const shown = async (query = ''): Promise<string[]> =>
    (await app.get(`/activitylogs?Sort=Description${query}`)).body.Rows.map((one) =>
      String(one['Description']),
    );

  it('archived entries leave the list, can be requested, and are deleted with their children', async () => {
    const parent = await entry('parent', { isOpen: true });
    await entry('child', { parentId: parent.id });
    await entry('other');
    expect((await app.put(`/activitylogs/archive/${parent.id}`, undefined)).status).to.equal(204);
    expect(await shown()).to.deep.equal(['other']);
    expect(await shown('&Filter=ArchivedTimestamp%20gt%200')).to.deep.equal(['child', 'parent']);
    const { body } = await app.get(`/activitylogs/${parent.id}`);
    expect(body['ArchivedTimestamp']).to.equal(app.world.clock.now());
    expect((await app.delete(`/activitylogs/${parent.id}`)).status).to.equal(204);
    expect(await shown('&Filter=ArchivedTimestamp%20gt%200'), 'with its children').to.deep.equal([]);
  });

  it('open entries can be neither archived nor deleted', async () => {
    const open = await entry('open', { isOpen: true });
    await entry('over');
    expectError(await app.put(`/activitylogs/archive/${open.id}`, undefined), 409, 'in-use');
    expectError(await app.delete(`/activitylogs/${open.id}`), 409, 'in-use');
    expect((await app.put('/activitylogs/archiveall', undefined)).status).to.equal(204);
    expect(await shown()).to.deep.equal(['open']);
    expect((await app.delete('/activitylogs/deleteall')).status).to.equal(204);
    expect(await shown('&Filter=ArchivedTimestamp%20gt%200')).to.deep.equal([]);
    expect(await shown()).to.deep.equal(['open']);
  });

  it('an entry is outdated if it is archived or has not changed for 30 days', async () => {
    const old = await entry('old');
    await entry('old too');
    await app.world.clock.advance(30 * DAY_MS + 1);
    const archived = await entry('archived');
    await app.put(`/activitylogs/archive/${archived.id}`, undefined);
    const fresh = await entry('fresh');
    for (const { id } of [old, fresh]) {
      expect((await app.delete(`/activitylogs/deleteoutdated/${id}`)).status).to.equal(204);
    }
    expect(await shown()).to.deep.equal(['fresh', 'old too']);
    expect((await app.delete('/activitylogs/deletealloutdated')).status).to.equal(204);
    expect(await shown()).to.deep.equal(['fresh']);
    expectError(await app.get(`/activitylogs/${archived.id}`), 404, 'activity-log-entry-not-found');
  });

  it('is downloaded as CSV, oldest first, within its time and network', async () => {
    await entry('before');
    await app.world.clock.advance(1_000);
    const from = app.world.clock.now();
    await entry('a "quoted", long\nline');
    await app.world.clock.advance(1_000);
    await entry('=1+1');
    const to = app.world.clock.now();
    const query = `?fromDate=${from}&toDate=${to}`;
    const { status, headers, body } = await app.get(`/activitylogs/download/${app.deviceNetworkId}${query}`);
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    const lines = (body as unknown as string).split('\r\n');
    expect(lines[0]).to.match(/^Id,CreatedTimestamp,/u);
    expect(lines[1]).to.contain(',"a ""quoted"", long\nline",');
    expect(lines[2]).to.contain(",'=1+1,");
    expect(lines).to.have.lengthOf(4);
  });

  it('writes are recorded with their result, without secrets, and reads are not', async () => {
    const { id, key } = await app.createKey('User', 'ada');
    await app.get('/devices', { key });
    const tag = { headers: { 'x-request-id': 'audit-1' } };
    const made = await app.create('/roles', { Name: 'geheim', ResponsibilityIds: [] }, tag);
    await app.delete(`/roles/${made}`);
    await app.delete(`/roles/${made}`);
    await app.world.settle();
    const { Rows } = (await app.get('/activitylogs/audit?Sort=Timestamp')).body;
    const brief = Rows.map((one) => [one['Operation'], one['EntityId'], one['StatusCode']]);
    expect(brief).to.have.deep.members([
      ['apiKeys.create', id, 201],
      ['roles.create', made, 201],
      ['roles.delete', made, 204],
      ['roles.delete', made, 404],
    ]);
    const creation = Rows.find((one) => one['Operation'] === 'roles.create');
    expect(creation).to.include({ ApiKeyName: 'local', RequestId: 'audit-1' });
    expect(JSON.stringify(Rows)).not.to.match(/geheim|eyJ/u);
  });

  it('list, newest first, and get', async () => {
    const { activityLog } = app.world.admin;
    const { deviceNetworkId } = app;
    const entry = { deviceNetworkId, entityType: 'Device' } as const;
    const first = await activityLog.start({ ...entry, description: 'Read /3/0' });
    await app.world.clock.advance(10);
    const second = await activityLog.start({ ...entry, description: 'Write' });
    await activityLog.fail(second.id, { responseCode: '4.05', responseMessage: 'not writeable' });
    const { Rows } = (await app.get('/activitylogs')).body;
    expect(Rows.map((one) => one.Id)).to.deep.equal([second.id, first.id]);
    expect((await app.get(`/activitylogs/${second.id}`)).body).to.include({
      Status: 'Failed',
      ResponseCode: '4.05',
      ResponseMessage: 'not writeable',
      EntityType: 'Device',
    });
    const failed = await app.get(`/activitylogs?Filter=${encodeURIComponent('Status eq Failed')}`);
    expect(failed.body.NbrOfRows).to.equal(1);
  });
});
