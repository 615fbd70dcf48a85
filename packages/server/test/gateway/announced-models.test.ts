import { expect } from 'chai';
import { ModelRegistry, omaCatalogue, type ObjectModel } from '@muster/lwm2m';
import type { RegisteredObject, Registration } from '../../src/features/registration/model.ts';
import { LiveRegistrations } from '../../src/features/presence/live-registrations.ts';
import { deviceSource } from '../support/device-world.ts';
import { AnnouncedModels } from '../../src/gateway/announced-models.ts';

const objectModel = (id: number, version: string, lwm2mVersion = '1.0'): ObjectModel => ({
  id,
  version,
  lwm2mVersion,
  name: `object ${id}`,
  urn: `urn:oma:lwm2m:x:${id}:${version}`,
  multiple: true,
  mandatory: false,
  description: '',
  resources: new Map(),
});

describe('AnnouncedModels', () => {
  const base = new ModelRegistry([
    objectModel(3, '1.0'),
    objectModel(3, '1.1', '1.1'),
    objectModel(3, '1.2', '1.2'),
    objectModel(3303, '1.0'),
    objectModel(3303, '1.1'),
    objectModel(3303, '2.0'),
    objectModel(10_300, '2.1'),
  ]);
  let warnings: string[];
  let models: AnnouncedModels;

  beforeEach(() => {
    warnings = [];
    models = new AnnouncedModels((message) => warnings.push(message));
  });

  function device(lwm2mVersion: string, ...objects: readonly RegisteredObject[]): Registration {
    const times = { registeredAt: 0, updatedAt: 0, expiresAt: 0 };
    const ids = { id: 'location', deviceId: 'device', deviceNetworkId: 'network', endpointName: 'a' };
    return { ...deviceSource, ...ids, ...times, lwm2mVersion, contentFormats: [], objects } as never;
  }

  for (const [title, objectId, announced, enabler, expected, warned] of [
    ['values are read with the announced version: 1.0', 3303, '1.0', '1.1', '1.0', []],
    ['values are read with the announced version: 1.1', 3303, '1.1', '1.1', '1.1', []],
    ['values are read with the announced version: 2.0', 3303, '2.0', '1.1', '2.0', []],
    ['without ver an object has version 1.0', 3303, undefined, '1.1', '1.0', []],
    ['without ver an object of LwM2M 1.0 has version 1.0', 3, undefined, '1.0', '1.0', []],
    ['without ver an object of LwM2M 1.1 has version 1.1', 3, undefined, '1.1', '1.1', []],
    ['without ver an object of LwM2M 1.2 has version 1.2', 3, undefined, '1.2', '1.2', []],
    ['without ver an object of LwM2M 1.3 has version 1.2', 3, undefined, '1.3', '1.2', []],
    [
      'an unknown version: the newest of the same major number, with one warning',
      3303,
      '1.7',
      '1.1',
      '1.1',
      ['no definition of object 3303 version 1.7; using 1.1'],
    ],
    [
      'without a version of that major number: the newest, with a warning',
      10_300,
      '1.0',
      '1.1',
      '2.1',
      ['no definition of object 10300 version 1.0; using 2.1'],
    ],
    ['an unknown object stays unknown', 26_241, '1.0', '1.1', undefined, []],
  ] as const) {
    it(title, () => {
      const object = { objectId, instanceIds: [0], ...(announced && { version: announced }) };
      const version = () => models.of(device(enabler, object), base).object(objectId)?.version;
      expect([version(), version()]).to.deep.equal([expected, expected]);
      expect(warnings).to.deep.equal(warned);
    });
  }

  it('objects that are not announced are read with the available definition, and so are named versions', () => {
    const view = models.of(device('1.1', { objectId: 3303, version: '1.0', instanceIds: [0] }), base);
    expect(view.object(10_300)?.version).to.equal('2.1');
    expect(view.object(3303, '2.0')?.version).to.equal('2.0');
    expect([...view]).to.have.length(7);
  });

  it('devices with the same list, and one that returns, are each read by their current enabler', () => {
    const live = new LiveRegistrations();
    const version = (id: string): string | undefined => models.of(live.at(id)!, base).object(3)?.version;
    const list = { objectId: 3, instanceIds: [0] };
    live.put({ ...device('1.1', list), id: 'a', deviceId: 'a' });
    live.put({ ...device('1.0', list), id: 'b', deviceId: 'b' });
    expect([version('a'), version('b'), version('a')]).to.deep.equal(['1.1', '1.0', '1.1']);
    live.put({ ...live.at('a')!, id: 'c', lwm2mVersion: '1.2' });
    expect([version('c'), version('b')]).to.deep.equal(['1.2', '1.0']);
  });

  it('the same registration gets the same definitions, until those of the network change', () => {
    const one = device('1.1', { objectId: 3303, version: '1.0', instanceIds: [0] });
    const view = models.of(one, base);
    expect(models.of(one, base)).to.equal(view);
    const changed = new ModelRegistry([...base, objectModel(3303, '1.0', '1.1')]);
    expect(models.of(one, changed).object(3303)?.lwm2mVersion).to.equal('1.1');
  });

  it('knows the earlier versions of core objects if the network has the newest one only', () => {
    const newestOnly = new ModelRegistry(omaCatalogue);
    const firmware = (...of: Parameters<typeof device>): string | undefined =>
      models.of(device(...of), newestOnly).object(5)?.version;
    expect(newestOnly.object(5)?.version).to.not.equal('1.0');
    expect(firmware('1.0', { objectId: 5, instanceIds: [0] })).to.equal('1.0');
    expect(firmware('1.1', { objectId: 5, version: '1.0', instanceIds: [0] })).to.equal('1.0');
    expect(warnings).to.deep.equal([]);
  });

  it('returns no definition of an object that the network lacks', () => {
    const empty = new ModelRegistry();
    const registered = device('1.1', { objectId: 5, version: '1.0', instanceIds: [0] });
    expect(models.of(registered, empty).object(5)).to.equal(undefined);
  });
});
