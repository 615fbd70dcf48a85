import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { storeContract } from './store-contract.ts';

describe('MemorySessionStore', () => {
  storeContract(async () => new MemorySessionStore());
});
