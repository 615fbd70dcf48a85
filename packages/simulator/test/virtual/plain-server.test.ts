import { encodeText } from '@muster/testkit';
import { expect } from 'chai';
import { startPlainServer, VirtualClock, VirtualNetwork, type InProcessServer } from '../../src/index.ts';
import { models } from '../support/recording-server.ts';

const codes = { created: 0x41, deleted: 0x42, changed: 0x44, notFound: 0x84 };
const uriQuery = 15;
const observe = 6;

describe('the plain server of virtual time', () => {
  let clock: VirtualClock;
  let server: InProcessServer;
  let received: Buffer[];
  let send: (datagram: Uint8Array) => Promise<void>;
  let id: number;

  beforeEach(async () => {
    clock = new VirtualClock();
    const network = new VirtualNetwork(clock);
    server = await startPlainServer({
      clock,
      network,
      listen: ['coap://127.0.0.1:5683'],
      bootstrapListen: [],
      openSocket: (address, port) => network.openSocket(address, port),
      endpointNameOf: () => undefined,
      models,
      random: () => 0.5,
      seed: 1,
    });
    received = [];
    id = 0;
    const socket = await network.openSocket('127.0.0.1');
    socket.start({ onDatagram: (datagram) => void received.push(datagram), onError: () => undefined });
    send = async (datagram) => {
      socket.send(datagram, '127.0.0.1', 5683);
      await pass(10);
    };
  });

  afterEach(() => server.close());

  const pass = (ms: number): Promise<void> =>
    clock.run(new Promise<void>((resolve) => clock.setTimer(ms, resolve)));
  const ask = async (code: string, path: string[], query: string[], payload = ''): Promise<number> => {
    id += 1;
    const before = received.length;
    const options = { [uriQuery]: query };
    await send(encodeText({ type: 'CON', code, id, token: '01', path, options, payload }));
    return received[before]?.readUInt8(1) ?? 0;
  };
  const register = (objects: string): Promise<number> =>
    ask('POST', ['rd'], ['ep=d1', 'lt=60', 'lwm2m=1.1', 'b=U'], objects);
  const update = (objects = ''): Promise<number> => ask('POST', ['rd', '00000001'], [], objects);
  /** Paths of the Observes that arrived. */
  const observed = (): string[] =>
    received
      .map((datagram) => datagram.toString('latin1'))
      .filter((text) => text.charCodeAt(1) === 1)
      .map((text) => text.slice(4).replace(/[^\d]/g, ' ').trim());

  it('extends a registration by an Update, and forgets it after its lifetime', async () => {
    expect(await register('</3/0>')).to.equal(codes.created);
    await pass(50_000);
    expect(await update()).to.equal(codes.changed);
    await pass(50_000);
    expect(await update()).to.equal(codes.changed);
    await pass(61_000);
    expect(await update()).to.equal(codes.notFound);
  });

  it('knows no registration after a Deregister', async () => {
    await register('</3/0>');
    expect(await ask('DELETE', ['rd', '00000001'], [])).to.equal(codes.deleted);
    expect(await update()).to.equal(codes.notFound);
  });

  it('observes the instances of sensor objects, and those that an Update adds', async () => {
    await register('</1/0>,</3/0>,</3303/0>');
    expect(observed()).to.have.length(1);
    const [first] = received.slice(1);
    if (!first) throw new Error('nothing was observed');
    const answer = { type: 'ACK', code: '2.05', id: first.readUInt16BE(2) } as const;
    const token = first.subarray(4, 4 + (first.readUInt8(0) & 0x0f)).toString('hex');
    const options = { [observe]: 1, 12: 110 };
    await send(encodeText({ ...answer, token, options, payload: '[]' }));
    await update('</1/0>,</3/0>,</3303/0>,</3303/1>');
    expect(observed()).to.have.length(2);
  });
});
