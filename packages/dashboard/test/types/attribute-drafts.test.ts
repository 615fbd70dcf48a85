import { expect } from 'chai';
import type { ResourceAttribute, ResourceAttributeDefinition } from '@muster/sdk/core';
import { draftsOf, isComplete, requestsOf } from '../../app/types/attribute-drafts.ts';

const gt: ResourceAttributeDefinition = {
  Id: 'd',
  Name: 'gt',
  Description: '',
  DataType: 'Float',
  IsReadOnly: false,
  IsResourceOnly: true,
  LwM2MVersion: '1.0',
};

describe('drafts of attributes', () => {
  it('keep the IDs and places of attributes', () => {
    const attributes: readonly ResourceAttribute[] = [
      { Id: 'a', ResourceAttributeDefinitionId: 'd', Name: 'pmin', Value: '10' },
      {
        Id: 'b',
        ResourceAttributeDefinitionId: 'e',
        Name: 'gt',
        Value: '2.5',
        InstanceNumber: 0,
        ResourceTypeId: 'r',
      },
    ];
    expect(requestsOf(draftsOf(attributes))).to.deep.equal([
      { Id: 'a', ResourceAttributeDefinitionId: 'd', Value: '10' },
      { Id: 'b', ResourceAttributeDefinitionId: 'e', Value: '2.5', ResourceTypeId: 'r', InstanceNumber: 0 },
    ]);
  });

  it('are complete with a value, and with a resource where the attribute needs one', () => {
    const draft = { key: 0, definitionId: 'd', resource: 'r', instance: '', value: '1' };
    expect(isComplete(draft, gt)).to.equal(true);
    expect(isComplete({ ...draft, resource: '' }, gt)).to.equal(false);
    expect(isComplete({ ...draft, resource: '' }, { ...gt, IsResourceOnly: false })).to.equal(true);
    expect(isComplete({ ...draft, value: ' ' }, gt)).to.equal(false);
    expect(isComplete({ ...draft, instance: 'x' }, gt)).to.equal(false);
    expect(isComplete(draft, undefined)).to.equal(false);
  });
});
