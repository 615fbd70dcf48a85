/** Scripts that wait for devices and values, and programs that hear of events, while the server is killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, createWebhookSecret, type MusterClient } from '@muster/sdk';
import { expect } from 'chai';
import {
  createWorkplace,
  musterBin,
  startMuster,
  type MusterProcess,
  type RunResult,
  type Workplace,
} from './support/muster.ts';
import { RawDevice } from './support/raw-device.ts';
import { serverArgs } from './support/server-args.ts';
import { SleepingDevice } from './support/sleeping-device.ts';
import { until } from './support/until.ts';
import { startWebhookReceiver, valueOf } from './support/webhook-receiver.ts';

const AWAKE_SECONDS = 1;

describe('waiting and listening', () => {
  let place: Workplace;
  let args: string[];
  let server: MusterProcess;
  let client: MusterClient;
  let devices: { close(): void }[];
  let running: Running[];

  beforeEach(async () => {
    place = await createWorkplace();
    devices = [];
    running = [];
    args = await serverArgs(
      place,
      '--webhook-targets=loopback',
      '--webhook-first-delay-seconds=0.1',
      `--queue-awake-seconds=${AWAKE_SECONDS}`,
    );
    await start();
  });

  afterEach(async function () {
    // What a command that did not end has said is the only clue.
    if (this.currentTest?.state === 'failed')
      for (const { text } of running) process.stderr.write(text.stderr);
    for (const { child } of running) child.kill('SIGKILL');
    for (const device of devices) device.close();
    await server.stop('SIGTERM');
    await place.remove();
  });

  async function start(): Promise<void> {
    server = await startMuster(place, args);
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  }

  /** A command that goes on until it ends by itself or is stopped. */
  interface Running {
    readonly child: ChildProcess;
    readonly text: { stdout: string; stderr: string };
    readonly ended: Promise<RunResult>;
  }

  function run(...words: readonly string[]): Running {
    const { http, apiKey } = server.info;
    const child = spawn(process.execPath, [musterBin, ...words], {
      env: { ...place.env, MUSTER_URL: http, MUSTER_API_KEY: apiKey },
      cwd: place.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const text = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text.stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (text.stderr += part));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
    running.push({ child, text, ended });
    return { child, text, ended };
  }

  /** Waits until a command has written something to standard error. */
  const says = ({ child, text }: Running, words: string): Promise<string> =>
    until(
      async () => {
        if (child.exitCode !== null) throw new Error(`It has ended: ${text.stderr}`);
        return text.stderr;
      },
      (stderr) => stderr.includes(words),
    );

  interface Registered {
    readonly device: RawDevice;
    readonly location: string;
  }

  async function register(endpoint: string): Promise<Registered> {
    const device = await RawDevice.open(server.info.coap);
    devices.push(device);
    const answer = await device.request('0.02', `/rd?ep=${endpoint}&lt=3600&lwm2m=1.1&b=U`, {
      contentFormat: 40,
      payload: '</1/0>,</3303/0>',
    });
    expect(answer.code).to.equal('2.01');
    const parts = answer.options.filter(({ name }) => name === 'Location-Path');
    return { device, location: `/${parts.map(({ value }) => String(value)).join('/')}` };
  }

  const send = async (device: RawDevice, value: number): Promise<void> => {
    const payload = JSON.stringify([{ n: '/3303/0/5700', v: value }]);
    expect((await device.request('0.02', '/dp', { contentFormat: 110, payload })).code).to.equal('2.04');
  };

  it('wait goes on over kill -9 of the server, and sees what happens after it', async () => {
    const { device: first } = await register('buoy-1');
    const online = run('wait', 'device', 'buoy-2');
    const many = run('wait', 'devices', '--filter', 'Status eq online', '--count', '2');
    const warm = run('wait', 'value', 'buoy-1', '/3303/0/5700', '--for', 'gt 20');
    await says(online, 'it is unknown');
    await says(many, 'it is 1');
    await says(warm, 'Waiting for');
    await until(
      () => client.devices.getByEndpoint('buoy-1'),
      ({ SmartObjects }) => SmartObjects.length > 1,
    );
    await server.stop('SIGKILL');
    await start();
    await register('buoy-2');
    await send(first, 19);
    await send(first, 21.5);
    expect(await online.ended).to.include({ code: 0, stdout: '' });
    expect(await many.ended).to.include({ code: 0, stdout: '' });
    expect(await warm.ended).to.include({ code: 0, stdout: '' });
    const { code, stdout, stderr } = await run(
      ...['assert', 'value', 'buoy-1', '/3303/0/5700', '--for', '19', '-o', 'json'],
    ).ended;
    expect(code).to.equal(12);
    expect(JSON.parse(stdout)).to.include({ Found: 21.5, Holds: false });
    expect(stderr).to.contain('to be equal to 19, but it is 21.5');
  });

  it('wait server ends when a named server answers, and wait device when a device deregisters', async () => {
    const [http = '', coap = ''] = (await serverArgs(place)).slice(1, 3);
    const waiting = run('wait', 'server', '--local', 'second');
    await says(waiting, 'it does not run');
    const second = await startMuster(place, [
      'server',
      http,
      coap,
      '--name=second',
      `--data-dir=${join(place.dir, 'second')}`,
    ]);
    try {
      expect(await waiting.ended).to.include({ code: 0, stdout: '' });
    } finally {
      await second.stop('SIGTERM');
    }
    const { device, location } = await register('buoy-1');
    const gone = run('wait', 'device', 'buoy-1', '--for', 'deregistered');
    await says(gone, 'it is online');
    expect((await device.request('0.04', location)).code).to.equal('2.02');
    expect(await gone.ended).to.include({ code: 0 });
  });

  it('a device that sleeps: exit code 11, and wait activity ends with the command once it wakes', async () => {
    const sleeper = await SleepingDevice.open(server.info.coap, 'sleeper', '</1/0>,</3311/0>');
    devices.push(sleeper);
    const lamp = await until(
      async () => (await client.devices.getByEndpoint('sleeper')).SmartObjects,
      (objects) => objects.some(({ TypeId }) => TypeId === 3311),
    );
    const { Resources } = await client.smartObjects.get(lamp.find(({ TypeId }) => TypeId === 3311)!.Id);
    const { Id } = Resources.find(({ Url }) => Url === '/3311/0/5850')!;
    await sleeper.sleep(AWAKE_SECONDS);

    const byPath = await run('write', 'sleeper', '/3311/0/5850', 'true', '--wait-timeout', '3').ended;
    expect(byPath.code, byPath.stderr).to.equal(11);
    expect(byPath.stderr).to.contain('Device "sleeper" sleeps').and.to.contain('muster queue-items');
    const byId = await run('resources', 'read', Id, '--wait', '--wait-timeout', '3', '-o', 'json').ended;
    expect(byId.code, byId.stderr).to.equal(11);
    expect(JSON.parse(byId.stdout)).to.have.property('QueueItemId');

    const listed = await run('queue-items', 'list-by-device', 'sleeper', '-o', 'json').ended;
    const { Rows } = JSON.parse(listed.stdout) as { Rows: { Operation: string; ActivityLogId: string }[] };
    const write = Rows.find(({ Operation }) => Operation === 'Write')!;
    const woken = run('wait', 'activity', write.ActivityLogId);
    await says(woken, 'to be completed: it is Pending');
    await sleeper.wake();
    const { code, stderr } = await woken.ended;
    expect(code, stderr).to.equal(0);
    expect(sleeper.written).to.deep.equal(['/3311/0/5850']);
  });

  it('listen delivers what a webhook delivers, in the same form, also after kill -9 of the server', async () => {
    const secret = createWebhookSecret();
    await writeFile(join(place.dir, 'webhook.secret'), secret);
    const [own, other] = [await startWebhookReceiver(secret), await startWebhookReceiver(secret)];
    try {
      const types = ['measurement', 'device.registered'] as const;
      await client.eventConsumers.create({
        Name: 'office',
        HttpEndpoint: other.url,
        Secret: secret,
        EventTypes: [...types],
      });
      const listening = run(
        ...[
          'listen',
          '--forward-to',
          own.url,
          '--events',
          types.join(','),
          '--secret-file',
          'webhook.secret',
        ],
      );
      await says(listening, 'Forwarding events to');
      const { device } = await register('buoy-1');
      await send(device, 1);
      await until(
        async () => [own.taken().length, other.taken().length],
        (counts) => counts.every((count) => count === 2),
      );
      const [ours, theirs] = [own, other].map(({ deliveries }) => {
        const { headers, body } = deliveries[0]!;
        const { data, ...envelope } = JSON.parse(body) as { data: { events: object[] } };
        const events = data.events.map((event) => Object.entries(event).filter(([name]) => name !== 'id'));
        const names = Object.keys(headers).filter((name) => !['host', 'connection'].includes(name));
        return { names, members: Object.keys(envelope), inner: Object.keys(data), event: events[0] };
      });
      expect(ours!.names).to.have.members(theirs!.names);
      expect(ours!.members).to.deep.equal(theirs!.members);
      expect(ours!.inner).to.deep.equal(theirs!.inner);
      const untimed = (event: readonly [string, unknown][] | undefined): unknown =>
        Object.fromEntries((event ?? []).filter(([name]) => name !== 'time'));
      expect(untimed(ours!.event)).to.deep.equal(untimed(theirs!.event));

      await server.stop('SIGKILL');
      await start();
      for (const value of [2, 3, 4]) await send(device, value);
      await until(
        async () => own.taken().map(valueOf),
        (values) => values.includes(4),
      );
      expect(own.taken().map(valueOf)).to.deep.equal([undefined, 1, 2, 3, 4]);
      expect(own.refused).to.deep.equal([]);
      listening.child.kill('SIGINT');
      const { code, stderr } = await listening.ended;
      expect(code, stderr).to.equal(0);
      expect(stderr).to.contain('Connected again.').and.to.contain('5 delivered, 0 failed.');
    } finally {
      await own.close();
      await other.close();
    }
  });
});
