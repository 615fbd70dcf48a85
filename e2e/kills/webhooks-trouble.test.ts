/**
 * Webhooks with faulty receivers: invalid certificates, requests held open, and consumers that are deleted during a
 * delivery.
 */
import { until } from '@muster/testkit';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { createWebhookSecret } from '@muster/sdk';
import { collectable, heldMegabytes } from '../support/process-figures.ts';
import type { RawDevice } from '../support/raw-device.ts';
import { TestAuthority, type ServerIdentity } from '../support/test-authority.ts';
import { useServer, type TestServer } from '../support/test-server.ts';
import { startWebhookReceiver, valueOf, type WebhookReceiver } from '../support/webhook-receiver.ts';

const CONSUMERS = 60;
const VALUES_PER_MESSAGE = 50;
const MESSAGES = 60;
const flags = ['--requests-per-minute=0', '--webhook-targets=loopback', '--webhook-first-delay-seconds=0.2'];

describe('webhooks whose receivers are in trouble', () => {
  const secret = createWebhookSecret();
  let device: RawDevice;
  let receiver: WebhookReceiver;
  const others: Server[] = [];

  beforeEach(async () => {
    receiver = await startWebhookReceiver(secret);
  });

  afterEach(async () => {
    for (const other of others.splice(0)) {
      other.closeAllConnections();
      other.close();
    }
    await receiver.close();
  });

  /** Resolves when the service has acknowledged it. */
  const report = async (...values: readonly number[]): Promise<void> => {
    const base = { bn: '/3303/0/5700', bt: Math.floor(Date.now() / 1000) - values.length };
    const payload = JSON.stringify(values.map((v, t) => ({ ...(t === 0 ? base : {}), v, t })));
    expect((await device.request('0.02', '/dp', { contentFormat: 110, payload })).code).to.equal('2.04');
  };

  const listen = async (one: Server): Promise<number> => {
    others.push(one);
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
    return (one.address() as AddressInfo).port;
  };

  const consumerOf = async (of: TestServer, Name: string, HttpEndpoint: string): Promise<string> => {
    const request = { Name, HttpEndpoint, Secret: secret, EventTypes: ['measurement' as const] };
    return (await of.client.eventConsumers.create(request)).Id;
  };

  describe('without TLS', () => {
    const server = useServer({
      each: true,
      env: { NODE_OPTIONS: collectable },
      flags: [...flags, '--webhook-timeout-seconds=300'],
    });

    beforeEach(async () => {
      device = await server.register('buoy-1');
    });

    it('a consumer that is deleted in mid-delivery: its connection ends, nothing of it stays, and the others go on', async () => {
      const held: IncomingMessage[] = [];
      const slow = createHttpServer((request) => void held.push(request.resume()));
      const port = await listen(slow);
      const slowId = await consumerOf(server, 'slow', `http://127.0.0.1:${port}/`);
      const otherId = await consumerOf(server, 'other', receiver.url);
      await report(1);
      await until(() => held.length === 1);
      await report(2, 3);

      const [first] = held;
      const ended = once(first!.socket, 'close');
      await server.client.eventConsumers.delete(slowId);
      await ended;
      const gone = await server.client.eventConsumers.get(slowId).catch((error: unknown) => error);
      expect(gone).to.include({ code: 'event-consumer-not-found' });
      await report(4);
      await until(() => receiver.taken().map(valueOf).length === 4);
      expect(receiver.taken().map(valueOf)).to.deep.equal([1, 2, 3, 4]);
      expect((await server.client.eventConsumers.get(otherId)).Delivery.PendingEvents).to.equal(0);
      expect(await server.figure('muster_webhooks_events_pending')).to.equal(0);
      expect(await server.figure('muster_webhooks_dead_lettered_total')).to.equal(0);

      // One of the same name starts with what comes from now on.
      const again = await consumerOf(server, 'slow', receiver.url.replace('/events', '/again'));
      expect((await server.client.eventConsumers.get(again)).Delivery).to.deep.equal({
        PendingEvents: 0,
        DeadLetters: 0,
      });
      expect(held).to.have.length(1);
    });

    it(`${CONSUMERS} receivers that hold requests open cost one delivery each, for any number of waiting events`, async () => {
      let holding = 0;
      const slow = createHttpServer((request) => void request.resume().on('end', () => (holding += 1)));
      const port = await listen(slow);
      for (let index = 0; index < CONSUMERS; index += 1) {
        await consumerOf(server, `slow ${index}`, `http://127.0.0.1:${port}/${index}`);
      }
      await report(0);
      await until(() => holding === CONSUMERS);
      const values = Array.from({ length: VALUES_PER_MESSAGE }, (_, index) => index);
      await report(...values);
      const before = await heldMegabytes(server.process);
      for (let message = 0; message < MESSAGES; message += 1) await report(...values);
      const waiting = CONSUMERS * ((MESSAGES + 1) * VALUES_PER_MESSAGE + 1);
      expect(await server.figure('muster_webhooks_events_pending')).to.equal(waiting);
      // What waits has some 300 bytes for each event: 60 times that of before.
      expect((await heldMegabytes(server.process)) - before, 'growth in megabytes').to.be.below(16);
      expect(holding).to.equal(CONSUMERS);
      const consumer = (await server.client.eventConsumers.list({ PageSize: 1 })).Rows[0]!;
      await server.client.eventConsumers.delete(consumer.Id);
      const left = waiting - waiting / CONSUMERS;
      expect(await server.figure('muster_webhooks_events_pending')).to.equal(left);
    });
  });

  describe('without --webhook-targets', () => {
    const server = useServer();

    it('by default the server delivers to public addresses only', async () => {
      const refused = await consumerOf(server, 'by address', receiver.url).catch((error: unknown) => error);
      expect(refused).to.have.nested.property('modelState.HttpEndpoint');
      const id = await consumerOf(server, 'by name', receiver.url.replace('127.0.0.1', 'localhost'));
      const { activityId } = await server.client.eventConsumers.test(id, {});
      const entry = await server.client.activityLogs.waitFor(activityId!);
      expect(entry.Status).to.equal('Failed');
      expect(entry.ResponseMessage).to.contain('webhook-targets');
      expect(receiver.deliveries).to.deep.equal([]);
    });
  });

  describe('with TLS', () => {
    let authority: TestAuthority;
    let https: HttpsServer;
    let answered: number;
    let url: string;
    const server = useServer({
      flags: [...flags, '--webhook-attempts=3'],
      prepare: async (place) => {
        authority = new TestAuthority();
        const file = join(place.dir, 'authority.pem');
        await writeFile(file, authority.pem);
        Object.assign(place.env, { NODE_EXTRA_CA_CERTS: file });
        return [];
      },
    });

    beforeEach(async () => {
      device = await server.register('buoy-1');
      answered = 0;
      https = createHttpsServer(authority.issue('localhost'), (request, response) => {
        answered += 1;
        request.resume().on('end', () => response.writeHead(204).end());
      });
      url = `https://localhost:${await listen(https)}/`;
    });

    afterEach(async () => {
      server.disconnect();
      for await (const { Id } of server.client.eventConsumers.iterate({}))
        await server.client.eventConsumers.delete(Id);
    });

    const deliveryOf = async (id: string) => (await server.client.eventConsumers.get(id)).Delivery;
    const failureOf = (id: string) =>
      until(
        () => deliveryOf(id),
        ({ LastFailure }) => LastFailure !== undefined,
      );

    const itself = new TestAuthority('localhost');
    const otherName = 'is for another host name (ERR_TLS_CERT_ALTNAME_INVALID).';
    const faults: readonly (readonly [what: string, issue: () => ServerIdentity, reason: string])[] = [
      ['has expired', () => authority.issue('localhost', -1), 'has expired (CERT_HAS_EXPIRED).'],
      [
        'is signed by itself',
        () => itself.issue('localhost'),
        'is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT).',
      ],
      ['is for another name', () => authority.issue('elsewhere.example'), otherName],
    ];
    for (const [what, issue, reason] of faults) {
      it(`a certificate that ${what}: reports the reason, sends nothing, and retries later`, async () => {
        https.setSecureContext(issue());
        const id = await consumerOf(server, 'office', url);
        await report(20);
        const failed = await failureOf(id);
        expect(failed.LastFailure)
          .to.match(/^The certificate of the endpoint /u)
          .and.to.contain(reason);
        const { Rows } = await until(
          () => server.client.eventConsumers.listDeadLetters(id),
          (page) => page.Rows.length === 1,
        );
        expect(Rows[0]).to.include({ Attempts: 3, Reason: failed.LastFailure });
        expect(answered).to.equal(0);

        https.setSecureContext(authority.issue('localhost'));
        await server.client.eventConsumers.replayDeadLetters(id);
        await until(
          () => deliveryOf(id),
          ({ PendingEvents, DeadLetters }) => PendingEvents + DeadLetters === 0,
        );
        expect(answered).to.equal(1);
      });
    }

    it('reports an endpoint without TLS behind an https address', async () => {
      const id = await consumerOf(server, 'office', receiver.url.replace('http:', 'https:'));
      await report(20);
      const { LastFailure } = await failureOf(id);
      expect(LastFailure).to.match(/^The TLS handshake with the endpoint failed \(\w+\)\.$/u);
      expect(receiver.deliveries).to.deep.equal([]);
    });
  });
});
