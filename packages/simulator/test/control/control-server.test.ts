import { request as httpRequest } from 'node:http';
import { expect } from 'chai';
import { startControl, type ControlServer } from '../../src/index.ts';
import { FleetScene } from '../support/fleet-scene.ts';
import { until } from '../support/until.ts';

const name = 'muster-sim-000001';

interface Answer {
  readonly status: number;
  readonly body: never;
}

describe('the control API of a fleet', () => {
  let scene: FleetScene;
  let control: ControlServer;
  let stops: number;

  beforeEach(async () => {
    scene = await FleetScene.open();
    const fleet = await scene.start({
      devices: [
        { name: 'meters', count: 2, lifetimeSeconds: 300 },
        { name: 'lights', count: 1, endpoint: 'light-{index}' },
      ],
    });
    stops = 0;
    control = await startControl({ fleet, stop: () => void (stops += 1) }, { name: 'plant' });
  });

  afterEach(async () => {
    await control.close();
    await scene.close();
  });

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${control.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  }

  it('shows the report so far, lists devices by cohort and state, and pages', async () => {
    const fleet = await ask('GET', '/v1/fleet');
    expect(fleet.body).to.have.nested.property('report.stats.registered', 3);
    expect(fleet.body).to.include({ name: 'plant', pid: process.pid });
    const page = await ask('GET', '/v1/devices?state=registered&limit=1&offset=1');
    expect(page.body).to.deep.include({ total: 3, offset: 1 });
    expect(page.body).to.have.nested.property('devices[0].device', 'muster-sim-000002');
    expect(page.body).to.have.property('devices').with.length(1);
    const lights = await ask('GET', '/v1/devices?cohort=lights');
    expect(lights.body).to.have.nested.property('devices[0].device', 'light-3');
  });

  it('shows a device with counters and values, and changes values', async () => {
    const set = await ask('PUT', `/v1/devices/${name}/values`, { '/3303/0/5700': 30, '/3311/0/5850': true });
    expect(set.body).to.have.deep.property('values', { '/3303/0/5700': 30, '/3311/0/5850': true });
    expect((await scene.server.read(name, '/3303/0/5700')).records?.[0]?.value).to.equal(30);
    const shown = await ask('GET', `/v1/devices/${name}?path=/3303/0/5700&path=/3/0/99`);
    expect(shown.body).to.have.deep.property('values', { '/3303/0/5700': 30, '/3/0/99': null });
    expect(shown.body).to.have.nested.property('counters.registrations', 1);
  });

  it('performs actions on a device, a cohort or all devices', async () => {
    const updated = await ask('POST', '/v1/actions', { do: 'update', cohort: 'meters' });
    expect(updated.body).to.deep.equal({ done: 2, failed: 0, failures: [] });
    expect(scene.server.of('update').map(({ endpointName }) => endpointName)).to.have.members([
      name,
      'muster-sim-000002',
    ]);
    await ask('POST', '/v1/actions', { do: 'execute', device: name, path: '/3/0/4' });
    await until(() => scene.server.of('register').length === 4);
    await ask('POST', '/v1/actions', { do: 'go-offline' });
    expect(scene.server.of('deregister')).to.deep.equal([]);
    expect(await ask('POST', '/v1/actions', { do: 'come-back' })).to.deep.include({ status: 200 });
    const listed = await ask('GET', '/v1/devices?state=registered');
    expect(listed.body).to.have.property('total', 3);
  });

  it('reports devices that could not do it, with the reason', async () => {
    await ask('POST', '/v1/actions', { do: 'go-offline', device: name });
    const { body } = await ask('POST', '/v1/actions', { do: 'update', cohort: 'meters' });
    expect(body).to.deep.include({ done: 1, failed: 1 });
    expect(body).to.have.nested.property('failures[0].device', name);
  });

  it('stops the run', async () => {
    expect((await ask('POST', '/v1/stop')).body).to.deep.equal({ stopping: true });
    expect(stops).to.equal(1);
  });

  const faults: readonly [string, string, unknown, number, string][] = [
    ['GET', '/v1/nothing', undefined, 404, 'There is nothing at /v1/nothing.'],
    ['DELETE', '/v1/devices', undefined, 405, 'Use GET.'],
    ['GET', '/v1/devices/other', undefined, 404, 'The fleet has no device "other".'],
    ['GET', '/v1/devices/%ff', undefined, 400, 'not percent-encoded UTF-8'],
    ['GET', '/v1/devices?limit=0', undefined, 400, 'limit is "0". Use a whole number from 1 to 1000.'],
    ['GET', '/v1/devices?status=x', undefined, 400, 'Unknown query parameter "status".'],
    ['GET', '/v1/devices?state=x', undefined, 400, 'Unknown state "x".'],
    ['GET', `/v1/devices/${name}?path=/3`, undefined, 400, 'is not the path of a resource'],
    [
      'PUT',
      `/v1/devices/${name}/values`,
      { '/3303/0/9999': 1 },
      409,
      'The device refuses: no such resource.',
    ],
    ['PUT', `/v1/devices/${name}/values`, { '/3303/0/5700': 'warm' }, 400, 'does not take a string'],
    ['PUT', `/v1/devices/${name}/values`, { '/3303/0/5700': null }, 400, 'is not a number, text or boolean'],
    ['PUT', `/v1/devices/${name}/values`, {}, 400, 'The body has no values.'],
    ['PUT', `/v1/devices/${name}/values`, '{"/3/0', 400, 'not valid JSON'],
    ['POST', '/v1/actions', { do: 'explode' }, 400, 'Unknown action "explode". Use one of update,'],
    ['POST', '/v1/actions', { do: 'toString' }, 400, 'Unknown action "toString".'],
    ['POST', '/v1/actions', { do: 'update', share: '1' }, 400, 'Unknown member "share".'],
    ['POST', '/v1/actions', { do: 'update', cohort: 'x' }, 404, 'It has meters, lights.'],
    ['POST', '/v1/actions', { do: 'execute', device: name }, 400, '"path" is missing.'],
    ['POST', '/v1/actions', `"${'x'.repeat(70_000)}"`, 413, 'longer than 65536 bytes'],
  ];
  for (const [method, path, body, status, text] of faults) {
    it(`answers ${status} to ${method} ${path} ${JSON.stringify(body ?? '').slice(0, 40)}`, async () => {
      const answer = await ask(method, path, body);
      const { message, remedy } = (answer.body as { error: { message: string; remedy?: string } }).error;
      expect(answer.status).to.equal(status);
      expect(`${message} ${remedy ?? ''}`).to.contain(text);
    });
  }

  it('needs the token, JSON, and a Host header of its own', async () => {
    expect((await ask('GET', '/v1/fleet', undefined, { authorization: 'Bearer wrong' })).status).to.equal(
      401,
    );
    expect((await ask('GET', '/v1/fleet', undefined, { authorization: '' })).status).to.equal(401);
    expect((await ask('POST', '/v1/actions', '{}', { 'content-type': 'text/plain' })).status).to.equal(415);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'rebound.example', authorization: `Bearer ${control.token}` };
      httpRequest(`${control.url}/v1/fleet`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).to.equal(421);
    const response = await fetch(`${control.url}/v1/fleet`, { method: 'OPTIONS' });
    expect(response.headers.has('access-control-allow-origin')).to.equal(false);
  });
});
