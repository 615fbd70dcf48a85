import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import type { Registration } from '../../../src/features/registration/model/registration.ts';
import {
  insertRegistration,
  loadRegistrations,
} from '../../../src/features/registration/stored-registrations.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { plainRegistration } from '../../support/plain-registration.ts';

describe('stored registrations', () => {
  for (const count of [0, 999, 2_000, 2_003]) {
    it(`are loaded once each, ${count} of them`, async () => {
      const store = await openStore('memory:', collections);
      try {
        const expected = Array.from({ length: count }, (_, number) =>
          plainRegistration(String(number).padStart(5, '0')),
        );
        await store.write(expected.map(insertRegistration));
        const loaded: Registration[] = [];
        for await (const one of loadRegistrations(store)) loaded.push(one);
        expect(loaded).to.deep.equal(expected);
      } finally {
        await store.close();
      }
    });
  }
});
