import { expect } from 'chai';
import { byLabel, nameIn } from '../../app/layout/choice-labels.ts';

describe('labels of choices', () => {
  it('are names, with the start of the ID where several have the same name', () => {
    const rows = [
      { Id: '1111aaaa-0000', Name: 'Hall' },
      { Id: '2222bbbb-0000', Name: 'Hall' },
      { Id: '3333cccc-0000', Name: 'Quay (old)' },
    ];
    const choices = byLabel(rows);
    expect([...choices.keys()]).to.deep.equal(['Hall (1111aaaa)', 'Hall (2222bbbb)', 'Quay (old)']);
    expect(choices.get('Hall (2222bbbb)')?.Id).to.equal('2222bbbb-0000');
    expect(Array.from(choices.keys(), nameIn)).to.deep.equal(['Hall', 'Hall', 'Quay (old)']);
  });
});
