import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect } from 'chai';
import { serverPair } from '../support/tls.ts';
import { systemClock } from '@muster/lwm2m/core';
import { closed } from '@muster/testkit';

import { Connections, type ConnectionLimits } from '../../src/listener/connections.ts';
import { listenHttp, type HttpListener, trustedProxies } from '../../src/listener/http-listener.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

for (const scheme of ['http', 'https']) {
  describe(`connections of the ${scheme} listener`, () => {
    const isSecure = scheme === 'https';
    let listener: HttpListener;
    let sockets: Socket[];
    let refused: string[];
    /** Responses that the handler keeps open, by path. */
    let held: ServerResponse[];

    beforeEach(() => {
      sockets = [];
      refused = [];
      held = [];
    });

    afterEach(async () => {
      for (const socket of sockets) socket.destroy();
      await listener.close({ deadlineMs: 100, endStreams: () => undefined });
    });

    async function start({
      headersTimeoutMs,
      ...limits
    }: Partial<ConnectionLimits> & { readonly headersTimeoutMs?: number }): Promise<void> {
      const handler = (request: IncomingMessage, response: ServerResponse): void => {
        if (request.url === '/held') {
          held.push(response);
          response.write('begun');
        } else response.end('done');
      };
      const onRefused = (address: string): void => void refused.push(address);
      listener = await listenHttp({ host: '127.0.0.1', port: 0 }, handler, systemClock, {
        connections: new Connections({ max: 100, maxPerAddress: 100, isExempt: () => false, ...limits }),
        onRefused,
        ...(headersTimeoutMs !== undefined && { headersTimeoutMs }),
        ...(isSecure && { tls: serverPair() }),
      });
    }

    /** Opens a connection from an address of this machine. */
    function open(localAddress = '127.0.0.1'): Socket {
      const port = Number(new URL(listener.url).port);
      const address = { host: '127.0.0.1', port, localAddress };
      // The certificate is not the subject of these tests.
      const socket = isSecure ? connectTls({ ...address, rejectUnauthorized: false }) : connect(address);
      socket.setEncoding('utf8');
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    }

    /** Resolves with the first bytes of the answer, or 'closed'. */
    function ask(socket: Socket, text = REQUEST): Promise<string> {
      return new Promise((resolve) => {
        socket.once('data', resolve).once('close', () => resolve('closed'));
        socket.write(text);
      });
    }

    it('idle connections of one address do not exclude others: the oldest of them are closed', async () => {
      await start({ max: 8, maxPerAddress: 0 });
      const idle = Array.from({ length: 8 }, () => open('127.0.0.2'));
      for (const socket of idle) expect(await ask(socket)).to.match(/^HTTP\/1.1 200 /u);
      const firstClosed = closed(idle[0]!);
      const secondClosed = closed(idle[1]!);
      expect(await ask(open('127.0.0.3'))).to.match(/^HTTP\/1.1 200 /u);
      await firstClosed;
      expect(await ask(open('127.0.0.4'))).to.match(/^HTTP\/1.1 200 /u);
      await secondClosed;
      // The most recently used connection is still open.
      expect(await ask(idle[7]!)).to.match(/^HTTP\/1.1 200 /u);
      expect(refused).to.deep.equal([]);
    });

    it('one address has no more than its share, and its own oldest idle connection is closed', async () => {
      await start({ max: 8, maxPerAddress: 2 });
      const [first, second] = [open('127.0.0.2'), open('127.0.0.2')];
      for (const socket of [first, second]) await ask(socket);
      const other = open('127.0.0.3');
      await ask(other);
      const firstClosed = closed(first);
      expect(await ask(open('127.0.0.2'))).to.match(/^HTTP\/1.1 200 /u);
      await firstClosed;
      expect(await ask(other)).to.match(/^HTTP\/1.1 200 /u);
      expect(await ask(second)).to.match(/^HTTP\/1.1 200 /u);
    });

    it('active requests are not interrupted: a new connection of the address is refused', async () => {
      await start({ max: 8, maxPerAddress: 2 });
      const busy = [open('127.0.0.2'), open('127.0.0.2')];
      const text = REQUEST.replace('/', '/held');
      for (const socket of busy) expect(await ask(socket, text)).to.contain('begun');
      expect(await ask(open('127.0.0.2'))).to.equal('closed');
      expect(refused).to.deep.equal(['127.0.0.2']);
      expect(await ask(open('127.0.0.3'))).to.match(/^HTTP\/1.1 200 /u);
      const rest = once(busy[0]!, 'data');
      held[0]!.end('ended');
      expect(String(await rest)).to.contain('ended');
      expect(await ask(open('127.0.0.2'))).to.match(/^HTTP\/1.1 200 /u);
    });

    it('connections that send nothing, or parts of headers, count as idle', async () => {
      await start({ max: 2, maxPerAddress: 0 });
      const [silent, slow] = [open('127.0.0.2'), open('127.0.0.2')];
      await Promise.all([once(silent, 'connect'), once(slow, 'connect')]);
      slow.write('GET / HTTP/1.1\r\nHos');
      const allClosed = Promise.all([closed(silent), closed(slow)]);
      for (const address of ['127.0.0.3', '127.0.0.4']) {
        expect(await ask(open(address))).to.match(/^HTTP\/1.1 200 /u);
      }
      await allClosed;
    });

    it('trusted proxies are exempt from the share of one address', async () => {
      await start({ max: 8, maxPerAddress: 1, isExempt: trustedProxies('127.0.0.2,10.0.0.0/8') });
      const proxy = Array.from({ length: 3 }, () => open('127.0.0.2'));
      for (const socket of proxy) await ask(socket);
      for (const socket of proxy) expect(await ask(socket)).to.match(/^HTTP\/1.1 200 /u);
    });

    if (isSecure) {
      it('handshakes that do not end count as idle connections of their address', async () => {
        await start({ max: 8, maxPerAddress: 2 });
        const port = Number(new URL(listener.url).port);
        const silent = Array.from({ length: 2 }, () =>
          connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' }),
        );
        sockets.push(...silent);
        const allClosed = Promise.all(silent.map((socket) => closed(socket.resume())));
        await Promise.all(silent.map((socket) => once(socket, 'connect')));
        for (const socket of [open('127.0.0.2'), open('127.0.0.2')])
          expect(await ask(socket)).to.match(/^HTTP\/1.1 200 /u);
        await allClosed;
        expect(refused).to.deep.equal([]);
      });
      return;
    }

    it('incomplete and slow headers end at the time-out with 408, and so does a connection that sends nothing', async () => {
      await start({ headersTimeoutMs: 100 });
      for (const text of ['GET / HTTP/1.1\r\nX: ', '']) {
        expect(await ask(open(), text)).to.match(/^HTTP\/1.1 408 /u);
      }
      const socket = open();
      const trickle = setInterval(() => socket.write('x'), 10);
      const answer = ask(socket, 'GET / HTTP/1.1\r\nX: ').finally(() => clearInterval(trickle));
      // A connection is reset if the server closes it while bytes arrive; the answer can be lost then.
      expect(await answer).to.match(/^HTTP\/1.1 408 |^closed$/u);
    });
  });
}

describe('trusted proxies', () => {
  const cases: readonly (readonly [
    setting: number | string | undefined,
    address: string,
    trusted: boolean,
  ])[] = [
    [undefined, '127.0.0.1', false],
    [1, '192.0.2.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['uniquelocal,192.0.2.7', '192.168.4.4', true],
    ['uniquelocal,192.0.2.7', '192.0.2.7', true],
    ['uniquelocal,192.0.2.7', '192.0.2.8', false],
    ['linklocal', 'fe80::1', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '', false],
  ];

  for (const [setting, address, trusted] of cases) {
    it(`${String(setting)} ${trusted ? 'covers' : 'does not cover'} "${address}"`, () => {
      expect(trustedProxies(setting)(address)).to.equal(trusted);
    });
  }
});
