import { until } from '@muster/testkit';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { startControl, type ControlServer } from '../../src/index.ts';
import { FleetScene } from '../support/fleet-scene.ts';

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
      injectFaults: true,
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
    const names = scene.server.of('update').map(({ endpointName }) => endpointName);
    expect(names).to.have.members([name, 'muster-sim-000002']);
    await ask('POST', '/v1/actions', { do: 'execute', device: name, path: '/3/0/4' });
    await until(() => scene.server.of('register').length === 4);
    await ask('POST', '/v1/actions', { do: 'go-offline' });
    expect(scene.server.of('deregister')).to.deep.equal([]);
    expect(await ask('POST', '/v1/actions', { do: 'come-back' })).to.deep.include({ status: 200 });
    const listed = await ask('GET', '/v1/devices?state=registered');
    expect(listed.body).to.have.property('total', 3);
  });

  it('reconnects, deregisters and registers, sends values, changes the object list, and crashes', async () => {
    const done = { status: 200, body: { done: 1, failed: 0, failures: [] } };
    const perform = (action: object): Promise<Answer> =>
      ask('POST', '/v1/actions', { device: name, ...action });
    const registers = (): number => scene.server.of('register').length;
    expect(await perform({ do: 'reconnect' })).to.deep.equal(done);
    expect(registers()).to.equal(4);
    expect(await perform({ do: 'deregister' })).to.deep.equal(done);
    expect(await perform({ do: 'register' })).to.deep.equal(done);
    expect(registers()).to.equal(5);
    expect(await perform({ do: 'send', paths: ['/3303/0/5700'] })).to.deep.equal(done);
    expect(scene.server.sent).to.have.length(1);
    const list = (): string => JSON.stringify(scene.server.of('update').at(-1)?.objects);
    expect(await perform({ do: 'add-instance', object: 3303, instance: 7 })).to.deep.equal(done);
    expect(scene.server.of('update')).to.have.length(1);
    expect(list()).to.match(/3303[^{}]*\b7\b/u);
    expect(await perform({ do: 'remove-instance', object: 3303, instance: 7 })).to.deep.equal(done);
    expect(list()).not.to.match(/3303[^{}]*\b7\b/u);
    const { body } = await perform({ do: 'bootstrap' });
    expect(body).to.have.nested.property('failures[0].message').that.contains('has no bootstrap server');
    expect(await perform({ do: 'crash', forSeconds: 0.01 })).to.deep.equal(done);
    await until(() => registers() === 6);
  });

  it('performs an action on a share, which is always the same devices', async () => {
    const half = { do: 'update', cohort: 'meters', share: 0.5 };
    expect((await ask('POST', '/v1/actions', half)).body).to.have.property('done', 1);
    await ask('POST', '/v1/actions', half);
    const [first, second] = scene.server.of('update').map(({ endpointName }) => endpointName);
    expect(first).to.equal(second);
    const most = await ask('POST', '/v1/actions', { do: 'update', share: 0.67 });
    expect(most.body).to.have.property('done', 2);
  });

  const refusing = {
    kind: 'refused-formats',
    formats: [0, 40, 42, 50, 60, 110, 112, 1541, 1542, 1543, 11_542, 11_543, 11_544],
  };
  const codeOfWrite = async (device: string): Promise<string> =>
    (await scene.server.write(device, '/1/0/2', 1)).code;

  it('injects a fault into devices that run, and clears it', async () => {
    const fault = { do: 'inject-fault', cohort: 'meters', fault: refusing };
    const injected = await ask('POST', '/v1/actions', fault);
    expect(injected.body).to.deep.equal({ done: 2, failed: 0, failures: [] });
    expect(await codeOfWrite(name)).to.equal('4.15');
    expect(await codeOfWrite('light-3')).to.equal('2.04');
    await ask('POST', '/v1/actions', { do: 'clear-faults', device: name });
    expect(await codeOfWrite(name)).to.equal('2.04');
    expect(await codeOfWrite('muster-sim-000002')).to.equal('4.15');
  });

  it('ends an injected fault after forSeconds', async () => {
    await ask('POST', '/v1/actions', { do: 'inject-fault', device: name, fault: refusing, forSeconds: 1e-6 });
    expect(await codeOfWrite(name)).to.equal('2.04');
  });

  it('lets a device crash again and again after an injected crash fault, until it is cleared', async () => {
    const fault = { kind: 'crash', everySeconds: 0.05, downSeconds: 0.01 };
    await ask('POST', '/v1/actions', { do: 'inject-fault', device: name, fault });
    await until(() => scene.server.of('register').length >= 5);
    await ask('POST', '/v1/actions', { do: 'clear-faults' });
  });

  it('injects a network condition into a device that runs, and clears it', async () => {
    const condition = { duplicationRate: 1, direction: 'to-server' };
    const duplicated = async (): Promise<unknown> => {
      await ask('POST', '/v1/actions', { do: 'update', device: name });
      const { body } = await ask('GET', `/v1/devices/${name}`);
      return (body as { counters: { network?: { duplicated: number } } }).counters.network?.duplicated;
    };
    expect(await duplicated()).to.equal(undefined);
    await ask('POST', '/v1/actions', { do: 'inject-network', device: name, condition });
    expect(await duplicated()).to.equal(1);
    await ask('POST', '/v1/actions', { do: 'clear-faults' });
    expect(await duplicated()).to.equal(1);
  });

  it('bounds the injected faults of a device', async () => {
    const inject = (): Promise<Answer> =>
      ask('POST', '/v1/actions', { do: 'inject-fault', device: name, fault: refusing });
    for (let count = 0; count < 64; count += 1) expect((await inject()).body).to.have.property('done', 1);
    const { body } = await inject();
    expect(body).to.have.nested.property('failures[0].message').that.contains('Clear them first.');
  });

  it('names the option that a fleet needs for injected faults', async () => {
    await control.close();
    await scene.close();
    scene = await FleetScene.open();
    const fleet = await scene.start();
    control = await startControl({ fleet, stop: () => undefined }, { name: 'plant' });
    const loss = { do: 'inject-network', condition: { lossRate: 1 } };
    for (const request of [{ do: 'inject-fault', fault: refusing }, loss]) {
      const { body } = await ask('POST', '/v1/actions', request);
      expect(body).to.have.nested.property('failures[0].message').that.contains('injectFaults: true');
    }
  });

  it('reports devices that could not do it, with the reason', async () => {
    await ask('POST', '/v1/actions', { do: 'go-offline', device: name });
    const offline = await ask('GET', '/v1/devices?state=offline');
    expect(offline.body).to.have.nested.property('devices[0].device', name);
    const { body } = await ask('POST', '/v1/actions', { do: 'update', cohort: 'meters' });
    expect(body).to.deep.include({ done: 1, failed: 1 });
    expect(body).to.have.nested.property('failures[0].device', name);
  });

  it('stops the run', async () => {
    expect((await ask('POST', '/v1/stop')).body).to.deep.equal({ stopping: true });
    expect(stops).to.equal(1);
  });

  type Fault = readonly [body: unknown, status: number, text: string];
  const badActions: readonly Fault[] = [
    [{ do: 'explode' }, 400, 'Unknown action "explode". Use one of update,'],
    [{ do: 'toString' }, 400, 'Unknown action "toString".'],
    [{ do: 'update', part: 1 }, 400, 'Unknown member "part".'],
    [{ do: 'update', share: '1' }, 400, 'share: "1" has the wrong type. Leave out the quotes: 1.'],
    [{ do: 'update', share: 0 }, 400, 'share: 0 must be > 0.'],
    [{ do: 'update', device: name, share: 1 }, 400, 'Both "device" and "share" are'],
    [{ do: 'update', forSeconds: 1 }, 400, '"forSeconds" does not apply to update.'],
    [{ do: 'reboot', kind: 'warm' }, 400, 'kind: "warm" is not supported. Use "reboot"'],
    [{ do: 'send' }, 400, 'Example: {"do":"send","device":"NAME","paths":["/3303/0/5700"]}'],
    [{ do: 'send', paths: ['/3'] }, 400, 'paths[0]: "/3" has the wrong format'],
    [{ do: 'add-instance', object: 3303, instance: -1 }, 400, 'instance: -1 must be >= 0'],
    [{ do: 'inject-fault', fault: { kind: 'slow' } }, 400, 'unknown kind "slow". Use slow-answers'],
    [{ do: 'inject-fault', fault: { kind: 'no-answers', rate: 0 } }, 400, 'with rate 0 changes nothing'],
    [
      { do: 'inject-fault', fault: { kind: 'no-answers', toSeconds: 5 } },
      400,
      '"toSeconds" does not apply to an injected fault. Use "forSeconds" of the action.',
    ],
    [{ do: 'inject-network', condition: { lossRate: 2 } }, 400, 'condition.lossRate: 2 must be <= 1.'],
    [{ do: 'inject-network', condition: { direction: 'both' } }, 400, 'this condition changes nothing'],
    [{ do: 'update', cohort: 'x' }, 404, 'It has meters, lights.'],
    [{ do: 'execute', device: name }, 400, '"path" is missing.'],
    [`"${'x'.repeat(70_000)}"`, 413, 'longer than 65536 bytes'],
  ];
  const badValues: readonly Fault[] = [
    [{ '/3303/0/9999': 1 }, 409, 'The device refuses: no such resource.'],
    [{ '/3303/0/5700': 'warm' }, 400, 'does not take a string'],
    [{ '/3303/0/5700': null }, 400, 'is not a number, text or boolean'],
    [{}, 400, 'The body has no values.'],
    ['{"/3/0', 400, 'not valid JSON'],
  ];
  const faults: readonly (readonly [string, string, ...Fault])[] = [
    ['GET', '/v1/nothing', undefined, 404, 'There is nothing at /v1/nothing.'],
    ['DELETE', '/v1/devices', undefined, 405, 'Use GET.'],
    ['GET', '/v1/devices/other', undefined, 404, 'The fleet has no device "other".'],
    ['GET', '/v1/devices/%ff', undefined, 400, 'not percent-encoded UTF-8'],
    ['GET', '/v1/devices?limit=0', undefined, 400, 'limit is "0". Use a whole number from 1 to 1000.'],
    ['GET', '/v1/devices?status=x', undefined, 400, 'Unknown query parameter "status".'],
    ['GET', '/v1/devices?state=x', undefined, 400, 'Unknown state "x".'],
    ['GET', `/v1/devices/${name}?path=/3`, undefined, 400, 'is not the path of a resource'],
    ...badActions.map((fault) => ['POST', '/v1/actions', ...fault] as const),
    ...badValues.map((fault) => ['PUT', `/v1/devices/${name}/values`, ...fault] as const),
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
    for (const authorization of ['Bearer wrong', ''])
      expect((await ask('GET', '/v1/fleet', undefined, { authorization })).status).to.equal(401);
    expect((await ask('POST', '/v1/actions', '{}', { 'content-type': 'text/plain' })).status).to.equal(415);
    const token = ['Authorization', `Bearer ${control.token}`];
    const own = ['Host', new URL(control.url).host];
    for (const [status, headers] of [
      [421, ['Host', 'rebound.example', ...token]],
      [401, [...own, ...token, 'Authorization', 'Bearer wrong']],
      [401, [...own, ...token, ...token]],
      [200, [...own, ...token]],
    ] as const) {
      const sent = httpRequest(`${control.url}/v1/fleet`, { headers: [...headers] }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).to.equal(status);
    }
    const response = await fetch(`${control.url}/v1/fleet`, { method: 'OPTIONS' });
    expect(response.headers.has('access-control-allow-origin')).to.equal(false);
  });
});
