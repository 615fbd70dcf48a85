import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { MusterEvent, StreamEventType } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const probe = `${root}packages/sdk/test/probe.ts`;

/** Parsed libraries and sources, which all programs share. */
const documents = ts.createDocumentRegistry();

/** Asks the TypeScript language service, as an editor does, about a program that uses the SDK. */
function inspect(code: string): {
  readonly hover: (name: string) => string;
  /** The comment that an editor shows, and the names of its tags. */
  readonly documentation: (name: string) => readonly string[];
  readonly errors: readonly string[];
} {
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, (name) => ts.sys.readFile(name)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [probe],
    getScriptVersion: (name) => (name === probe ? code : '1'),
    getScriptSnapshot: (name) => {
      const text = name === probe ? code : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => ({ ...options, types: ['node'], noEmit: true }),
    getDefaultLibFileName: (all) => ts.getDefaultLibFilePath(all),
    fileExists: (name) => name === probe || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  };
  const service = ts.createLanguageService(host, documents);
  const infoOf = (name: string): ts.QuickInfo | undefined =>
    service.getQuickInfoAtPosition(probe, code.search(new RegExp(`\\b${name}\\b`, 'u')));
  return {
    hover: (name) => ts.displayPartsToString(infoOf(name)?.displayParts),
    documentation: (name) => {
      const info = infoOf(name);
      return [ts.displayPartsToString(info?.documentation), ...(info?.tags ?? []).map((tag) => tag.name)];
    },
    errors: service
      .getSemanticDiagnostics(probe)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  };
}

describe('types of the SDK', () => {
  const prelude = `import { createClient } from '../src/index.ts';
const client = createClient({ baseUrl: 'http://127.0.0.1:8080' });
const id = 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10';
`;

  it('have names of their own on hover', () => {
    const { hover, errors } = inspect(`${prelude}
const device = await client.devices.get(id);
const deviceType = await client.deviceTypes.get(id);
const page = await client.devices.list();
const firstRow = page.Rows[0]!;
const [item] = await client.devices.iterate().toArray(1);
const smartObjects = device.SmartObjects;
const entry = await client.activityLogs.waitFor(id);
const networks = await client.deviceNetworks.list();
const called = await client.call('devices.get', { path: { id } });
export { device, deviceType, firstRow, item, smartObjects, entry, networks, called };
`);
    expect(errors).to.deep.equal([]);
    for (const [name, type] of Object.entries({
      ...{ device: 'Device', deviceType: 'DeviceType', page: 'DevicePage', firstRow: 'DeviceListItem' },
      ...{ item: 'DeviceListItem | undefined', smartObjects: 'SmartObjectListItem[]' },
      ...{ entry: 'ActivityLogEntry', networks: 'DeviceNetwork[]', called: 'Device' },
    }))
      expect(hover(name)).to.equal(`const ${name}: ${type}`);
  });

  it('have the text of the contract as the documentation of members and parameters, without tags', () => {
    const { documentation, errors } = inspect(`${prelude}
const device = await client.devices.get(id);
const gateway = await client.dataCollectors.get(id);
console.log(device.LatestRegistrationTime, gateway.ContactLost, device.Status);
await client.devices.list({ PageSize: 5 });
`);
    expect(errors).to.deep.equal([]);
    expect(documentation('ContactLost')).to.deep.equal([
      'Whether the gateway is not listening.',
      'deprecated',
    ]);
    for (const name of ['LatestRegistrationTime', 'Status', 'PageSize']) {
      const [text, ...tags] = documentation(name);
      expect(text, name).to.match(/^[A-Z].+\.$/su);
      expect(tags, name).to.deep.equal([]);
    }
  });

  it('narrow the data of an event by its type', () => {
    const { hover, errors } = inspect(`${prelude}
for await (const event of client.events.stream()) {
  if (event.type === 'measurement') {
    const value = event.data.v;
    const resourceId = event.resourceId.toUpperCase();
    console.log(value, resourceId);
  } else if (event.type === 'activityLog') {
    const activity = event.data;
    console.log(activity.Status);
  } else if (event.type === 'device.registered') {
    const lifetime = event.data.LifetimeSeconds;
    console.log(lifetime);
  }
  // @ts-expect-error: no event has this type
  if (event.type === 'measurements') break;
  // @ts-expect-error: not every event has a value
  console.log(event.data.v);
}
`);
    expect(errors).to.deep.equal([]);
    expect(hover('value')).to.equal('const value: number | undefined');
    expect(hover('activity')).to.equal('const activity: ActivityLogEntry');
    expect(hover('lifetime')).to.equal('const lifetime: number');
  });

  it('narrow the events of a stream by its types', () => {
    const { hover, errors } = inspect(`${prelude}
import type { MusterEvent, StreamOptions } from '../src/index.ts';
for await (const measured of client.events.stream({ types: ['measurement'] })) console.log(measured.data.v);
for await (const { type: either, deviceId } of client.events.stream({ types: ['device.offline', 'measurement'] }))
  console.log(either, deviceId.toUpperCase());
for await (const { type: usual } of client.events.stream()) {
  // @ts-expect-error: streams have traffic only if it is requested
  if (usual === 'traffic') break;
}
for await (const { type: rest } of client.events.stream({ types: [] })) if (rest === 'measurement') break;
const options: StreamOptions = { types: ['measurement'] };
const all: AsyncIterable<MusterEvent> = client.events.stream(options);
// @ts-expect-error: no event has this type
client.events.stream({ types: ['measurements'] });
export { all };
`);
    expect(errors).to.deep.equal([]);
    expect(hover('measured')).to.equal('const measured: MeasurementEvent');
    expect(hover('either')).to.match(/^const either: "(?:measurement|device\.offline)" \| "\S+"$/u);
  });

  it('know the filter and sort fields of each list', () => {
    const { errors } = inspect(`import { filter } from '../src/index.ts';
${prelude}
await client.devices.list({ Sort: '-LatestRegistrationTime' });
client.devices.iterate({ Sort: '-Name,Id', Filter: filter('devices.list', { Status: 'online' }) });
// @ts-expect-error: devices have no such sort key
await client.devices.list({ Sort: '-Size' });
// @ts-expect-error: a field of another list
filter('devices.list', { Title: 'x' });
filter('devices.list', { Status: { in: ['online', 'Deregistered'] }, LatestRegistrationTime: { gt: new Date() } });
// @ts-expect-error: devices have no such status
filter('devices.list', { Status: 'asleep' });
// @ts-expect-error: devices have no such status
filter('devices.list', { Status: { in: ['online', 'asleep'] } });
// @ts-expect-error: no such operator
filter('devices.list', { Name: { like: 'x' } });
`);
    expect(errors).to.deep.equal([]);
  });

  it('have an event for every type of the contract', () => {
    const inContract: StreamEventType extends MusterEvent['type'] ? true : never = true;
    const inSdk: MusterEvent['type'] extends StreamEventType ? true : never = true;
    expect([inContract, inSdk]).to.deep.equal([true, true]);
  });
});
