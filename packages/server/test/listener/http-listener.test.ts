import { expect } from 'chai';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { systemClock } from '@muster/lwm2m/core';
import { closed, VirtualClock } from '@muster/testkit';

import { ca, get as getOver, serverPair } from '../support/tls.ts';
import { Connections } from '../../src/listener/connections.ts';
import { listenHttp, type HttpListener, type ListenOptions } from '../../src/listener/http-listener.ts';

for (const scheme of ['http', 'https']) {
  describe(`${scheme} listener`, () => {
    const limits = (): ListenOptions => ({
      connections: new Connections({ max: 100, maxPerAddress: 100, isExempt: () => false }),
      ...(scheme === 'https' && { tls: serverPair() }),
    });
    const open = (port: string): Socket =>
      scheme === 'https'
        ? connectTls({ host: '127.0.0.1', port: Number(port), servername: 'localhost', ca })
        : connect(Number(port), '127.0.0.1');
    const get = (url: string): Promise<string> => getOver(url).then(({ body }) => body);
    const local = { host: '127.0.0.1', port: 0 };
    let listener: HttpListener | undefined;

    afterEach(async () => {
      await listener?.close({ deadlineMs: 100, endStreams: () => undefined });
      listener = undefined;
    });

    it('completes active requests, ends event streams and closes idle connections', async () => {
      let finish = (): void => undefined;
      let endStream = (): void => undefined;
      const arrivals = Promise.withResolvers<undefined>();
      const seen = new Set<string | undefined>();
      const handler = (message: IncomingMessage, response: ServerResponse): void => {
        if (message.url === '/stream') {
          response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
          response.write(': hello\n\n');
          endStream = () => response.end();
        } else finish = () => response.end('done');
        if (seen.add(message.url).size === 2) arrivals.resolve(undefined);
      };
      listener = await listenHttp(local, handler, systemClock, limits());
      const idle = open(new URL(listener.url).port).resume();
      await once(idle, 'connect');
      const slow = get(`${listener.url}/slow`);
      const stream = get(`${listener.url}/stream`);
      await arrivals.promise;
      const idleClosed = closed(idle);
      const closing = listener.close({ deadlineMs: 10_000, endStreams: () => endStream() });
      expect(await stream).to.equal(': hello\n\n');
      finish();
      expect(await slow).to.equal('done');
      await Promise.all([idleClosed, closing]);
      expect(listener.listening).to.equal(false);
    });

    it('answers invalid HTTP in the form of every error, and closes the connection', async () => {
      listener = await listenHttp(local, (_request, response) => response.end(), systemClock, limits());
      const { port } = new URL(listener.url);
      for (const [text, status, code] of [
        [`GET /?a=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers-too-large'],
        ['\u0000\u0001nonsense\r\n\r\n', 400, 'malformed-request'],
      ] as const) {
        const socket = open(port).setEncoding('utf8');
        socket.write(text);
        let answer = '';
        for await (const chunk of socket) answer += String(chunk);
        const [head, body = ''] = answer.split('\r\n\r\n');
        expect(head).to.match(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
        expect(head).to.contain(`Content-Length: ${body.length}`).and.to.contain('Connection: close');
        const shown = JSON.parse(body) as Record<string, unknown>;
        expect(shown).to.include({ Code: code }).and.to.have.keys('Message', 'Code', 'RequestId');
        expect(head).to.contain(`X-Request-Id: ${String(shown['RequestId'])}`);
      }
    });

    describe('a slow body', () => {
      /** A request with a long body, of which only a part has arrived. */
      const begin = async (
        port: string,
        part: string,
      ): Promise<{ socket: Socket; answer: Promise<string> }> => {
        const socket = open(port).setEncoding('utf8');
        socket.on('error', () => undefined);
        const answer = socket.toArray().then((parts) => parts.join(''));
        socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n');
        socket.write(part);
        await once(socket, 'ready');
        return { socket, answer };
      };

      it('is interrupted with 408 when the client stops sending', async () => {
        const clock = new VirtualClock();
        const arrived = Promise.withResolvers<undefined>();
        const handler = (message: IncomingMessage): void => {
          message.on('error', () => undefined).once('data', () => arrived.resolve(undefined));
        };
        listener = await listenHttp(local, handler, clock, limits());
        const { answer } = await begin(new URL(listener.url).port, 'x'.repeat(1_000));
        await arrived.promise;
        await clock.advance(130_000);
        expect(await answer)
          .to.match(/^HTTP\/1.1 408 /u)
          .and.contain('request-timeout');
      });

      it('gets more time after much of it has arrived', async () => {
        const clock = new VirtualClock();
        const much = 2_000_000;
        let received = 0;
        const arrived = Promise.withResolvers<undefined>();
        const handler = (message: IncomingMessage, response: ServerResponse): void => {
          message.on('data', (part: Buffer) => {
            received += part.length;
            if (received === much) arrived.resolve(undefined);
          });
          message.on('end', () => response.setHeader('Connection', 'close').end('done'));
        };
        listener = await listenHttp(local, handler, clock, limits());
        const { socket, answer } = await begin(new URL(listener.url).port, 'x'.repeat(much));
        await arrived.promise;
        await clock.advance(300_000);
        socket.write('x'.repeat(4_000_000 - much));
        expect(await answer).to.match(/^HTTP\/1.1 200 /u);
      });

      it('is not interrupted because the service processes it slowly', async () => {
        const clock = new VirtualClock();
        const begun = Promise.withResolvers<() => void>();
        const handler = (message: IncomingMessage, response: ServerResponse): void => {
          message.on('end', () => response.setHeader('Connection', 'close').end('done'));
          message.once('readable', () => begun.resolve(() => message.resume()));
        };
        listener = await listenHttp(local, handler, clock, limits());
        const { answer } = await begin(new URL(listener.url).port, 'x'.repeat(4_000_000));
        const goOn = await begun.promise;
        await clock.advance(3_600_000);
        goOn();
        expect(await answer).to.match(/^HTTP\/1.1 200 /u);
      });

      it('is not awaited after its refusal, at any speed', async () => {
        const clock = new VirtualClock();
        const refused = Promise.withResolvers<undefined>();
        const handler = (_message: IncomingMessage, response: ServerResponse): void => {
          response.writeHead(401).end('no', () => refused.resolve(undefined));
        };
        listener = await listenHttp(local, handler, clock, limits());
        const { answer } = await begin(new URL(listener.url).port, 'x'.repeat(3_900_000));
        await refused.promise;
        await clock.advance(130_000);
        expect(await answer).to.match(/^HTTP\/1.1 401 /u);
      });
    });

    it('is not awaited beyond its deadline', async () => {
      const clock = new VirtualClock();
      const arrived = Promise.withResolvers<undefined>();
      listener = await listenHttp(local, () => arrived.resolve(undefined), clock, limits());
      const hanging = get(listener.url).catch((error: unknown) => (error as NodeJS.ErrnoException).code);
      await arrived.promise;
      const closing = listener.close({ deadlineMs: 20, endStreams: () => undefined });
      await clock.advance(20);
      await closing;
      expect(await hanging).to.equal('ECONNRESET');
    });
  });
}
