import { expect } from 'chai';
import { definitionsOf } from '../../app/types/definitions-of.ts';

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
