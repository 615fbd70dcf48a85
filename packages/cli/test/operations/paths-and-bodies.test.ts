import { expect } from 'chai';
import { pageOf, sendJson } from '@muster/testkit';
import { idOf } from '../support/rows.ts';
import { json, useService } from '../support/cli.ts';

describe('paths and bodies of commands', () => {
  const { service, sandbox } = useService();

  beforeEach(() => {
    service.answer((_request, response) => void response.writeHead(204).end());
  });

  it('do not ask for one entity that a path names by several parts', async () => {
    const run = await sandbox.run(`data-collectors deregister-device ${idOf(1)} boiler-1`);
    expect(run).to.deep.include({ code: 0, stderr: '' });
    expect(service.received.map(({ url }) => url)).to.deep.equal([
      `/api/v3/dataCollectors/${idOf(1)}/devices/boiler-1/registration`,
    ]);
  });

  it('refuse an empty name or ID, as of an unset shell variable, before any request', async () => {
    const create = ['devices', 'create', '--device-identifier', 'meter-1', '--device-type', ''];
    for (const words of [create, ['rules', 'create', '--name', 'Hot', '--resource-collection', '']]) {
      const run = await sandbox.run(words);
      expect(run.code).to.equal(2);
      expect(run.stderr).to.contain(`The value of ${String(words.at(-2))} is empty.`);
      expect(run.stderr).to.contain('Is a shell variable in it unset?');
    }
    expect(service.received).to.deep.equal([]);
  });

  it('resolve names in members of objects within lists of --data, each name once', async () => {
    service.answer((request, response) => {
      if (request.method === 'PUT') return void response.writeHead(204).end();
      if (request.method === 'POST') {
        sendJson(response, 201, { Id: idOf(5) });
        return;
      }
      const rows: Record<string, object> = {
        smartobjecttypes: { Id: idOf(1), Name: 'Temperature', TypeId: 3303 },
        resourcetypes: { Id: idOf(2), Name: 'Sensor Value', TypeId: 5700 },
      };
      if (request.url === '/api/v3/resolutions') {
        sendJson(response, 200, [{ Id: idOf(3), Title: 'Hour' }]);
        return;
      }
      const row = rows[/v3\/(\w+)/u.exec(request.url)?.[1]?.toLowerCase() ?? ''];
      sendJson(response, 200, {
        Rows: row === undefined ? [] : [row],
        RecordCount: row === undefined ? 0 : 1,
      });
    });
    const condition = {
      SmartObjectTypeId: 'Temperature',
      ResourceTypeId: 'Sensor Value',
      ResolutionId: 'Hour',
      TriggerOperator: 'GreaterThan',
      TriggerStringValue: 'Temperature',
    };
    const ids = { SmartObjectTypeId: idOf(1), ResourceTypeId: idOf(2), ResolutionId: idOf(3) };
    const sent = (): unknown => JSON.parse(service.received.findLast(({ method }) => method !== 'GET')!.body);
    const Conditions = [condition, { ...condition, SmartObjectTypeId: '3303' }];
    const data = { ResourceCollectionId: idOf(4), TriggerType: 'OnlyFirstTime', Name: 'Hour', Conditions };
    const created = await sandbox.run(['rules', 'create', '--data', JSON.stringify(data)]);
    expect(created.stderr).to.equal('');
    const resolved = { ...condition, ...ids };
    expect(sent()).to.deep.equal({ ...data, Conditions: [resolved, resolved] });
    const replaced = await sandbox.run([
      ...['rules', 'replace-conditions', idOf(5), '--data', JSON.stringify([condition, condition])],
    ]);
    expect(replaced.stderr).to.equal('');
    expect(sent()).to.deep.equal([resolved, resolved]);
  });

  it('refuse a name of nothing within --data, with similar names, and send nothing', async () => {
    service.answer(json(200, pageOf([], {})));
    const data = { Name: 'Hot', Conditions: [{ SmartObjectTypeId: 'Temprature' }] };
    const run = await sandbox.run([
      ...['rules', 'create', '--resource-collection', idOf(1), '--trigger-type', 'OnlyFirstTime'],
      ...['--data', JSON.stringify(data)],
    ]);
    expect(run.code).to.equal(4);
    expect(run.stderr).to.contain('Unknown smart object type "Temprature".');
    expect(run.stderr).to.contain('List them with: muster smart-object-types list');
    expect(service.received.filter(({ method }) => method !== 'GET')).to.deep.equal([]);
  });

  it('take a body that is no object with --data', async () => {
    const run = await sandbox.run(`data-collectors set-blacklist ${idOf(1)} --data true --yes`);
    expect(run.code, run.stderr).to.equal(0);
    expect(service.received.map(({ body }) => body)).to.deep.equal(['true']);
  });

  it('show a result that is text', async () => {
    service.answer(json(200, 'pong'));
    const run = await sandbox.run(`data-collectors custom-command ${idOf(1)} --payload-custom-type ping`);
    expect(run).to.deep.include({ code: 0, stdout: '"pong"\n' });
  });

  it('have flags of their own for members named as flags of all commands', async () => {
    service.answer(json(201, { Id: idOf(3) }));
    const picture = await sandbox.run([
      ...['location-resources', 'create', '--location-id', idOf(1), '--name', 'Quay'],
      ...['--location-resource-type', 'Map', '--body-data', 'PHN2Zy8+'],
      ...['--mime-type', 'image/svg+xml', '--file-extension', 'svg', '--width', '4', '--height', '4'],
    ]);
    expect(picture.code, picture.stderr).to.equal(0);
    expect(JSON.parse(String(service.received[0]?.body))).to.include({ Name: 'Quay', Data: 'PHN2Zy8+' });
    const words = ['location-resources', 'create', '--data', service.received[0]?.body ?? ''];
    expect(await sandbox.run(words)).to.include({ code: 0 });
    expect(service.received[1]?.body).to.deep.equal(service.received[0]?.body);
  });

  it('send no address of the service as a member', async () => {
    service.answer(json(201, { Id: idOf(3) }));
    const flags = ['--smart-object-id', idOf(1), '--resource-type-id', idOf(2), '--url', service.url];
    const run = await sandbox.run(['resources', 'create', ...flags], { env: { MUSTER_URL: '' } });
    expect(run.code, run.stderr).not.to.equal(2);
    for (const { body } of service.received) expect(body).not.to.contain('http:');
  });
});
