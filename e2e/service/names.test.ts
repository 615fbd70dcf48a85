/** What people type: names in place of ids, and resources by their LwM2M path. */
import { once } from 'node:events';
import { expect } from 'chai';
import { createClient, openDevice, type MusterClient, type Reading } from '@muster/sdk';
import type { Workplace } from '../support/muster.ts';
import { musterHere, musterJsonHere } from '../support/muster-in-process.ts';
import { runMuster } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

const [one, two] = ['muster-sim-000001', 'muster-sim-000002'] as const;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

describe('names and paths on the command line', () => {
  const server = useServer({ devices: 2 });
  let place: Workplace;
  let client: MusterClient;
  let requests: string[];
  const run = (...words: string[]) => musterHere(place, words);
  const json = (...words: string[]) => musterJsonHere(place, words);
  const isObserved = async (name: string, path: string): Promise<boolean> => {
    const id = await server.findResource(name, path);
    return (await client.resources.observeState(id!)).IsObserveState;
  };

  before(async () => {
    ({ place } = server);
    requests = [];
    client = createClient({
      baseUrl: server.info.http,
      apiKey: server.info.apiKey,
      hooks: { onRequest: ({ operationId }) => requests.push(operationId) },
    });
  });

  it('reads a value by endpoint name and path, alone on a line or as an object', async () => {
    const plain = await run('read', one, '/3303/0/5700');
    expect(plain).to.include({ code: 0, stderr: '' });
    expect(plain.stdout).to.match(/^-?\d+(\.\d+)?\n$/u);
    const reading = (await json('read', one, '3303/0/5700')) as Reading;
    expect(reading).to.include({ Device: one, Path: '/3303/0/5700', Unit: 'Cel' });
    expect(reading.Value).to.be.a('number');
    expect(reading.Time).to.match(isoTime);
  });

  it('reads several paths, object instances and resources with several instances', async () => {
    const several = await run('read', one, '/3/0/9', '/3/0/13');
    expect(several.stdout).to.match(/^\d+\n\d+\n$/u);
    const instances = (await json('read', one, '/3/0/7')) as Reading[];
    expect(instances.map(({ Path }) => Path)).to.deep.equal(['/3/0/7/0', '/3/0/7/1']);
    const object = (await json('read', one, '/3303/0')) as Reading[];
    expect(object.map(({ Path }) => Path)).to.include.members(['/3303/0/5700', '/3303/0/5701']);
    const instance = await run('read', one, '/3/0/7/1');
    expect(instance.stdout).to.match(/^\d+\n$/u);
  });

  it('takes device and path for the id of a resource or a smart object', async () => {
    const since = await json('measurements', 'since', `${one}/3303/0/5700`, '1h');
    expect(since).to.have.nested.property('v[0].v').that.is.a('number');
    const object = await json('smart-objects', 'get', `${one}/3303/0`);
    expect(object).to.include({ TypeId: 3303, InstanceNumber: 0 });
    const collection = ['resource-collections', 'create', '--name', 'ports', '--resource-ids'];
    expect(await run(...collection, `${one}/3303/0/5700`)).to.include({ code: 0 });
    const unknown = await run('resources', 'get', `${one}/3303/0/570`);
    expect(unknown).to.include({ code: 4 });
    expect(unknown.stderr).to.contain('Did you mean "/3303/0/5700"');
    expect(await run('resources', 'get', one)).to.include({ code: 2 });
  });

  it('writes and executes by path', async () => {
    expect(await run('write', one, '/3/0/14', '+01:00')).to.deep.equal({ code: 0, stdout: '', stderr: '' });
    expect((await run('read', one, '/3/0/14')).stdout).to.equal('+01:00\n');
    expect(await run('write', one, '/3/0/14', '--', '-03:00')).to.include({ code: 0 });
    expect((await run('read', one, '/3/0/14')).stdout).to.equal('-03:00\n');
    expect(await run('execute', one, '/3/0/12')).to.deep.equal({ code: 0, stdout: '', stderr: '' });
    expect(await run('write', one, '/3/0/0', 'x')).to.include({ code: 5 });
  });

  it('follows the values of a resource, and cancels only an observation that it began', async () => {
    const followed = await run('observe', two, '/3/0/9', '--follow', '--max', '1');
    expect(followed).to.include({ code: 0, stderr: '' });
    expect(followed.stdout).to.match(/^\d+\n$/u);
    expect(await isObserved(two, '/3/0/9')).to.equal(false);
    expect(await run('observe', two, '/3/0/9')).to.include({ code: 0 });
    await run('observe', two, '/3/0/9', '--follow', '--max', '1', '-o', 'json');
    expect(await isObserved(two, '/3/0/9')).to.equal(true);
    expect(await run('observe', two, '/3/0/9', '--cancel')).to.include({ code: 0, stdout: '' });
    expect(await isObserved(two, '/3/0/9')).to.equal(false);
  });

  it('ends --follow at Ctrl-C with exit code 0, and cancels the observation', async () => {
    const { child, ended } = runMuster(place, ['observe', one, '/3/0/9', '--follow']);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    expect(await ended).to.include({ code: 0 });
    expect(await isObserved(one, '/3/0/9')).to.equal(false);
  });

  it('discovers paths, and lists attributes', async () => {
    const all = (await json('discover', one)) as { Path: string }[];
    expect(all.map(({ Path }) => Path)).to.include.members(['/3', '/3/0', '/3/0/0', '/3303/0/5700']);
    const part = (await json('discover', one, '/3303/0')) as { Path: string }[];
    expect(part.every(({ Path }) => Path.startsWith('/3303/0'))).to.equal(true);
    expect(await json('attributes', one, '/3303/0/5700')).to.be.an('array');
  });

  it('shows the object tree with values, in two requests', async () => {
    await run('read', one, '/3303/0/5700');
    const text = await run('devices', 'show', one);
    expect(text.stdout)
      .to.match(/^muster-sim-000001 {2}online/u)
      .and.to.match(/ {2}\/3303\/0 {2}Temperature\n/u)
      .and.to.match(/\/3303\/0\/5700 +Sensor Value +-?[\d.]+ Cel +\d{4}-/u)
      .and.match(/^ {4}\d+ without a value \(--all lists them\)$/mu)
      .and.not.match(/^ +\/3\/0\/\d+ +[A-Z][\w ]+$/mu)
      .and.not.contain('\u001b');
    const { stdout: whole } = await run('devices', 'show', one, '--all');
    expect(whole)
      .to.match(/^ +\/3\/0\/4 +Reboot/mu)
      .and.not.contain('without a value');
    const tree = (await json('devices', 'show', one)) as {
      Objects: { TypeId: number; Instances: { Resources: { Path: string; Value?: unknown }[] }[] }[];
    };
    const sensor = tree.Objects.find(({ TypeId }) => TypeId === 3303)!.Instances[0]!;
    expect(sensor.Resources.find(({ Path }) => Path === '/3303/0/5700')!.Value).to.be.a('number');
    requests.length = 0;
    await (await openDevice(client, one)).tree();
    expect(requests).to.deep.equal(['devices.getByEndpoint', 'resources.list']);
  });

  it('names the unknown name, similar ones, and the command that lists them', async () => {
    const { code, stderr } = await run('device-types', 'get', 'Generik LwM2M');
    expect(code).to.equal(4);
    expect(stderr).to.contain('Unknown device type "Generik LwM2M". Did you mean "Generic LwM2M"?');
    expect(stderr).to.contain('List them with: muster device-types list');
    expect(await run('read', one, '/3303/x')).to.include({ code: 2 });
    expect(await run('read', one)).to.include({ code: 2 });
  });

  it('takes names for ids in arguments, flags, bodies and on standard input', async () => {
    const made = await run(
      ...['devices', 'create', '--device-identifier', 'press-7', '--name', "O'Brien's press"],
      ...['--device-type', ' generic LWM2M ', '--location', 'root'],
    );
    expect(made).to.include({ code: 0 });
    const { Id } = JSON.parse(made.stdout) as { Id: string };
    for (const name of ['press-7', "O'Brien's press", "o'brien's PRESS", Id]) {
      expect(await json('devices', 'get', name), name).to.include({ Id });
    }
    const piped = await musterJsonHere(place, ['devices', 'get', '-'], `press-7\n${one}\n`);
    const names = (piped as { DeviceIdentifier: string }[]).map((row) => row.DeviceIdentifier);
    expect(names).to.deep.equal(['press-7', one]);
    expect(await json('smart-object-types', 'get', '3303')).to.include({ TypeId: 3303 });
    const data = '{"DeviceIdentifier":"press-8","DeviceTypeId":"Generic LwM2M","Name":"O\'Brien\'s press"}';
    expect(await run('devices', 'create', '--data', data)).to.include({ code: 0 });
    const ambiguous = await run('devices', 'get', "O'Brien's press");
    expect(ambiguous.code).to.equal(2);
    expect(ambiguous.stderr).to.contain(Id).and.to.contain('press-7').and.to.contain('press-8');
    expect(await run('devices', 'delete', 'press-8')).to.include({ code: 0 });
  });

  it('updates the members that flags name and keeps the others (papercut 15)', async () => {
    const quay = await json('locations', 'create', '--name', 'Quay 7', '--external-id', 'q7');
    const { Id } = quay as { Id: string };
    await run('devices', 'update', two, '--location', 'quay 7');
    expect(await run('devices', 'update', two, '--name', 'Stern')).to.include({ code: 0 });
    const moved = { Name: 'Stern', DeviceIdentifier: two, LocationId: Id };
    expect(await json('devices', 'get', two)).to.include(moved);
    expect(await run('locations', 'update', 'Quay 7', '--name', 'Quay 8')).to.include({ code: 0 });
    expect(await json('locations', 'get', 'Quay 8')).to.include({ Id, ExternalId: 'q7' });
    const kept = async (topic: string, name: string, value: string): Promise<void> => {
      const before = (await json(topic, 'get', name)) as object;
      expect(await run(topic, 'update', name, '--name', value), topic).to.include({ code: 0 });
      const after = (await json(topic, 'get', value)) as object;
      const expected = JSON.stringify({ ...before, Name: value })
        // The default templates of an object definition show its name.
        .replaceAll(`"SmartObjectTypeName":"${name}"`, `"SmartObjectTypeName":"${value}"`);
      expect(after, topic).to.deep.equal(JSON.parse(expected));
    };
    await kept('device-templates', 'Generic LwM2M', 'Plain');
    await kept('smart-object-types', 'Light Control', 'Lamp');
    const nothing = await run('devices', 'update', two);
    expect(nothing.code).to.equal(2);
    expect(nothing.stderr).to.contain('There is nothing to change.');
  });

  it('selects devices by status, tag, type, template and location, for reads and writes', async () => {
    const printed = async (...words: string[]): Promise<string> => {
      const { code, stdout, stderr } = await run(...words);
      expect(code, `${words.join(' ')}: ${stderr}`).to.equal(0);
      return stdout;
    };
    const names = async (...words: string[]): Promise<string> =>
      (await printed(...['devices', 'list', ...words, '--sort', 'DeviceIdentifier'], ...csv))
        .trim()
        .replaceAll('\n', ' ');
    const csv = ['-o', 'csv', '--columns', 'DeviceIdentifier'];
    for (const name of ['heating', 'cold, dark']) await printed('tags', 'create', '--name', name);
    await printed('locations', 'create', '--name', 'Plant', '--parent-location', 'Root');
    await printed('locations', 'create', '--name', 'Hall 1', '--parent-location', 'Plant');
    await printed('devices', 'update', one, '--tag', 'heating');
    await printed('devices', 'update', two, '--tag', 'cold\\, dark', '--location', 'plant/hall 1');

    expect(await names('--status', 'online', '--type', 'Generic LwM2M')).to.equal(
      `DeviceIdentifier ${one} ${two}`,
    );
    expect(await names('--tag', 'Heating')).to.equal(`DeviceIdentifier ${one}`);
    expect(await names('--tag', 'heating', '--tag', 'cold\\, dark')).to.equal(
      `DeviceIdentifier ${one} ${two}`,
    );
    expect(await names('--location', 'Plant')).to.equal(`DeviceIdentifier ${two}`);
    expect(await names('--location', 'Root/Plant/Hall 1', '--tag', 'heating')).to.equal('DeviceIdentifier');
    expect(await names('--tag', 'heating', '--filter', 'LastSeen gt -1h and Name ne x')).to.equal(
      `DeviceIdentifier ${one}`,
    );
    const unknown = await run('devices', 'list', '--tag', 'heatin');
    expect(unknown).to.include({ code: 4 });
    expect(unknown.stderr).to.contain('Unknown tag "heatin". Did you mean "heating"?');
    expect(unknown.stderr).to.contain('muster tags list');
    expect(await run('devices', 'list', '--location', 'Hall 1/Plant')).to.include({ code: 4 });

    const devices = (rows: unknown): unknown => (rows as { Device: string }[]).map(({ Device }) => Device);
    expect(devices(await json('read', '--location', 'Plant/Hall 1', '/3303/0/5700'))).to.deep.equal([two]);
    expect(devices(await json('read', two, one, '/3/0/9'))).to.deep.equal([two, one]);
    const write = ['write', '--status', 'online', '--tag', 'heating', '/3/0/14', '+02:00'];
    const unconfirmed = await run(...write);
    expect(unconfirmed).to.include({ code: 2, stdout: '' });
    expect(unconfirmed.stderr).to.contain(`for ${one} at`).and.contain('Selected 1 device.');
    expect(await printed(...write, '--dry-run')).to.contain('{"Value":"+02:00"}');
    expect(await json(...write, '--yes')).to.deep.equal([
      { Device: one, Path: '/3/0/14', Operation: 'Write', Status: 'Completed' },
    ]);
    expect(await printed('read', one, '/3/0/14')).to.equal('+02:00\n');
    expect(devices(await json('write', one, two, '/3/0/14', '+03:00', '--yes'))).to.deep.equal([one, two]);
    const several = await run('execute', one, two, '/3/0/12');
    expect(several).to.include({ code: 2 });
    expect(several.stderr).to.contain(`for 2 ids (${one}, ${two})`);
    const some = await run('read', one, 'nobody', '/3/0/9', '-o', 'csv');
    expect(some).to.include({ code: 8 });
    expect(some.stderr).to.contain('nobody: Unknown device "nobody".').and.contain('1 of 2 failed');
    expect(await run('read', one, '--tag', 'heating', '/3/0/9')).to.include({ code: 2 });
    expect(await run('discover', '--tag', 'cold\\, dark', '/3303')).to.include({ code: 0 });
    expect(await run('assert', 'devices', '--tag', 'heating', '--count', '1')).to.include({ code: 0 });
    expect(await run('assert', 'devices', '--tag', 'heating', '--count', '2')).to.include({ code: 12 });
  });

  it('takes several names, and selectors for changes and deletions, with a confirmation', async () => {
    for (const name of ['spare-1', 'spare-2', 'spare-3'])
      expect(
        await run('devices', 'create', '--device-identifier', name, '--device-type', 'Generic LwM2M'),
      ).to.include({
        code: 0,
      });
    await run('tags', 'create', '--name', 'spare');
    const unconfirmed = await run('devices', 'update', 'spare-1', 'spare-2', '--tag', 'spare');
    expect(unconfirmed).to.include({ code: 2 });
    expect(await run('devices', 'update', 'spare-1', 'spare-2', '--tag', 'spare', '--yes')).to.include({
      code: 0,
    });
    expect(await json('devices', 'get', 'spare-1', 'spare-2', '--columns', 'Name')).to.deep.equal([
      { Name: 'spare-1' },
      { Name: 'spare-2' },
    ]);
    const asked = await run('devices', 'delete', '--tag', 'spare');
    expect(asked).to.include({ code: 2 });
    expect(asked.stderr).to.contain('for 2 devices (spare-1, spare-2)').and.contain('Selected 2 devices.');
    expect(await run('devices', 'delete', '--tag', 'spare', '--yes')).to.include({ code: 0 });
    const nothing = await run('devices', 'delete', '--tag', 'spare', '--yes');
    expect(nothing).to.include({ code: 0, stdout: '[]\n' });
    expect(nothing.stderr).to.contain('No device matches.');
    expect(await run('devices', 'delete', 'spare-3', 'spare-4', '--yes')).to.include({ code: 8 });
    expect(await run('devices', 'get', 'spare-3')).to.include({ code: 4 });
    const dry = await run('devices', 'update', '--filter', 'TagName eq heating', '--name', 'x', '--dry-run');
    expect(dry).to.include({ code: 0 });
    expect(dry.stderr).to.contain('1 request, none sent');
  });

  it('sets, shows and removes settings by category and key', async () => {
    const category = {
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }],
    };
    await run('setting-categories', 'create', '--data', JSON.stringify(category));
    await run('device-types', 'add-setting-category', 'Generic LwM2M', 'Reporting');
    const shown = async (): Promise<string> =>
      (await run('settings', 'show', one, 'reporting.interval')).stdout;
    expect(await shown()).to.equal('60\n');
    expect(await run('settings', 'set', '--of', 'location', 'Root', 'Reporting.interval', '50')).to.include({
      code: 0,
    });
    expect(await shown()).to.equal('50\n');
    const { DeviceTemplateName } = (await json('devices', 'get', one)) as { DeviceTemplateName: string };
    const template = ['--of', 'device-template', DeviceTemplateName, 'Reporting.interval'];
    for (const value of ['40', '45']) {
      const set = await run('settings', 'set', ...template, value);
      expect(set.code, set.stderr).to.equal(0);
    }
    expect(await shown()).to.equal('45\n');
    expect(await run('settings', 'set', one, two, 'Reporting.interval', '30')).to.include({ code: 2 });
    expect(await run('settings', 'set', one, two, 'Reporting.interval', '30', '--yes')).to.include({
      code: 0,
    });
    expect(await shown()).to.equal('30\n');
    expect(await run('settings', 'unset', one, 'Reporting.interval')).to.include({ code: 0 });
    expect(await run('settings', 'unset', ...template)).to.include({ code: 0 });
    expect(await shown()).to.equal('50\n');
    const unknown = await run('settings', 'set', one, 'Reportin.interval', '30');
    expect(unknown).to.include({ code: 4 });
    expect(unknown.stderr).to.contain('Did you mean "Reporting"?');
  });

  it('sets and removes attributes in templates by path', async () => {
    const set = (...words: string[]) => json('attributes', ...words);
    const Template = 'Default';
    expect(await set('set', 'default', '/3303', 'pmin=10', 'pmax=60')).to.deep.equal([
      { Template, Path: '/3303', Name: 'pmin', Value: '10' },
      { Template, Path: '/3303', Name: 'pmax', Value: '60' },
    ]);
    await set('set', 'default', '/3303/*/5700', 'gt=25');
    expect(await set('set', 'default', '/3303', 'pmin=20')).to.deep.include.members([
      { Template, Path: '/3303', Name: 'pmin', Value: '20' },
      { Template, Path: '/3303', Name: 'pmax', Value: '60' },
    ]);
    expect(await set('unset', 'default', '/3303', 'pmin')).to.deep.equal([
      { Template, Path: '/3303', Name: 'pmax', Value: '60' },
    ]);
    expect(await set('unset', 'default', '/3303')).to.deep.equal([]);
    expect(await set('unset', 'default', '/3303/*/5700', 'pmin')).to.deep.equal([
      { Template, Path: '/3303/*/5700', Name: 'gt', Value: '25' },
    ]);
    await set('unset', 'default', '/3303/*/5700');
    const device = await run('attributes', 'set', one, '/3303', 'pmin=10');
    expect(device).to.include({ code: 4 });
    expect(device.stderr).to.contain('Attributes belong to templates');
    expect(await run('attributes', 'set', 'default', '/3303', 'pmn=10')).to.include({ code: 2 });
  });
});
