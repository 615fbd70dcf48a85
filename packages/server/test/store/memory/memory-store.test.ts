import { openStore } from '../../../src/store/open-store.ts';
import { definitions, storeContract } from '../contract.ts';

storeContract({
  name: 'memory',
  open: (options) => openStore('memory:', definitions, options),
  cleanUp: () => undefined,
});
