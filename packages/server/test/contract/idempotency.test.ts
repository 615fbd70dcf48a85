import { expect } from 'chai';
import { idempotencyRecords } from '../../src/features/idempotency/model.ts';
import { faultsOfAnswer, type PlainAnswer } from './support/answers.ts';
import { casesOf, operations, words, type DescribedOperation } from './support/document.ts';
import { snapshotOf } from './support/snapshot.ts';
import { Stage } from './support/stage.ts';

const HEADER = 'Idempotency-Key';
const taking = operations.filter((one) => one.parameters.some(({ name }) => name === HEADER));
const answersCreated = (one: DescribedOperation): boolean => one.answers.has(201);

/** Sends to the device after the commit. The header with the ID of its log entry is stored in the commit. */
const sendsAfterwards = 'smartObjects.create';

/** Their responses contain counts, so they are stored after the work. Values and registrations can be repeated. */
const storedAfterwards = words(
  'dataCollectors.deliverValue dataCollectors.deliverValues dataCollectors.registerDevices',
);

/** Schemas of IDs and names, and for batches of counts and reasons of refusals. */
const answersWithoutSecrets = words(
  'EntityIdResponse DeviceMassRegistrationResponse DeliveryReport RegistrationReport TagResponse',
);

describe('Idempotency-Key on every operation that accepts it', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.start();
  });

  afterEach(() => stage.close(({ fields }) => (fields['err'] as Error).message === 'died'));

  it('is accepted by all operations that respond with 201, and by other creates', () => {
    const created = operations.filter(answersCreated).map((one) => one.operationId);
    const others = ['devices.createMultiple', 'rules.addCondition', 'tags.create'];
    expect(taking.map((one) => one.operationId)).to.include.members([...created, ...others]);
  });

  it('responses contain only IDs, names and the outcome of batches, so that no stored response holds a secret', () => {
    for (const { operationId, answers } of taking) {
      const schemas = [...answers].filter(([status]) => status < 300).flatMap(([, one]) => [...one.content]);
      for (const [type, schema] of schemas) {
        expect(type, operationId).to.equal('application/json');
        expect(answersWithoutSecrets, operationId).to.include(String(schema['$ref']).split('/').at(-1));
      }
    }
  });

  for (const [operation, mediaType, title] of casesOf(taking)) {
    it(`${title} runs once`, async () => {
      const request = await stage.requestFor(operation, mediaType);
      const keyed = { ...request, headers: { ...request.headers, [HEADER]: '"once"' } };
      const first = await stage.wire.send(keyed);
      expect(first.status, first.text).to.be.within(200, 299);
      await stage.app.world.settle();
      const before = await snapshotOf(stage.app);
      const second = await stage.wire.send(keyed);
      expect(faultsOfAnswer(operation, second)).to.deep.equal([]);
      expect(shownBy(second)).to.deep.equal(shownBy(first));
      expect(first.header('idempotency-replayed')).to.equal(undefined);
      expect(second.header('idempotency-replayed')).to.equal('true');
      await stage.app.world.settle();
      expect(await snapshotOf(stage.app)).to.equal(before);
    });
  }

  for (const operation of taking.filter((one) => !storedAfterwards.includes(one.operationId))) {
    it(`${operation.operationId}: the response is stored in the commit of the work`, async () => {
      const request = await stage.requestFor(operation);
      const keyed = { ...request, headers: { ...request.headers, [HEADER]: 'lost' } };
      const restore = failOwnCommits(stage);
      const first = await stage.wire.send(keyed);
      expect(first.status, first.text).to.be.within(200, 299);
      restore();
      // The first commit included the stored response, so no second one followed.
      expect(stage.app.defects).to.have.length(operation.operationId === sendsAfterwards ? 1 : 0);
      const second = await stage.wire.send(keyed);
      const { activity, ...shown } = shownBy(first);
      expect(shownBy(second)).to.deep.include(
        operation.operationId === sendsAfterwards ? shown : { ...shown, activity },
      );
      expect(second.header('idempotency-replayed')).to.equal('true');
    });
  }
});

function shownBy(answer: PlainAnswer) {
  const { status, text } = answer;
  return { status, text, location: answer.header('location'), activity: answer.header('x-activity-id') };
}

/** As if the process ended between the commit of the work and a separate commit of the response. */
function failOwnCommits({ app }: Stage): () => void {
  const { store } = app.world;
  const collection = store.collection.bind(store);
  store.collection = (definition) => {
    const found = collection(definition);
    if (definition.name === idempotencyRecords.name) found.put = () => Promise.reject(new Error('died'));
    return found;
  };
  return () => {
    store.collection = collection;
  };
}
