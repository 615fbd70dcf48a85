/** Scripts that wait for devices and values, and programs that hear of events, while the server is killed and started again. */
import { until } from '@muster/testkit';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWebhookSecret } from '@muster/sdk';
import { expect } from 'chai';
import { runMuster, type Running } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';
import { startWebhookReceiver, valueOf } from '../support/webhook-receiver.ts';

describe('waiting and listening', () => {
  const server = useServer({
    each: true,
    flags: ['--webhook-targets=loopback', '--webhook-first-delay-seconds=0.1'],
  });
  const running: Running[] = [];

  afterEach(function () {
    // What a command that did not end has said is the only clue.
    if (this.currentTest?.state === 'failed')
      for (const { text } of running) process.stderr.write(text.stderr);
    for (const { child } of running.splice(0)) child.kill('SIGKILL');
  });

  function run(...words: readonly string[]): Running {
    const { http, apiKey } = server.info;
    const one = runMuster(server.place, words, { MUSTER_URL: http, MUSTER_API_KEY: apiKey });
    running.push(one);
    return one;
  }

  it('wait goes on over kill -9 of the server, and sees what happens after it', async () => {
    const first = await server.register('buoy-1');
    const online = run('wait', 'device', 'buoy-2');
    const many = run('wait', 'devices', '--filter', 'Status eq online', '--count', '2');
    const warm = run('wait', 'value', 'buoy-1', '/3303/0/5700', '--for', 'gt 20');
    await online.says('it is unknown');
    await many.says('it is 1');
    await warm.says('Waiting for');
    await server.restart('SIGKILL');
    await server.register('buoy-2');
    for (const value of [19, 21.5]) expect(await first.report(value)).to.equal('2.04');
    expect(await online.ended).to.include({ code: 0, stdout: '' });
    expect(await many.ended).to.include({ code: 0, stdout: '' });
    expect(await warm.ended).to.include({ code: 0, stdout: '' });
    const asked = ['buoy-1', '/3303/0/5700', '--for', '19', '-o', 'json'];
    const { code, stdout, stderr } = await run('assert', 'value', ...asked).ended;
    expect(code).to.equal(12);
    expect(JSON.parse(stdout)).to.include({ Found: 21.5, Holds: false });
    expect(stderr).to.contain('to be equal to 19, but it is 21.5');
  });

  it('listen delivers what a webhook delivers, in the same form, also after kill -9 of the server', async () => {
    const secret = createWebhookSecret();
    await writeFile(join(server.place.dir, 'webhook.secret'), secret);
    const [own, other] = [await startWebhookReceiver(secret), await startWebhookReceiver(secret)];
    try {
      const types = ['measurement', 'device.registered'] as const;
      const consumer = { Name: 'office', HttpEndpoint: other.url, Secret: secret, EventTypes: [...types] };
      await server.client.eventConsumers.create(consumer);
      const flags = ['--events', types.join(','), '--secret-file', 'webhook.secret'];
      const listening = run('listen', '--forward-to', own.url, ...flags);
      await listening.says('Forwarding events to');
      const device = await server.register('buoy-1');
      await device.report(1);
      await until(() => [own.taken().length, other.taken().length].every((count) => count === 2));
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

      await server.restart('SIGKILL');
      for (const value of [2, 3, 4]) expect(await device.report(value)).to.equal('2.04');
      await until(() => own.taken().map(valueOf).includes(4));
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
