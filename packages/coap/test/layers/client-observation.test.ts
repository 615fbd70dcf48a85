import { expect } from 'chai';
import { isNewer } from '../../src/layers/observe-order.ts';
import { CoapOverloadError, OptionNumber, type Observation } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { block } from '../support/blocks.ts';
import { answer, closeAll, errorOf, startLockstep, tokenOf } from '../support/lockstep.ts';
import { note, recording, startObserving, temperature } from '../support/observing.ts';

const { observe, block2, etag } = OptionNumber;

describe('observing (RFC 7641 section 3)', () => {
  afterEach(closeAll);

  it('is no observation when the peer answers without Observe, or with an error', async () => {
    for (const code of ['2.05', '4.04']) {
      const { endpoint, script } = startLockstep();
      const pending = endpoint.observe(script.peer, temperature, { onNotification: () => undefined });
      const sent = await script.expect();
      answer(script, sent, code);
      const { response, observation } = await pending;
      expect(response.code).to.equal(code);
      expect(observation).to.equal(undefined);
      script.send(note(3, 2, tokenOf(sent)));
      await script.expect({ type: 'RST', id: 3 });
    }
  });

  it('takes a notification that follows its first response at once', async () => {
    const { endpoint, script } = startLockstep();
    const { seen, handlers } = recording();
    const pending = endpoint.observe(script.peer, temperature, handlers);
    const sent = await script.expect();
    answer(script, sent, '2.05', { [observe]: 1 });
    script.send(note(4, 2, tokenOf(sent), 'at once'));
    await pending;
    expect(seen).to.deep.equal(['at once']);
  });

  it('acknowledges a confirmable notification only when onNotification has resolved', async () => {
    const stored: (() => void)[] = [];
    const { script, token } = await startObserving({
      onNotification: () => new Promise((resolve) => stored.push(resolve)),
    });
    const notification = note(20, 11, token);
    for (let time = 0; time < 2; time += 1) script.send(notification);
    await script.expectNothing();
    expect(stored).to.have.length(1);
    stored[0]?.();
    await script.expect({ type: 'ACK', id: 20 });
    script.send(notification);
    await script.expect({ type: 'ACK', id: 20 });
    expect(stored).to.have.length(1);
  });

  for (const how of ['rejects', 'throws'] as const) {
    it(`does not acknowledge when onNotification ${how}, and takes the repetition as new`, async () => {
      let calls = 0;
      const { script, token, errors } = await startObserving({
        onNotification: () => {
          calls += 1;
          if (calls > 1) return undefined;
          if (how === 'throws') throw new Error('disk full');
          return Promise.reject(new Error('disk full'));
        },
      });
      const notification = note(21, 11, token);
      script.send(notification);
      await script.expectNothing();
      expect(errors.map(({ message }) => message)).to.deep.equal(['disk full']);
      script.send(notification);
      await script.expect({ type: 'ACK', id: 21 });
      expect(calls).to.equal(2);
    });
  }

  /** An observation whose peer has been sent the end of it. */
  async function cancelling() {
    const observing = await startObserving();
    const { script, token, observation } = observing;
    const cancelled = observation.cancel();
    // A test may look at the failure later.
    cancelled.catch(() => undefined);
    const sent = await script.expect({ type: 'CON', code: 'GET', token, options: { [observe]: 1 } });
    return { ...observing, cancelled, sent };
  }

  it('cancelling: an answer that still carries Observe ends it too', async () => {
    const { script, observation, cancelled, sent } = await cancelling();
    answer(script, sent, '2.05', { [observe]: 1 });
    await cancelled;
    expect(observation.active).to.equal(false);
  });

  it('cancelling: a peer that acknowledges and never answers is not waited for', async () => {
    const { script, token, clock, cancelled, sent } = await cancelling();
    script.send({ type: 'ACK', code: '0.00', id: sent.messageId });
    await settle();
    await clock.advance(2_000);
    await cancelled;
    script.send(note(36, 12, token));
    await script.expect({ type: 'RST', id: 36 });
  });

  it('cancelling: fails when the peer does not even acknowledge', async () => {
    const { observation, clock, cancelled } = await cancelling();
    await clock.advance(200_000);
    expect(await errorOf(cancelled)).to.include({ kind: 'timeout', acknowledged: false });
    expect(observation.active).to.equal(false);
  });

  it('notifications from a peer that was never asked anything are dropped, or reset where that is set', async () => {
    for (const resetUnknownPeers of [false, true]) {
      const { script } = startLockstep({ resetUnknownPeers });
      const stranger = script.transport.peerOf('192.0.2.200', 4_000);
      for (const id of [34, 35]) {
        script.send(note(id, id, 'aa'), stranger);
        if (resetUnknownPeers) await script.expect({ type: 'RST', id });
        else await script.expectNothing();
      }
    }
  });

  it('resumeObservation takes up an observation of an earlier process', async () => {
    const { endpoint, script } = startLockstep();
    const { seen, handlers } = recording();
    const token = Buffer.from('c0ffee', 'hex');
    const observation = endpoint.resumeObservation(script.peer, token, temperature, handlers, 7);
    for (const sequence of [3, 4]) {
      script.send(note(60 + sequence, sequence, 'c0ffee', `after a restart: ${sequence}`));
      await script.expect({ type: 'ACK', id: 60 + sequence });
    }
    expect(seen).to.deep.equal(['after a restart: 3', 'after a restart: 4']);
    const cancelled = observation.cancel();
    answer(script, await script.expect({ token: 'c0ffee', options: { [observe]: 1 } }));
    await cancelled;
  });

  it('a resumed observation acknowledges what the earlier process has taken, and takes it no second time', async () => {
    const { endpoint, script } = startLockstep();
    const { seen, handlers } = recording();
    endpoint.resumeObservation(script.peer, Buffer.from('c0ffee', 'hex'), temperature, handlers, 7);
    for (const [id, sequence, payload] of [
      [60, 7, 'taken before'],
      [61, 8, 'new'],
      [62, 8, 'new again'],
      [63, 9, 'newer'],
    ] as const) {
      script.send(note(id, sequence, 'c0ffee', payload));
      await script.expect({ type: 'ACK', id });
    }
    expect(seen).to.deep.equal(['new', 'newer']);
    await endpoint.close();
  });

  it('observations are bounded by themselves: they take no place of a request, nor a request theirs', async () => {
    const { endpoint, script } = startLockstep({ limits: { maxPendingRequests: 1, maxObservations: 2 } });
    const handlers = { onNotification: () => undefined };
    const resume = (token: string): Observation =>
      endpoint.resumeObservation(script.peer, Buffer.from(token, 'hex'), temperature, handlers);
    resume('c0');
    const second = resume('c1');
    expect(() => resume('c2')).to.throw(CoapOverloadError);
    const asked = await errorOf(endpoint.observe(script.peer, temperature, handlers));
    expect(asked).to.be.instanceOf(CoapOverloadError);
    const answered = endpoint.request(script.peer, temperature);
    const sent = await script.expect({ code: 'GET' });
    expect(await errorOf(endpoint.request(script.peer, temperature))).to.be.instanceOf(CoapOverloadError);
    answer(script, sent);
    await answered;
    await second.cancel('passive');
    expect(resume('c3').active).to.equal(true);
  });

  describe('block-wise notifications (RFC 7959 section 2.6)', () => {
    const first = { [block2]: block(0, true, 16), [etag]: 'e' };
    const last = { [block2]: block(1, false, 16), [etag]: 'e' };
    const full = 'a'.repeat(16);

    it('the signal of the Observe ends the asking, not what comes after: the rest is fetched', async () => {
      const abort = new AbortController();
      const { script, token, observation, seen } = await startObserving({}, {}, abort.signal);
      abort.abort();
      expect(observation.active).to.equal(true);
      script.send(note(72, 11, token, full, first));
      answer(script, await script.expect({ code: 'GET', options: { [block2]: 16 } }), '2.05', last, 'b');
      await script.expect({ type: 'ACK', id: 72 });
      expect(seen).to.deep.equal([`${full}b`]);
    });

    it('a newer notification makes one whose rest is still fetched obsolete', async () => {
      const { script, token, seen } = await startObserving();
      script.send({ ...note(71, 11, token, full, first), type: 'NON' });
      const rest = await script.expect();
      expect(seen).to.deep.equal([]);
      script.send({ ...note(72, 12, token, 'newer'), type: 'NON' });
      answer(script, rest, '2.05', last, 'b');
      await settle();
      expect(seen).to.deep.equal(['newer']);
    });

    it('does not acknowledge when the rest cannot be had', async () => {
      const { script, token, seen, errors } = await startObserving();
      script.send(note(73, 11, token, full, first));
      const rest = await script.expect();
      script.send({ type: 'RST', id: rest.messageId });
      await script.expectNothing();
      expect(seen).to.deep.equal([]);
      expect(errors).to.have.length(1);
    });
  });

  it('rejects when there is no first response', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.observe(script.peer, temperature, { onNotification: () => undefined }));
    const sent = await script.expect();
    script.send({ type: 'RST', id: sent.messageId });
    expect(await pending).to.have.property('kind', 'reset');
  });
});

describe('order of notifications (RFC 7641 section 3.4)', () => {
  for (const [before, sequence, newer] of [
    [1, 2, true],
    [2, 1, false],
    [5, 5, false],
    [0xff_ffff, 0, true],
    [0, 0xff_ffff, false],
    [0, 2 ** 23 - 1, true],
    [0, 2 ** 23, false],
    [2 ** 23 + 1, 0, true],
    [2 ** 23, 0, false],
  ] as const) {
    it(`${sequence} after ${before} is ${newer ? 'newer' : 'older'}`, () => {
      expect(isNewer(before, 0, sequence, 1_000)).to.equal(newer);
    });
  }

  it('anything is newer after more than 128 s', () => {
    expect(isNewer(9, 0, 1, 128_000)).to.equal(false);
    expect(isNewer(9, 0, 1, 128_001)).to.equal(true);
  });
});
