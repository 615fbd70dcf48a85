import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';
import type { Response } from 'express';
import { RemoteEvents } from '../../../src/api/remote-operations.ts';
import { EventStreams } from '../../../src/features/event-streams/http/event-streams.ts';

const deviceNetworkId = 'network';

/** A response that keeps its text. */
class Page extends EventEmitter {
  text = '';
  writableLength = 0;
  hasBegun = false;
  /** Why it was refused. */
  refusal: unknown;
  status(): this {
    return this;
  }
  setHeader(): this {
    return this;
  }
  flushHeaders(): void {
    this.hasBegun = true;
  }
  write(text: string): void {
    this.text += text;
  }
  end(): void {
    this.emit('close');
  }
}

describe('event streams while the gateway is away', () => {
  /** Ends the questions to the gateway. */
  let answers: { readonly resolve: () => void; readonly reject: (error: Error) => void }[];
  let events: RemoteEvents;
  let streams: EventStreams;

  beforeEach(() => {
    answers = [];
    const follow = (): Promise<void> =>
      new Promise((resolve, reject) => void answers.push({ resolve, reject }));
    events = new RemoteEvents({ follow, replay: async () => [] }, () => undefined);
    const isAllowed = async (): Promise<boolean> => true;
    const onDropped = (): void => undefined;
    streams = new EventStreams({ events, clock: systemClock, isAllowed, maxStreams: 10, onDropped });
  });

  afterEach(() => streams.close());

  function open(): Page {
    const page = new Page();
    const owner = { apiKeyId: 'key', deviceNetworkId } as Parameters<EventStreams['open']>[1];
    const request = { filter: { deviceNetworkId }, hasTraffic: false, lastEventId: undefined };
    const opening = streams.open(page as unknown as Response, owner, request);
    opening.catch((error: unknown) => (page.refusal = error));
    return page;
  }

  const emit = (): void =>
    events.take([
      {
        event: { type: 'device.updated', deviceNetworkId, deviceId: 'd', endpointName: 'e' },
        stamp: { id: 'run-1', time: 0 },
      },
    ]);
  const count = ({ text }: Page): number => text.split('id: run-1\n').length - 1;

  it('begin when no further event can be missed', async () => {
    const page = open();
    await turn();
    expect(page.hasBegun).to.equal(false);
    answers[0]?.resolve();
    await turn();
    expect(page.hasBegun).to.equal(true);
    expect(page.text).to.contain(': connected');
  });

  it('are refused with the reason if the gateway cannot be asked, or if they end before they have begun', async () => {
    const [page, other] = [open(), open()];
    answers[0]?.reject(new Error('away'));
    await turn();
    for (const one of [page, other]) expect(one.refusal).to.have.property('message', 'away');
    expect(streams.size).to.equal(0);
    const late = open();
    streams.endAll();
    answers[1]?.resolve();
    await turn();
    expect(late.refusal).to.have.property('code', 'shutting-down');
    expect([page, other, late].map(({ hasBegun }) => hasBegun)).to.deep.equal([false, false, false]);
  });

  it('show an event once, although the subscription of an earlier stream has not ended', async () => {
    open().end();
    const page = open();
    answers[1]?.resolve();
    await turn();
    emit();
    expect(count(page)).to.equal(1);
  });

  it('show an event once after a subscription has failed', async () => {
    open();
    answers[0]?.reject(new Error('no gateway'));
    await turn();
    const page = open();
    answers[1]?.resolve();
    await turn();
    emit();
    expect(count(page)).to.equal(1);
  });
});
