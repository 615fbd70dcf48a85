import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import { tlsSessions } from '../../../src/features/security/model.ts';
import type { Store } from '../../../src/store/port.ts';
import { deviceSession, SecureSessionService } from '../../../src/features/security/sessions.ts';
import type { SessionToSave } from '../../../src/features/security/sessions.ts';
import { tempDir, VirtualClock, type TempDir } from '@muster/testkit';
import { openStore } from '../../../src/store/open-store.ts';

const listener = 'coaps://127.0.0.1:5684';
const session = (id: string, generation: number, byte = generation): SessionToSave => ({
  id,
  generation,
  blob: Buffer.alloc(200, byte),
});

for (const kind of ['memory', 'sqlite', 'json'] as const) {
  describe(`secure sessions in a ${kind} store`, () => {
    let folder: TempDir;
    let commits: number;
    let store: Store;
    let sessions: SecureSessionService;
    let clock: VirtualClock;

    const open = (): Promise<Store> => {
      const url = kind === 'memory' ? 'memory:' : `${kind}:${folder.join('store')}`;
      return openStore(url, collections, { onCommit: () => (commits += 1) });
    };

    beforeEach(async () => {
      folder = await tempDir();
      commits = 0;
      clock = new VirtualClock(1_790_000_000_000);
      store = await open();
      sessions = new SecureSessionService(store, clock);
    });

    afterEach(async () => {
      await store.close();
      await folder.remove();
    });

    type Owner = Parameters<SecureSessionService['save']>[3];
    const save = (one: SessionToSave, previous?: number, owner?: Owner): Promise<string> =>
      sessions.save(listener, one, previous, owner);

    async function stored(): Promise<readonly SessionToSave[]> {
      const found: SessionToSave[] = [];
      for await (const one of sessions.ofListener(listener)) found.push(one);
      return found;
    }

    it('are stored by listener, completely', async () => {
      expect(await save(session('aa', 1))).to.equal('saved');
      await sessions.save('coaps://[::1]:5684', session('bb', 1), undefined);
      expect(await stored()).to.deep.equal([session('aa', 1)]);
      if (kind !== 'memory') {
        await store.close();
        store = await open();
        sessions = new SecureSessionService(store, clock);
        expect(await stored()).to.deep.equal([session('aa', 1)]);
      }
    });

    it('are deleted when they have not been saved for days', async () => {
      const dayMs = 86_400_000;
      await save(session('aa', 1));
      await save(session('bb', 1));
      await clock.advance(3 * dayMs);
      await save(session('aa', 2), 1);
      expect(await sessions.prune(clock.now() - 4 * dayMs)).to.equal(0);
      expect(await sessions.prune(clock.now() - 2 * dayMs)).to.equal(1);
      expect(await stored()).to.deep.equal([session('aa', 2)]);
    });

    it('keep the time of their handshake, and are hidden from the API while the gateway has lost them', async () => {
      const description = { suite: 'TLS_PSK_WITH_AES_128_CCM_8', ownConnectionId: 'aa' };
      const registration = { deviceId: 'd', listener, session: 'dtls:aa', identity: 'psk:a' };
      const seen = (): Promise<unknown> => deviceSession(store, registration);
      const establishedAt = clock.now();
      await save({ ...session('aa', 1), description });
      await clock.advance(1_000);
      sessions = new SecureSessionService(store, clock);
      await save({ ...session('aa', 2), description }, 1);
      const expected = { ...description, protocol: 'DTLS 1.2', identity: 'psk:a', establishedAt };
      expect(await seen()).to.deep.include(expected);
      await sessions.noteLost(['dtls:aa', 'dtls:bb']);
      expect(await seen()).to.equal(undefined);
      expect(await stored()).to.have.length(1);
      await save({ ...session('aa', 3), description }, 2);
      expect(await seen()).to.deep.include(expected);
      await sessions.remove('aa', 3);
      expect(await seen()).to.equal(undefined);
    });

    it('of two owners one wins', async () => {
      await save(session('aa', 1));
      const other = new SecureSessionService(store, clock);
      const outcomes = await Promise.all([
        save(session('aa', 2, 7), 1),
        other.save(listener, session('aa', 2, 8), 1),
      ]);
      expect(outcomes.toSorted()).to.deep.equal(['fenced', 'saved']);
      expect(await save(session('aa', 9), 1)).to.equal('fenced');
      expect(await save(session('aa', 9))).to.equal('fenced');
      expect(await save(session('cc', 2), 1)).to.equal('fenced');
    });

    it('an owner that has lost a session does not delete it', async () => {
      await save(session('aa', 1));
      await save(session('aa', 2), 1);
      await sessions.remove('aa', 1);
      expect(await stored()).to.have.length(1);
      await sessions.remove('aa', 2);
      await sessions.remove('aa', 2);
      expect(await stored()).to.have.length(0);
      expect(await save(session('aa', 3), 2)).to.equal('fenced');
    });

    it('are found by ID, and without a Connection ID by the latest handshake from an address', async () => {
      const at = (port: number): Partial<SessionToSave> => ({
        description: { suite: 'TLS_PSK_WITH_AES_128_CCM_8', address: '::1', port },
      });
      await save({ ...session('zz', 1), ...at(5) });
      await clock.advance(1_000);
      await save({ ...session('mm', 1), ...at(5) });
      await save({ ...session('aa', 1), ...at(6) });
      await clock.advance(1_000);
      await save({ ...session('zz', 2), ...at(5) }, 1);
      expect(await sessions.find({ id: 'zz' })).to.deep.equal(session('zz', 2));
      expect(await sessions.find({ address: '::1', port: 5 })).to.deep.equal(session('mm', 1));
      expect(await sessions.find({ address: '::1', port: 6 })).to.deep.equal(session('aa', 1));
      expect(await sessions.find({ address: '::2', port: 5 })).to.equal(undefined);
      expect(await sessions.find({ id: 'none' })).to.equal(undefined);
    });

    it('have the owner that has saved them last', async () => {
      const [first, second] = [
        { gateway: 'gw-1', id: 'o1' },
        { gateway: 'gw-2', id: 'o2' },
      ];
      await save(session('aa', 1), undefined, first);
      expect(await sessions.ownerOf('aa')).to.equal('gw-1');
      await save(session('aa', 2), 1, second);
      expect(await sessions.ownerOf('aa')).to.equal('gw-2');
      await save(session('aa', 3), 2);
      expect(await sessions.ownerOf('aa')).to.equal(undefined);
      expect(await sessions.ownerOf('none')).to.equal(undefined);
    });

    it('a save that its owner repeats is stored; that of any other owner is not', async () => {
      const owner = { gateway: 'gw-1', id: 'o1' };
      await save(session('aa', 1), undefined, owner);
      expect(await save(session('aa', 1, 9), undefined, owner)).to.equal('saved');
      expect(await save(session('aa', 2), 1, owner)).to.equal('saved');
      expect(await save(session('aa', 2), 1, owner)).to.equal('saved');
      expect(await save(session('aa', 1), undefined, owner), 'an old one').to.equal('fenced');
      for (const other of [undefined, { ...owner, id: 'o2' }, { gateway: 'gw-2', id: 'o2' }]) {
        expect(await save(session('aa', 2, 7), 1, other)).to.equal('fenced');
      }
      expect(await stored()).to.deep.equal([session('aa', 2)]);
    });

    it('those of an identity are removed, of any generation and owner', async () => {
      const of = (identity: string): Partial<SessionToSave> => ({
        description: { suite: 'TLS_PSK_WITH_AES_128_CCM_8', identity },
      });
      await save({ ...session('aa', 900), ...of('psk:a') });
      await save({ ...session('bb', 1), ...of('psk:a') }, undefined, {
        gateway: 'gw-1',
        id: 'o1',
      });
      await save({ ...session('cc', 1), ...of('psk:ab') });
      expect([...(await sessions.removeOf('psk:a'))].toSorted()).to.deep.equal(['aa', 'bb']);
      expect((await stored()).map(({ id }) => id)).to.deep.equal(['cc']);
      expect(await sessions.removeOf('psk:a')).to.deep.equal([]);
      expect(await save(session('aa', 901), 900), 'the owner is told').to.equal('fenced');
    });

    it('first saves of a turn share its commit with other writes', async () => {
      const before = commits;
      const other = store.collection(tlsSessions).put({
        id: 'd',
        deviceNetworkId: 'n',
        version: 'TLSv1.3',
        suite: 'TLS_AES_128_GCM_SHA256',
        establishedAt: clock.now(),
      });
      const saves = Array.from({ length: 200 }, (_, index) => save(session(`id${index}`, 1)));
      expect(new Set(await Promise.all(saves))).to.deep.equal(new Set(['saved']));
      await other;
      expect(commits - before).to.equal(1);
      expect(await stored()).to.have.length(200);
    });

    it('later saves of a turn share a commit', async () => {
      const saveAll = (generation: number, previous?: number): Promise<string[]> =>
        Promise.all(Array.from({ length: 200 }, (_, i) => save(session(`id${i}`, generation), previous)));
      await saveAll(1);
      const before = commits;
      expect(new Set(await saveAll(2, 1))).to.deep.equal(new Set(['saved']));
      expect(commits - before).to.equal(1);
    });

    it('changes of a session in one turn are applied in order', async () => {
      expect(await Promise.all([save(session('aa', 1)), save(session('aa', 2), 1)])).to.deep.equal([
        'saved',
        'saved',
      ]);
      expect(await stored()).to.deep.equal([session('aa', 2)]);
      const [, again] = await Promise.all([sessions.remove('aa', 2), save(session('aa', 1, 7))]);
      expect(again).to.equal('saved');
      expect(await stored()).to.deep.equal([session('aa', 1, 7)]);
    });
  });
}
