import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { withSealedKeys } from '../src/features/bootstrap/bootstrap.ts';
import { bootstrapServers, type BootstrapServer } from '../src/features/bootstrap/model.ts';
import { collections } from '../src/features/generated/collections.ts';
import { settingContext, settings } from '../src/features/settings/model.ts';
import type { Store } from '../src/store/port.ts';
import { createLogger } from '../src/logger.ts';
import { loadKeys } from '../src/lifecycle/key-file.ts';
import { loadSecrets, loadWorkerKeys } from '../src/secrets.ts';
import type { Secrets, WorkerKeys } from '../src/secrets.ts';
import { openStore } from '../src/store/open-store.ts';
import { TemporaryFolders } from './store/temporary-folder.ts';

const setting = {
  id: 's',
  deviceNetworkId: 'n',
  ownerType: 'Device',
  ownerId: 'd',
  categoryId: 'c',
  key: 'preSharedKey',
  dataType: 'HexString',
} as const;

const account = { shortServerId: 1, securityMode: 'PSK', identity: 'me', secretKey: '00ff' };
const server = { id: 'b', deviceNetworkId: 'n', accounts: [account] } as unknown as BootstrapServer;

describe('secrets of a server', () => {
  const folders = new TemporaryFolders();
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = folders.make();
    store = await openStore('memory:', collections);
  });

  afterEach(async () => {
    await store.close();
    folders.removeAll();
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
    await store.collection(bootstrapServers).put(withSealedKeys(server, box));
    const before = keys('secrets.keys');
    const rotated = await load(true);
    expect(keys('secrets.keys')).to.have.length(1).and.not.to.include(before[0]);
    const stored = (await store.collection(settings).get('s'))!;
    expect(stored.sealed).not.to.equal(sealed);
    expect(rotated.box.open(stored.sealed!, settingContext(setting))).to.equal('00112233');
    const [account] = (await store.collection(bootstrapServers).get('b'))!.accounts;
    expect(rotated.box.isCurrent(account!.secretKey!)).to.equal(true);
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

  describe('of a store that belongs to a service', () => {
    const loadAll = (changes: Partial<Parameters<typeof loadWorkerKeys>[0]> = {}): Promise<WorkerKeys> => {
      const config = { dataDir: folder, rotateKeys: false, replaceKeys: false };
      return loadWorkerKeys({ ...config, ...changes }, store, createLogger('silent'));
    };
    const refusal = (changes?: Parameters<typeof loadAll>[0]): Promise<string> =>
      loadAll(changes).then(() => 'loaded', String);
    const fileOf = (name: string): string => join(folder, name);

    beforeEach(() => loadAll());

    for (const [file, effect] of [
      ['api-key.secret', 'no API key is valid'],
      ['secrets.keys', 'no stored secret can be read'],
      ['sessions.keys', 'devices with DTLS make new handshakes'],
      ['gateway-key.pem', 'the raw public key of the gateway'],
    ] as const) {
      it(`are refused without ${file}, which is not made again, or with another one`, async () => {
        const kept = readFileSync(fileOf(file));
        rmSync(fileOf(file));
        expect(await refusal())
          .to.include(`${file} is missing`)
          .and.include(effect);
        expect(existsSync(fileOf(file))).to.equal(false);
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const other = file.endsWith('.pem')
          ? privateKey.export({ format: 'pem', type: 'pkcs8' })
          : `${Buffer.alloc(32, 1).toString('base64')}\n`;
        writeFileSync(fileOf(file), other);
        expect(await refusal()).to.include(`${file} has another key`);
        writeFileSync(fileOf(file), kept);
        expect(await refusal()).to.equal('loaded');
      });
    }

    it('need a key of the bus from the first start with a bus on', async () => {
      await loadAll({ bus: 'nats://127.0.0.1:4222' });
      rmSync(fileOf('bus.key'));
      expect(await refusal({ bus: 'nats://127.0.0.1:4222' })).to.include('bus.key is missing');
      expect(await refusal()).to.equal('loaded');
    });

    it('are accepted after each step of a rotation that a crash ends', async () => {
      const files = ['secrets.keys', 'sessions.keys'];
      const old = new Map(files.map((file) => [file, readFileSync(fileOf(file))]));
      for (const file of files) {
        loadKeys(fileOf(file), 32, true);
        expect(await refusal(), file).to.equal('loaded');
      }
      expect(keys('secrets.keys')).to.have.length(1);
      await loadAll({ rotateKeys: true });
      expect(await refusal()).to.equal('loaded');
      for (const [file, content] of old) writeFileSync(fileOf(file), content);
      const stale = await refusal();
      for (const file of files) expect(stale).to.include(`${file} has another key`);
    });

    it('are replaced if that is asked for', async () => {
      rmSync(fileOf('secrets.keys'));
      rmSync(fileOf('api-key.secret'));
      await loadAll({ replaceKeys: true });
      expect(await refusal()).to.equal('loaded');
    });
  });

  it('a file with which stored secrets cannot be read can be replaced by the right one', async () => {
    const { box } = await load(false);
    const right = readFileSync(join(folder, 'secrets.keys'));
    const sealed = box.seal('00112233', settingContext(setting));
    const copy = await openStore('memory:', collections);
    await copy.collection(settings).put({ ...setting, sealed });
    const config = { dataDir: join(folder, 'other'), rotateKeys: false, replaceKeys: false };
    // The store has no fingerprints of keys.
    await loadWorkerKeys(config, copy, createLogger('silent'));
    writeFileSync(join(folder, 'other', 'secrets.keys'), right);
    const loaded = await loadWorkerKeys(config, copy, createLogger('silent'));
    expect(loaded.box.open(sealed, settingContext(setting))).to.equal('00112233');
    await copy.close();
  });

  for (const [file, effect] of [
    ['bus.key', 'do not reach the worker'],
    ['sessions.keys', 'new handshakes'],
    ['api-key.secret', 'no API key is valid'],
  ] as const) {
    it(`says what a damaged ${file} means, and what to do`, async () => {
      writeFileSync(join(folder, file), 'short\n');
      const config = { dataDir: folder, bus: 'nats://127.0.0.1:4222', rotateKeys: false, replaceKeys: false };
      const message = await loadWorkerKeys(config, store, createLogger('silent')).then(() => '', String);
      expect(message).to.include(file).and.include(effect).and.include('another process of the service');
    });
  }
});
