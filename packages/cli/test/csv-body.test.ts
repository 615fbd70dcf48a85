import { expect } from 'chai';
import { operations } from '../src/operation-table.ts';
import { bodyOf } from '../src/operations/body.ts';

describe('a body of CSV', () => {
  const spec = operations.find((one) => one.id === 'devices.createMultiple')?.body;

  it('is taken as it is where the contract takes CSV, and JSON goes on being JSON', async () => {
    const csv = 'DeviceIdentifier,DeviceTypeName\na,Generic LwM2M\n';
    expect(await bodyOf(spec, { data: csv })).to.equal(csv);
    const expected = [{ DeviceIdentifier: 'a' }];
    expect(await bodyOf(spec, { data: ' [{"DeviceIdentifier":"a"}]' })).to.deep.equal(expected);
  });

  it('is not taken elsewhere', async () => {
    const other = operations.find((one) => one.id === 'devices.create')?.body;
    let message = '';
    await bodyOf(other, { data: 'a,b\n' }).catch((error: unknown) => {
      message = String(error);
    });
    expect(message).to.include('--data');
  });
});
