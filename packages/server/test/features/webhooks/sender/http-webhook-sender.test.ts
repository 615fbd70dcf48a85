import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { WebhookError, type WebhookRequest } from '../../../../src/features/webhooks/signed-sender.ts';
import { HttpWebhookSender } from '../../../../src/features/webhooks/sender/http-webhook-sender.ts';
import { TargetPolicy } from '../../../../src/features/webhooks/sender/target-policy.ts';

describe('HttpWebhookSender', () => {
  let server: Server;
  let listener: RequestListener;
  let sender: HttpWebhookSender;
  let port: number;
  let connections: number;

  beforeEach(async () => {
    listener = (_, response) => response.writeHead(204).end();
    connections = 0;
    server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1');
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    sender = new HttpWebhookSender(TargetPolicy.parse('loopback'));
  });

  afterEach(async () => {
    await sender.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const request = (change: Partial<WebhookRequest> = {}): WebhookRequest => ({
    deviceNetworkId: 'network',
    url: `http://127.0.0.1:${port}/hook?a=1`,
    method: 'POST',
    headers: { 'x-token': 'a', 'webhook-id': 'msg_1' },
    body: '{"name":"Buoy ü"}',
    timeoutMs: 30_000,
    signal: new AbortController().signal,
    ...change,
  });

  const reasonOf = async (change: Partial<WebhookRequest> = {}, by = sender): Promise<string> => {
    const error = await by.send(request(change)).catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(WebhookError);
    return (error as WebhookError).message;
  };

  it('sends method, headers and body, and reuses the connection', async () => {
    const seen: unknown[] = [];
    listener = (incoming, response) => {
      const { method, url, headers } = incoming;
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => {
        seen.push([method, url, headers['x-token'], headers['content-type'], headers.host, text]);
        response.writeHead(200).end('taken');
      });
    };
    expect(await sender.send(request())).to.deep.equal({ status: 200 });
    expect(await sender.send(request({ method: 'PUT' }))).to.deep.equal({ status: 200 });
    const rest = ['/hook?a=1', 'a', 'application/json', `127.0.0.1:${port}`, '{"name":"Buoy ü"}'];
    expect(seen).to.deep.equal([
      ['POST', ...rest],
      ['PUT', ...rest],
    ]);
    expect(connections).to.equal(1);
  });

  it('unanswered requests of one device network leave room for others, and its own are sent in order', async () => {
    const few = new HttpWebhookSender(TargetPolicy.parse('loopback'), 2);
    const arrived: string[] = [];
    const answers: (() => void)[] = [];
    listener = ({ url = '' }, response) => {
      arrived.push(url);
      answers.push(() => response.writeHead(204).end());
      if (url.startsWith('/modest')) answers.splice(-1).forEach((answer) => answer());
    };
    const send = (deviceNetworkId: string, number: number): Promise<unknown> =>
      few.send(request({ deviceNetworkId, url: `http://127.0.0.1:${port}/${deviceNetworkId}/${number}` }));
    const greedy = [1, 2, 3, 4].map((number) => send('greedy', number));
    expect(await send('modest', 1)).to.deep.equal({ status: 204 });
    expect(await send('modest', 2)).to.deep.equal({ status: 204 });
    expect(arrived.filter((url) => url.startsWith('/greedy'))).to.have.members(['/greedy/1', '/greedy/2']);
    listener = ({ url = '' }, response) => {
      arrived.push(url);
      response.writeHead(204).end();
    };
    answers.forEach((answer) => answer());
    await Promise.all(greedy);
    expect(arrived).to.have.length(6);
    await few.close();
  });

  it('a waiting request ends when it is aborted', async () => {
    const one = new HttpWebhookSender(TargetPolicy.parse('loopback'), 1);
    const held = Promise.withResolvers<unknown>();
    listener = () => held.resolve(undefined);
    const first = one.send(request({ deviceNetworkId: 'a', timeoutMs: 60_000 })).catch(() => undefined);
    await held.promise;
    const stop = new AbortController();
    const waiting = one
      .send(request({ deviceNetworkId: 'a', signal: stop.signal }))
      .catch((cause: unknown) => cause);
    stop.abort();
    expect(await waiting).to.be.instanceOf(WebhookError);
    await one.close();
    server.closeAllConnections();
    await first;
  });

  it('idle connections to many endpoints delay no delivery to another one', async () => {
    const endpoints = createServer((_, response) => response.writeHead(204).end());
    // The endpoints never close a connection.
    endpoints.keepAliveTimeout = 0;
    endpoints.listen(0, '0.0.0.0');
    await once(endpoints, 'listening');
    const { port: everywhere } = endpoints.address() as AddressInfo;
    const hosts = Array.from(
      { length: 300 },
      (_, index) => `127.0.${Math.floor(index / 200)}.${(index % 200) + 1}`,
    );
    for (const host of hosts) {
      const url = `http://${host}:${everywhere}/hook`;
      expect(await sender.send(request({ url, timeoutMs: 30_000 })), host).to.deep.equal({ status: 204 });
    }
    const open = await new Promise<number>((resolve, reject) =>
      endpoints.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    );
    expect(open).to.be.at.most(258);
    endpoints.closeAllConnections();
    endpoints.close();
    await once(endpoints, 'close');
  });

  it('follows no redirect', async () => {
    let count = 0;
    listener = (_, response) => {
      count += 1;
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    };
    expect(await sender.send(request())).to.deep.equal({ status: 302 });
    expect(count).to.equal(1);
  });

  it('reports Retry-After', async () => {
    listener = (_, response) => response.writeHead(503, { 'retry-after': '120' }).end();
    expect(await sender.send(request())).to.deep.equal({ status: 503, retryAfterSeconds: 120 });
  });

  it('aborts an endless response, and keeps nothing of it', async () => {
    const ended = Promise.withResolvers<undefined>();
    listener = (_, response) => {
      response.writeHead(200);
      const write = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(write));
      };
      response.on('close', () => ended.resolve(undefined));
      write();
    };
    expect(await sender.send(request())).to.deep.equal({ status: 200 });
    await ended.promise;
  });

  for (const [what, answer] of [
    ['no answer', () => undefined],
    ['an answer that stops in its body', (_, response) => response.writeHead(200).write('a')],
  ] as const satisfies readonly (readonly [string, RequestListener])[]) {
    it(`${what} in time is a failure`, async () => {
      listener = answer;
      expect(await reasonOf({ timeoutMs: 50 })).to.equal('The endpoint did not respond within 0.05 s.');
    });
  }

  it('a refused connection and an unknown name are reported in words', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port: closed } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    expect(await reasonOf({ url: `http://127.0.0.1:${closed}/` })).to.equal('The connection was refused.');
  });

  it('does not deliver to addresses that the setting excludes, by address or by name', async () => {
    const strict = new HttpWebhookSender(TargetPolicy.parse('public'));
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost']) {
      const reason = await reasonOf({ url: `http://${host}:${port}/` }, strict);
      expect(reason, host).to.contain('does not allow deliveries');
    }
    expect(connections).to.equal(0);
    // A name is checked only after its lookup.
    expect(strict.objection('http://localhost/')).to.equal(undefined);
    expect(strict.objection('http://169.254.169.254/')).to.contain('does not allow deliveries');
    await strict.close();
    expect(await sender.send(request({ url: `http://localhost:${port}/` }))).to.deep.equal({ status: 204 });
  });

  for (const url of [
    'ftp://example.com',
    'nonsense',
    'http://user:word@example.com/',
    'file:///etc/passwd',
  ]) {
    it(`${url} is refused`, () => {
      expect(sender.objection(url)).to.be.a('string');
    });
  }

  it('an attempt ends when the service stops', async () => {
    listener = () => undefined;
    const stop = new AbortController();
    const sending = reasonOf({ signal: stop.signal });
    await once(server, 'request');
    stop.abort();
    expect(await sending).to.be.a('string');
  });
});

