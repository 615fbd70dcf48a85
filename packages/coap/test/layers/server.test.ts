import { expect } from 'chai';
import { CoapError, type CoapReply } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

/** A handler whose replies the test gives when it likes. */
function deferred(): { handler: () => Promise<CoapReply>; calls: ((reply: CoapReply) => void)[] } {
  const calls: ((reply: CoapReply) => void)[] = [];
  return { calls, handler: () => new Promise((resolve) => calls.push(resolve)) };
}

describe('server (RFC 7252 sections 4 and 5)', () => {
  afterEach(closeAll);

  it('TD_COAP_CORE_16 acknowledges after the processing delay, and repeats the separate response', async () => {
    const { handler, calls } = deferred();
    const { script, clock } = startLockstep({ handler });
    script.send({ type: 'CON', code: 'GET', id: 9, token: '09', path: ['slow'] });
    await clock.advance(49);
    await script.expectNothing();
    await clock.advance(1);
    await script.expect({ type: 'ACK', code: '0.00', id: 9, token: '' });
    script.send({ type: 'CON', code: 'GET', id: 9, token: '09', path: ['slow'] });
    await script.expect({ type: 'ACK', code: '0.00', id: 9 });
    calls[0]?.(text('done'));
    const separate = await script.expect({ type: 'CON', code: '2.05', token: '09', payload: 'done' });
    await clock.advance(2_000);
    await script.expect({ type: 'CON', code: '2.05', id: separate.messageId });
    script.send({ type: 'ACK', id: separate.messageId });
    await clock.advance(100_000);
    await script.expectNothing();
    script.send({ type: 'CON', code: 'GET', id: 9, token: '09', path: ['slow'] });
    await script.expect({ type: 'ACK', code: '0.00', id: 9 });
    expect(calls).to.have.length(1);
  });

  it('piggybacks what the handler says within the processing delay, and leaves no timer', async () => {
    const { handler, calls } = deferred();
    const { script, clock } = startLockstep({ handler });
    script.send({ type: 'CON', code: 'GET', id: 10 });
    await clock.advance(40);
    calls[0]?.(text('quick'));
    await script.expect({ type: 'ACK', code: '2.05', id: 10, payload: 'quick' });
    await clock.advance(1_000);
    await script.expectNothing();
    expect(clock.pendingTimers).to.equal(0);
  });

  it('gives up a separate response that is reset or never acknowledged', async () => {
    const { handler, calls } = deferred();
    const { script, clock } = startLockstep({ handler });
    for (const id of [11, 12]) script.send({ type: 'CON', code: 'GET', id });
    await clock.advance(50);
    await script.discard();
    calls.forEach((reply) => reply(text('x')));
    const first = await script.expect({ type: 'CON' });
    script.send({ type: 'RST', id: first.messageId });
    await script.expect({ type: 'CON' });
    await clock.advance(62_000);
    expect(await script.discard()).to.equal(4);
    expect(clock.pendingTimers).to.equal(0);
  });

  describe('deduplication (section 4.5)', () => {
    it('keeps quiet about a repeated non-confirmable request', async () => {
      let calls = 0;
      const { script } = startLockstep({ handler: () => text(`call ${++calls}`) });
      for (let count = 0; count < 3; count += 1) script.send({ type: 'NON', code: 'POST', id: 21 });
      await script.expect({ payload: 'call 1' });
      await script.expectNothing();
    });

    it('keeps quiet about a repetition while the handler is at work', async () => {
      const { handler, calls } = deferred();
      const { script, clock } = startLockstep({ handler });
      script.send({ type: 'CON', code: 'GET', id: 22 });
      script.send({ type: 'CON', code: 'GET', id: 22 });
      await script.expectNothing();
      expect(calls).to.have.length(1);
      calls[0]?.(text('x'));
      await script.expect({ type: 'ACK', id: 22 });
      await clock.advance(1_000);
      await script.expectNothing();
    });

    it('forgets after EXCHANGE_LIFETIME and NON_LIFETIME', async () => {
      let calls = 0;
      const { script, clock } = startLockstep({ handler: () => text(`${++calls}`) });
      for (const [type, lifetimeMs] of [
        ['CON', 247_000],
        ['NON', 145_000],
      ] as const) {
        calls = 0;
        script.send({ type, code: 'POST', id: 23 });
        await script.expect({ payload: '1' });
        await clock.advance(lifetimeMs - 1);
        script.send({ type, code: 'POST', id: 23 });
        await script.discard();
        expect(calls).to.equal(1);
        await clock.advance(1);
        script.send({ type, code: 'POST', id: 23 });
        await script.expect({ payload: '2' });
      }
    });

    it('tells peers apart, and other bytes under the same Message ID: a peer that was restarted', async () => {
      let calls = 0;
      const { script } = startLockstep({ handler: () => text(`${++calls}`) });
      script.send({ type: 'CON', code: 'POST', id: 24 });
      script.send({ type: 'CON', code: 'POST', id: 24 }, script.transport.peerOf('192.0.2.98', 5683));
      script.send({ type: 'CON', code: 'POST', id: 24, token: '01' });
      for (const payload of ['1', '2', '3']) await script.expect({ payload });
    });
  });

  describe('handlers', () => {
    it('a CoapError answers with its code and message, thrown or rejected', async () => {
      const error = new CoapError('4.12', 'Not now', { maxAgeSeconds: 9 });
      const { script } = startLockstep({
        handler: ({ path }) => {
          if (path[0] === 'sync') throw error;
          return Promise.reject(error);
        },
      });
      for (const path of ['sync', 'async']) {
        script.send({ type: 'CON', code: 'GET', id: path.length, path: [path] });
        await script.expect({ type: 'ACK', code: '4.12', payload: 'Not now', options: { 14: 9 } });
      }
    });

    it('any other error answers with 5.00, tells the peer nothing, and goes to onError', async () => {
      const { script, errors } = startLockstep({
        handler: () => {
          throw new Error('the password is 1234');
        },
      });
      script.send({ type: 'CON', code: 'GET', id: 71 });
      await script.expect({ code: '5.00', payload: '' });
      expect(errors.map(({ message }) => message)).to.deep.equal(['the password is 1234']);
    });

    it('a reply that cannot be sent answers with 5.00', async () => {
      const code = '2.05';
      const replies = [{ code: '2.999' }, { code, etag: Buffer.alloc(9) }, { code, contentFormat: -1 }];
      const { script, errors } = startLockstep({ handler: () => replies.shift() as CoapReply });
      for (let id = 72; id < 75; id += 1) {
        script.send({ type: 'CON', code: 'GET', id });
        await script.expect({ code: '5.00', id });
      }
      expect(errors).to.have.length(3);
    });

    it('afterSent is called after the response was sent, and its errors have no effect', async () => {
      const sent: number[] = [];
      const { script, errors, endpoint } = startLockstep({
        handler: () => ({
          code: '2.04',
          afterSent: () => {
            sent.push(endpoint.counters.datagramsSent);
            throw new Error('oops');
          },
        }),
      });
      script.send({ type: 'CON', code: 'POST', id: 75 });
      await script.expect({ code: '2.04' });
      expect(sent).to.deep.equal([1]);
      expect(errors).to.have.length(1);
    });

    it('beyond maxOpenRequests the answer is 5.03 with Max-Age', async () => {
      const { handler, calls } = deferred();
      const { script } = startLockstep({ handler, limits: { maxOpenRequests: 2 } });
      for (let id = 80; id < 83; id += 1) script.send({ type: 'CON', code: 'GET', id });
      await script.expect({ type: 'ACK', code: '5.03', id: 82, options: { 14: 5 } });
      calls.forEach((reply) => reply(text('late')));
      await script.discard();
      script.send({ type: 'CON', code: 'GET', id: 83 });
      await settle();
      expect(calls).to.have.length(3);
    });

    it('a handler that ends after the endpoint does no harm', async () => {
      const { handler, calls } = deferred();
      const { script, endpoint, clock, errors } = startLockstep({ handler });
      script.send({ type: 'CON', code: 'GET', id: 84 });
      await clock.advance(50);
      await script.discard();
      await endpoint.close();
      calls[0]?.(text('too late'));
      await settle();
      expect(clock.pendingTimers).to.equal(0);
      expect(errors).to.deep.equal([]);
    });
  });

  it('turns new peers away while all are busy', async () => {
    const { handler, calls } = deferred();
    const { script, endpoint } = startLockstep({ handler, limits: { maxPeers: 2 } });
    for (let port = 1; port <= 3; port += 1) {
      script.send({ type: 'CON', code: 'GET', id: 1 }, script.transport.peerOf('192.0.2.3', port));
    }
    expect(calls).to.have.length(2);
    expect(endpoint.counters.refused).to.equal(1);
    calls.forEach((reply) => reply(text('x')));
    await script.discard();
    script.send({ type: 'CON', code: 'GET', id: 1 }, script.transport.peerOf('192.0.2.3', 3));
    expect(calls).to.have.length(3);
  });
});
