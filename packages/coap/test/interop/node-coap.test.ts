import { expect } from 'chai';
import type { Observer, RequestHandler } from '../../src/index.ts';
import { closeAll, startUdp as start, text } from '../support/lockstep.ts';
import { NodeCoapPeer } from '../support/node-coap-peer.ts';

describe('interoperation with node-coap', () => {
  let foreign: NodeCoapPeer;

  before(() => {
    foreign = new NodeCoapPeer();
  });
  after(() => foreign.stop());
  afterEach(closeAll);

  describe('as its server', () => {
    const serve = async (handler: RequestHandler): Promise<number> =>
      (await start(handler)).transport.localAddress.port;

    it('answers a confirmable and a non-confirmable GET', async () => {
      const port = await serve(({ path, query }) => text(`${path.join('/')}?${query.join('&')}`));
      for (const confirmable of [true, false]) {
        const response = await foreign.ask({ port, pathname: '/a/b', query: 'c=d', confirmable });
        expect(response).to.deep.equal({ code: '2.05', payload: 'a/b?c=d' });
      }
    });

    it('answers separately after the processing delay', async () => {
      const port = await serve(async () => {
        await new Promise((resolve) => setTimeout(resolve, 120));
        return text('slow');
      });
      expect((await foreign.ask({ port, pathname: '/' })).payload).to.equal('slow');
    });

    it('hands out a body in blocks', async () => {
      const body = 'z'.repeat(5_000);
      const port = await serve(() => text(body));
      expect((await foreign.ask({ port, pathname: '/big' })).payload).to.equal(body);
    });

    it('takes a body in blocks', async () => {
      const port = await serve(({ payload }) => text(`got ${payload.length}`));
      const command = { port, pathname: '/up', method: 'PUT', payloadBytes: 3_000, block1: 0x06 } as const;
      expect((await foreign.ask(command)).payload).to.equal('got 3000');
    });

    it('is observed', async () => {
      let observer: Observer | undefined;
      let state = 0;
      const port = await serve((request) => {
        observer = request.acceptObserve({ onEnd: () => clearInterval(timer) });
        const timer = setInterval(
          () => observer?.notify(text(String((state += 1))), { confirmable: state === 1 }),
          30,
        );
        if (!observer) clearInterval(timer);
        return text('0');
      });
      expect((await foreign.ask({ port, pathname: '/o', observe: true })).payload).to.equal('0 1 2');
      observer?.end();
    });
  });

  describe('as its client', () => {
    it('requests, gets errors as responses, and moves bodies in blocks', async () => {
      const port = await foreign.listen();
      const client = await start();
      const peer = client.transport.peerOf('127.0.0.1', port);
      const found = await client.request(peer, { method: 'PUT', path: ['there'], payload: Buffer.from('p') });
      expect([found.code, found.payload.toString()]).to.deep.equal(['2.05', 'PUT 1']);
      expect((await client.request(peer, { method: 'GET', path: ['gone'] })).code).to.equal('4.04');
      const fetched = await client.request(peer, { method: 'GET', path: ['big'] });
      expect(fetched.payload).to.deep.equal(Buffer.alloc(4_000, 'b'));
      const sent = await client.request(peer, { method: 'PUT', path: ['up'], payload: Buffer.alloc(2_500) });
      expect(sent.payload.toString()).to.equal('PUT 2500');
    });

    it('observes, and cancels with a Reset', async () => {
      const port = await foreign.listen();
      const client = await start();
      const peer = client.transport.peerOf('127.0.0.1', port);
      const seen: string[] = [];
      let done = (): void => undefined;
      const three = new Promise<void>((resolve) => (done = resolve));
      const init = { method: 'GET', path: ['count'] } as const;
      const { response, observation } = await client.observe(peer, init, {
        onNotification: ({ payload }) => {
          seen.push(payload.toString());
          if (seen.length === 3) done();
        },
      });
      await three;
      expect([response.payload.toString(), ...seen]).to.deep.equal(['1', '2', '3', '4']);
      await observation?.cancel('passive');
    });
  });
});
