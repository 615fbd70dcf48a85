import { expect } from 'chai';
import { LogOutput, createLogger } from '../src/logger.ts';

describe('log output', () => {
  let text: string;
  /** Free space in bytes. */
  let room: number;
  let code: string;
  let output: LogOutput;

  beforeEach(() => {
    text = '';
    room = Infinity;
    code = 'ENOSPC';
    output = new LogOutput((bytes) => {
      if (room === 0) throw Object.assign(new Error('no'), { code });
      const some = bytes.subarray(0, Math.min(room, 1_000));
      room -= some.length;
      text += Buffer.from(some).toString();
      return some.length;
    });
  });

  const lines = (): Record<string, unknown>[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('long lines are written whole', () => {
    createLogger('info', output).info({ long: 'x'.repeat(5_000) }, 'hello');
    expect(lines()[0]).to.include({ long: 'x'.repeat(5_000), msg: 'hello' });
  });

  for (const one of ['ENOSPC', 'EIO', 'EPIPE', 'EAGAIN']) {
    it(`nothing fails when the log cannot be written (${one}), and it reports the number of lost lines`, () => {
      const logger = createLogger('info', output);
      logger.info('before');
      room = 0;
      code = one;
      for (let count = 0; count < 3; count += 1) logger.error({ err: new Error('disk full') }, 'failed');
      room = Infinity;
      logger.info('after');
      expect(lines().map(({ msg }) => msg)).to.deep.equal([
        'before',
        'log lines were lost because they could not be written',
        'after',
      ]);
      expect(lines()[1]).to.include({ level: 'warn', lines: 3 });
    });
  }

  it('a truncated line does not affect others', () => {
    const logger = createLogger('info', output);
    room = 20;
    logger.info('cut');
    room = Infinity;
    logger.info('after');
    expect(() => lines()).to.throw();
    text = text.slice(text.indexOf('\n') + 1);
    expect(lines().map(({ msg }) => msg)).to.have.lengthOf(2);
  });
});
