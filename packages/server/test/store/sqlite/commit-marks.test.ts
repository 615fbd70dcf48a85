import { expect } from 'chai';

import { CommitMarks } from '../../../src/store/sqlite/commit-marks.ts';

describe('CommitMarks', () => {
  it('numbers commits, those that fail too', () => {
    const marks = new CommitMarks();
    marks.around(() => undefined);
    const failing = (): void =>
      marks.around(() => {
        throw new Error('the disk is full');
      });
    expect(failing).to.throw('the disk is full');
    expect(marks.last).to.equal(4);
  });

  it('fix a view between two commits: one that is fixed while somebody commits is taken back', () => {
    const marks = new CommitMarks();
    const other = new CommitMarks(marks.buffer);
    const steps: string[] = [];
    const seen = other.between(
      () => {
        steps.push('fixed');
        if (steps.length === 1) marks.around(() => steps.push('committed'));
      },
      () => steps.push('loosened'),
    );
    expect(steps).to.deep.equal(['fixed', 'committed', 'loosened', 'fixed']);
    expect(seen).to.equal(marks.last);
  });
});
