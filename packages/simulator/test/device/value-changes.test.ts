import { formatPath, type Lwm2mPath } from '@muster/lwm2m';
import { expect } from 'chai';
import type { ReadValue } from '../../src/index.ts';
import { addChanges } from '../../src/device/value-changes.ts';

function changes(before: ReadValue | undefined, after: ReadValue | undefined): string[] {
  const paths: Lwm2mPath[] = [];
  addChanges({ objectId: 3, instanceId: 0, resourceId: 7 }, before, after, paths);
  return paths.map(formatPath);
}

describe('value changes', () => {
  it('are none where values are equal', () => {
    const equal: [ReadValue, ReadValue][] = [
      [1.5, 1.5],
      ['a', 'a'],
      [new Date(5), new Date(5)],
      [Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
      [
        { objectId: 3, instanceId: 0 },
        { objectId: 3, instanceId: 0 },
      ],
      [new Map([[0, 1]]), new Map([[0, 1]])],
    ];
    for (const [before, after] of equal) expect(changes(before, after)).to.deep.equal([]);
  });

  it('are the resource where its value differs or comes or goes', () => {
    const different: [ReadValue | undefined, ReadValue | undefined][] = [
      [1, 2],
      [undefined, 1],
      [1, undefined],
      [new Date(5), new Date(6)],
      [Uint8Array.of(1, 2), Uint8Array.of(1)],
      [
        { objectId: 3, instanceId: 0 },
        { objectId: 3, instanceId: 1 },
      ],
    ];
    for (const [before, after] of different) expect(changes(before, after)).to.deep.equal(['/3/0/7']);
  });

  it('are single resource instances, unless instances come or go', () => {
    const before = new Map([1, 2].entries());
    expect(changes(before, new Map(before).set(1, 3))).to.deep.equal(['/3/0/7/1']);
    expect(changes(before, new Map(before).set(2, 3))).to.deep.equal(['/3/0/7']);
    expect(changes(before, new Map([[0, 1]]))).to.deep.equal(['/3/0/7']);
  });
});
