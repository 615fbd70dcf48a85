import { expect } from 'chai';
import { whenFree } from '../../src/cluster/standby.ts';
import { StartError } from '../../src/lifecycle/start-error.ts';
import { createLogger } from '../../src/logger.ts';
import { StoreError } from '../../src/store/port.ts';
import { completeServerConfig, parseServerConfig } from '../../src/config.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

describe('a server that stands by without the keys of the service', () => {
  const folders = new TemporaryFolders();

  afterEach(() => folders.removeAll());

  const wait = (error: Error): Promise<unknown> => {
    const settings = parseServerConfig({ dataDir: folders.make(), http: '127.0.0.1:0' }, {});
    const options = { config: completeServerConfig(settings), logger: createLogger('silent'), keysMs: 0 };
    return whenFree(() => Promise.reject(error), options).catch((failure: unknown) => failure);
  };

  it('ends at once and names the missing files', async () => {
    const failure = await wait(new StoreError('locked', 'Another server has the store.'));
    expect(failure).to.be.instanceOf(StartError);
    expect(String(failure)).to.include(
      'api-key.secret and secrets.keys and sessions.keys and gateway-key.pem',
    );
    expect(String(failure)).to.include('give it a copy of these files');
  });

  it('reports a store that cannot be opened for another reason', async () => {
    const failure = await wait(new StoreError('corrupt', 'The store is damaged.'));
    expect(String(failure)).to.include('The store is damaged.');
  });
});
