import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { responsibilities, entityNames, permissionKinds, roles } from '../../src/features/access/model.ts';
import { registrations } from '../../src/features/registration/model.ts';
import { faultsOfAnswer, type PlainAnswer } from './support/answers.ts';
import { operations, type DescribedOperation } from './support/document.ts';
import { ENDPOINT } from './support/fixed-members.ts';
import { Stage } from './support/stage.ts';
import { snapshotOf } from './support/snapshot.ts';

const HOUR_MS = 3_600_000;
/** Operations on rows of no network, and their status for a key of another network. */
const ofEveryNetwork: Readonly<Record<string, number>> = {
  'tenants.get': 200,
  'tenants.permissions': 200,
  'tenants.update': 403,
  'usage.downloadByTenant': 403,
  'usage.listByTenant': 403,
};
/** The operations that a registration ticket permits, for its own gateway only. */
const openToTickets: ReadonlySet<string> = new Set([
  'dataCollectors.deliverValue',
  'dataCollectors.deliverValues',
  'dataCollectors.deregisterDevice',
  'dataCollectors.get',
  'dataCollectors.listSettings',
  'dataCollectors.registerDevice',
  'dataCollectors.registerDevices',
]);
/** The operations that a token for event streams permits. */
const openToRealtimeTokens: ReadonlySet<string> = new Set(['events.stream']);
const guarded = operations.filter((one) => !one.isPublic);

/** Tells whether a body names a row of the attacked network. */
function names(body: string | Uint8Array | undefined, ids: ReadonlySet<string>): boolean {
  return typeof body === 'string' && [...ids].some((id) => body.includes(id));
}

