import { expect } from 'chai';
import { createEndpoint, OptionNumber } from '../../src/index.ts';
import type { CoapRequest, Message, Observer, RequestHandler } from '../../src/index.ts';
import { LossyLink, optionUint, VirtualClock, type LockstepPeer } from '@muster/testkit';
import { block as blockOf, converse } from '../support/blocks.ts';
import { closeAll, errorOf, startLockstep, text, tokenOf } from '../support/lockstep.ts';

const { block1, block2, contentFormat, etag, observe } = OptionNumber;
const block = (number: number, more: boolean): number => blockOf(number, more, 16);

const fetch = (script: LockstepPeer, id: number, options: Record<number, number>, payload = ''): void =>
  script.send({ type: 'CON', code: 'FETCH', id, options: { [contentFormat]: 0, ...options }, payload });

describe('FETCH, PATCH and iPATCH (RFC 8132)', () => {
  afterEach(closeAll);

  it('hand method, Content-Format and payload to the handler', async () => {
    const seen: CoapRequest[] = [];
    const { script } = startLockstep({
      handler: (request) => {
        seen.push(request);
        return text('ok');
      },
    });
    for (const [at, code] of (['FETCH', 'PATCH', 'iPATCH'] as const).entries()) {
      script.send({ type: 'CON', code, id: at, options: { [contentFormat]: 112 }, payload: code });
      await script.expect({ code: '2.05', id: at });
      expect(seen[at]).to.include({ method: code, contentFormat: 112 });
      expect(seen[at]?.payload.toString()).to.equal(code);
    }
  });

  it('are answered with 4.00 without a Content-Format, and never sent without', async () => {
    const { script, endpoint } = startLockstep({ handler: () => text('no') });
    for (const [at, method] of (['FETCH', 'PATCH', 'iPATCH'] as const).entries()) {
      script.send({ type: 'CON', code: method, id: at, payload: 'q' });
      await script.expect({ code: '4.00', id: at });
      const sending = endpoint.request(script.peer, { method, path: [], payload: Buffer.from('q') });
      expect(await errorOf(sending)).to.have.property('kind', 'invalid');
    }
    await script.expectNothing();
  });

  it('the payload is part of what a FETCH asks for: two bodies are handed out side by side', async () => {
    let calls = 0;
    const { script } = startLockstep({
      handler: ({ payload }) => {
        calls += 1;
        return text(payload.toString().repeat(20));
      },
      limits: { blockSize: 16 },
    });
    let id = 1;
    const ask = (payload: string, number: number): void =>
      fetch(script, id++, { [block2]: block(number, false) }, payload);
    for (const number of [0, 1]) {
      for (const payload of ['a', 'b']) {
        ask(payload, number);
        await script.expect({ code: '2.05', payload: payload.repeat(number === 0 ? 16 : 4) });
      }
    }
    expect(calls).to.equal(2);
  });

  it('later blocks may be asked for without the payload: those of the latest body', async () => {
    const handler: RequestHandler = ({ payload }) => text(payload.toString().repeat(20));
    const { script } = startLockstep({ handler, limits: { blockSize: 16 } });
    fetch(script, 1, {}, 'a');
    await script.expect({ code: '2.05' });
    fetch(script, 2, { [block2]: block(1, false) });
    await script.expect({ code: '2.05', payload: 'aaaa' });
  });

  it('an observation whose question goes in blocks: one token, Observe in all, one observer', async () => {
    const { script, endpoint } = startLockstep({ limits: { blockSize: 16 } });
    const init = { method: 'FETCH', path: [], contentFormat: 112, payload: Buffer.alloc(40, 'q') } as const;
    const seen: string[] = [];
    const pending = endpoint.observe(script.peer, init, {
      onNotification: ({ payload }) => void seen.push(payload.toString()),
    });
    const upload = async (register: 0 | 1, last: Record<number, number>): Promise<Message> => {
      const part = (number: number) => ({ [block1]: block(number, number < 2) });
      const asked = (number: number) => ({ ...part(number), [observe]: register });
      const sent = await converse(
        script,
        [asked(0), '2.31', part(0)],
        [asked(1), '2.31', part(1)],
        [asked(2), '2.05', { ...part(2), ...last }, 'first'],
      );
      return sent[2]!;
    };
    const last = await upload(0, { [observe]: 1 });
    const { observation } = await pending;
    expect(observation?.token).to.deep.equal(last.token);
    const note = { token: tokenOf(last), options: { [observe]: 2 }, payload: 'second' };
    script.send({ type: 'NON', code: '2.05', id: 700, ...note });
    expect(seen).to.deep.equal(['second']);
    const cancelled = observation?.cancel();
    expect((await upload(1, {})).token).to.deep.equal(last.token);
    await cancelled;
    await script.expectNothing();
  });

  it('an observation with question and states in blocks, between two endpoints', async () => {
    const clock = new VirtualClock();
    const link = new LossyLink(clock);
    const observers: Observer[] = [];
    const questions: string[] = [];
    const ends: string[] = [];
    const server = createEndpoint({
      transport: link.right,
      clock,
      limits: { blockSize: 32 },
      handler: (request) => {
        questions.push(request.payload.toString());
        const observer = request.acceptObserve({ onEnd: (reason) => void ends.push(reason) });
        if (observer) observers.push(observer);
        return { ...text('s'.repeat(100)), etag: Buffer.from('1') };
      },
    });
    const client = createEndpoint({ transport: link.left, clock });
    const seen: string[] = [];
    const question = Buffer.alloc(2_000, 'q');
    const pending = client.observe(
      client.transport.peerOf('192.0.2.2', 5683),
      { method: 'FETCH', path: ['c'], contentFormat: 112, payload: question },
      { onNotification: ({ payload }) => void seen.push(payload.toString()) },
    );
    await clock.advance(1_000);
    const { response, observation } = await pending;
    expect(response.payload.toString()).to.equal('s'.repeat(100));
    expect(questions).to.deep.equal([question.toString()]);
    observers[0]?.notify({ ...text('t'.repeat(90)), etag: Buffer.from('2') }, { confirmable: true });
    await clock.advance(1_000);
    expect(seen).to.deep.equal(['t'.repeat(90)]);
    const cancelled = observation?.cancel();
    await clock.advance(1_000);
    await cancelled;
    expect(ends).to.deep.equal(['deregistered']);
    await Promise.all([server.close(), client.close()]);
  });

  it('different PATCHes in blocks do not mix', async () => {
    const bodies: string[] = [];
    const { script } = startLockstep({
      handler: ({ payload }) => {
        bodies.push(payload.toString());
        return { code: '2.04' };
      },
    });
    let id = 1;
    for (const number of [0, 1]) {
      const more = number === 0;
      for (const code of ['PATCH', 'iPATCH']) {
        const payload = code[0]?.repeat(more ? 16 : 1) ?? '';
        const options = { [contentFormat]: 0, [block1]: block(number, more) };
        script.send({ type: 'CON', code, id: id++, options, payload });
        const answer = await script.expect({ code: more ? '2.31' : '2.04' });
        expect(optionUint(answer, block1)).to.equal(block(number, more));
        expect(optionUint(answer, etag)).to.equal(undefined);
      }
    }
    expect(bodies).to.deep.equal(['P'.repeat(17), 'i'.repeat(17)]);
  });
});
