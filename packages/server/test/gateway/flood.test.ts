import { createSocket, type Socket } from 'node:dgram';
import { expect } from 'chai';
import { encodeText, type MessageText } from '@muster/testkit';
import { devices } from '../../src/features/devices/model.ts';
import { observations } from '../../src/features/observation/model.ts';
import { registrations } from '../../src/features/registration/model.ts';
import { DEFAULT_MAX_PER_DEVICE } from '../../src/gateway/lwm2m-device-link.ts';
import { DEFAULT_MAX_UNDER_WAY } from '../../src/gateway/uplink-handlers.ts';
import { BytesDevice, observeOf, option } from '../support/bytes-device.ts';
import { GatewayProcess } from '../support/gateway-process.ts';

const TEXT = 0;
const links = '</>;ct=0,</1/0>,</3303/0>';

/** One device floods the gateway, and the other one sends the messages that it has to. */
describe('a device that floods the gateway', () => {
  let server: GatewayProcess;
  let calm: BytesDevice;
  let calmToken: string;
  let calmResource: string;
  let wild: Socket;
  let highest: number;
  let storing: number;

  beforeEach(async () => {
    server = await GatewayProcess.inMemory(['coap://127.0.0.1:0']);
    highest = 0;
    storing = 0;
    const id = await server.addDevice('calm');
    calm = await BytesDevice.open();
    expect((await calm.register(server.uri, 'calm', links)).code).to.equal('2.01');
    calmResource = await server.resource(id, 3303, 0, 5700);
    const activity = await server.domain.resources.observe(server.deviceNetworkId, calmResource);
    calmToken = await answerUntilObserved();
    await server.over(activity);
    wild = createSocket('udp4');
  });

  afterEach(async () => {
    await new Promise<void>((resolve) => wild.close(() => resolve()));
    await server.close();
    await calm.close();
  });

  /** Answers Discovers with 4.04 and accepts Observes. */
  async function answerUntilObserved(): Promise<string> {
    for (;;) {
      const request = await calm.receive();
      const isObserve = observeOf(request) === 0;
      const options = { [option.observe]: 1, [option.contentFormat]: TEXT };
      const value = { code: '2.05', options, payload: '1' };
      await calm.answer(server.uri, request, isObserve ? value : { code: '4.04' });
      if (isObserve) return request.token;
    }
  }

  /** Sends `count` messages at the rate of the socket, and records the maximum work in progress. */
  async function flood(count: number, message: (at: number) => MessageText): Promise<void> {
    const port = Number(new URL(server.uri).port);
    for (let at = 0; at < count; at += 1) {
      wild.send(encodeText(message(at)), port, '127.0.0.1');
      if (at % 200 === 199) {
        await new Promise((resolve) => setImmediate(resolve));
        const { requestsUnderWay = 0, notificationsUnderWay = 0 } = server.counters();
        highest = Math.max(highest, requestsUnderWay);
        storing = Math.max(storing, notificationsUnderWay);
      }
    }
  }

  /** Retransmits until the acknowledgement, because the kernel drops datagrams of either device. */
  async function acknowledged(message: MessageText): Promise<void> {
    for (;;) {
      await calm.send(server.uri, message);
      const answer = await calm.receive(250).catch(() => undefined);
      if (answer?.id === message.id) {
        return;
      }
    }
  }

  /** The calm device notifies until the flood ends. The server must acknowledge and store each of its values. */
  async function notifyDuring(flooding: Promise<void>): Promise<void> {
    let over = false;
    const ended = flooding.finally(() => {
      over = true;
    });
    let sent = 0;
    do {
      sent += 1;
      await acknowledged({
        type: 'CON',
        code: '2.05',
        id: 0x6000 + sent,
        token: calmToken,
        options: { [option.observe]: 1 + sent, [option.contentFormat]: TEXT },
        payload: String(100 + sent),
      });
      expect(await server.latest(calmResource)).to.equal(100 + sent);
    } while (!over);
    await ended;
  }

  async function expectBounds(): Promise<void> {
    expect(highest).to.be.at.most(DEFAULT_MAX_UNDER_WAY);
    // The observations of the flooding device, and the one of the calm device.
    expect(storing).to.be.at.most(DEFAULT_MAX_PER_DEVICE + 1);
    expect(await server.store.collection(registrations).count()).to.equal(server.domain.live.size);
    expect(server.counters()['observations']).to.equal(await server.store.collection(observations).count());
    expect(server.errors).to.deep.equal([]);
  }

  it('unexpected notifications, each with its own token: no state is kept', async () => {
    await notifyDuring(
      flood(20_000, (at) => ({
        type: 'NON',
        code: '2.05',
        id: at & 0xffff,
        token: (0x1000_0000 + at).toString(16),
        options: { [option.observe]: 5, [option.contentFormat]: TEXT },
        payload: '1',
      })),
    );
    expect(server.counters()['observations']).to.equal(1);
    expect(server.domain.live.size).to.equal(1);
    await expectBounds();
  });

  it('thousands of Registers from one address: one registration per endpoint, unknown endpoints leave nothing', async () => {
    await server.addDevice('wild');
    await notifyDuring(
      flood(4_000, (at) => ({
        type: 'CON',
        code: 'POST',
        id: at,
        token: (0x1000_0000 + at).toString(16),
        path: ['rd'],
        options: {
          [option.contentFormat]: 40,
          [option.uriQuery]: [at % 2 === 0 ? 'ep=wild' : `ep=stranger-${at}`, 'lt=300', 'lwm2m=1.0', 'b=U'],
        },
        payload: '</1/0>',
      })),
    );
    expect(server.domain.live.size).to.be.at.most(2);
    expect(await server.store.collection(devices).count()).to.equal(2);
    await expectBounds();
  });

  it('requests from an unknown address: no answer has more than three times as many bytes', async () => {
    /** Bytes of the headers of IPv4 and UDP. The limit is that of QUIC (RFC 9000, 8.1). */
    const headers = 28;
    const other = await BytesDevice.open();
    const requests: Omit<MessageText, 'id' | 'type'>[] = [
      {},
      { code: 'GET', path: ['.well-known', 'core'] },
      { code: 'GET' },
      { code: 'POST', path: ['rd'] },
      { code: 'POST', path: ['rd'], options: { [option.uriQuery]: ['ep=x', 'lt=300', 'lwm2m=9.9'] } },
      { code: 'POST', path: ['rd', 'x'], payload: '</1/0' },
      { code: 'POST', path: ['bs'] },
      { code: 'POST', path: ['dp'], payload: '[' },
      { code: 'GET', path: ['fw', 'x'], options: { [option.observe]: 0 } },
      { code: 'GET', options: { 9: 'unknown and critical' } },
    ];
    for (const [at, request] of requests.entries()) {
      const message: MessageText = { type: 'CON', id: at, ...request };
      await other.send(server.uri, message);
      const { bytes } = await other.receive();
      const ratio = (bytes.length + headers) / (encodeText(message).length + headers);
      expect(ratio, `${request.code} /${request.path?.join('/')}`).to.be.at.most(3);
    }
    await other.close();
  });

  it('notifications of an observed device: above its bound they are dropped and counted', async () => {
    const id = await server.addDevice('wild');
    const token = await observeWild(id);
    await notifyDuring(
      flood(20_000, (at) => ({
        type: 'NON',
        code: '2.05',
        id: at & 0xffff,
        token,
        options: { [option.observe]: at + 2, [option.contentFormat]: TEXT },
        payload: String(at),
      })),
    );
    const { notificationsUnderWay, notifications } = server.counters();
    expect(notifications).to.be.above(0);
    expect(notificationsUnderWay).to.be.at.most(DEFAULT_MAX_PER_DEVICE);
    expect(server.counters()['observations']).to.equal(2);
    await expectBounds();
  });

  /** Registers the flooding device, observes its temperature and resolves with the token. */
  async function observeWild(deviceId: string): Promise<string> {
    const port = Number(new URL(server.uri).port);
    const observed = new Promise<string>((resolve) => {
      wild.on('message', (bytes) => {
        if (bytes[1] !== 1) return;
        const end = 4 + ((bytes[0] ?? 0) & 15);
        const token = bytes.subarray(4, end).toString('hex');
        const isObserve = (bytes[end] ?? 0) >> 4 === option.observe;
        const options = { [option.observe]: 1, [option.contentFormat]: TEXT };
        const answer: MessageText = { type: 'ACK', id: bytes.readUInt16BE(2), token, code: '4.04' };
        const value = { ...answer, code: '2.05', options, payload: '1' };
        wild.send(encodeText(isObserve ? value : answer), port, '127.0.0.1');
        if (isObserve) resolve(token);
      });
    });
    const registered = server.event(
      (event) => event.type === 'device.registered' && event.deviceId === deviceId,
    );
    wild.send(
      encodeText({
        type: 'CON',
        code: 'POST',
        id: 1,
        token: '01',
        path: ['rd'],
        options: { [option.contentFormat]: 40, [option.uriQuery]: ['ep=wild', 'lt=300', 'lwm2m=1.0', 'b=U'] },
        payload: links,
      }),
      port,
      '127.0.0.1',
    );
    await registered;
    const resource = await server.resource(deviceId, 3303, 0, 5700);
    const activity = await server.domain.resources.observe(server.deviceNetworkId, resource);
    const token = await observed;
    await server.over(activity);
    return token;
  }
});
