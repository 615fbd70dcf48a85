import { expect } from 'chai';
import { choiceFilter, devicesOf, sizeText, withoutRefused } from '../../app/firmware/package-words.ts';

describe('words of firmware packages', () => {
  it('shows sizes in their largest unit', () => {
    expect([0, 1, 1023, 1024, 1_572_864, 2 ** 31, 2 ** 41].map(sizeText)).to.deep.equal([
      ...['0 bytes', '1 byte', '1023 bytes', '1.0 KiB', '1.5 MiB', '2.0 GiB', '2048.0 GiB'],
    ]);
  });

  it('joins the conditions of a campaign, and quotes names', () => {
    expect(choiceFilter({ kind: 'all' })).to.equal('');
    expect(choiceFilter({ kind: 'filter', status: '', name: '', more: ' ' })).to.equal('');
    expect(choiceFilter({ kind: 'filter', status: 'online', name: "o'b", more: 'Name ne x' })).to.equal(
      "Status eq 'online' and Name contains 'o''b' and Name ne x",
    );
  });

  it('names each failed device once', () => {
    const entry = { EntityType: 'Device', EntityId: 'a' } as const;
    expect(
      devicesOf([entry, entry, { EntityType: 'Device' }, { EntityType: 'Gateway', EntityId: 'g' }]),
    ).to.deep.equal(['a']);
  });

  it('leaves out the devices that the service refused, and keeps other refusals', () => {
    const fault = ['No device has this ID.'];
    expect(withoutRefused(['a', 'b', 'c'], { 'DeviceIds[0]': fault, 'DeviceIds[2]': fault })).to.deep.equal([
      'b',
    ]);
    expect(withoutRefused(['a'], { DeliveryMethod: fault })).to.equal(undefined);
    expect(withoutRefused(['a'], undefined)).to.equal(undefined);
  });
});
