import { expect } from 'chai';
import { contentFormats, createEndpoint, createUdpTransport, notifications } from '../../src/index.ts';
import type { CoapRequest, Endpoint, Observer } from '../../src/index.ts';
import { closeAll, errorOf, startUdp as start, text } from '../support/lockstep.ts';

describe('endpoint over UDP', () => {
  const peerOf = (from: Endpoint, to: Endpoint) =>
    from.transport.peerOf('127.0.0.1', to.transport.localAddress.port);
  afterEach(closeAll);

  it('carries method, path, query, formats and payload there and back', async () => {
    let seen: CoapRequest | undefined;
    const reply = {
      code: '2.01',
      payload: Buffer.from('ok'),
      contentFormat: contentFormats['application/json'],
      maxAgeSeconds: 5,
      etag: Buffer.from('v1'),
      locationPath: ['rd', 'ä/ö'],
    } as const;
    const server = await start((request) => {
      seen = request;
      return reply;
    });
    const client = await start();
    const init = {
      method: 'iPATCH',
      path: ['a b', 'ü', ''],
      query: ['ep=x', 'b=U'],
      contentFormat: 11_542,
      accept: 110,
      payload: Buffer.from([1, 2, 3]),
    } as const;
    const response = await client.request(peerOf(client, server), init);
    expect(seen).to.deep.include({ ...init, confirmable: true });
    expect(response).to.deep.include({ ...reply, contentFormat: 50 });
  });

  it('resolves with error responses', async () => {
    const server = await start();
    const client = await start();
    const response = await client.request(peerOf(client, server), { method: 'GET', path: ['nothing'] });
    expect(response.code).to.equal('4.04');
  });

  it('refuses requests that cannot be sent', async () => {
    const client = await start();
    const peer = client.transport.peerOf('127.0.0.1', 9);
    const init = { method: 'GET', path: ['x'] } as const;
    for (const bad of [
      { ...init, path: ['x'.repeat(256)] },
      { ...init, accept: 65_536 },
      { ...init, method: 'FETCH' as const, payload: Buffer.from('q') },
    ]) {
      expect(await errorOf(client.request(peer, bad))).to.have.property('kind', 'invalid');
    }
    const aborted = await errorOf(client.request(peer, { ...init, signal: AbortSignal.abort() }));
    expect(aborted).to.have.property('name', 'AbortError');
  });

  it('moves long bodies in blocks both ways', async () => {
    const body = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at & 0xff));
    const server = await start(({ payload }) => ({ code: '2.04', payload }));
    const client = await start();
    const init = { method: 'POST', path: ['echo'], payload: body } as const;
    const response = await client.request(peerOf(client, server), init);
    expect(response.payload.equals(body)).to.equal(true);
  });

  it('notifications: an async iterable, left with break, which cancels', async () => {
    const ends: string[] = [];
    let observer: Observer | undefined;
    const server = await start((request) => {
      observer = request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
      return text('0');
    });
    const client = await start();
    const seen: string[] = [];
    const init = { method: 'GET', path: ['n'] } as const;
    for await (const response of notifications(client, peerOf(client, server), init)) {
      seen.push(response.payload.toString());
      if (seen.length === 4) break;
      observer?.notify(text(String(seen.length)), { confirmable: true });
    }
    expect(seen).to.deep.equal(['0', '1', '2', '3']);
    expect(ends).to.deep.equal(['deregistered']);
  });

  it('notifications: end with the observation, and throw on abort and close', async () => {
    const observers: Observer[] = [];
    const server = await start((request) => {
      const observer = request.acceptObserve({ onEnd: () => undefined });
      if (observer) observers.push(observer);
      return text('0');
    });
    const client = await start();
    const consume = async (signal?: AbortSignal): Promise<number> => {
      let count = 0;
      const options = signal ? { signal } : {};
      const init = { method: 'GET', path: ['n'] } as const;
      for await (const response of notifications(client, peerOf(client, server), init, options)) {
        expect(response.peer.address).to.equal('127.0.0.1');
        count += 1;
        if (count === 1) onFirst();
      }
      return count;
    };
    let onFirst = (): void => observers[0]?.notify({ code: '4.04' }, { confirmable: true });
    expect(await consume()).to.equal(2);
    const abort = new AbortController();
    onFirst = () => abort.abort();
    expect(await errorOf(consume(abort.signal))).to.have.property('name', 'AbortError');
    onFirst = () => void client.close();
    expect(await errorOf(consume())).to.have.property('kind', 'closed');
  });

  it('refuses settings that make no sense', async () => {
    const transport = await createUdpTransport();
    expect(() => createEndpoint({ transport, parameters: { ackTimeoutMs: -1 } })).to.throw(RangeError);
    expect(() => createEndpoint({ transport, limits: { maxPeers: Number.NaN } })).to.throw(RangeError);
    await transport.close();
  });
});
