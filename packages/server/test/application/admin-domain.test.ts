import { omaCatalogue } from '@muster/lwm2m/core';
import type { ObjectModel } from '@muster/lwm2m/core';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { apiKeys, responsibilities, roles } from '../../src/features/access/model.ts';
import { deviceNetworks } from '../../src/features/networks/model.ts';
import { deviceTypes } from '../../src/features/catalogue/model.ts';
import { collections } from '../../src/features/generated/collections.ts';
import type { Responsibility, Role } from '../../src/features/access/model.ts';
import { EventBus } from '../../src/features/events/events.ts';
import type { Store } from '../../src/store/port.ts';
import { createAdminDomain } from '../../src/application/admin-domain.ts';
import type { AdminDomain } from '../../src/application/admin-domain.ts';
import { EntityCache } from '../../src/kernel/caches.ts';
import { KeyTokens } from '../../src/features/access/key-tokens.ts';
import { box } from '../support/device-world.ts';
import { openStore } from '../../src/store/open-store.ts';

describe('administrative services', () => {
  let store: Store;
  let clock: VirtualClock;
  let admin: AdminDomain;
  let network: string;
  let apiKey: string;
  let apiKeyId: string;

  const create = (): AdminDomain =>
    createAdminDomain({
      store,
      clock,
      events: new EventBus({ clock }),
      secret: Buffer.alloc(32, 1),
      box,
      region: 'default',
    });

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    clock = new VirtualClock(1_790_000_000_000);
    admin = create();
    ({ deviceNetworkId: network, apiKey, apiKeyId } = await admin.networks.ensureDefaults());
  });

  afterEach(() => store.close());

  async function roleOf(name: string): Promise<Role> {
    const found = await store.collection(roles).findOne([{ field: 'name', op: 'eq', value: name }]);
    return found!;
  }

  describe('defaults', () => {
    it('are created once, and the next process finds them', async () => {
      const count = await store.collection(deviceTypes).count();
      const found = await create().networks.ensureDefaults();
      expect(found).to.deep.equal({ deviceNetworkId: network, apiKey, apiKeyId });
      expect(await store.collection(deviceTypes).count()).to.equal(count);
      expect(await store.collection(apiKeys).count()).to.equal(1);
    });

    it('a deleted local key is created again, with another value', async () => {
      const [key] = await store.collection(apiKeys).find({});
      await store.collection(apiKeys).delete(key!.id);
      const again = await create().networks.ensureDefaults();
      expect(again.deviceNetworkId).to.equal(network);
      expect(again.apiKey).not.to.equal(apiKey);
      expect((await admin.access.authenticate(again.apiKey)).name).to.equal('local');
    });

    it('an expired local key is renewed', async () => {
      const [key] = await store.collection(apiKeys).find({});
      await store.collection(apiKeys).put({ ...key!, expiresAt: clock.now() - 1000 });
      const again = await create().networks.ensureDefaults();
      expect((await create().access.authenticate(again.apiKey)).id).to.equal(key!.id);
    });

    const responsibilityOf = async (name: string): Promise<Responsibility> =>
      (await store.collection(responsibilities).findOne([{ field: 'name', op: 'eq', value: name }]))!;

    it('a start restores the permissions of Admin, and no permissions of other roles', async () => {
      const sets = store.collection(responsibilities);
      const everything = await responsibilityOf('Everything');
      const viewing = await responsibilityOf('Viewing');
      const extra = { ...viewing, id: 'x', name: 'Extra', permissions: [] };
      await sets.insert(extra);
      await sets.put({ ...everything, permissions: everything.permissions.slice(1) });
      await sets.put({ ...viewing, permissions: viewing.permissions.slice(1) });
      await store.collection(roles).put({ ...(await roleOf('Admin')), responsibilityIds: ['x'] });
      await store.collection(roles).delete((await roleOf('User')).id);
      await create().networks.ensureDefaults();
      expect((await roleOf('Admin')).responsibilityIds).to.deep.equal(['x', everything.id]);
      const after = await responsibilityOf('Everything');
      expect(after.permissions).to.have.deep.members([...everything.permissions]);
      expect((await responsibilityOf('Viewing')).permissions).to.deep.equal(viewing.permissions.slice(1));
      expect(await roleOf('User')).to.equal(undefined);
    });

    it('a start adds permissions for new kinds of entities', async () => {
      const networks = store.collection(deviceNetworks);
      const viewing = await responsibilityOf('Viewing');
      const known = (await networks.get(network))!;
      await networks.put({
        ...known,
        knownEntityNames: known.knownEntityNames!.filter((name) => name !== 'Device'),
      });
      const permissions = viewing.permissions.filter(
        ({ entityName }) => !/^(?:Device|Tag)$/u.test(entityName),
      );
      await store.collection(responsibilities).put({ ...viewing, permissions });
      await create().networks.ensureDefaults();
      const names = (await responsibilityOf('Viewing')).permissions.map((one) => one.entityName);
      expect(names).to.include('Device').and.not.to.include('Tag');
    });
  });

  describe('object models', () => {
    const device = omaCatalogue.find((model) => model.id === 3)!;
    const versioned = (version: string): ObjectModel => ({
      ...device,
      name: `Device ${version}`,
      urn: `urn:oma:lwm2m:oma:3:${version}`,
      version,
    });

    it('are those of the network, or the nearest version if the exact one is missing', async () => {
      await admin.smartObjectTypes.import(network, [versioned('9.0'), versioned('9.3')]);
      const catalogue = await admin.models.forNetwork(network);
      expect(catalogue.typeOfObject(3, '9.0')?.name).to.equal('Device 9.0');
      expect(catalogue.typeOfObject(3, '9.1')?.name).to.equal('Device 9.3');
      expect(catalogue.typeOfObject(3, '4.0')?.name).to.equal('Device 9.3');
      expect(catalogue.typeOfObject(3)?.name).to.equal('Device 9.3');
      expect(catalogue.typeOfObject(9999)).to.equal(undefined);
      const type = catalogue.typeOfObject(3)!;
      expect(catalogue.typeById(type.id)).to.equal(type);
      expect([...type.resourceTypeIds.keys()]).to.deep.equal(
        [...device.resources.keys()].sort((a, b) => a - b),
      );
    });

    it('are read once, and again after a change; another network has its own', async () => {
      const first = await admin.models.forNetwork(network);
      expect(await admin.models.forNetwork(network)).to.equal(first);
      expect(admin.models.inMemory(network)).to.equal(first);
      const key = await admin.access.authenticate(apiKey);
      const other = await admin.networks.create(key.id, { name: 'Other' });
      await admin.smartObjectTypes.import(network, [versioned('9.0')]);
      expect(admin.models.inMemory(network)).to.equal(undefined);
      expect((await admin.models.forNetwork(network)).models.object(3)?.version).to.equal('9.0');
      expect((await admin.models.forNetwork(other.id)).models.object(3)?.version).to.equal(device.version);
    });

    it('a change during the read is not lost', async () => {
      admin.models.invalidate(network);
      const reading = admin.models.forNetwork(network);
      const importing = admin.smartObjectTypes.import(network, [versioned('9.0')]);
      await Promise.all([reading, importing]);
      expect((await admin.models.forNetwork(network)).models.object(3)?.version).to.equal('9.0');
    });
  });

  it('an entity that changes during the read is not cached in its old state', async () => {
    const cache = new EntityCache(store, deviceTypes);
    const [type] = await store.collection(deviceTypes).find({});
    const reading = cache.get(type!.id);
    await store.collection(deviceTypes).put({ ...type!, name: 'New' });
    cache.forget();
    await reading;
    expect((await cache.get(type!.id))?.name).to.equal('New');
    expect(await cache.get(type!.id)).to.equal(await cache.get(type!.id));
    expect(await cache.get('none')).to.equal(undefined);
  });

  it('a secret that is too short is refused', () => {
    expect(() => new KeyTokens(Buffer.alloc(31))).to.throw(RangeError, '32 bytes');
  });
});