const publicOnes = ['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'];
const privateOnes = ['10.0.0.1', '172.31.255.255', '192.168.1.5', '100.64.0.1', 'fd00::1', '::ffff:10.0.0.1'];
const loopbackOnes = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'];
const neverOnes = [
  '0.0.0.0',
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  'fe80::1%eth0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'nonsense',
];

describe('TargetPolicy', () => {
  for (const [setting, allowed, refused] of [
    ['public', publicOnes, [...privateOnes, ...loopbackOnes, ...neverOnes]],
    ['private', privateOnes, [...publicOnes, ...loopbackOnes, ...neverOnes]],
    ['loopback', loopbackOnes, [...publicOnes, ...privateOnes, ...neverOnes]],
    ['public, private', [...publicOnes, ...privateOnes], [...loopbackOnes, ...neverOnes]],
    [
      'public,10.0.0.0/24,::1',
      [...publicOnes, '10.0.0.200', '::1', '::ffff:10.0.0.1'],
      ['10.0.1.1', '127.0.0.1', '192.168.1.5'],
    ],
    ['any', [...publicOnes, ...privateOnes, ...loopbackOnes, '169.254.169.254'], []],
  ] as const) {
    it(`${setting} allows these and no others`, () => {
      const policy = TargetPolicy.parse(setting);
      for (const address of allowed) expect(policy.allows(address), address).to.equal(true);
      for (const address of refused) expect(policy.allows(address), address).to.equal(false);
    });
  }

  for (const text of ['', 'everything', 'public;private', '10.0.0.0/33', 'example.com', '10.0.0']) {
    it(`"${text}" is refused`, () => {
      expect(() => TargetPolicy.parse(text)).to.throw(/is not one of public/u);
    });
  }
});
