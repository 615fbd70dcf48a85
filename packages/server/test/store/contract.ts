import { documentsContract } from './contract/documents.ts';
import { elementsContract } from './contract/elements.ts';
import { Fixture, definitions as ownDefinitions, type Subject } from './contract/fixture.ts';
import { lifeContract } from './contract/life.ts';
import { measurementsContract } from './contract/measurements.ts';
import { pagesContract } from './contract/pages.ts';
import { queriesContract } from './contract/queries.ts';
import { referencesContract, referring } from './contract/references.ts';
import { searchesContract } from './contract/searches.ts';
import { writesContract } from './contract/writes.ts';

/** Context of all parts of the contract. */
export const definitions = [...ownDefinitions, ...referring];
export { failsWith, labels, others, rejection, thing, things } from './contract/fixture.ts';
export type { Label, Subject, Thing } from './contract/fixture.ts';

/** The behaviour of every adapter of the store port. */
export function storeContract(subject: Subject): void {
  describe(`store contract: ${subject.name}`, () => {
    const fixture = new Fixture(subject, definitions);

    beforeEach(() => fixture.begin());
    afterEach(() => fixture.end());
    after(() => fixture.close());

    documentsContract(fixture);
    queriesContract(fixture);
    pagesContract(fixture);
    searchesContract(fixture);
    elementsContract(fixture);
    writesContract(fixture);
    referencesContract(fixture);
    measurementsContract(fixture);
    lifeContract(fixture);
  });
}
