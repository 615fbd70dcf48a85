import { PassThrough } from 'node:stream';
import { mock } from 'node:test';
import { expect } from 'chai';
import { withFigures } from '../../src/live/figures.ts';

describe('withFigures', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('writes a line every five seconds, and one as soon as its milestone is reached', async () => {
    const stream = new PassThrough({ encoding: 'utf8' });
    const written = (): string => (stream.read() as string | null) ?? '';
    let registered = 0;
    await withFigures(
      () => `${registered}/2 registered`,
      stream as unknown as NodeJS.WriteStream,
      async () => {
        mock.timers.tick(1_000);
        expect(written()).to.equal('');
        registered = 2;
        mock.timers.tick(500);
        expect(written()).to.equal('2/2 registered\n');
        mock.timers.tick(3_000);
        expect(written()).to.equal('');
        mock.timers.tick(500);
        expect(written()).to.equal('2/2 registered\n');
      },
      { isMilestone: () => registered === 2 },
    );
  });
});
