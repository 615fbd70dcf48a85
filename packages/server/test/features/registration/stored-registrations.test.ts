import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import type { Registration } from '../../../src/features/registration/model/registration.ts';
import {
  insertRegistration,
  loadRegistrations,
} from '../../../src/features/registration/stored-registrations.ts';
import { openStore } from '../../../src/store/open-store.ts';

const registrationOf = (number: number): Registration => ({
  id: `location ${number}`,
  deviceId: `device ${String(number).padStart(5, '0')}`,
  deviceNetworkId: 'network',
  endpointName: `endpoint ${number}`,
  listener: 'coap://127.0.0.1:5683',
  address: '127.0.0.1',
  port: 5683,
  lifetimeSeconds: 300,
  lwm2mVersion: '1.1',
  binding: 'U',
  queueMode: false,
  rootPath: '/',
  contentFormats: [112],
  objects: [{ objectId: 3, instanceIds: [0], version: '1.1' }],
  registeredAt: 1,
  updatedAt: 2,
  expiresAt: 3,
});

describe('stored registrations', () => {
  for (const count of [0, 999, 2_000, 2_003]) {
    it(`are loaded once each, ${count} of them`, async () => {
      const store = await openStore('memory:', collections);
      try {
        const expected = Array.from({ length: count }, (_, number) => registrationOf(number));
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
