import { expect } from 'chai';
import type { ResourceAttribute, ResourceAttributeDefinition } from '@muster/sdk/core';
import { draftsOf, isComplete, requestsOf } from '../../app/types/attribute-drafts.ts';
import { definitionsOf } from '../../app/types/definitions-of.ts';
import { objectLabel } from '../../app/types/object-label.ts';

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

describe('definitions of a file', () => {
  it('are the text of XML, also after a byte order mark', () => {
    expect(definitionsOf('\uFEFF <LWM2M/>\n')).to.equal('<LWM2M/>');
  });

  it('are an array for JSON', () => {
    expect(definitionsOf('[{"id":1}]')).to.deep.equal([{ id: 1 }]);
    expect(definitionsOf('{"id":1}')).to.deep.equal([{ id: 1 }]);
  });

  it('are refused for anything else', () => {
    expect(() => definitionsOf('  ')).to.throw('The file is empty.');
    expect(() => definitionsOf('id: 1')).to.throw('neither XML nor JSON');
  });
});

describe('label of a smart object type', () => {
  it('has the ID, the name and the version of the URN, if it has one', () => {
    const labelOf = (ObjectUrn: string): string =>
      objectLabel({ TypeId: 3303, Name: 'Temperature', ObjectUrn });
    expect(labelOf('urn:oma:lwm2m:ext:3303:1.1')).to.equal('3303 Temperature 1.1');
    expect(labelOf('urn:oma:lwm2m:ext:3303')).to.equal('3303 Temperature');
    expect(labelOf('something else')).to.equal('3303 Temperature');
  });
});