describe('access, over every operation of the contract', () => {
  let stage: Stage;
  /** Key of an Admin of another network only. */
  let foreign: string;
  const refused = new Map<string, string>();
  /** Tokens that the service issues and that are not API keys. */
  const tokens = { ownTicket: '', otherTicket: '', realtime: '' };
  /** Tokens for other services. */
  const foreignTokens = new Map<string, string>();

  before(async () => {
    stage = await Stage.start();
    const { app } = stage;
    const network = await app.create('/deviceNetworks', { Name: 'Elsewhere' });
    const headers = { 'x-devicenetwork': network };
    foreign = await stage.key('foreign', [await app.roleId('Admin', network)], { headers });
    const admin = [await app.roleId('Admin')];
    const expiry = new Date(app.world.clock.now() + HOUR_MS).toISOString();
    refused.set('expired-key', await stage.key('expired', admin, {}, expiry));
    const { id, key } = await app.createKey('Admin', 'deleted');
    await app.delete(`/apikeys/${id}`);
    refused.set('invalid-key', key);
    for (const operation of guarded) await stage.requestFor(operation);
    const registered = await app.world.store.collection(registrations).findOne([]);
    foreignTokens.set('of a registration', registered!.location);
    await app.world.clock.advance(HOUR_MS + 1);
    const other = await app.create('/dataCollectors/register', { Name: 'another gateway' });
    tokens.ownTicket = await ticketOf(await stage.target('datacollectors'));
    tokens.otherTicket = await ticketOf(other);
    tokens.realtime = (await app.post('/deviceNetwork/realtimeToken', undefined)).body['Token'] as string;
    const { downloads } = app.world.domain;
    const download = downloads.token(randomUUID(), app.world.clock.now() + HOUR_MS);
    foreignTokens.set('of a firmware download', download);
  });

  async function ticketOf(gateway: string): Promise<string> {
    const { body } = await stage.app.get(`/dataCollectors/${gateway}/registrationTicket`);
    return body['SecurityToken'] as string;
  }

  after(() => stage.close());

  async function call(
    operation: DescribedOperation,
    key: string | undefined,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<PlainAnswer> {
    const { headers, ...request } = await stage.requestFor(operation);
    const rest = Object.entries(headers).filter(([name]) => name !== 'authorization');
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
    return stage.wire.send({
      ...request,
      headers: { ...Object.fromEntries(rest), ...authorization, ...extra },
    });
  }

  function expectRefusal(
    operation: DescribedOperation,
    answer: PlainAnswer,
    status: number,
    code: string,
  ): void {
    expect(answer.status, answer.text).to.equal(status);
    expect(JSON.parse(answer.text), operation.operationId).to.include({ Code: code });
    expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
    expect(answer.text).not.to.contain(ENDPOINT);
  }

  /** A key with all permissions but the required one. */
  async function keyWithout(permission: string): Promise<string> {
    const [entity, kind] = permission.split('.');
    const permissions = entityNames.flatMap((entityName) =>
      permissionKinds
        .filter((one) => one !== 'All' && !(entityName === entity && one === kind))
        .map((one) => ({ entityName, permission: one })),
    );
    const { store } = stage.app.world;
    const id = randomUUID();
    const owner = { deviceNetworkId: stage.app.deviceNetworkId, tenantId: randomUUID() };
    const most = { id: randomUUID(), ...owner, name: `all but ${permission}`, permissions };
    await store.collection(responsibilities).insert(most);
    await store.collection(roles).insert({ ...most, id, responsibilityIds: [most.id] });
    return stage.key(`all but ${permission}`, [id]);
  }

  const keysWithout = new Map<string, Promise<string>>();
  const withoutPermission = (permission: string): Promise<string> => {
    const key = keysWithout.get(permission) ?? keyWithout(permission);
    keysWithout.set(permission, key);
    return key;
  };

  it('no other token opens a firmware download', async () => {
    const { downloads } = stage.app.world.domain;
    for (const token of [
      stage.app.apiKey,
      ...Object.values(tokens),
      foreignTokens.get('of a registration')!,
    ]) {
      expect(await downloads.open(token)).to.equal(undefined);
    }
  });

  for (const [index, operation] of guarded.entries()) {
    const { operationId, permission, usesNetwork } = operation;
    const takesTokens = openToTickets.has(operationId) || openToRealtimeTokens.has(operationId);
    /** Authentication is common to all operations, so each tries some in turn; those that take other tokens try all. */
    const inTurn = <T>(all: readonly T[]): readonly T[] => (takesTokens ? all : [all[index % all.length]!]);

    it(`${operationId} requires a key, and refuses expired, deleted and forged ones`, async () => {
      const before = await snapshotOf(stage.app);
      expectRefusal(operation, await call(operation, undefined), 401, 'missing-key');
      const forged = forgeries(stage.app.apiKey).map((key) => ['invalid-key', key] as const);
      for (const [code, key] of inTurn([...refused, ...forged])) {
        expectRefusal(operation, await call(operation, key), 401, code);
      }
      expect(await snapshotOf(stage.app)).to.equal(before);
    });

    if (permission !== undefined) {
      it(`${operationId} refuses a key with all permissions but ${permission}`, async () => {
        const key = await withoutPermission(permission);
        const before = await snapshotOf(stage.app);
        expectRefusal(operation, await call(operation, key), 403, 'permission-denied');
        expect(await snapshotOf(stage.app)).to.equal(before);
      });
    }

    it(`${operationId} ${openToTickets.has(operationId) ? 'accepts only the ticket of its gateway' : 'refuses tickets'}`, async () => {
      expect(operation.ticket).to.equal(openToTickets.has(operationId) ? 'own' : undefined);
      const before = await snapshotOf(stage.app);
      expectRefusal(operation, await call(operation, tokens.otherTicket), 403, 'permission-denied');
      expect(await snapshotOf(stage.app)).to.equal(before);
      const answer = await call(operation, tokens.ownTicket);
      if (openToTickets.has(operationId)) {
        expect(answer.status, answer.text).to.be.within(200, 299);
        return;
      }
      expectRefusal(operation, answer, 403, 'permission-denied');
      expect(await snapshotOf(stage.app)).to.equal(before);
    });

    it(`${operationId} refuses tokens for other services`, async () => {
      const before = await snapshotOf(stage.app);
      const realtime = openToRealtimeTokens.has(operationId) ? [] : [tokens.realtime];
      for (const token of inTurn([...foreignTokens.values(), ...realtime])) {
        expectRefusal(operation, await call(operation, token), 401, 'invalid-key');
      }
      expect(await snapshotOf(stage.app)).to.equal(before);
    });

    it(`${operationId} returns nothing to a key of another network`, async () => {
      const before = await snapshotOf(stage.app);
      const withoutLog = await snapshotOf(stage.app, false);
      if (usesNetwork) {
        const headers = { 'x-devicenetwork': stage.app.deviceNetworkId };
        expectRefusal(operation, await call(operation, foreign, headers), 403, 'not-a-member');
      }
      const { path, body } = await stage.requestFor(operation);
      const answer = await call(operation, foreign);
      expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
      const { deviceNetworkId } = stage.app;
      // A refusal repeats the ID in the request.
      const isNamed = answer.status >= 400 && path.includes(deviceNetworkId);
      const revealed = isNamed ? answer.text.replaceAll(deviceNetworkId, '') : answer.text;
      expect(revealed).not.to.contain(ENDPOINT).and.not.to.contain(deviceNetworkId);
      if (operationId in ofEveryNetwork) {
        expect(answer.status, answer.text).to.equal(ofEveryNetwork[operationId]);
      } else if (path.includes(ENDPOINT) || operation.path.includes('{')) {
        expect(answer.status, answer.text).to.equal(404);
      } else if (names(body, await stage.ids())) {
        // A request about many rows may succeed and report a failure for each of them.
        expect([200, 400, 404], answer.text).to.include(answer.status);
        await stage.app.world.settle();
        expect(await snapshotOf(stage.app, false)).to.equal(withoutLog);
      }
      if (answer.status >= 400) expect(await snapshotOf(stage.app)).to.equal(before);
    });
  }
});

/** Keys with the claims of a valid key and a foreign signature. */
function forgeries(key: string): readonly string[] {
  const [head, claims, signature] = key.split('.') as [string, string, string];
  const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [`${head}.${claims}.${turned}`, `${head}.${claims}.`, `${none}.${claims}.`, `${head}.${claims}`];
}
