import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pageOf, sendJson, startFakeService, type Answer, type FakeService } from '@muster/testkit';
import { otherId, someId } from './support/fixture.ts';

const run = promisify(execFile);
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const examples = readme.split(/^## /m).flatMap((section) => {
  const code = /^```ts\n([^]*?)^```$/m.exec(section)?.[1];
  return code === undefined ? [] : [{ title: section.split('\n', 1)[0] ?? '', code }];
});

const device = {
  Id: someId,
  Name: 'Bow',
  DeviceIdentifier: 'urn:imei:490154203237518',
  Status: 'online',
  SmartObjects: [{ Id: otherId, TypeId: 3303 }],
};
const resource = { Id: otherId, TypeId: 5700, Units: 'Cel', LatestMeasurement: { v: 21.5 } };

/** A small service with one device. */
const answer: Answer = (request, response) => {
  const path = new URL(request.url, 'http://service').pathname.replace('/api/v3', '');
  const bodies: Record<string, unknown> = {
    '/devices': request.method === 'POST' ? { Id: someId } : pageOf([device], request.query),
    '/devicetypes': pageOf([{ Id: otherId }], request.query),
    '/firmwarepackages': { Id: otherId },
    [`/devices/${someId}`]: device,
    [`/smartobjects/${otherId}`]: { Id: otherId, Resources: [resource] },
    [`/resources/${otherId}`]: resource,
    [`/activitylogs/${someId}`]: { Id: someId, Status: 'Completed' },
  };
  if (path === '/events/stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(
      `id: 1\ndata: ${JSON.stringify({ id: '1', type: 'measurement', deviceId: someId, data: { v: 21.5 } })}\n\n`,
    );
  } else if (path.endsWith('/read')) {
    response.writeHead(204, { 'X-Activity-Id': someId }).end();
  } else if (bodies[path] === undefined) {
    sendJson(response, 404, { Message: 'There is no such device.', Code: 'device-not-found' });
  } else {
    sendJson(response, request.method === 'POST' ? 201 : 200, bodies[path], { RateLimit: '"default";r=99' });
  }
};

describe('examples of the README', () => {
  let service: FakeService;
  let folder: string;

  before(async () => {
    service = await startFakeService();
    service.answer(answer);
    folder = await mkdtemp(join(tmpdir(), 'muster-sdk-'));
    await writeFile(join(folder, 'image.bin'), 'image');
  });

  after(async () => {
    await service[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const expected: Record<string, string> = {
    'List, create, read': '1 devices\nBow online\n',
    'All pages': 'urn:imei:490154203237518 online\n1\n',
    'Status and headers': '200 "default";r=99 1\n',
    'Filter and sort': "Status eq 'online' and Name startswith 'Skipper''s'\n1\n",
    'Commands to devices': 'Completed 21.5 Cel\n',
    Files: `5\n${otherId}\n`,
    'Live events': `measurement ${someId} { v: 21.5 }\n`,
    Errors: 'device-not-found There is no such device.\n',
    Idempotency: 'true\n',
    'Trace requests': 'devices.list 200 1\n',
    'Small bundles': 'Bow\n',
  };

  it('stand beside no link that leaves the package', () => expect(readme).not.to.match(/\]\(\.\.\//u));

  it('are all tried', () =>
    expect(examples.map((example) => example.title)).to.deep.equal(Object.keys(expected)));

  for (const { title, code } of examples) {
    it(`run as written: ${title}`, async () => {
      const file = join(folder, `${title.replace(/\W/g, '')}.mts`);
      const resolved = code.replaceAll(/(?<=')@muster\/sdk[^']*(?=')/gu, (entry) =>
        import.meta.resolve(entry),
      );
      await writeFile(file, resolved);
      const env = { ...process.env, MUSTER_URL: service.url, MUSTER_API_KEY: 'key' };
      const { stdout, stderr } = await run(process.execPath, [file], { env, cwd: folder });
      expect({ stdout, stderr }).to.deep.equal({ stdout: expected[title], stderr: '' });
    });
  }
});
