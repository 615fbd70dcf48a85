/** Devices that do not speak LwM2M, through processes and HTTP. */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';

const BATCHES = 20;
const PER_BATCH = 50;

describe('devices that do not speak LwM2M', () => {
  let place: Workplace;
  let server: MusterProcess;
  let args: string[];

  beforeEach(async () => {
    place = await createWorkplace();
    args = await serverArgs(place);
    server = await startMuster(place, args);
  });

  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  const clientOf = (apiKey: string): MusterClient =>
    createClient({ baseUrl: server.info.http, apiKey, retries: 0 });

  it('acknowledged values are stored after kill -9, and once if they are delivered again (spec 1)', async () => {
    const admin = clientOf(server.info.apiKey);
    const { Rows } = await admin.call('dataCollectors.list', {});
    const id = Rows[0]!.Id;
    const { SecurityToken } = await admin.call('dataCollectors.getRegistrationTicket', { path: { id } });
    const gateway = clientOf(SecurityToken);
    const endpoint = 'boiler';
    const { DeviceId } = await gateway.call('dataCollectors.registerDevice', {
      path: { id, endpoint },
      body: { Objects: ['/3303/0'] },
    });
    const startMs = Date.now() - BATCHES * PER_BATCH;
    const batch = (at: number): { Endpoint: string; Path: string; Value: number; Time: number }[] =>
      Array.from({ length: PER_BATCH }, (_, index) => {
        const Value = at * PER_BATCH + index;
        return { Endpoint: endpoint, Path: '/3303/0/5700', Value, Time: startMs + Value };
      });
    let acknowledged = 0;
    const delivering = (async () => {
      for (let at = 0; at < BATCHES; at += 1) {
        const { Accepted } = await gateway.call('dataCollectors.deliverValues', {
          path: { id },
          body: batch(at),
        });
        acknowledged += Accepted;
        // In the midst of it: the batches behind go nowhere.
        if (at === BATCHES / 2) void server.stop('SIGKILL');
      }
    })();
    await delivering.catch(() => undefined);
    await server.stop();
    expect(acknowledged).to.be.at.least((BATCHES / 2) * PER_BATCH);
    server = await startMuster(place, args);

    const after = clientOf(server.info.apiKey);
    expect((await after.call('devices.get', { path: { id: DeviceId } })).Status).to.equal('online');
    const object = (await after.call('devices.get', { path: { id: DeviceId } })).SmartObjects[0]!;
    const details = await after.call('smartObjects.get', { path: { id: object.Id } });
    const resource = details.Resources.find(({ TypeId }) => TypeId === 5700)!;
    const count = async (): Promise<number> => {
      const range = { resourceId: resource.Id, start: startMs, end: startMs + BATCHES * PER_BATCH };
      return (await after.call('measurements.sinceTo', { path: range })).v.length;
    };
    expect(await count()).to.be.at.least(acknowledged);
    const again = clientOf(SecurityToken);
    for (let at = 0; at < BATCHES; at += 1) {
      const { Accepted, Errors } = await again.call('dataCollectors.deliverValues', {
        path: { id },
        body: batch(at),
      });
      expect({ Accepted, Errors }).to.deep.equal({ Accepted: PER_BATCH, Errors: [] });
    }
    expect(await count()).to.equal(BATCHES * PER_BATCH);
  });
});
