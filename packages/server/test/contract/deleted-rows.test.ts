import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { sessionDetails, sessions } from '../../src/features/access/model.ts';
import { attributeSets } from '../../src/features/commands/model.ts';
import { discoveredShapes } from '../../src/features/device-objects/model.ts';
import { initialValues } from '../../src/features/templates/model.ts';
import { notificationMarks, observations } from '../../src/features/observation/model.ts';
import { reportedFirmware } from '../../src/features/firmware/model.ts';
import { deviceActivityLists, networkHours } from '../../src/features/overview/model.ts';
import { pendingActuations } from '../../src/features/actuators/model.ts';
import { ruleProgress } from '../../src/features/rules/model.ts';
import { tlsSessions } from '../../src/features/security/model.ts';
import { deviceActivity, usage } from '../../src/features/usage/model.ts';
import { outboxEntries } from '../../src/features/webhooks/model.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { insertOperation } from '../../src/store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  WriteOperation,
} from '../../src/store/port.ts';
import { perTest } from '../support/app-of-tests.ts';
import { operations } from './support/document.ts';
import { Stage } from './support/stage.ts';
import { twinOf, UUID } from './support/twin.ts';

/** Collections whose rows may name deleted entities, and why. */
const mayRemain: Readonly<Record<string, string>> = {
  activityLogEntries: 'The log is kept until it is archived and deleted.',
  auditEntries: 'The audit is kept for its retention time.',
  idempotencyRecords: 'A repeated request gets the response of the first one.',
  resourceCollections:
    'A selection without IDs would select everything. PUT /resourcecollections/synchronize removes them.',
  usage: 'The last month of a deleted device network can be billed.',
};

/** Collections that are empty here, and why. */
const isEmpty: Readonly<Record<string, string>> = {
  attributeJobs: 'The distribution of attributes deletes them.',
  clockMarks: 'Only `muster server` stores them.',
  keyFingerprints: 'There is no data folder.',
  secureSessions: 'There is no device with DTLS.',
  typeChanges: 'The change of smart objects deletes them.',
};

