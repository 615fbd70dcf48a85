import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { PlainAnswer } from './support/answers.ts';
import { operations } from './support/document.ts';
import type { DescribedOperation } from './support/document.ts';
import { missingReferences, withReference } from './support/references.ts';
import { Stage } from './support/stage.ts';
import { twinOf, UUID } from './support/twin.ts';
import type { WireRequest } from './support/wire.ts';

/** They tell of what there is not, row by row or by an empty list, as they do of ids of nothing. */
const takesAnything = new Set([
  'devices.createMultiple',
  'devices.listFiltered',
  'eventConsumers.test',
  'events.stream',
  'measurements.advanced',
  'resolutions.list',
]);
/** The key that asks is a member of both networks. */
const ofEveryNetwork = new Set(['deviceNetworks.get', 'deviceNetworks.delete']);

/** A request with the id of something of another network in one place of it. */
type Aimed = (id: string) => WireRequest;

interface Reference {
  readonly place: string;
  /** What is there in the other network. */
  readonly foreign: string;
  readonly aimed: Aimed;
  /** Not in the path, which alone 404 is about. */
  readonly isInBody: boolean;
}

/** What an answer says beside ids, in no order: lists of names come in that of random ids. */
function gist({ status, text }: PlainAnswer): string {
  return `${status} ${Array.from(text.replaceAll(UUID, 'id')).sort().join('')}`;
}

describe('references from one device network to another, over every operation of the contract', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.start();
  });

  afterEach(async () => {
    expect(stage.app.defects).to.deep.equal([]);
    await stage.close();
  });

  /** One for each id that a good request holds. */
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

  /** One for each id that a request could hold and that the example does not. */
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
    const answer = await stage.wire.send(aimed(foreign));
    const unknown = await stage.wire.send(aimed(randomUUID()));
    expect(gist(answer), `${place}: ${answer.text} / ${unknown.text}`).to.equal(gist(unknown));
    expect(answer.text).not.to.contain(' twin');
    if (!takesAnything.has(operation.operationId)) {
      expect(isInBody ? [400] : [400, 404], `${place}: ${answer.text}`).to.include(answer.status);
    }
  }

  for (const operation of operations) {
    if (ofEveryNetwork.has(operation.operationId)) continue;
    for (const mediaType of operation.bodies.size === 0 ? [undefined] : operation.bodies.keys()) {
      const title = `${operation.operationId}${mediaType === undefined ? '' : ` with ${mediaType}`}`;
      it(`${title} takes ids of another network for ids of nothing`, async () => {
        const request = await stage.requestFor(operation, mediaType);
        const twin = await twinOf(stage.app);
        for (const one of heldReferences(request, twin)) await expectUnknown(operation, one);
        if (mediaType !== undefined && mediaType !== 'application/json') return;
        for (const one of await furtherReferences(operation, request)) {
          await expectUnknown(operation, one);
        }
      });
    }
  }
});
