/** Spec sections 2 and 5: keys and roles of a server that runs, through the SDK and the command line. */
import { createClient, MusterApiError, type MusterClient, type MusterEvent } from '@muster/sdk';
import { createFleet } from '@muster/simulator';
import { expect } from 'chai';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { until } from './support/until.ts';

describe('keys and roles', () => {
  let place: Workplace;
  let server: MusterProcess;
  let api: MusterClient;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--auto-enroll=Generic LwM2M'],
    ]);
    api = clientWith(server.info.apiKey);
    Object.assign(place.env, { MUSTER_URL: server.info.http, MUSTER_API_KEY: server.info.apiKey });
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  const clientWith = (apiKey: string): MusterClient =>
    createClient({ baseUrl: server.info.http, apiKey, retries: 0 });
  const roles = async (): Promise<Map<string, string>> =>
    new Map((await api.roles.list()).Rows.map(({ Name, Id }) => [Name, Id]));
  const createKey = async (name: string, role: string): Promise<{ id: string; value: string }> => {
    const { Id } = await api.apiKeys.create({
      Name: name,
      ExpirationDate: '2099-01-01T00:00:00Z',
      RoleIds: [(await roles()).get(role)!],
    });
    return { id: Id, value: (await api.apiKeys.get(Id)).Key! };
  };
  const statusWith = async (apiKey: string): Promise<number> => {
    try {
      await clientWith(apiKey).devices.list();
      return 200;
    } catch (error) {
      if (error instanceof MusterApiError) return error.status;
      throw error;
    }
  };

  it('Initialize Roles leaves Admin alone, and those who have it, and brings back the others (spec 5.2)', async () => {
    const before = await roles();
    const admin = await api.roles.get(before.get('Admin')!);
    const second = await createKey('second', 'Admin');
    const mine = (await api.roles.create({ Name: 'Mine', ResponsibilityIds: [] })).Id;
    await api.roles.delete(before.get('Operator')!);
    const ran = await muster(place, ['device-networks', 'reinitialize-roles']);
    expect(ran.code, ran.stderr).to.equal(0);
    const after = await roles();
    expect([...after.keys()]).to.have.members(['Admin', 'Mine', 'Operator', 'User']);
    expect(after.get('Mine')).to.equal(mine);
    expect(await api.roles.get(admin.Id)).to.deep.equal(admin);
    // Both keys are Admin as before: they may manage keys.
    for (const key of [server.info.apiKey, second.value]) {
      expect((await clientWith(key).apiKeys.list()).Rows.map(({ Name }) => Name)).to.include('second');
    }
    await api.apiKeys.delete(second.id);
  });

  it('the value of a key changes with its name and with its expiry, and not with its roles (spec 2, 5.1)', async () => {
    const { id, value: first } = await createKey('ci', 'User');
    const key = await api.apiKeys.get(id);
    const known = { Name: key.Name, ExpirationDate: key.ExpirationDate, RoleIds: key.RoleIds };
    const valueAfter = async (change: Partial<typeof known>): Promise<string> => {
      Object.assign(known, change);
      await api.apiKeys.update(id, known);
      return (await api.apiKeys.get(id)).Key!;
    };
    const admin = (await roles()).get('Admin')!;
    expect(await valueAfter({ RoleIds: [admin] })).to.equal(first);
    // The role counts at once, with the same value.
    expect((await clientWith(first).apiKeys.get(id)).Name).to.equal('ci');
    const renamed = await valueAfter({ Name: 'ci 2' });
    expect(renamed).not.to.equal(first);
    expect(await Promise.all([first, renamed].map(statusWith))).to.deep.equal([401, 200]);
    const later = await valueAfter({ ExpirationDate: '2100-01-01T00:00:00Z' });
    expect([first, renamed]).not.to.include(later);
    expect(await Promise.all([first, renamed, later].map(statusWith))).to.deep.equal([401, 401, 200]);
    expect(await valueAfter({})).to.equal(later);
    await api.apiKeys.delete(id);
  });

  it('a key that is removed while its event stream is open ends the stream, and no other (spec 5.1)', async () => {
    const { id, value } = await createKey('listener', 'User');
    const both = new AbortController();
    const follow = async (key: string, into: MusterEvent[]): Promise<void> => {
      const opened = Promise.withResolvers<undefined>();
      const events = clientWith(key).events.stream({
        types: ['device.registered', 'device.deregistered'],
        reconnect: false,
        signal: both.signal,
        onOpen: () => opened.resolve(undefined),
      });
      const ended = (async () => {
        for await (const event of events) into.push(event);
      })();
      ends.push(ended.catch((error: unknown) => error));
      await opened.promise;
    };
    const ends: Promise<unknown>[] = [];
    const [removed, staying]: [MusterEvent[], MusterEvent[]] = [[], []];
    const fleet = createFleet({
      devices: [{ name: 'one', count: 1, endpoint: 'one', objects: [1, 3, 3303] }],
      serverUri: server.info.coap,
    });
    try {
      await follow(value, removed);
      await follow(server.info.apiKey, staying);
      await fleet.start();
      await until(
        async () => [removed.length, staying.length],
        ([first, second]) => first === 1 && second === 1,
      );
      await api.apiKeys.delete(id);
      expect(await ends[0], 'the stream ends, it does not fail').to.equal(undefined);
      await fleet.stop();
      await until(
        async () => staying.map(({ type }) => type),
        (types) => types.includes('device.deregistered'),
      );
      expect(removed.map(({ type }) => type)).to.deep.equal(['device.registered']);
      expect(await statusWith(value)).to.equal(401);
    } finally {
      await fleet.stop();
      both.abort();
      await Promise.all(ends);
    }
  });
});
