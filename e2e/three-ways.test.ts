/** A resource instance is read and observed through the API, the SDK and the CLI alike. */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import {
  createWorkplace,
  muster,
  musterJson,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { until } from './support/until.ts';

interface ResourceView {
  readonly Id: string;
  readonly Url: string;
}

describe('a resource instance, three ways', () => {
  let place: Workplace;
  let running: MusterProcess;
  let client: MusterClient;
  let resourceInstance: ResourceView;

  before(async () => {
    place = await createWorkplace();
    running = await startMuster(place, [
      'up',
      '--devices=1',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
    ]);
    client = createClient({ baseUrl: running.info.http, apiKey: running.info.apiKey });
    const [device] = (
      await until(
        () => client.devices.list({}),
        ({ Rows }) => Rows[0]?.Status === 'online',
      )
    ).Rows;
    const full = await client.devices.get(device!.Id);
    const object = full.SmartObjects.find(({ TypeId }) => TypeId === 3);
    const found = await until(
      () => client.smartObjects.get(object!.Id),
      ({ Resources }) => Resources.some(({ Url }) => Url === '/3/0/7/1'),
    );
    resourceInstance = found.Resources.find(({ Url }) => Url === '/3/0/7/1') as ResourceView;
  });

  after(async () => {
    await running.stop();
    await place.remove();
  });

  const measurementsSince = async (start: number) =>
    (await client.measurements.since(resourceInstance.Id, start)).v;

  const api = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(new URL(path, running.info.http), {
      method,
      headers: { authorization: `Bearer ${running.info.apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };

  it('is read through the API, and its value arrives in the measurements', async () => {
    const start = Date.now() - 1;
    expect(await api('GET', `/api/v3/resources/${resourceInstance.Id}/read`)).to.deep.include({
      status: 204,
    });
    const values = await until(
      () => measurementsSince(start),
      (v) => v.length > 0,
    );
    expect(values[0]?.v).to.be.a('number');
  });

  it('is read through the SDK', async () => {
    const start = Date.now() - 1;
    await client.resources.read(resourceInstance.Id);
    await until(
      () => measurementsSince(start),
      (v) => v.length > 0,
    );
  });

  it('is read through the CLI, ids from stdin', async () => {
    const start = Date.now() - 1;
    const { code, stderr } = await muster(place, ['resources', 'read', '-'], `${resourceInstance.Id}\n`);
    expect(code, stderr).to.equal(0);
    await until(
      () => measurementsSince(start),
      (v) => v.length > 0,
    );
  });

  for (const way of ['API', 'SDK', 'CLI'] as const) {
    it(`is observed through the ${way}; values arrive in measurements and on the event stream`, async () => {
      const id = resourceInstance.Id;
      const start = Date.now() - 1;
      const abort = new AbortController();
      const events = client.events.stream({ resourceId: id, signal: abort.signal });
      const firstEvent = (async () => {
        for await (const event of events) if (event.type === 'measurement') return event;
        return undefined;
      })();
      if (way === 'API')
        expect((await api('PUT', `/api/v3/resources/${id}/observe`, { Id: id })).status).to.equal(204);
      if (way === 'SDK') await client.resources.observe(id, { Id: id });
      if (way === 'CLI') expect((await muster(place, ['resources', 'observe', id])).code).to.equal(0);
      await until(
        () => client.resources.observeState(id),
        (state) => state.IsObserveState,
      );
      const event = await firstEvent;
      expect(event?.resourceId).to.equal(id);
      abort.abort();
      await until(
        () => measurementsSince(start),
        (v) => v.length > 0,
      );
      const state = await musterJson(place, ['resources', 'observe-state', id]);
      expect(state).to.include({ IsObserveState: true });
      await client.resources.cancelObserve(id);
      await until(
        () => client.resources.observeState(id),
        ({ IsObserveState }) => !IsObserveState,
      );
    });
  }
});
