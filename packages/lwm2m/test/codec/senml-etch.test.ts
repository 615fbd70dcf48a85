import { expect } from 'chai';
import { ContentFormat, decodeChanges, encodeChanges, EncodeError, parsePath } from '../../src/core.ts';
import { bytes, models, record, refused } from './support.ts';

const { senmlEtchJson, senmlEtchCbor, senmlJson } = ContentFormat;
const removed = ['/16/0/0/1', '/16/0/0/2'].map(parsePath);
const records = [record('/3/0/14', '+02:00'), record('/1/0/6', true), record('/3303/0/5700', 21.5)];

describe('SenML-ETCH', () => {
  it('writes null for removed paths', () => {
    expect(encodeChanges(senmlEtchJson, { records: [], removed }, models).toString()).to.equal(
      '[{"n":"/16/0/0/1","v":null},{"n":"/16/0/0/2","v":null}]',
    );
    expect(
      encodeChanges(senmlEtchJson, { records: records.slice(0, 1), removed }, models).toString(),
    ).to.equal('[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"16/0/0/1","v":null},{"n":"16/0/0/2","v":null}]');
    expect(encodeChanges(senmlEtchCbor, { records: [], removed: removed.slice(0, 1) }, models)).to.deep.equal(
      bytes('81 a2 00 69 2f31362f302f302f31 02 f6'),
    );
  });

  it('writes a whole Float as floating point beside removed paths', () => {
    const changes = { records: [record('/3303/0/5700', -40)], removed: removed.slice(0, 1) };
    // [{-2: "/", 0: "3303/0/5700", 2: -40.0}, {0: "16/0/0/1", 2: null}]
    expect(encodeChanges(senmlEtchCbor, changes, models)).to.deep.equal(
      bytes('82 a3 21 61 2f 00 6b 333330332f302f35373030 02 f9d100 a2 00 68 31362f302f302f31 02 f6'),
    );
  });

  for (const format of [senmlEtchJson, senmlEtchCbor]) {
    for (const changes of [
      { records, removed },
      { records: [], removed },
      { records, removed: [] },
    ]) {
      it(`comes back as it was, in ${format}: ${changes.records.length} and ${changes.removed.length}`, () => {
        const back = decodeChanges(format, encodeChanges(format, changes, models), models);
        expect(back).to.deep.include({ records: changes.records, removed: changes.removed });
      });
    }
  }

  it('takes null under any label of a value, and refuses it elsewhere', () => {
    const read = (text: string) => decodeChanges(senmlEtchJson, Buffer.from(text), models);
    for (const label of ['v', 'vs', 'vb', 'vd']) {
      expect(read(`[{"bn":"/16/0/","n":"0/1","${label}":null}]`).removed).to.deep.equal([
        parsePath('/16/0/0/1'),
      ]);
    }
    refused('malformed', () => read('[{"n":null,"v":1}]'));
    refused('mismatch', () => read('[{"n":"/3/0","v":null}]'));
    refused('malformed', () => read('[{"n":"/3/0/9"}]'));
    refused('unsupported', () => decodeChanges(senmlJson, Buffer.from('[]'), models));
    expect(() => encodeChanges(senmlJson, { records, removed }, models)).to.throw(EncodeError);
  });
});
