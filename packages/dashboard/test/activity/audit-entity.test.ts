import { expect } from 'chai';
import { entityPage } from '../../app/activity/audit-entity.ts';

describe('the page of an entity in the audit', () => {
  const id = '1d2c3b4a-0000-4000-8000-000000000001';

  it('is that of the operation', () => {
    const page = (Operation: string) => entityPage({ Operation, EntityId: id }, () => true);
    expect(page('devices.update')).to.deep.equal({ label: 'Device', href: `/devices/${id}` });
    expect(page('dataCollectors.create')?.href).to.equal(`/gateways/${id}`);
    for (const operation of ['devices.delete', 'tags.create', 'login', 'constructor.create', ''])
      expect(page(operation), operation).to.equal(undefined);
  });

  it('is not shown without its permission, or without an entity', () => {
    const may = (permission: string): boolean => permission !== 'Device.Read';
    expect(entityPage({ Operation: 'devices.update', EntityId: id }, may)).to.equal(undefined);
    expect(entityPage({ Operation: 'rules.update', EntityId: id }, may)?.label).to.equal('Rule');
    expect(entityPage({ Operation: 'rules.update' }, may)).to.equal(undefined);
  });
});
