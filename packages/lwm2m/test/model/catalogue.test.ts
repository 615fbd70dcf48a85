import { skipWithout } from '@muster/testkit';
import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ModelRegistry,
  omaCatalogue,
  omaOlderVersions,
  parseDdf,
  type ObjectModel,
  type ResourceModel,
} from '../../src/core.ts';

// A copy of the LwM2M registry of OMNA, one XML file per object, to check our table against.
const registry =
  process.env['MUSTER_LWM2M_REGISTRY'] ??
  join(import.meta.dirname, '../../../../../shared/reference/lwm2m-registry');

const registryPeer = {
  peer: 'LwM2M registry',
  install: 'MUSTER_LWM2M_REGISTRY=FOLDER, a checkout of https://github.com/OpenMobileAlliance/lwm2m-registry',
};

const tidy = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

function facts({ id, name, urn, version, lwm2mVersion, multiple, mandatory }: ObjectModel) {
  return { id, name: tidy(name), urn, version, lwm2mVersion, multiple, mandatory };
}

function resourceFacts({ id, name, operations, type, multiple, mandatory, range, units }: ResourceModel) {
  // A sentence is no range; the table leaves it out.
  const shortRange = range.length > 40 ? '' : tidy(range);
  return {
    id,
    name: tidy(name),
    operations,
    type,
    multiple,
    mandatory,
    range: shortRange,
    units: tidy(units),
  };
}

describe('catalogue', () => {
  it('has the objects of the enabler and the usual IPSO set, each once, well-formed', () => {
    const ids = omaCatalogue.map(({ id }) => id);
    const expected = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 19, 21, 3200, 3203, 3300, 3303, 3304, 3311, 3350];
    expect(ids).to.include.members(expected);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const { id, name, resources } of omaCatalogue) {
      expect(name, `/${id}`).not.to.equal('');
      expect(resources.size, `/${id}`).to.be.above(0);
      for (const [key, resource] of resources) {
        expect(resource.id).to.equal(key);
        expect(resource.operations, `/${id}/${key}`).to.be.oneOf(['', 'R', 'W', 'RW', 'E']);
        expect(resource.type === 'None', `/${id}/${key}`).to.equal(resource.operations === 'E');
      }
    }
  });

  it('has earlier versions beside the newest, which stays the one that is meant without a version', () => {
    const models = new ModelRegistry([...omaCatalogue, ...omaOlderVersions]);
    for (const { id, version } of omaOlderVersions) {
      expect(models.object(id, version)?.version).to.equal(version);
      expect(models.object(id)).to.equal(omaCatalogue.find((newest) => newest.id === id));
    }
    expect(models.resource(1, 23, '1.0')).to.equal(undefined);
    expect(models.resource(1, 23, '1.1')?.name).to.equal('Mute Send');
    expect(models.resource(5, 10, '1.0')).to.equal(undefined);
    const keys = omaOlderVersions.map(({ id, version }) => `${id} ${version}`);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  /** States what the registry's file states; skipped where there is no such file. */
  function itAgrees(ours: ObjectModel, path: string): void {
    it(`states of /${ours.id} ${ours.version} ${ours.name} what the registry states`, function () {
      const file = join(registry, path);
      if (!existsSync(file)) skipWithout(this, registryPeer);
      const [theirs] = parseDdf(readFileSync(file));
      expect(facts(ours)).to.deep.equal(theirs && facts(theirs));
      expect([...ours.resources.values()].map(resourceFacts)).to.deep.equal(
        [...(theirs?.resources.values() ?? [])].map(resourceFacts),
      );
    });
  }

  for (const ours of omaCatalogue) itAgrees(ours, `${ours.id}.xml`);
  // The registry itself keeps earlier versions in a folder of their own.
  for (const ours of omaOlderVersions) {
    itAgrees(ours, `version_history/${ours.id}-${ours.version.replace('.', '_')}.xml`);
  }
});
