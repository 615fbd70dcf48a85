import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { PlainAnswer } from './support/answers.ts';
import { casesOf, words, type DescribedOperation } from './support/document.ts';
import { missingReferences, withReference } from './support/references.ts';
import { snapshotOf } from './support/snapshot.ts';
import { Stage } from './support/stage.ts';
import { twinOf, UUID } from './support/twin.ts';
import type { WireRequest } from './support/wire.ts';

/** These report unknown IDs, row by row or with an empty list, and treat foreign IDs in the same way. */
const takesAnything = new Set(
  words(
    'devices.createMultiple devices.listFiltered eventConsumers.test events.stream measurements.advanced resolutions.list',
  ),
);
/** The key of the test is a member of both networks. */
const ofEveryNetwork = new Set(['deviceNetworks.get', 'deviceNetworks.delete']);

/** The row that the other operations need has the name of its example. */
const needsOwnStage = new Set(['dataCollectorTemplates.create']);

/** Returns a request with the ID of a foreign row in one place. */
type Aimed = (id: string) => WireRequest;

interface Reference {
  readonly place: string;
  /** ID of a row of the other network. */
  readonly foreign: string;
  readonly aimed: Aimed;
  /** Not in the path. Only an ID in the path can cause 404. */
  readonly isInBody: boolean;
}

/** Returns the characters of a response without IDs, sorted: lists of names follow the order of random IDs. */
function gist({ status, text }: PlainAnswer): string {
  return `${status} ${Array.from(text.replaceAll(UUID, 'id')).sort().join('')}`;
}

describe('references from one device network to another, over every operation of the contract', () => {
  /** Shared by the operations, because requests with unknown IDs change nothing. */
  let stage: Stage;

  before(async () => {
    stage = await Stage.start();
  });

  afterEach(() => {
    expect(stage.app.defects).to.deep.equal([]);
  });

  after(() => stage.close());

  async function renewStage(): Promise<void> {
    await stage.close();
    stage = await Stage.start();
  }

  /** Returns a reference for each ID in a valid request. */
  function heldReferences(request: WireRequest, twin: ReadonlyMap<string, string>): Reference[] {
    const { path, body = '' } = request;
    const text = typeof body === 'string' ? body : '';
    const ids = new Set([...path.matchAll(UUID), ...text.matchAll(UUID)].map(([id]) => id));
    return [...ids].flatMap((id) => {
      const foreign = twin.get(id);
      if (foreign === undefined) return [];
      const aimed: Aimed = (to) => ({
        ...request,
        path: path.replaceAll(id, to),
        ...(text === '' ? {} : { body: text.replaceAll(id, to) }),
      });
      return [{ place: `${path} ${text} at ${id}`, foreign, aimed, isInBody: !path.includes(id) }];
    });
  }

  /** Returns a reference for each ID that the example leaves out. */
  async function furtherReferences(
    operation: DescribedOperation,
    request: WireRequest,
  ): Promise<Reference[]> {
    const found: Reference[] = [];
    for (const missing of missingReferences(operation)) {
      const id = await stage.target(missing.kind, operation.operationId).catch(() => undefined);
      const foreign = id === undefined ? undefined : (await twinOf(stage.app)).get(id);
      if (foreign === undefined) continue;
      found.push({
        place: missing.path.join('.'),
        foreign,
        isInBody: true,
        aimed: (to) => ({ ...request, ...withReference(request, missing, to) }),
      });
    }
    return found;
  }

  async function expectUnknown(operation: DescribedOperation, reference: Reference): Promise<void> {
    const { place, foreign, aimed, isInBody } = reference;
    const before = await snapshotOf(stage.app, false);
    const answer = await stage.wire.send(aimed(foreign));
    const unknown = await stage.wire.send(aimed(randomUUID()));
    await stage.app.world.settle();
    expect(await snapshotOf(stage.app, false), place).to.equal(before);
    expect(gist(answer), `${place}: ${answer.text} / ${unknown.text}`).to.equal(gist(unknown));
    expect(answer.text).not.to.contain(' twin');
    if (!takesAnything.has(operation.operationId)) {
      expect(isInBody ? [400] : [400, 404], `${place}: ${answer.text}`).to.include(answer.status);
    }
  }

  for (const [operation, mediaType, title] of casesOf()) {
    if (ofEveryNetwork.has(operation.operationId)) continue;
    it(`${title} treats IDs of another network as unknown IDs`, async () => {
      if (needsOwnStage.has(operation.operationId)) await renewStage();
      const request = await stage.requestFor(operation, mediaType);
      const twin = await twinOf(stage.app);
      for (const one of heldReferences(request, twin)) await expectUnknown(operation, one);
      if (mediaType !== undefined && mediaType !== 'application/json') return;
      for (const one of await furtherReferences(operation, request)) {
        await expectUnknown(operation, one);
      }
    });
  }
});
