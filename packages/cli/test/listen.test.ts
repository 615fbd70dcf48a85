import { expect } from 'chai';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createWebhookSecret, verifyWebhook } from '@muster/sdk';
import { freeTcpPort, sendJson } from '@muster/testkit';
import { devices, idOf } from './support/rows.ts';
import { useService } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('muster listen', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'a-secret-key' });
  let receiver: Server;
  let received: Received[];
  let answer: (response: ServerResponse, count: number) => void;
  let streams: ServerResponse[];
  let onStream: () => void;

  beforeEach(async () => {
    service.received.length = 0;
    received = [];
    streams = [];
    answer = (response) => void response.writeHead(204).end();
    onStream = () => undefined;
    service.answer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('retry: 0\n: connected\n\n');
      streams.push(response);
      onStream();
    });
    receiver = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        answer(response, received.length);
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  });

  afterEach(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await once(receiver, 'close');
  });

  const port = (): number => (receiver.address() as AddressInfo).port;
  const emit = (...numbers: readonly number[]): void => emitOf(idOf(2), ...numbers);
  const emitOf = (deviceId: string, ...numbers: readonly number[]): void => {
    for (const number of numbers) {
      const event = {
        ...{ id: `run-${number}`, type: 'measurement', time: 1_790_000_000_000 + number },
        ...{ deviceNetworkId: idOf(1), deviceId, data: { ruri: '/3303/0/5700', v: number } },
      };
      streams.at(-1)!.write(`id: ${event.id}\nevent: measurement\ndata: ${JSON.stringify(event)}\n\n`);
    }
  };
  const listen = (...flags: readonly string[]): Promise<Finished> =>
    sandbox.run(['listen', '--forward-to', `127.0.0.1:${port()}/events`, ...flags]);
  const idsOf = (all: readonly Received[]): unknown[] =>
    all.map(({ body }) => (JSON.parse(body) as { data: { events: { id: string }[] } }).data.events[0]?.id);

  it('posts each event, signed with the secret that it prints, and a line with the status for each', async () => {
    onStream = () => emit(1, 2);
    answer = (response, count) => void response.writeHead(count === 1 ? 204 : 500).end('not read');
    const { code, stdout, stderr } = await listen('--max', '2', '--events', 'measurement, device.offline');
    expect(code, stderr).to.equal(8);
    const [, secret = ''] = /^Signing secret: (whsec_\S+)$/mu.exec(stderr) ?? [];
    for (const [index, delivery] of received.entries()) {
      const { type, data } = await verifyWebhook({ secret, ...delivery });
      expect(type).to.equal('events');
      expect(data.deviceNetworkId).to.equal(idOf(1));
      expect(data.events).to.have.length(1);
      expect(delivery.headers).to.include({
        'webhook-id': `msg_run-${index + 1}-1`,
        'content-type': 'application/json',
        'user-agent': 'muster-webhooks',
      });
      expect(JSON.stringify(delivery.headers)).not.to.contain('a-secret-key');
    }
    expect(stdout.split('\n')).to.deep.equal([
      `2026-09-21T14:13:20.001Z  measurement  ${idOf(2)}  204`,
      `2026-09-21T14:13:20.002Z  measurement  ${idOf(2)}  500`,
      '',
    ]);
    expect(stderr).to.contain('1 delivered, 1 failed.');
    expect(service.received[0]!.query['types']).to.equal('measurement,device.offline');
  });

  it('posts only events of the devices that selectors match', async () => {
    service.answer((request, response) => {
      if (request.path.endsWith('/devices')) {
        const Rows = devices(3).slice(request.query['Filter'] === 'Status eq online' ? 2 : 0);
        sendJson(response, 200, { Rows, Page: 1, NbrOfPages: 1, NbrOfRows: Rows.length });
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      streams.push(response);
      emitOf(idOf(1), 1);
      emit(2);
    });
    const { code, stderr } = await listen('--max', '1', '--status', 'online');
    expect(code, stderr).to.equal(0);
    expect(idsOf(received)).to.deep.equal(['run-2']);
    expect(await sandbox.fails(2, 'listen --forward-to localhost:1 --device a --tag b')).to.contain('--tag');
  });

  it('goes on behind the last event when the connection breaks, in order and without gaps', async () => {
    onStream = () => {
      if (streams.length === 1) emit(1, 2);
      else emit(3);
    };
    answer = (response, count) => {
      response.writeHead(204).end();
      if (count === 2) service.cut();
    };
    const { code, stderr } = await listen('--max', '3');
    expect(code, stderr).to.equal(0);
    expect(idsOf(received)).to.deep.equal(['run-1', 'run-2', 'run-3']);
    expect(service.received[1]!.headers['last-event-id']).to.equal('run-2');
    expect(stderr).to.contain('Next try in').and.to.contain('Connected again.');
  });

  it('a receiver that does not run, answers too late or redirects is reported, and the next event is sent', async () => {
    onStream = () => emit(1, 2, 3);
    const late: ServerResponse[] = [];
    answer = (response, count) => {
      if (count === 1) late.push(response);
      else if (count === 2) response.destroy();
      else response.writeHead(302, { Location: `${service.url}/stolen` }).end();
    };
    const { code, stdout, stderr } = await listen('--max', '3', '--timeout', '1s', '-o', 'ndjson');
    expect(code, stderr).to.equal(8);
    const lines = stdout.trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map(({ Status }) => Status)).to.deep.equal([null, null, 302]);
    expect(rows[0]).to.deep.include({ WebhookId: 'msg_run-1-1', Error: 'no answer within 1 s' });
    expect(rows[1]!['Error']).to.contain('hang up');
    expect(rows[2]!['Event']).to.deep.include({ id: 'run-3', type: 'measurement' });
    expect(service.received).to.have.length(1);
    const dead = `http://localhost:${await freeTcpPort()}`;
    const words = ['listen', '--forward-to', dead, '--max', '3', '--json'];
    const unheard = await sandbox.run(words);
    expect(unheard.code).to.equal(7);
    expect(unheard.stdout.match(/ECONNREFUSED/gu)).to.have.length(3);
    expect(unheard.stderr).to.contain('0 delivered, 3 failed.');
  });

  it('signs with the secret of --secret-file, and does not print it', async () => {
    const secret = createWebhookSecret();
    await writeFile(join(sandbox.folder, 'webhook.secret'), `${secret}\n`);
    onStream = () => emit(1);
    const { stderr } = await listen('--max', '1', '--secret-file', 'webhook.secret');
    expect(stderr).not.to.contain('whsec_');
    expect((await verifyWebhook({ secret, ...received[0]! })).data.events).to.have.length(1);
  });

  it('fails with --max if a delivery failed, with a code of its own if all did', async () => {
    for (const [code, status] of Object.entries({ 5: 500, 7: undefined, 0: 204 })) {
      onStream = () => emit(1, 2);
      answer = (response) => {
        if (status === undefined) response.destroy();
        else response.writeHead(status).end();
      };
      const run = await listen('--max', '2');
      expect(run.code, run.stderr).to.equal(Number(code));
      expect(run.stderr.includes('2 of 2 deliveries failed.')).to.equal(status !== 204);
    }
  });

  it('refuses URLs, types and secrets that cannot be used, before it connects', async () => {
    await writeFile(join(sandbox.folder, 'no.secret'), 'secret\n');
    for (const [words, text] of [
      [['--forward-to', 'ftp://localhost/'], '--forward-to'],
      [['--forward-to', 'http://me:pw@localhost/'], 'user name or password'],
      [['--forward-to', 'localhost:1', '--events', 'measurements'], 'Did you mean "measurement"?'],
      [['--forward-to', 'localhost:1', '--secret-file', 'no.secret'], 'whsec_'],
    ] as const) {
      expect(await sandbox.fails(2, ['listen', ...words])).to.contain(text);
    }
    expect(service.received).to.have.length(0);
  });

  it('Ctrl-C ends it with 0 while a receiver does not answer', async () => {
    onStream = () => emit(1);
    const child = sandbox.start(`listen --forward-to 127.0.0.1:${port()}`);
    answer = () => void child.kill('SIGINT');
    const { code, stderr } = await finish(child);
    expect(code, stderr).to.equal(0);
    expect(stderr).to.contain('0 delivered, 0 failed.');
  });
});
