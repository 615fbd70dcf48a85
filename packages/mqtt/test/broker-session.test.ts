import { expect } from 'chai';
import type { Client } from 'aedes';
import { Session } from '../src/broker-session.ts';

/** Messages that a client may leave unacknowledged. */
const MAX_UNACKNOWLEDGED = 64;

describe('session of an MQTT client', () => {
  const sent: { readonly qos: number }[] = [];
  let isClosed = false;
  let session: Session<string>;

  beforeEach(() => {
    sent.length = 0;
    isClosed = false;
    const connection = {
      id: 'lamp',
      connected: true,
      publish: (packet: { readonly qos: number }, done: () => void) => {
        sent.push(packet);
        done();
      },
      close: () => {
        isClosed = true;
      },
    };
    session = new Session('peer', connection as unknown as Client, '127.0.0.1:1', () => undefined);
  });

  it('a client that leaves 64 messages unacknowledged is disconnected', async () => {
    session.subscribed('down', 1);
    const waits = Array.from({ length: MAX_UNACKNOWLEDGED }, () => session.send('down', '{}', 1));
    expect(isClosed).to.equal(false);
    const error: unknown = await session.send('down', '{}', 1).catch((reason: unknown) => reason);
    expect(String(error)).to.include('has not acknowledged 64 messages');
    expect([isClosed, sent.length]).to.deep.equal([true, MAX_UNACKNOWLEDGED]);
    session.ended();
    const results = await Promise.allSettled(waits);
    expect(new Set(results.map(({ status }) => status))).to.deep.equal(new Set(['rejected']));
  });

  it('acknowledged messages make room, and QoS 0 needs none', async () => {
    session.subscribed('down', 1);
    session.subscribed('errors', 0);
    for (let index = 0; index < 2 * MAX_UNACKNOWLEDGED; index += 1) {
      const wait = session.send('down', '{}', 1);
      session.acknowledged();
      await wait;
      await session.send('errors', '{}', 1);
    }
    expect(isClosed).to.equal(false);
  });
});
