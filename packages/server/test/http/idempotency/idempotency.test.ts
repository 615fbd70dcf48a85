import { expect } from 'chai';
import { auditEntries } from '../../../src/features/activity/model.ts';
import { idempotencyRecords } from '../../../src/features/idempotency/model.ts';
import { StoreError } from '../../../src/store/port.ts';
import { appPerTest } from '../../support/app-of-tests.ts';
import { expectError, TestApp, type Answer, type CallInit } from '../../support/app.ts';

const KEY = '0f6cf1a4-9b8e-4a53-a2d7-2f1d4d0c6c1e';
const DAY_MS = 86_400_000;

let app: TestApp;
const createRole = (Name: string, init: CallInit): Promise<Answer> =>
  app.post('/roles', { Name, ResponsibilityIds: [] }, init);

describe('Idempotency-Key', () => {
  appPerTest((one) => (app = one));

  const createDevice = (name: string, key: string | undefined, init: CallInit = {}): Promise<Answer> =>
    app.post('/devices', deviceNamed(name), keyed(key, init));
  const deviceNamed = (name: string): unknown => ({
    DeviceIdentifier: name,
    DeviceTypeId: app.world.deviceTypeId,
  });
  const keyed = (key: string | undefined, { headers, ...rest }: CallInit = {}): CallInit => ({
    ...rest,
    headers: { ...headers, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
  });
  const count = async (path: string): Promise<number> => (await app.get(path)).body.NbrOfRows;
  const records = (): Promise<number> => app.world.store.collection(idempotencyRecords).count();

  it('returns the first response to a repeated request, and does nothing', async () => {
    const first = await createDevice('a', KEY);
    expect(first.status).to.equal(201);
    expect(first.headers.get('idempotency-replayed')).to.equal(null);
    const second = await createDevice('a', KEY);
    expect(second.status).to.equal(201);
    expect(second.body).to.deep.equal(first.body);
    expect(second.headers.get('location')).to.equal(first.headers.get('location'));
    expect(second.headers.get('idempotency-replayed')).to.equal('true');
    expect(await count('/devices')).to.equal(1);
  });

  it('is the same key with quotes and without, and the request the same in another order of members', async () => {
    const first = await createDevice('a', KEY);
    const { deviceTypeId } = app.world;
    const second = await app.call('POST', '/DEVICES', {
      raw: `{ "DeviceTypeId": "${deviceTypeId}",  "DeviceIdentifier": "a" }`,
      ...keyed(`"${KEY}"`),
    });
    expect(second.body).to.deep.equal(first.body);
    expect(second.headers.get('idempotency-replayed')).to.equal('true');
  });

  it('is refused for another body, another path and another operation: 422', async () => {
    await createDevice('a', KEY);
    expectError(await createDevice('b', KEY), 422, 'idempotency-key-reused');
    expectError(await createRole('r', keyed(KEY)), 422, 'idempotency-key-reused');
    const one = (await createDevice('c', 'c')).body.Id;
    const two = (await createDevice('d', 'd')).body.Id;
    const category = await app.create('/settingcategories', { Name: 'c' });
    const setting = { CategoryId: category, Key: 'k', DataType: 'String', Value: 'v' };
    const set = (device: string): Promise<Answer> =>
      app.post(`/devices/${device}/settings`, setting, keyed('path'));
    expect((await set(one)).status).to.equal(201);
    expectError(await set(two), 422, 'idempotency-key-reused');
    expect(await count('/devices')).to.equal(3);
  });

  it('belongs to one API key in one device network', async () => {
    const other = await app.createKey('Admin', 'other');
    const network = await app.create('/deviceNetworks', { Name: 'elsewhere' });
    const first = await createDevice('a', KEY);
    expectError(await createDevice('a', KEY, { key: other.key }), 409, 'already-exists');
    const elsewhere = keyed(KEY, { headers: { 'x-devicenetwork': network } });
    expect((await createRole('r', elsewhere)).status).to.equal(201);
    expect((await createDevice('a', KEY)).body).to.deep.equal(first.body);
  });

  it('still belongs to a key whose value has changed', async () => {
    const { id, key } = await app.createKey('Admin', 'renewed');
    const first = await createDevice('a', KEY, { key });
    const { body } = await app.get(`/apikeys/${id}`);
    const RoleIds = [await app.roleId('Admin')];
    await app.put(`/apikeys/${id}`, { ...body, Name: 'by another name', RoleIds });
    const renewed = (await app.get(`/apikeys/${id}`)).body.Key;
    expect(renewed).to.not.equal(key);
    expect((await createDevice('a', KEY, { key: renewed })).body).to.deep.equal(first.body);
  });

  it('runs one of many simultaneous requests; the others get 409, or its response', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => createDevice('a', KEY)));
    expect(await count('/devices')).to.equal(1);
    const done = answers.filter((one) => one.status === 201);
    expect(new Set(done.map((one) => one.body.Id)).size).to.equal(1);
    expect(done.filter((one) => one.headers.get('idempotency-replayed') === null)).to.have.length(1);
    for (const one of answers.filter(({ status }) => status !== 201)) {
      expectError(one, 409, 'idempotency-key-in-progress');
      expect(one.headers.get('retry-after')).to.equal('1');
    }
  });

  it('is reserved during the first request: 409 for the same request, 422 for another', async () => {
    const { store } = app.world;
    const entered = Promise.withResolvers<undefined>();
    const gate = Promise.withResolvers<undefined>();
    const transaction = store.transaction.bind(store);
    store.transaction = async (work) => {
      entered.resolve(undefined);
      await gate.promise;
      return transaction(work);
    };
    const first = createDevice('a', KEY);
    await entered.promise;
    const early = await createDevice('a', KEY);
    expectError(early, 409, 'idempotency-key-in-progress');
    expect(early.headers.get('retry-after')).to.equal('1');
    expectError(await createDevice('b', KEY), 422, 'idempotency-key-reused');
    gate.resolve(undefined);
    expect((await first).status).to.equal(201);
    store.transaction = transaction;
    expect((await createDevice('a', KEY)).body).to.deep.equal((await first).body);
    expect(await count('/devices')).to.equal(1);
  });

  it('repeats a refusal even if the request would now succeed', async () => {
    const id = (await createDevice('a', undefined)).body.Id;
    const refused = await createDevice('a', KEY);
    expectError(refused, 409, 'already-exists');
    await app.delete(`/devices/${id}`);
    const again = await createDevice('a', KEY);
    expectError(again, 409, 'already-exists');
    expect(again.body.Message).to.equal(refused.body.Message);
    expect(again.headers.get('idempotency-replayed')).to.equal('true');
    expect((await createDevice('a', 'another')).status).to.equal(201);
  });

  it('repeats the members at fault', async () => {
    const body = { DeviceIdentifier: 'a', DeviceTypeId: KEY };
    const first = await app.post('/devices', body, keyed(KEY));
    const again = await app.post('/devices', body, keyed(KEY));
    expectError(first, 400, 'invalid-request');
    expect(first.body.ModelState).to.have.property('DeviceTypeId');
    expect(again.body.ModelState).to.deep.equal(first.body.ModelState);
    expect(again.headers.get('idempotency-replayed')).to.equal('true');
  });

  it('remains free after a request that the contract refuses, or whose key may not create', async () => {
    expectError(await app.post('/devices', { Name: 7 }, keyed(KEY)), 400, 'invalid-request');
    const user = await app.createKey('User');
    expectError(await createDevice('a', KEY, { key: user.key }), 403, 'permission-denied');
    expect(await records()).to.equal(0);
    expect((await createDevice('a', KEY)).status).to.equal(201);
  });

  it('remains free after the store has failed, and nothing was done', async () => {
    const { store } = app.world;
    const transaction = store.transaction.bind(store);
    store.transaction = () => Promise.reject(new StoreError('disk-full', 'There is no room.'));
    expectError(await createDevice('a', KEY), 503, 'store-unavailable');
    store.transaction = transaction;
    expect(await records()).to.equal(0);
    expect((await createDevice('a', KEY)).headers.get('idempotency-replayed')).to.equal(null);
    expect(await count('/devices')).to.equal(1);
    app.log.length = 0;
  });

  for (const [what, header] of [
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['too long in quotes', `"${'k'.repeat(256)}"`],
    ['with a space', 'a b'],
    ['with a comma', 'a,b'],
    ['quoted on one side', '"a'],
    ['empty in quotes', '""'],
    ['with an escape', '"a\\"b"'],
  ] as const) {
    it(`refuses a key that is ${what}`, async () => {
      const answer = await createDevice('a', header);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property('Idempotency-Key');
      expect(await count('/devices')).to.equal(0);
    });
  }

  it('accepts keys of every documented length and form', async () => {
    const keys = ['k', 'k'.repeat(255), `"${'k'.repeat(254)} "`, "!#$%&'*+-./:;<=>?@[]^_`{|}~"];
    for (const [index, key] of keys.entries()) {
      expect((await createDevice(`d${index}`, key)).status, key).to.equal(201);
      expect((await createDevice(`d${index}`, key)).status, key).to.equal(201);
    }
  });

  it('is ignored by operations that do not accept it', async () => {
    expect((await app.get('/devices', keyed('not a key'))).status).to.equal(200);
    expect(await records()).to.equal(0);
  });

  it('expires after a day, and is deleted from the store', async () => {
    await createDevice('a', KEY);
    await app.world.clock.advance(DAY_MS - 1);
    expect((await createDevice('a', KEY)).status).to.equal(201);
    await app.world.clock.advance(1);
    expectError(await createDevice('a', KEY), 409, 'already-exists');
    await app.world.clock.advance(DAY_MS + 600_000);
    await app.idempotency.records.settled();
    expect(await records()).to.equal(0);
  });

  it('is in the audit once', async () => {
    await createDevice('a', KEY);
    await createDevice('a', KEY);
    await app.world.settle();
    const where = [{ field: 'operation', op: 'eq', value: 'devices.create' }] as const;
    expect(await app.world.store.collection(auditEntries).count({ where })).to.equal(1);
  });

  it('is stored with digests of the request only', async () => {
    await createDevice('a-device-of-this-name', 'a-key-of-this-name');
    const [record] = await app.world.store.collection(idempotencyRecords).find({});
    expect(JSON.stringify(record)).to.not.match(/of-this-name/u);
  });

  it('is deleted with its device network', async () => {
    const network = await app.create('/deviceNetworks', { Name: 'elsewhere' });
    const elsewhere = keyed(KEY, { headers: { 'x-devicenetwork': network } });
    await createRole('r', elsewhere);
    expect(await records()).to.equal(1);
    await app.delete(`/deviceNetworks/${network}`);
    await app.removal.settled();
    expect(await records()).to.equal(0);
  });
});

describe('the number of Idempotency-Keys', () => {
  it('is bounded for each device network: the oldest are deleted first', async () => {
    app = await TestApp.start({}, { maxIdempotencyRecords: 10 });
    const role = (name: number): Promise<Answer> =>
      createRole(`r${name}`, { headers: { 'Idempotency-Key': `k${name}` } });
    try {
      for (let name = 0; name < 40; name += 1) {
        expect((await role(name)).status).to.equal(201);
        await app.world.clock.advance(1);
      }
      await app.idempotency.records.settled();
      expect(await app.world.store.collection(idempotencyRecords).count()).to.equal(10);
      expect((await role(39)).headers.get('idempotency-replayed')).to.equal('true');
      expectError(await role(0), 409, 'already-exists');
    } finally {
      await app.close();
    }
  });
});
