import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { bootstrapServers } from '../src/features/bootstrap/model/bootstrap-server.ts';
import { collections } from '../src/features/generated/collections.ts';
import { settingContext, settings } from '../src/features/settings/model/setting.ts';
import type { Store } from '../src/store/port.ts';
import { createLogger } from '../src/logger.ts';
import { loadSecrets } from '../src/secrets.ts';
import type { Secrets } from '../src/secrets.ts';
import { openStore } from '../src/store/open-store.ts';

const setting = {
  id: 's',
  deviceNetworkId: 'n',
  ownerType: 'Device',
  ownerId: 'd',
  categoryId: 'c',
  key: 'preSharedKey',
  dataType: 'HexString',
} as const;

const server = {
  id: 'b',
  deviceNetworkId: 'n',
  name: 'harbour',
  removesExisting: true,
  accounts: [
    {
      shortServerId: 1,
      serverUri: 'coaps://x',
      securityMode: 'PSK',
      identity: 'me',
      secretKey: '00ff',
      lifetimeSeconds: 300,
      binding: 'U',
      storeNotifications: true,
    },
  ],
  accessControls: [],
  createdAt: 0,
} as const;

describe('secrets of a server', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-secrets-'));
    store = await openStore('memory:', collections);
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const load = (rotate: boolean): Promise<Secrets> =>
    loadSecrets(folder, rotate, store, createLogger('silent'));
  const keys = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trim().split('\n');

  it('keys are created once, for their owner alone', async () => {
    const { sessionKeys } = await load(false);
    expect((await load(false)).sessionKeys).to.deep.equal(sessionKeys);
    for (const file of ['secrets.keys', 'sessions.keys']) {
      expect(statSync(join(folder, file)).mode & 0o777).to.equal(0o600);
    }
  });

  it('a rotation seals everything again, drops the old key, and keeps that of sessions', async () => {
    const { box, sessionKeys } = await load(false);
    const sealed = box.seal('00112233', settingContext(setting));
    await store.collection(settings).put({ ...setting, sealed });
    await store.collection(bootstrapServers).put(server);
    const before = keys('secrets.keys');
    const rotated = await load(true);
    expect(keys('secrets.keys')).to.have.length(1).and.not.to.include(before[0]);
    const stored = (await store.collection(settings).get('s'))!;
    expect(stored.sealed).not.to.equal(sealed);
    expect(rotated.box.open(stored.sealed!, settingContext(setting))).to.equal('00112233');
    // Earlier releases stored this secret without encryption.
    expect((await store.collection(bootstrapServers).get('b'))!.accounts[0]!.secretKey).to.match(/^sealed:/u);
    expect(rotated.sessionKeys).to.have.length(2);
    expect(rotated.sessionKeys[1]).to.deep.equal(sessionKeys[0]);
  });

  it('a secret without its key is kept, and so are all keys', async () => {
    await load(false);
    const other = await loadSecrets(join(folder, 'other'), false, store, createLogger('silent'));
    const sealed = other.box.seal('00112233', settingContext(setting));
    await store.collection(settings).put({ ...setting, sealed });
    await load(true);
    expect((await store.collection(settings).get('s'))!.sealed).to.equal(sealed);
    expect(keys('secrets.keys')).to.have.length(2);
  });

  it('refuses a damaged file instead of losing every secret', async () => {
    writeFileSync(join(folder, 'secrets.keys'), 'short\n');
    let error: unknown;
    await load(false).catch((cause: unknown) => {
      error = cause;
    });
    expect(String(error)).to.include('secrets.keys');
  });
});
