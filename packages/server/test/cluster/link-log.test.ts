import { expect } from 'chai';
import { LinkLog } from '../../src/cluster/link-log.ts';
import { createLogger } from '../../src/logger.ts';

describe('LinkLog', () => {
  it('says once what works without the worker, and what to check', () => {
    const warnings: string[] = [];
    const logger = createLogger('silent');
    logger.warn = (...said: readonly unknown[]) => void warnings.push(String(said.at(-1)));
    const log = new LinkLog(logger, 'reads still work');
    log.lost();
    log.linked();
    log.lost();
    log.lost();
    log.close();
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('reads still work').and.to.include('--bus').and.to.include('bus.key');
  });
});
