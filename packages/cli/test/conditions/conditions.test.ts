import { expect } from 'chai';
import type { ServerResponse } from 'node:http';
import { pageOf, sendJson } from '@muster/testkit';
import { useService } from '../support/cli.ts';
import { idOf } from '../support/rows.ts';
import { finish } from '../support/run-cli.ts';

const device = idOf(7);
const [object, resource, activity] = [idOf(8), idOf(9), idOf(10)];

describe('muster wait and muster assert', () => {
  const { service, sandbox } = useService();
  let state: {
    Status: string;
    value: number | undefined;
    activity: string;
    devices: number;
    version: number;
  };
  let streams: ServerResponse[];
  /** Called when a stream is open, and once after the first look. */
  let onStream: () => void;
  let onLook: (() => void) | undefined;
  let onPut: (path: string) => void;
  let sequence: number;

  beforeEach(() => {
    state = { Status: 'offline', value: undefined, activity: 'InProgress', devices: 1, version: 200 };
    streams = [];
    sequence = 0;
    onStream = () => undefined;
    onLook = undefined;
    onPut = () => undefined;
    service.answer(({ method, path, query }, response) => {
      if (method !== 'GET') {
        onPut(path);
        response.writeHead(204, { 'X-Activity-Id': activity }).end();
        return;
      }
      const answer = answerTo(path, query);
      if (path.endsWith('/events/stream')) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write('retry: 0\n: connected\n\n');
        streams.push(response);
        onStream();
      } else if (answer === undefined) sendJson(response, 404, { Message: 'There is no such thing.' });
      else if (path.endsWith('/version')) sendJson(response, state.version, answer);
      else sendJson(response, 200, answer);
      if (streams.length === 0 || path.endsWith('/events/stream')) return;
      onLook?.();
      onLook = undefined;
    });
  });

  function answerTo(path: string, query: Readonly<Record<string, string>>): unknown {
    if (path.endsWith('/version')) return { Version: '1.0.0' };
    if (path.endsWith('/observestate')) return { IsObserveState: false };
    if (/queueitems/iu.test(path)) return pageOf([], query);
    if (path.endsWith(`/devices/${device}`) || query['endpoint'] === 'press-7') {
      const SmartObjects = [{ Id: object, TypeId: 3303, InstanceNumber: 0 }];
      return { Id: device, DeviceIdentifier: 'press-7', Status: state.Status, SmartObjects };
    }
    if (path.endsWith('/values')) return { Id: object, Resources: [resourceOf()] };
    if (path.endsWith('/devices'))
      return pageOf(/^x|online/u.test(query['Filter'] ?? '') ? Array(state.devices).fill({}) : [], query);
    return path.endsWith(`/activitylogs/${activity}`)
      ? { Id: activity, EntityType: 'Resource', Status: state.activity, ResponseCode: '4.05' }
      : undefined;
  }

  const measurement = () => ({ ruri: '/3303/0/5700', v: state.value, UnixTimestamp: 1_790_000_000_000 });
  const resourceOf = () => ({
    ...{ Id: resource, SmartObjectId: object, Url: '/3303/0/5700', TypeId: 5700, Units: 'Cel' },
    ...(state.value === undefined ? {} : { LatestMeasurement: measurement() }),
  });
  const emit = (type: string, data: unknown): void => {
    sequence += 1;
    const event = { id: `a-${sequence}`, type, time: 1_790_000_000_000, deviceId: device, data };
    streams.at(-1)?.write(`id: ${event.id}\nevent: ${type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const operations = (): string[] => service.received.map(({ path }) => path.replace('/api/v3/', ''));
  const looks = (): string[] => operations().filter((path) => path === `devices/${device}`);

  it('wait device asks after the event stream is open, and waits for an event, not for a poll', async () => {
    onLook = () => {
      state.Status = 'online';
      emit('device.registered', { DeviceIdentifier: 'press-7' });
    };
    const run = await sandbox.run('wait device press-7 --timeout 30s');
    const stderr = 'Waiting for device "press-7" to be online: it is offline and has never registered.\n';
    expect(run).to.include({ code: 0, stdout: '', stderr });
    const one = `devices/${device}`;
    expect(operations()).to.deep.equal(['devices/endpoint', 'events/stream', one, one]);
    expect(service.received[1]!.query).to.deep.include({ deviceId: device });
  });

  it('wait device finds what changed while the stream was down', async () => {
    onLook = () => {
      state.Status = 'online';
      streams[0]!.end();
    };
    const { code, stderr } = await sandbox.run('wait device press-7 --timeout 30s');
    expect(code, stderr).to.equal(0);
    expect(stderr).to.contain('Next try in');
    expect(streams).to.have.length(2);
    expect(looks().length).to.be.within(1, 3);
  });

  it('ends with 12 when the time is up, and reports the expected and the found value', async () => {
    const words = ['wait', 'device', 'press-7', '--timeout', '1s', '-o', 'json'];
    const { code, stdout, stderr } = await sandbox.run(words);
    expect(code).to.equal(12);
    const wanted = { Subject: 'device "press-7"', Expected: 'online', Found: 'offline', Holds: false };
    expect(JSON.parse(stdout)).to.deep.equal(wanted);
    expect((JSON.parse(stderr) as { error: object }).error).to.deep.include({
      exitCode: 12,
      name: 'ConditionError',
      message:
        'Expected device "press-7" to be online within 1s, but it is offline and has never registered.',
    });
  });

  it('wait value is decided by the event itself, not by the value stored later', async () => {
    state.value = 18;
    onStream = () => {
      state.value = 21;
      emit('measurement', measurement());
      state.value = 18;
    };
    const words = ['wait', 'value', 'press-7', '/3303/0/5700', '--for', 'gt 20', '--json'];
    const found = { Expected: 'greater than 20', Found: 21, Holds: true };
    expect(JSON.parse(await sandbox.prints(words))).to.include(found);
  });

  it('wait value --observe observes, and cancels at the end, also when the time is up', async () => {
    for (const timeout of ['30s', '2s']) {
      service.received.length = 0;
      state.value = undefined;
      // The device answers the first Observe only.
      state.activity = timeout === '30s' ? 'Completed' : 'InProgress';
      onPut = () => {
        if (timeout === '30s') state.value = 21;
      };
      const words = ['wait', 'value', 'press-7', '/3303/0/5700', '--for', 'gt 20', '--observe'];
      const { code, stderr } = await sandbox.run([...words, '--timeout', timeout]);
      expect(code, stderr).to.equal(timeout === '30s' ? 0 : 12);
      const puts = service.received.filter(({ method }) => method !== 'GET').map(({ path }) => path);
      expect(puts).to.deep.equal([
        `/api/v3/resources/${resource}/observe`,
        `/api/v3/resources/${resource}/cancelobserve`,
      ]);
      const [stream, observe] = ['events/stream', `resources/${resource}/observe`];
      expect(operations().indexOf(stream)).to.be.below(operations().indexOf(observe));
    }
  });

  it('wait activity ends at once with 9 if the activity failed', async () => {
    onStream = () => {
      state.activity = 'Failed';
      emit('activityLog', { Id: activity, Status: 'Failed' });
    };
    expect(await sandbox.fails(9, `wait activity ${activity}`)).to.contain(
      `Expected activity ${activity} to be completed, but it is Failed (4.05).`,
    );
  });

  it('wait devices counts once for a burst of events', async () => {
    onLook = () => {
      state.devices = 3;
      for (let index = 0; index < 200; index += 1) emit('device.registered', {});
    };
    const words = ['wait', 'devices', '--filter', 'Status eq online', '--count', 'ge 3', '--timeout', '30s'];
    const { code, stderr } = await sandbox.run(words);
    expect(code, stderr).to.equal(0);
    expect(operations().filter((path) => path === 'devices').length).to.be.within(1, 3);
  });

  it('wait server asks until the service answers, and stops when the key is refused', async () => {
    state.version = 503;
    const child = sandbox.start('wait server --timeout 30s');
    const finished = finish(child);
    while (service.received.length < 3) await new Promise((resolve) => setImmediate(resolve));
    state.version = 200;
    expect((await finished).code).to.equal(0);
    state.version = 401;
    expect((await sandbox.run('wait server')).code).to.equal(3);
    const unused = await sandbox.run('wait server --local lab --timeout 1 -o json');
    expect(unused.code).to.equal(12);
    expect(JSON.parse(unused.stdout)).to.deep.include({ Found: 'not running', Holds: false });
  });

  it('assert looks once, and tells by exit code and sentence', async () => {
    state.value = 18.5;
    const held = await sandbox.run(['assert', 'value', 'press-7', '/3303/0/5700', '--for', 'lt 20']);
    expect(held).to.deep.include({ code: 0, stdout: '', stderr: '' });
    const failed = await sandbox.run(['assert', 'value', 'press-7', '/3303/0/5700', '--for', 'gt 20']);
    expect(failed).to.deep.include({ code: 12, stdout: '' });
    expect(failed.stderr).to.contain(
      'Expected /3303/0/5700 of device "press-7" to be greater than 20, but it is 18.5 Cel (2026-09-21T14:13:20.000Z).',
    );
    const two = ['assert', 'devices', '--filter', 'x eq y', '--count', '2', '-o', 'yaml'];
    const count = await sandbox.run(two);
    expect(count.code).to.equal(12);
    expect(count.stdout).to.contain('Found: 1').and.to.contain('Holds: false');
    expect(operations()).not.to.include('events/stream');
  });

  it('refuse what cannot be waited for before anything is asked', async () => {
    for (const words of [
      ['wait', 'value', 'press-7', '/3303', '--for', 'gt 20'],
      ['wait', 'value', 'press-7', '/3303/0/5700', '--for', '> 20'],
      ['wait', 'device', 'press-7', '--timeout', 'soon'],
      ['assert', 'devices', '--count', 'many x'],
      ['wait', 'activity', ''],
      ['assert', 'activity', 'press-7'],
    ]) {
      await sandbox.fails(2, words);
    }
    expect(service.received).to.have.length(0);
  });

  it('an unknown device, path or activity is an error (4), unless the device may still enrol', async () => {
    for (const words of [
      ['wait', 'device', 'press-9', '--for', 'offline'],
      ['wait', 'value', 'press-7', '/3303/1/5700', '--for', '1'],
      ['assert', 'activity', idOf(99)],
    ]) {
      await sandbox.fails(4, words);
    }
    expect(await sandbox.fails(12, 'assert device press-9')).to.contain(
      'Expected device "press-9" to be online, but it is unknown.',
    );
  });

  it('Ctrl-C ends the wait with 130, also during a pause between two checks', async () => {
    for (const isPause of [false, true]) {
      onStream = () => {
        if (!isPause) child.kill('SIGINT');
      };
      const child = sandbox.start('wait device press-7');
      if (isPause) child.stderr?.once('data', () => void child.kill('SIGINT'));
      const { code, stderr } = await finish(child);
      expect(code, stderr).to.equal(130);
    }
  });
});
