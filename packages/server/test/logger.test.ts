import { expect } from 'chai';

import { createLogger, type Logger } from '../src/logger.ts';

describe('logger', () => {
  let lines: string[];
  let logger: Logger;

  beforeEach(() => {
    lines = [];
    logger = createLogger('info', { write: (line) => void lines.push(line) });
  });

  const only = (): Record<string, unknown> => {
    expect(lines).to.have.length(1);
    return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  };

  it('writes a line of JSON, and no secrets at any depth', () => {
    logger.info(
      {
        request: { headers: { authorization: 'Bearer s3cr3t-1', Cookie: 's3cr3t-2', host: 'x' } },
        apiKey: 's3cr3t-3',
        ApiKey: { nested: 's3cr3t-4' },
        list: [{ name: 'd', psk: 's3cr3t-5' }],
        a: { b: { c: { d: { key: 's3cr3t-6', token: 's3cr3t-7' } } } },
        raw: Buffer.from('s3cr3t-8'),
      },
      'hello\nworld',
    );
    logger.debug('not shown');
    const line = only();
    expect(lines[0]).not.to.contain('s3cr3t');
    expect(line).to.include({ level: 'info', msg: 'hello\nworld', apiKey: '[secret]', raw: '[8 bytes]' });
    expect(line['request']).to.deep.equal({
      headers: { authorization: '[secret]', Cookie: '[secret]', host: 'x' },
    });
    expect(line['list']).to.deep.equal([{ name: 'd', psk: '[secret]' }]);
    expect(line).to.have.property('time');
    expect(line).not.to.have.property('hostname');
  });

  it('shows errors with their stack and cause, without the secrets attached to them', () => {
    const error = Object.assign(new Error('outer', { cause: new Error('inner') }), {
      code: 'E1',
      options: { headers: { Authorization: 's3cr3t' } },
    });
    logger.error({ err: error }, 'failed');
    const { err } = only() as { err: Record<string, unknown> };
    expect(err).to.include({ type: 'Error', code: 'E1' });
    expect(err['message']).to.contain('outer').and.contain('inner');
    expect(err['stack']).to.contain('logger.test.ts');
    expect(lines[0]).not.to.contain('s3cr3t');
  });

  it('ends with endless data', () => {
    const endless: Record<string, unknown> = { name: 'x' };
    endless['self'] = endless;
    logger.warn({ endless }, 'loop');
    expect(lines[0]).to.contain('[deep]');
  });
});
