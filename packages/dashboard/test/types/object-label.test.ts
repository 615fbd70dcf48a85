import { expect } from 'chai';
import { objectLabel } from '../../app/types/object-label.ts';

describe('label of a smart object type', () => {
  it('has the ID, the name and the version of the URN, if it has one', () => {
    const labelOf = (ObjectUrn: string): string =>
      objectLabel({ TypeId: 3303, Name: 'Temperature', ObjectUrn });
    expect(labelOf('urn:oma:lwm2m:ext:3303:1.1')).to.equal('3303 Temperature 1.1');
    expect(labelOf('urn:oma:lwm2m:ext:3303')).to.equal('3303 Temperature');
    expect(labelOf('something else')).to.equal('3303 Temperature');
  });
});
