import { expect } from 'chai';
import { MusterError } from '../../../src/kernel/errors.ts';
import { patched } from '../../../src/http/body/json-patch.ts';
import type { JsonPatchOperation } from '../../../src/http/generated/contract.ts';

const document = { Name: 'a', List: [{ Key: 'x' }] };

function faultOf(
  ...operations: JsonPatchOperation[]
): Readonly<Record<string, readonly string[]>> | undefined {
  try {
    patched(document, operations);
    return undefined;
  } catch (error) {
    if (!(error instanceof MusterError)) throw error;
    return error.modelState;
  }
}

describe('JSON Patch (RFC 6902)', () => {
  it('adds, removes, replaces, moves, copies and tests, and keeps the original document', () => {
    const outcome = patched(document, [
      { op: 'test', path: '/Name', value: 'a' },
      { op: 'replace', path: '/Name', value: 'b' },
      { op: 'add', path: '/List/-', value: { Key: 'y' } },
      { op: 'copy', from: '/Name', path: '/Note' },
      { op: 'move', from: '/List/0', path: '/First' },
      { op: 'remove', path: '/Note' },
    ]);
    expect(outcome).to.deep.equal({ Name: 'b', List: [{ Key: 'y' }], First: { Key: 'x' } });
    expect(document).to.deep.equal({ Name: 'a', List: [{ Key: 'x' }] });
  });

  it('a missing value is null; the whole document can be replaced', () => {
    expect(patched(document, [{ op: 'replace', path: '/Name' }])).to.have.property('Name', null);
    expect(patched(document, [{ op: 'replace', path: '', value: { Name: 'c' } }])).to.deep.equal({
      Name: 'c',
    });
  });

  it('names the operation that cannot be applied', () => {
    const fine: JsonPatchOperation = { op: 'test', path: '/Name', value: 'a' };
    expect(faultOf(fine, { op: 'remove', path: '/Nothing' })).to.have.all.keys('[1].path');
    expect(faultOf({ op: 'test', path: '/Name', value: 'b' })).to.have.all.keys('[0].value');
    expect(faultOf({ op: 'copy', path: '/Name' })).to.have.all.keys('[0].from');
    expect(faultOf({ op: 'copy', path: '/Name', from: '/Nothing' })).not.to.equal(undefined);
    expect(faultOf({ op: 'add', path: 'Name', value: 1 })).to.have.all.keys('[0].path');
    expect(faultOf({ op: 'move', path: '/List/0/Key', from: '/List/0' })).to.have.all.keys('[0].path');
  });

  it('cannot access a prototype, and limits the growth', () => {
    expect(faultOf({ op: 'add', path: '/__proto__/polluted', value: 1 })).to.have.all.keys('[0].path');
    expect(faultOf({ op: 'add', path: '/constructor/prototype/x', value: 1 })).to.have.all.keys('[0].path');
    expect(Object.hasOwn(Object.prototype, 'polluted')).to.equal(false);
    const doubling: JsonPatchOperation[] = Array.from({ length: 60 }, (_, index) => ({
      op: 'copy',
      from: '/List',
      path: `/List/${index % 2}`,
    }));
    expect(faultOf(...doubling)).not.to.equal(undefined);
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(faultOf({ op: 'add', path: '/Name', value: deep })).to.have.all.keys('[0].value');
  });
});
