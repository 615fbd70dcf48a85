import { expect } from 'chai';
import { ModelRegistry, omaCatalogue, type ObjectModel } from '../../src/core.ts';

function model(id: number, version: string): ObjectModel {
  return {
    id,
    version,
    name: `Object ${id}`,
    urn: '',
    lwm2mVersion: '1.0',
    multiple: true,
    mandatory: false,
    description: '',
    resources: new Map(),
  };
}

describe('model registry', () => {
  it('gives the newest version, a version asked for, or the newest of the same major number', () => {
    const registry = new ModelRegistry([model(40_000, '1.2'), model(40_000, '1.10'), model(40_000, '2.0')]);
    const version = (asked?: string) => registry.object(40_000, asked)?.version;
    expect(version()).to.equal('2.0');
    expect(version('1.2')).to.equal('1.2');
    expect(version('1.0')).to.equal('1.10');
    expect(version('3.0')).to.equal(undefined);
    expect(registry.object(1)).to.equal(undefined);
  });

  it('replaces a definition with the same id and version', () => {
    const registry = new ModelRegistry(omaCatalogue);
    const newer = { ...model(3303, '1.1'), name: 'Ours' };
    registry.add(newer);
    expect(registry.object(3303)).to.equal(newer);
    registry.add({ ...model(3303, '1.0'), name: 'Old' });
    expect(registry.object(3303)?.name).to.equal('Ours');
  });

  it('finds resources, and lists every definition in order', () => {
    const registry = new ModelRegistry(omaCatalogue);
    const expected = { name: 'Power Source Voltage', multiple: true, type: 'Integer' };
    expect(registry.resource(3, 7)).to.include(expected);
    expect(registry.resource(3, 7, '1.0')?.id).to.equal(7);
    expect(registry.resource(3, 999)).to.equal(undefined);
    const ids = [...registry].map(({ id }) => id);
    expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
    expect(ids).to.have.length(omaCatalogue.length);
  });
});
