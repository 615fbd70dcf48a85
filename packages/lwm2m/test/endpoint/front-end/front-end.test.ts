import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket } from '@muster/net';
import { VirtualClock } from '@muster/testkit';
import { CoapError, parseUri, type CoapResponse, type Endpoint } from '@muster/coap';
import {
  createFrontEnd,
  DeviceUnreachableError,
  Lwm2mRefusal,
  parsePath,
  type OperationAnswer,
  type Peer,
} from '../../../src/index.ts';
import { Site } from './support.ts';
import { failureOf } from '../support.ts';
import type { CoapDevice } from '../coap-device.ts';

const battery = parsePath('/3/0/9');
const packageData = parsePath('/5/0/0');
const parameters = { ackTimeoutMs: 20, ackRandomFactor: 1, maxRetransmit: 1 };

/** A body whose bytes tell where they are. */
function bodyOf(length: number): {
  readonly length: number;
  readonly parts: number[];
  readonly whole: Buffer;
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
} {
  const whole = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) whole[at] = (at * 31 + (at >> 8)) & 0xff;
  const parts: number[] = [];
  return {
    length,
    parts,
    whole,
    read: async (offset, count) => {
      parts.push(offset);
      return whole.subarray(offset, offset + count);
    },
  };
}

describe('front end', () => {
  let site: Site;

  const open = async (...options: Parameters<typeof Site.open>): Promise<void> => {
    site = await Site.open(...options);
  };
  const read = (options = {}): Promise<OperationAnswer> =>
    site.server.server.perform(site.server.target, { type: 'read', path: battery }, options);
  /** A device that asks for other paths than those of LwM2M. */
  const walker = async (): Promise<{ endpoint: Endpoint; peer: Peer }> => {
    const { host, port } = parseUri(site.uri);
    const { endpoint } = await site.device();
    return { endpoint, peer: endpoint.transport.peerOf(host, port) };
  };
  /** The target of a device that has not registered. */
  const targetOf = (device: CoapDevice): ReturnType<CoapDevice['target']> =>
    device.target({ listener: site.listener });

  beforeEach(() => open());
  afterEach(() => site.close());

  it('registers, updates and deregisters a device; the server knows the listener and the address', async () => {
    const client = await site.client();
    const [register] = site.server.registers;
    expect(register?.source).to.deep.include({ listener: site.listener, address: '127.0.0.1' });
    expect(site.listener).to.equal(`${site.uri}#gw`);
    expect(register).to.include({ endpointName: 'urn:dev:1', lifetimeSeconds: 86_400 });
    expect(register?.objects.map(({ objectId }) => objectId)).to.include(3303);
    await client.update();
    await client.deregister();
    expect(site.server.updates.map(({ location }) => location)).to.deep.equal(['r1']);
    expect(site.server.deregisters.map(({ location }) => location)).to.deep.equal(['r1']);
    expect(site.server.server.counters()).to.include({ registers: 1, updates: 1, deregisters: 1 });
  });

  it('calls afterSent when the response has left, not before', async () => {
    const course: string[] = [];
    const openSocket = async (address: string, port: number): Promise<DatagramSocket> => {
      const socket = await createUdpSocket({ address, port });
      const send = socket.send.bind(socket);
      return Object.assign(socket, {
        send: (...sent: Parameters<typeof send>) => {
          course.push(`datagram after ${site.server.course.join(', ')}`);
          send(...sent);
        },
      });
    };
    await site.close();
    await open({ openSocket });
    await site.client();
    await site.server.until(() => site.server.course.includes('registered'));
    expect(course).to.deep.equal(['datagram after register']);
    expect(site.server.course).to.deep.equal(['register', 'registered']);
    site.link.sent('1');
    site.link.sent('no such response');
    expect(site.server.course, 'once').to.deep.equal(['register', 'registered']);
  });

  it('calls afterSent after five seconds if the front end does not report it, and not after the end', async () => {
    const clock = new VirtualClock();
    await site.close();
    await open({}, { clock });
    const { frontEndServer } = site.server.server;
    const request = {
      listener: site.listener,
      peer: { key: 'a', address: '127.0.0.1', port: 40_000 },
      method: 'POST',
      path: ['rd'],
      query: ['ep=a', 'lwm2m=1.1'],
      contentFormat: 40,
      accept: undefined,
      observe: undefined,
      payload: Buffer.from('</3/0>'),
      token: Buffer.of(1),
      confirmable: true,
      options: [],
    } as const;
    expect(await frontEndServer.request(request)).to.include({ code: '2.01' });
    await clock.advance(4_999);
    expect(site.server.course).to.deep.equal(['register']);
    await clock.advance(1);
    expect(site.server.course).to.deep.equal(['register', 'registered']);
    await frontEndServer.request(request);
    await site.server.close();
    await clock.advance(60_000);
    expect(site.server.course).to.deep.equal(['register', 'registered', 'register']);
  });

  it('answers with the code, the reason and the pause of a refusal', async () => {
    const device = await site.device();
    site.server.refusal = new Lwm2mRefusal('4.03', 'not you');
    const refused = await device.register('</3/0>');
    expect(refused.code).to.equal('4.03');
    expect(refused.payload.toString()).to.equal('not you');
    site.server.refusal = new Lwm2mRefusal('5.03', 'later', 77);
    expect(await device.register('</3/0>')).to.include({ code: '5.03', maxAgeSeconds: 77 });
    expect((await device.register('no list')).code).to.equal('4.00');
    expect(site.server.registers).to.have.length(0);
    expect(site.errors).to.deep.equal([]);
  });

  it('answers 5.03 with Max-Age while the server cannot be asked, and goes on when it can', async () => {
    const device = await site.device();
    site.leave();
    expect(await device.register('</3/0>')).to.include({ code: '5.03', maxAgeSeconds: 10 });
    expect(site.errors.map(({ message }) => message)).to.deep.equal(['the server is away']);
    await site.serve();
    expect((await device.register('</3/0>')).code).to.equal('2.01');
  });

  it('reads, also several paths at once', async () => {
    await site.client();
    expect((await read()).records).to.deep.equal([{ path: battery, value: 87 }]);
    const { target, server } = site.server;
    const paths = [battery, parsePath('/3303/0/5700')];
    const composite = await server.perform(target, { type: 'readComposite', paths });
    expect(composite.records?.map(({ value }) => value)).to.deep.equal([87, 21.5]);
    const missing = await server.perform(target, { type: 'read', path: parsePath('/3/0/21') });
    expect(missing).to.include({ code: '4.04', success: false });
  });

  it('uploads a body block by block, each read by the server when it is due', async () => {
    await site.client();
    const body = bodyOf(100_003);
    const answer = await site.server.server.upload(site.server.target, packageData, body);
    expect(answer).to.include({ code: '2.04', success: true });
    expect(body.whole.equals(site.tree.read(5, 0, 0) as Buffer)).to.equal(true);
    expect(body.parts).to.have.length.above(90);
  });

  it('ends an upload whose body cannot be read, with the error of the body', async () => {
    await site.client();
    const body = { length: 5_000, read: () => Promise.reject(new Error('the file is gone')) };
    const failure = await failureOf(site.server.server.upload(site.server.target, packageData, body));
    expect(failure).to.have.property('message', 'the file is gone');
    expect((await read()).success, 'the front end goes on').to.equal(true);
  });

  it('serves a large body, read by parts', async () => {
    const body = bodyOf(50_001);
    const etag = Buffer.from('version1');
    Object.assign(site.server, { fetch: async () => ({ ...body, etag }) });
    const { endpoint, peer } = await walker();
    const fetched = await endpoint.request(peer, { method: 'GET', path: ['fw', '1'] });
    expect(fetched.code).to.equal('2.05');
    expect(fetched.etag?.toString()).to.equal('version1');
    expect(fetched.payload.equals(body.whole)).to.equal(true);
    expect(site.link.asked.filter((name) => name === 'bodyPart')).to.have.length.above(40);
  });

  it('checks preconditions on options that have crossed as plain data', async () => {
    const { endpoint, peer } = await walker();
    const register = (options: CoapResponse['options']): Promise<CoapResponse> => {
      const payload = Buffer.from('</3/0>');
      const query = ['ep=a', 'lwm2m=1.1'];
      const request = { method: 'POST', path: ['rd'], query, contentFormat: 40, payload, options } as const;
      return endpoint.request(peer, request);
    };
    const body = bodyOf(10);
    const etag = Buffer.from('now');
    Object.assign(site.server, { fetch: async () => ({ ...body, etag }) });
    const fetch = (ifMatch: string): Promise<CoapResponse> => {
      const options = [{ number: 1, value: Buffer.from(ifMatch) }];
      return endpoint.request(peer, { method: 'GET', path: ['fw'], options });
    };
    expect((await register([{ number: 1, value: Buffer.from('x') }])).code).to.equal('4.12');
    expect((await fetch('now')).code).to.equal('2.05');
    expect((await fetch('old')).code).to.equal('4.12');
  });

  it('reports that a request was sent, acknowledged and answered', async () => {
    const device = await site.device();
    const course: string[] = [];
    const acknowledged = Promise.withResolvers<undefined>();
    device.answer = async () => {
      await acknowledged.promise;
      return { code: '2.05', contentFormat: 0, payload: Buffer.from('87') };
    };
    const answer = await site.server.server.perform(
      targetOf(device),
      { type: 'read', path: battery },
      {
        accept: 0,
        onAcknowledged: () => {
          course.push('acknowledged');
          acknowledged.resolve(undefined);
        },
        onExchanged: (isAnswered) => course.push(`answered ${isAnswered}`),
      },
    );
    expect(answer.success).to.equal(true);
    expect(course).to.deep.equal(['acknowledged', 'answered true']);
  });

  it('an abort ends the request on the device side, with an AbortError that has the reason', async () => {
    const device = await site.device();
    const asked = new Promise<void>((resolve) => {
      device.answer = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    const abort = new AbortController();
    const { signal } = abort;
    const exchanged: boolean[] = [];
    const reading = failureOf(
      site.server.server.perform(
        targetOf(device),
        { type: 'read', path: battery },
        { signal, onExchanged: (isAnswered) => exchanged.push(isAnswered) },
      ),
    );
    await asked;
    abort.abort(new Error('the client left'));
    const failure = await reading;
    expect(failure).to.have.property('name', 'AbortError');
    expect((failure as Error).cause).to.have.property('message', 'the client left');
    expect(exchanged).to.deep.equal([false]);
    const late = site.server.server.perform(targetOf(device), { type: 'read', path: battery }, { signal });
    expect(await failureOf(late)).to.have.property('name', 'AbortError');
  });

  it('does not know the outcome of a request that was sent before it closed, and says if none was sent', async () => {
    const device = await createUdpSocket();
    const arrived = new Promise<void>((resolve) => {
      device.start({ onDatagram: () => resolve(), onError: () => undefined });
    });
    const frontEnd = site.frontEnds.current;
    const place = {
      listener: site.listener,
      peer: { key: 'x', address: '127.0.0.1', port: device.localAddress.port },
    };
    const execute = { method: 'POST', path: ['3', '0', '4'] } as const;
    const sent = frontEnd?.request(place, execute, {});
    await arrived;
    await frontEnd?.close();
    expect(await sent).to.include({ ok: false, kind: 'unknown' });
    expect(await frontEnd?.request(place, execute, {})).to.include({ ok: false, kind: 'closed' });
    await device.close();
  });

  it('a device that does not answer, or resets, is a DeviceUnreachableError of that kind', async () => {
    await site.close();
    await open({ parameters });
    const silent = await site.device();
    silent.endpoint.setHandler(() => new Promise(() => undefined));
    const target = targetOf(silent);
    await silent.close();
    const operation = { type: 'read', path: battery } as const;
    const exchanged: boolean[] = [];
    const options = { onExchanged: (isAnswered: boolean): unknown => exchanged.push(isAnswered) };
    const late = await failureOf(site.server.server.perform(target, operation, options));
    expect(late).to.be.instanceOf(DeviceUnreachableError).and.to.have.property('kind', 'timeout');
    expect(exchanged).to.deep.equal([false]);
    await site.close();
    await open();
    const socket = await createUdpSocket();
    socket.start({
      onDatagram: (datagram, address, port) =>
        socket.send(Buffer.from([0x70, 0, datagram[2] ?? 0, datagram[3] ?? 0]), address, port),
      onError: () => undefined,
    });
    const { port } = socket.localAddress;
    const other = { ...target, listener: site.listener, port };
    const reset = await failureOf(site.server.server.perform(other, operation));
    expect(reset).to.be.instanceOf(DeviceUnreachableError).and.to.have.property('kind', 'reset');
    await socket.close();
  });

  for (const kind of ['away', 'unknown'] as const) {
    it(`a front end that is ${kind} is a DeviceUnreachableError of that kind, for requests and Observes`, async () => {
      await site.client();
      site.frontEnds.failure = kind;
      const exchanged: boolean[] = [];
      const failed = await failureOf(read({ onExchanged: (answered: boolean) => exchanged.push(answered) }));
      expect(failed)
        .to.be.instanceOf(DeviceUnreachableError)
        .and.to.include({ kind, message: `it is ${kind}` });
      expect(exchanged, 'it does not know that anything was sent').to.deep.equal([]);
      site.frontEnds.failure = kind;
      const ignored = { onNotify: async () => undefined, onEnd: () => undefined };
      const observing = site.server.server.observe(site.server.target, battery, ignored);
      expect(await failureOf(observing)).to.have.property('kind', kind);
      expect((await read()).success).to.equal(true);
    });
  }

  it('a listener that the front end does not have, and an address that is none, are closed', async () => {
    await site.client();
    const { target, server } = site.server;
    const operation = { type: 'read', path: battery } as const;
    const other = { ...target, listener: 'coap://127.0.0.1:1#other' };
    expect(await failureOf(server.perform(other, operation))).to.have.property('kind', 'closed');
    const nowhere = { ...target, address: 'no address' };
    expect(await failureOf(server.perform(nowhere, operation))).to.have.property('kind', 'closed');
    const local = { ...target, listener: 'coap://127.0.0.1:5683' };
    expect(await failureOf(server.perform(local, operation))).to.have.property('kind', 'closed');
  });

  it('answers 5.03 for any error of the server, without its message', async () => {
    const device = await site.device();
    site.server.refusal = new CoapError('4.00', 'secret');
    const response = await device.register('</3/0>');
    expect(response).to.include({ code: '5.03', maxAgeSeconds: 10 });
    expect(response.payload.toString()).not.to.contain('secret');
  });

  it('listens on several addresses, counts for all, and needs at least one', async () => {
    await site.close();
    await open({ listen: ['coap://127.0.0.1:0', 'coap://[::1]:0'] });
    const { current } = site.frontEnds;
    expect(current?.addresses).to.have.length(2);
    expect(current?.listeners).to.deep.equal(current?.addresses.map((url) => `${url}#gw`));
    const options = { listen: [], nameOf: String, server: site.link };
    expect(await failureOf(createFrontEnd(options))).to.be.instanceOf(TypeError);
    await site.client();
    expect(current?.counters()).to.include({ observations: 0 });
    expect(current?.counters()['coapDatagramsReceived']).to.be.above(0);
    expect(current?.secureSessions).to.equal(0);
    expect(await current?.revokeIdentity('psk:a')).to.equal(0);
    expect(await current?.releaseSession('aa', 1)).to.equal('absent');
  });
});
