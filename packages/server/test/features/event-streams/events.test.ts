import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { TestApp } from '../../support/app.ts';
import { record } from '../../support/device-world.ts';
import { StreamReader } from '../../support/stream-reader.ts';

describe('the stream of live events', () => {
  let app: TestApp;
  let deviceId: string;
  let temperature: string;
  const streams: StreamReader[] = [];

  beforeEach(async () => {
    app = await TestApp.start({ maxEventStreams: 3 });
    deviceId = (await app.world.addDevice('a')).id;
    await app.world.register('a', ['/3/0', '/3303/0']);
    temperature = resourceId((await app.world.objectsOf(deviceId)).get('/3303/0')!.id, 5700);
  });

  afterEach(async () => {
    await Promise.all(streams.splice(0).map((stream) => stream.cancel()));
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  async function open(query = '', headers = {}, key = app.apiKey): Promise<StreamReader> {
    const stream = await StreamReader.open(app.url, key, query, headers);
    if (stream.response.status === 200) streams.push(stream);
    return stream;
  }

  const measure = async (value: number): Promise<void> => {
    const { deviceNetworkId, world } = app;
    await world.domain.measurements.take({ deviceId, deviceNetworkId }, [record('/3303/0/5700', value)]);
    await world.settle();
  };

  it('carries each event with its id, its type and itself as data', async () => {
    const stream = await open();
    expect(stream.response.headers.get('content-type')).to.match(/^text\/event-stream/u);
    expect(stream.response.headers.get('cache-control')).to.equal('no-store');
    await measure(21.5);
    const event = await stream.next();
    expect(event?.event).to.equal('measurement');
    const { id } = event!;
    expect(event?.data).to.include({ id, type: 'measurement', deviceId, resourceId: temperature });
    expect(event?.data['data']).to.include({ r: temperature, ruri: '/3303/0/5700', v: 21.5 });
  });

  it('filters by device, resource and type', async () => {
    const other = await app.world.addDevice('b');
    const byDevice = await open(`?deviceId=${other.id.toUpperCase()}`);
    const byResource = await open(`?resourceId=${temperature}`);
    const byType = await open('?types=smartObject.available,device.offline');
    await measure(1);
    await app.world.register('b', ['/3/0']);
    expect((await byDevice.next())?.event).to.equal('device.registered');
    expect((await byResource.next())?.event).to.equal('measurement');
    expect((await byType.next())?.data).to.include({ type: 'smartObject.available', deviceId: other.id });
    expect((await open('?types=weather')).response.status).to.equal(400);
  });

  it('resumes behind Last-Event-ID', async () => {
    const first = await open('?types=measurement');
    await measure(1);
    const last = await first.next();
    await first.cancel();
    await app.world.clock.advance(1);
    await measure(2);
    await measure(3);
    const again = await open('?types=measurement', { 'Last-Event-ID': last!.id });
    expect((await again.next())?.data['data']).to.include({ v: 2 });
    expect((await again.next())?.data['data']).to.include({ v: 3 });
    await measure(4);
    expect((await again.next())?.data['data']).to.include({ v: 4 });
  });

  it('counts what devices report every second, for clients that ask for it', async () => {
    const other = await app.world.addDevice('b');
    const stream = await open('?types=traffic,device.offline');
    const all = await open();
    expect(await stream.block()).to.contain('retry: ');
    await measure(1);
    await measure(2);
    await app.world.register('b', ['/3/0']);
    await app.world.clock.advance(1_000);
    const first = await stream.next();
    const { deviceNetworkId } = app.world;
    expect(first).to.deep.include({ id: '', event: 'traffic' });
    expect(first?.data).to.deep.include({ id: '', type: 'traffic', deviceNetworkId });
    const none = { Milliseconds: 1_000, Registrations: 0, Updates: 0, Departures: 0, Values: 0 };
    expect(first?.data['data']).to.deep.equal({ ...none, Registrations: 1, Values: 2 });
    const endpointName = 'a';
    app.world.events.emit({ type: 'device.updated', deviceNetworkId: 'another', deviceId, endpointName });
    await app.world.clock.advance(1_000);
    expect((await stream.next())?.data['data'], 'of this device network').to.deep.equal(none);
    const types = [];
    for (let event = await all.next(); event?.data['deviceId'] !== other.id; event = await all.next()) {
      types.push(event?.event);
    }
    expect(types).to.deep.equal(['measurement', 'measurement']);
  });

  it('sends a comment from time to time, and ends when the key becomes invalid', async () => {
    const { id, key } = await app.createKey('User');
    const stream = await open('?types=device.offline', {}, key);
    expect(await stream.block()).to.contain('retry: ');
    await app.world.clock.advance(16_000);
    expect(await stream.block()).to.equal(': alive');
    await app.delete(`/apikeys/${id}`);
    await app.world.clock.advance(2_000);
    expect(await stream.block()).to.equal(undefined);
  });

  it('removes clients that leave, and limits their number', async () => {
    await open();
    await open();
    const third = await open();
    expect((await open()).response.status).to.equal(429);
    streams.splice(streams.indexOf(third), 1);
    await third.cancel();
    while ((await open()).response.status === 429) await turn();
  });

  it('drops a client that does not read, to bound memory', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const headers = `Host: x\r\nAuthorization: Bearer ${app.apiKey}`;
    socket.write(`GET /api/v3/events/stream HTTP/1.1\r\n${headers}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    const { deviceNetworkId } = app;
    const dropped = 'event stream dropped: The client reads too slowly.';
    for (let sent = 0; !app.log.some(({ message }) => message === dropped); sent += 1) {
      const endpointName = 'x'.repeat(4096);
      app.world.events.emit({ type: 'device.updated', deviceNetworkId, deviceId, endpointName });
      if (sent % 50 === 0) await turn();
    }
    socket.destroy();
  });
});
