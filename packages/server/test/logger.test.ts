import { expect } from 'chai';

import { createLogger } from '../src/logger.ts';

describe('logger', () => {
  it('writes a line of JSON, and no secrets at any depth', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    logger.info(
      {
        request: { headers: { authorization: 'Bearer s3cr3t-1', host: 'x' } },
        apiKey: 's3cr3t-2',
        device: { name: 'd', psk: 's3cr3t-3' },
        a: { b: { key: 's3cr3t-4', token: 's3cr3t-5' } },
      },
      'hello\nworld',
    );
    logger.debug('not shown');
    expect(lines).to.have.length(1);
    expect(lines[0]).not.to.contain('s3cr3t');
    const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(line).to.include({ level: 'info', msg: 'hello\nworld' });
    expect(line['request']).to.deep.equal({ headers: { authorization: '[secret]', host: 'x' } });
    expect(line['device']).to.deep.equal({ name: 'd', psk: '[secret]' });
    expect(line).to.have.property('time');
    expect(line).not.to.have.property('hostname');
  });
});
