/** `muster apply` and `muster export` against a server: whole device networks as files. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { musterHere } from '../support/muster-in-process.ts';
import type { RunResult } from '../support/muster.ts';
import { runMuster } from '../support/running.ts';
import { TestServer, useServer } from '../support/test-server.ts';

const network = await readFile(new URL('../support/network.yaml', import.meta.url), 'utf8');
/** The entries of the file. */
const entryCount = network.match(/^ {2}- /gmu)?.length ?? 0;

const secrets: Record<string, string> = {
  PRESS_7_KEY: '00112233445566778899aabbccddeeff',
  WLAN_KEY: 'a passphrase of the hall',
  HOOK_TOKEN: 'the-token-of-the-hook',
};

describe('device networks as files', () => {
  const server = useServer({ each: true });

  const envOf = (of: TestServer, others: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...of.place.env,
    ...secrets,
    DEVICE: 'press-7',
    MUSTER_URL: of.info.http,
    MUSTER_API_KEY: of.info.apiKey,
    ...others,
  });
  const run = (words: readonly string[], env = envOf(server), input = ''): Promise<RunResult> =>
    musterHere({ ...server.place, env }, words, input);
  const file = async (name: string, text: string): Promise<string> => {
    await writeFile(join(server.place.dir, name), text);
    return name;
  };
  const exported = async (env = envOf(server)): Promise<string> => {
    const { code, stdout, stderr } = await run(['export'], env);
    expect(code, stderr).to.equal(0);
    return stdout;
  };
  /** Variables for all secrets of an export. */
  const variablesOf = (text: string): NodeJS.ProcessEnv =>
    Object.fromEntries(
      Array.from(text.matchAll(/\$\{env:(\w+)\}/gu), ([, name = '']) => [name, secrets['PRESS_7_KEY']]),
    );

  it('leaves out of an export what every new device network has', async () => {
    const hint = 'See scripts/new-network.ts if a new device network has other entities now.';
    expect(await exported(), hint).to.equal('Version: 1\n');
    await file('second.yaml', 'Version: 1\nDeviceNetwork: Second\n');
    expect((await run(['apply', '-f', 'second.yaml'])).code).to.equal(4);
    expect((await run(['apply', '-f', 'second.yaml', '--create'])).code).to.equal(0);
    const second = await run(['export', '--device-network', 'Second']);
    expect(second.stdout, hint).to.equal('Version: 1\n');
    const whole = await run(['export', '--with-defaults', '-o', 'json']);
    expect(JSON.parse(whole.stdout)).to.have.property('SmartObjectTypes').with.length.above(50);
  });

  it('compares two device networks, and files, by name', async () => {
    await run(['device-networks', 'create', '--name', 'Second']);
    const own = ['diff', server.info.deviceNetworkId, 'Second'];
    const left = 'DeviceNetwork: Second\nTags: [{ Name: both }, { Name: second }]\nVersion: 1\n';
    await file('left.yaml', left);
    expect((await run(['apply', '-f', 'left.yaml', '--yes'])).code).to.equal(0);
    await run(['tags', 'create', '--name', 'both']);
    const different = await run(own);
    expect(different, different.stderr).to.include({ code: 12 });
    expect(different.stdout).to.contain('+ Tags "second" (only right)\n').and.not.contain('"both"');
    expect((await run(['diff', 'Second', 'Second'])).stdout).to.equal('');
    const sections = await run(['diff', 'left.yaml', 'Second', '-o', 'json']);
    expect(
      { code: sections.code, rows: JSON.parse(sections.stdout) as unknown },
      sections.stderr,
    ).to.deep.equal({
      code: 0,
      rows: [],
    });
    await file('right.json', '{ "Tags": [{ "Name": "third" }], "Version": 1 }');
    const other = await run(['diff', 'Second', 'right.json', '-o', 'json']);
    expect(other.code, other.stderr).to.equal(12);
    expect(JSON.parse(other.stdout)).to.deep.equal([{ Section: 'Tags', Name: 'third', Only: 'right' }]);
    expect((await run(['diff', 'left.yaml', 'right.json'])).code).to.equal(2);
  });

  it('says which entities an export leaves out', async () => {
    expect((await run(['export'])).stderr).to.equal('');
    const { client } = server;
    const [type] = (await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" })).Rows;
    const device = await client.devices.create({ DeviceIdentifier: 'press-9', DeviceTypeId: type!.Id });
    const [temperature] = (await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' })).Rows;
    const object = { DeviceId: device.Id, SmartObjectTypeId: temperature!.Id };
    const { Id } = await client.smartObjects.create(object);
    await client.resourceCollections.create({ Name: 'one', SmartObjectIds: [Id] });
    const { code, stdout, stderr } = await run(['export']);
    expect(stderr).to.equal('Not exported: the smart objects and resources of 1 resource collection.\n');
    expect(code).to.equal(0);
    await file('export.yaml', stdout);
    expect(
      (await run(['apply', '-f', 'export.yaml', '--diff'])).code,
      'the list of the service stays',
    ).to.equal(0);
    expect((await run(['export', '--section', 'Tags'])).stderr).to.equal('');
  });

  it('makes a network, changes nothing the second time, and copies it to another server byte for byte', async () => {
    await file('network.yaml', network);
    const dry = await run(['apply', '-f', 'network.yaml', '--dry-run', '-o', 'json']);
    expect(dry.code, dry.stderr).to.equal(0);
    const methods = (JSON.parse(dry.stdout) as { method: string }[]).map(({ method }) => method);
    expect(methods).to.have.length.above(entryCount).and.to.include('POST').and.not.to.include('GET');
    const made = await run(['apply', '-f', 'network.yaml']);
    expect(made.code, made.stderr + made.stdout).to.equal(0);
    expect(made.stdout).to.contain(`${entryCount} created, 0 updated, 0 unchanged.`);
    const again = await run(['apply', '-f', '-', '--diff'], envOf(server), network);
    expect(again.stdout).to.equal(`0 to create, 0 to update, ${entryCount} unchanged.\n`);
    expect(again.code, again.stderr).to.equal(0);

    const secretsAgain = await run(['apply', '-f', 'network.yaml', '--diff', '--replace-secrets']);
    expect(secretsAgain.code).to.equal(12);
    expect(secretsAgain.stdout).to.contain('    PreSharedKey: (none) -> "${env:WLAN_KEY}"\n');
    expect(secretsAgain.stdout).to.contain('0 to create, 3 to update');
    for (const secret of Object.values(secrets)) expect(secretsAgain.stdout).not.to.contain(secret);

    const text = await exported();
    for (const secret of Object.values(secrets)) expect(text).not.to.contain(secret);
    expect(text).not.to.match(/[0-9a-f]{8}-[0-9a-f]{4}-/u);
    await file('export.yaml', text);
    const own = await run(['apply', '-f', 'export.yaml']);
    expect(own.code, own.stderr + own.stdout).to.equal(0);
    expect(own.stdout).to.match(/^0 created, 0 updated, \d+ unchanged\.$/mu);

    const other = new TestServer({});
    await other.open();
    try {
      const missing = await run(['apply', '-f', 'export.yaml'], envOf(other));
      expect(missing.code).to.equal(2);
      expect(missing.stderr).to.match(
        /^Error: export\.yaml:\d+:5: The environment variable MUSTER_\w+ is not set\.$/mu,
      );
      const diff = await run(['apply', '-f', 'export.yaml', '--diff'], envOf(other));
      expect(diff.code, diff.stderr).to.equal(12);
      expect(diff.stdout).to.match(/^[1-9]\d* to create, 0 to update/mu);
      const copied = await run(['apply', '-f', 'export.yaml'], envOf(other, variablesOf(text)));
      expect(copied.code, copied.stderr).to.equal(0);
      expect(await exported(envOf(other))).to.equal(text);
    } finally {
      await other.close();
    }
  });

  it('updates the members that the file names and keeps the others', async () => {
    await file('network.yaml', network);
    expect((await run(['apply', '-f', 'network.yaml'])).code).to.equal(0);
    await file(
      'changes.yaml',
      `Version: 1
SmartObjectTypes:
  - ObjectUrn: urn:oma:lwm2m:x:33000
    ResourceTypes:
      - { TypeId: 1, Name: Strokes, ResourceDataType: Integer }
      - { TypeId: 2, Name: Force, ResourceDataType: Float }
Locations:
  - Name: /
    TimeZone: Europe/Stockholm
  - Name: Hall 1
    ParentLocation: plant
    Tags: []
DeviceTypes:
  - Name: Press
    SmartObjectTypeInstances:
      - { SmartObjectType: 33000, Label: Big press }
      - { SmartObjectType: 3303, InstanceId: 1 }
      - { SmartObjectType: 3303 }
Devices:
  - DeviceIdentifier: \${env:DEVICE}
    Location: /
    Settings:
      - { Category: Calibration, Key: offset, Value: 12 }
`,
    );
    const diff = await run(['apply', '-f', 'changes.yaml', '--diff']);
    expect(diff.code, diff.stderr).to.equal(12);
    expect(diff.stdout).to.contain('    Location: "Plant/Hall 1" -> "/"\n');
    expect(diff.stdout).to.contain('      + {"SmartObjectType":3303}\n');
    expect(diff.stdout).to.contain('0 to create, 5 to update, 0 unchanged.\n');
    const nameless = await run(['apply', '-f', 'changes.yaml', '--diff'], envOf(server, { DEVICE: '' }));
    expect(nameless.code).to.equal(2);
    const unconfirmed = await run(['apply', '-f', 'changes.yaml']);
    expect(unconfirmed.code).to.equal(2);
    expect(unconfirmed.stderr).to.contain('needs a confirmation');
    const applied = await run(['apply', '-f', 'changes.yaml', '--yes', '--json']);
    expect(applied.code, applied.stderr).to.equal(0);
    expect(JSON.parse(applied.stdout)).to.have.deep.property('Counts', {
      ...{ Created: 0, Updated: 5, Deleted: 0, Unchanged: 0, Failed: 0, Skipped: 0, NotTried: 0 },
    });
    expect((await run(['apply', '-f', 'changes.yaml', '--diff'])).code).to.equal(0);
    const text = await exported();
    expect(text).to.contain('Name: Strokes').and.to.contain('Units: mm').and.not.to.contain('Name: Reset');
    expect(text).to.contain('Label: Big press');
    const device = text.slice(text.indexOf('\nDevices:'));
    expect(device).to.contain('Key: preSharedKey').and.to.contain('Value: "12"');
    expect(device).to.contain('Tags:\n      - indoor');
  });

  it('deletes with --prune what the files leave out of their sections, in the order of references', async () => {
    await file('network.yaml', network);
    expect((await run(['apply', '-f', 'network.yaml'])).code).to.equal(0);
    const full = await exported();
    await file(
      'few.yaml',
      `Version: 1
Tags: [{ Name: outdoor }]
DeviceTypes: [{ Name: Press }]
DeviceTemplates: []
Locations:
  - { Name: Yard, ParentLocation: Plant }
Rules:
  - { Name: Silent presses, TriggerAfterSeconds: 900 }
`,
    );
    const prune = ['apply', '-f', 'few.yaml', '--prune'];
    const drift = await run([...prune, '--diff']);
    expect(drift.code, drift.stderr).to.equal(12);
    const deletions = [
      '- delete Rules "Oil too hot"',
      '- delete Locations "Plant/Hall 1"',
      '- delete DeviceTemplates "Press/Press with a fast thermometer"',
      '- delete Tags "indoor"',
    ];
    expect(drift.stdout.split('\n').filter((line) => line.startsWith('-'))).to.deep.equal(deletions);
    expect(drift.stdout).to.contain('2 to create, 1 to update, 1 unchanged, 4 to delete.\n');
    const unconfirmed = await run(prune);
    expect(unconfirmed.code).to.equal(2);
    expect(unconfirmed.stdout).to.contain(deletions.join('\n'));
    expect(unconfirmed.stderr).to.contain('needs a confirmation');
    const dry = await run([...prune, '--dry-run', '-o', 'json']);
    const methods = (JSON.parse(dry.stdout) as { method: string }[]).map(({ method }) => method);
    expect(methods).to.deep.equal(['POST', 'POST', 'PUT', 'DELETE', 'DELETE', 'DELETE', 'DELETE']);
    expect(await exported()).to.equal(full);

    const pruned = await run([...prune, '--yes']);
    expect(pruned.code, pruned.stderr).to.equal(8);
    expect(pruned.stderr).to.match(/^Locations "Plant\/Hall 1": .*devices/imu);
    expect(pruned.stderr).to.match(/^DeviceTemplates "Press\/Press with a fast thermometer": .*devices/imu);
    expect(pruned.stdout).to.contain('2 created, 1 updated, 1 unchanged, 2 deleted, 2 failed.');

    const names = Array.from(full.matchAll(/^([A-Z]\w+):$/gmu), ([, name = '']) => name);
    await file('none.yaml', `Version: 1\n${names.map((name) => `${name}: []\n`).join('')}`);
    const none = await run(['apply', '-f', 'none.yaml', '--prune', '--yes', '--json']);
    expect(none.code, none.stderr).to.equal(0);
    expect(JSON.parse(none.stdout)).to.have.nested.property('Counts.Deleted').above(15);
    expect(await exported()).to.equal('Version: 1\n');
    expect((await run(['apply', '-f', 'none.yaml', '--prune', '--diff'])).code).to.equal(0);
  });

  it('reports unknown names at their positions, and sends nothing', async () => {
    await file(
      'wrong.yaml',
      `Version: 1
DeviceTypes:
  - Name: Press
    SmartObjectTypeInstances:
      - { SmartObjectType: Temprature }
Devices:
  - DeviceIdentifier: press-7
    DeviceType: Pres
  - DeviceIdentifier: press-7
    DeviceType: Press
`,
    );
    const { code, stdout, stderr } = await run(['apply', '-f', 'wrong.yaml']);
    expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
    expect(stderr).to.contain(
      'wrong.yaml:5:11: Unknown smart object type "Temprature". Did you mean "Temperature"?',
    );
    expect(stderr).to.contain('wrong.yaml:8:5: Unknown device type "Pres". Did you mean "Press"?');
    expect(stderr).to.contain('wrong.yaml:9:5: Device "press-7" is defined at wrong.yaml:7:5, too.');
    expect(stderr).to.contain('3 errors. Nothing was sent.');
    expect(await exported()).to.equal('Version: 1\n');
  });

  it('goes on with what does not need an entry that failed', async () => {
    await file('network.yaml', network);
    expect((await run(['apply', '-f', 'network.yaml'])).code).to.equal(0);
    // The identifiers of devices are unique in the service, and webhooks can name devices.
    await file(
      'copy.yaml',
      `Version: 1
DeviceNetwork: Copy
Tags: [{ Name: outdoor }]
Devices: [{ DeviceIdentifier: press-7, DeviceType: Generic LwM2M }]
EventConsumers:
  - { Name: needs press-7, HttpEndpoint: 'https://example.com/', Devices: [press-7] }
  - { Name: needs none, HttpEndpoint: 'https://example.com/' }
`,
    );
    const { code, stdout, stderr } = await run(['apply', '-f', 'copy.yaml', '--create']);
    expect(code).to.equal(8);
    expect(stdout).to.contain('2 created, 0 updated, 0 unchanged, 1 failed, 1 skipped.');
    expect(stderr).to.match(/^copy\.yaml:4:11: Devices "press-7": .*DeviceIdentifier.*exists/mu);
    expect(stderr).to.contain('Needs the device "press-7", which was not created.');
  });

  it('is finished by applying again after Ctrl-C and after a killed server', async () => {
    await file('network.yaml', network);
    let writes = 0;
    let atWrite: () => void = () => undefined;
    const proxy = await startProxy(
      () => server.info.http,
      () => {
        writes += 1;
        if (writes === 6 || writes === 14) atWrite();
      },
    );
    const proxied = (): NodeJS.ProcessEnv => envOf(server, { MUSTER_URL: proxy.url });
    try {
      const { child, ended } = runMuster(server.place, ['apply', '-f', 'network.yaml'], proxied());
      atWrite = () => void child.kill('SIGINT');
      const { code, stderr } = await ended;
      expect(code, stderr).to.equal(130);
      expect(stderr).to.match(/Interrupted: \d+ created, .* not tried\. Apply the files again to finish\./u);

      writes = 6;
      atWrite = () => void server.stop('SIGKILL');
      const killed = await run(['apply', '-f', 'network.yaml', '--yes'], proxied());
      expect(killed.code, killed.stderr).to.be.oneOf([6, 7, 8]);
      await server.start();
    } finally {
      await proxy.stop();
    }
    const finished = await run(['apply', '-f', 'network.yaml', '--yes']);
    expect(finished.code, finished.stderr).to.equal(0);
    expect((await run(['apply', '-f', 'network.yaml', '--diff'])).code).to.equal(0);
  });
});

/** A proxy that reports each request but GET before it passes it on. */
async function startProxy(
  target: () => string,
  onWrite: () => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const proxy: Server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET') onWrite();
    const { hostname, port } = new URL(target());
    const { method, url, headers } = incoming;
    const passed = httpRequest({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    passed.on('error', () => outgoing.destroy());
    incoming.on('error', () => passed.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