describe('rows of deleted entities', () => {
  let stage: Stage;

  perTest(Stage, async (one) => {
    stage = one;
    await addOneOfEverything();
  });

  async function rowsOf(definition: AnyCollectionDefinition): Promise<Entity[]> {
    return stage.app.world.store.collection(definition as CollectionDefinition<Entity>).find({});
  }

  async function addOneOfEverything(): Promise<void> {
    for (const operation of operations) await stage.requestFor(operation);
    const { store, deviceNetworkId } = stage.app.world;
    const deviceId = await stage.target('devices');
    const smartObjectId = await stage.target('smartobjects');
    const eventConsumerId = await stage.target('eventconsumers');
    const patch = [{ op: 'replace', path: '/TagIds', value: [await stage.target('tags')] }];
    expect((await stage.app.call('PATCH', `/devices/${deviceId}`, { body: patch })).status).to.equal(204);
    const observe = operations.find(({ operationId }) => operationId === 'resources.observe')!;
    expect((await stage.wire.send(await stage.requestFor(observe))).status).to.equal(204);
    const [observation] = await rowsOf(observations);
    const actuatorId = await stage.target('actuators');
    const ruleId = await stage.target('rules');
    const ofObject = { deviceNetworkId, deviceId, smartObjectId };
    const row = (
      definition: AnyCollectionDefinition,
      doc: object,
      id: string = randomUUID(),
    ): WriteOperation => insertOperation(definition as CollectionDefinition<Entity>, { ...doc, id });
    const sessionId = randomUUID();
    await store.write([
      row(attributeSets, ofObject),
      row(discoveredShapes, { deviceTypeId: await stage.target('devicetypes') }),
      row(initialValues, ofObject),
      row(notificationMarks, { deviceNetworkId, deviceId }, observation!.id),
      row(pendingActuations, { deviceNetworkId, actuatorId }),
      row(ruleProgress, { deviceNetworkId }, ruleId),
      row(deviceActivity, { deviceNetworkId }, deviceId),
      row(tlsSessions, { deviceNetworkId }, deviceId),
      row(reportedFirmware, { deviceNetworkId, version: '1.0' }, deviceId),
      row(networkHours, { deviceNetworkId, hourMs: 0, failures: [] }),
      row(deviceActivityLists, { deviceNetworkId, timeMs: 0, noisiest: [], silent: [] }, deviceNetworkId),
      row(usage, { networkId: deviceNetworkId, month: '2026-11' }),
      row(sessions, { deviceNetworkId, memberships: [{ deviceNetworkId, roleIds: [] }] }, sessionId),
      row(sessionDetails, { sessionId }),
      row(outboxEntries, { deviceNetworkId, eventConsumerId, sequence: 1 }),
    ]);
    const repeatable = { headers: { 'idempotency-key': 'deleted-rows' } };
    await stage.app.create('/locations', { Name: 'Repeatable' }, repeatable);
    const names: string[] = [];
    for (const one of collections) if ((await rowsOf(one)).length === 0) names.push(one.name);
    expect(names.sort()).to.deep.equal(Object.keys(isEmpty));
  }

  /**
   * Returns the rows that name one of the IDs, by their collections, without those that may remain.
   *
   * @param kept further collections with rows that may remain. Events outlive devices and rules, but not their network
   */
  async function naming(
    ids: ReadonlySet<string>,
    kept: readonly string[] = ['raisedEvents'],
  ): Promise<Record<string, Entity[]>> {
    const found: Record<string, Entity[]> = {};
    for (const one of collections) {
      const rows = (await rowsOf(one)).filter((row) =>
        (JSON.stringify(row).match(UUID) ?? []).some((id) => ids.has(id)),
      );
      if (rows.length > 0 && !(one.name in mayRemain) && !kept.includes(one.name)) found[one.name] = rows;
    }
    return found;
  }

  /** Deletes all devices and returns their IDs. */
  async function deleteDevices(): Promise<Set<string>> {
    const { Rows } = (await stage.app.get('/devices?PageSize=100')).body;
    for (const { Id } of Rows) expect((await stage.app.delete(`/devices/${Id}`)).status).to.equal(204);
    return new Set(Rows.map(({ Id }) => Id));
  }

  it('are deleted with their devices', async () => {
    expect(await naming(await deleteDevices())).to.deep.equal({});
  });

  it('are deleted with every entity that an operation deletes', async () => {
    const gone = await deleteDevices();
    const deleting = operations.filter(({ method, path }) => method === 'DELETE' && path.endsWith('{id}'));
    const refused = new Map(deleting.map((one) => [one, '']));
    for (let before = Infinity; refused.size < before;) {
      before = refused.size;
      for (const operation of refused.keys()) {
        const request = await stage.requestFor(operation);
        const { status, text } = await stage.wire.send(request);
        if (status !== 204 && status !== 404) {
          refused.set(operation, text);
          continue;
        }
        refused.delete(operation);
        gone.add(request.path.split('/').at(-1)!);
      }
    }
    expect([...refused.values()], 'refused').to.deep.equal([]);
    expect(await naming(gone)).to.deep.equal({});
  });

  it('are deleted with their device network', async () => {
    const twin = await twinOf(stage.app);
    const network = twin.get(stage.app.deviceNetworkId)!;
    const ids = new Set(twin.values());
    expect(Object.keys(await naming(ids, [])).length).to.be.above(30);
    expect((await stage.app.delete(`/deviceNetworks/${network}`)).status).to.equal(204);
    await stage.app.removal.settled();
    expect(await naming(ids, [])).to.deep.equal({});
  });
});

describe('references of entities', () => {
  it('name existing collections', () => {
    const targets = collections.flatMap(({ references = [] }) => references.flatMap(({ to }) => to));
    expect(collections.map(({ name }) => name)).to.include.members(targets);
  });
});
