import { expect } from 'chai';
import type { ServerResponse } from 'node:http';
import {
  AuthenticationError,
  ConnectionError,
  InvalidResponseError,
  type MusterEvent,
} from '../src/index.ts';
import { sendJson, type Answer } from '@muster/testkit';
import { json, otherId, rejection, secret, someId, withService } from './support/fixture.ts';

const event = (id: number): MusterEvent => ({
  id: String(id),
  type: 'measurement',
  time: 1_790_000_000_000 + id,
  deviceNetworkId: otherId,
  deviceId: someId,
  smartObjectId: someId,
  resourceId: otherId,
  data: { r: otherId, ruri: '/3303/0/5700', UnixTimestamp: 1_790_000_000_000, d: '', v: id, sv: 'grün\n' },
});

const wire = (id: number): string => `id: ${id}\nevent: measurement\ndata: ${JSON.stringify(event(id))}\n\n`;

const stream = (then: (response: ServerResponse, connection: number) => unknown): Answer =>
  ((connection) => (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 1\n: hello\n\n');
    then(response, (connection += 1));
  })(0);

async function take(events: AsyncIterable<MusterEvent>, count: number): Promise<string[]> {
  const ids: string[] = [];
  for await (const one of events) {
    ids.push(one.id);
    if (ids.length === count) break;
  }
  return ids;
}

describe('events.stream', () => {
  it('returns events as they arrive, however they are split into packets', () =>
    withService(async (service, client) => {
      service.answer(
        stream((response) => {
          const bytes = Buffer.from(wire(1) + wire(2));
          for (const byte of bytes) response.write(Buffer.of(byte));
        }),
      );
      const seen: MusterEvent[] = [];
      for await (const one of client.events.stream()) {
        seen.push(one);
        if (seen.length === 2) break;
      }
      expect(seen).to.deep.equal([event(1), event(2)]);
    }));

  it('sends filters and the key', () =>
    withService(async (service, client) => {
      service.answer(stream((response) => void response.write(wire(1))));
      const filter = { deviceId: someId, types: ['measurement', 'device.offline'] } as const;
      await take(client.events.stream({ ...filter, lastEventId: '7' }), 1);
      const [request] = service.received;
      expect(request?.url).to.equal(
        `/api/v3/events/stream?deviceId=${someId}&types=measurement,device.offline`,
      );
      expect(request?.headers).to.include({
        authorization: `Bearer ${secret}`,
        accept: 'text/event-stream',
        'last-event-id': '7',
      });
    }));

  it('connects again behind the last event when the stream is cut in the middle of one', () =>
    withService(async (service, client) => {
      const broken: Error[] = [];
      service.answer(
        stream((response, connection) => {
          if (connection > 1) {
            response.write(wire(2) + wire(3));
          } else {
            response.write(wire(1) + wire(2).slice(0, 60));
            setImmediate(() => response.destroy());
          }
        }),
      );
      const ids = await take(client.events.stream({ onDisconnect: (error) => broken.push(error) }), 3);
      expect(ids).to.deep.equal(['1', '2', '3']);
      expect(service.received.map((request) => request.headers['last-event-id'])).to.deep.equal([
        undefined,
        '1',
      ]);
      expect(broken.map((error) => error.name)).to.deep.equal(['ConnectionError']);
    }));

  it('connects again when the service ends the stream, or is busy for a while', () =>
    withService(async (service, client) => {
      let connection = 0;
      service.answer((_request, response) => {
        connection += 1;
        if (connection === 2) {
          sendJson(response, 503, { Message: 'Busy' }, { 'Retry-After': '0' });
        } else {
          response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          response.end(wire(connection));
        }
      });
      expect(await take(client.events.stream(), 2)).to.deep.equal(['1', '3']);
    }));

  it('connects again when nothing comes for too long', () =>
    withService(async (service, client) => {
      service.answer(stream((response, connection) => connection > 1 && response.write(wire(1))));
      expect(await take(client.events.stream({ idleTimeoutMs: 30 }), 1)).to.deep.equal(['1']);
      expect(service.received.length).to.be.greaterThan(1);
    }));

  it('ends with the stream when it shall not connect again', () =>
    withService(async (service, client) => {
      service.answer(stream((response) => void response.end(wire(1))));
      expect(await take(client.events.stream({ reconnect: false }), 9)).to.deep.equal(['1']);
    }));

  it('closes the connection when the loop is left, and when the signal fires', () =>
    withService(async (service, client) => {
      let closed = 0;
      service.answer(
        stream((response) => {
          response.on('close', () => (closed += 1));
          response.write(wire(1));
        }),
      );
      await take(client.events.stream(), 1);
      const controller = new AbortController();
      const reason = new Error('Done.');
      const error = await rejection(
        (async () => {
          for await (const one of client.events.stream({ signal: controller.signal })) {
            expect(one.id).to.equal('1');
            controller.abort(reason);
          }
        })(),
      );
      expect(error).to.equal(reason);
      while (closed < 2) await new Promise((resolve) => setImmediate(resolve));
    }));

  it('passes on what no new connection would change', () =>
    withService(async (service, client) => {
      service.answer(json(401, { Message: 'No key.' }));
      expect(await rejection(take(client.events.stream(), 1))).to.be.instanceOf(AuthenticationError);
      service.answer(json(200, {}));
      expect(await rejection(take(client.events.stream(), 1))).to.be.instanceOf(InvalidResponseError);
      service.answer(stream((response) => void response.write('data: {"id":\n\n')));
      expect(await rejection(take(client.events.stream(), 1))).to.be.instanceOf(InvalidResponseError);
      service.answer((_request, response) => void response.destroy());
      expect(await rejection(take(client.events.stream(), 1))).to.be.instanceOf(ConnectionError);
    }));

  it('does not put together an event without end', () =>
    withService(async (service, client) => {
      service.answer(
        stream((response) => {
          const line = `data: ${'x'.repeat(1_000_000)}\n`;
          for (let count = 0; count < 6; count += 1) response.write(line);
        }),
      );
      expect((await rejection(take(client.events.stream(), 1))).message).to.equal('An event is too long.');
    }));
});
