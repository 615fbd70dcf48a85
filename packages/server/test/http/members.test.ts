import { expect } from 'chai';
import { membersOf } from '../../src/http/members.ts';

interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly maxWatts?: number;
  readonly createdAt: number;
  readonly state: { readonly isOn: boolean };
  readonly ownerId: string;
}

const members = membersOf<Lamp>()({
  Id: 'uuid',
  Name: { path: 'name', type: 'text', then: 'createdAt' },
  Watts: { path: 'maxWatts' },
  CreatedTimestamp: { path: 'createdAt', type: 'time', isReadOnly: true },
  IsOn: { path: 'state.isOn', type: 'boolean', isReadOnly: true },
  'Owner.Id': { path: 'ownerId', type: 'uuid', isReadOnly: true },
});
const lamp: Lamp = { id: '1', name: 'Desk', createdAt: 5, state: { isOn: true }, ownerId: '2' };

describe('the members of a resource', () => {
  it('are the fields of its lists, except unlisted ones', () => {
    const { fields, search, defaultSort } = members.list({ search: ['name'], defaultSort: [] });
    expect(Object.entries(fields).map(([name, { path, type }]) => [name, path, type])).to.deep.equal([
      ['Id', 'id', 'uuid'],
      ['Name', 'name', 'text'],
      ['CreatedTimestamp', 'createdAt', 'time'],
      ['IsOn', 'state.isOn', 'boolean'],
      ['Owner.Id', 'ownerId', 'uuid'],
    ]);
    expect(fields['Name']?.then).to.equal('createdAt');
    expect({ search, defaultSort }).to.deep.equal({ search: ['name'], defaultSort: [] });
  });

  it('show the fields of a document itself', () => {
    const shown = { Id: '1', Name: 'Desk', Watts: undefined, CreatedTimestamp: 5 };
    expect(members.show()(lamp)).to.deep.equal(shown);
    expect(members.show('Name', 'Id')(lamp)).to.deep.equal({ Name: 'Desk', Id: '1' });
  });

  it('read what a body may set, and ignore other members that a client sends', () => {
    const body: { readonly Name: string; readonly Watts?: number } = { Name: 'Hall' };
    expect(members.read({ Watts: 40, ...body })).to.deep.equal({ name: 'Hall', maxWatts: 40 });
    const sent = { ...body, Id: '9', CreatedTimestamp: 9, 'Owner.Id': '9', IsOn: false, Colour: 'red' };
    expect(members.read<typeof body>(sent)).to.deep.equal({ name: 'Hall' });
    // @ts-expect-error Watts may be absent
    const { maxWatts }: { readonly maxWatts: number } = members.read(body);
    expect(maxWatts).to.equal(undefined);
  });

  it('must be in the type of a body unless they are read-only', () => {
    // @ts-expect-error Watts is missing: a client could send it, although the contract does not have it
    expect(members.read({ Name: 'Hall' })).to.deep.equal({ name: 'Hall' });
  });
});
