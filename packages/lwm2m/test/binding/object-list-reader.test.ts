import { expect } from 'chai';

import { ObjectListReader } from '../../src/binding/object-list-reader.ts';
import { linkFormatLimits } from '../../src/codec/link-format.ts';

describe('ObjectListReader', () => {
  const reader = (): ObjectListReader => new ObjectListReader(linkFormatLimits);

  it('gives equal texts one list', () => {
    const lists = reader();
    const first = lists.read(Buffer.from('</>;ct=112,</1/0>,</3/0>'));
    expect(first.objects).to.deep.equal([
      { objectId: 1, instanceIds: [0] },
      { objectId: 3, instanceIds: [0] },
    ]);
    expect(lists.read(Buffer.from('</>;ct=112,</1/0>,</3/0>'))).to.equal(first);
    expect(lists.read(Buffer.from('</>;ct=112,</1/0>,</3/1>')).objects).not.to.deep.equal(first.objects);
  });

  it('repeats the warnings of a list', () => {
    const lists = reader();
    const text = Buffer.from(',</3/0>,</other>');
    const { warnings } = lists.read(text);
    expect(warnings).to.have.lengthOf(2);
    expect(lists.read(text).warnings).to.deep.equal(warnings);
  });

  it('refuses a list each time that it cannot be read', () => {
    const lists = reader();
    const refused = (): unknown => lists.read(Buffer.from('</3/0>,</4'));
    expect(refused).to.throw('link');
    expect(refused).to.throw('link');
  });

  it('keeps few lists, and no long one', () => {
    const lists = reader();
    const text = Buffer.from('</3/0>');
    const first = lists.read(text);
    for (let id = 0; id < 256; id += 1) lists.read(Buffer.from(`</3/${id}>,</4/0>`));
    expect(lists.read(text)).not.to.equal(first);
    expect(lists.read(text)).to.deep.equal(first);
    const long = Buffer.from(Array.from({ length: 300 }, (_, id) => `</3/${id}>`).join());
    expect(lists.read(long)).not.to.equal(lists.read(long));
  });
});
