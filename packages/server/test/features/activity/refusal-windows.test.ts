import { expect } from 'chai';
import type { AuditEntry } from '../../../src/features/activity/model.ts';
import { RefusalWindows } from '../../../src/features/activity/audit.ts';

const holder = { deviceNetworkId: 'n', apiKeyName: 'k', actorType: 'ApiKey' } as const;
const refused = { ...holder, operation: 'roles.delete', status: 403, requestId: 'r' };

describe('RefusalWindows', () => {
  it('counts by key, network and status, and reports the number at the end', () => {
    const windows = new RefusalWindows();
    expect(windows.note({ ...refused, apiKeyId: 'a' }, 0)).to.have.lengthOf(1);
    expect(windows.note({ ...refused, apiKeyId: 'a' }, 1)).to.deep.equal([]);
    expect(windows.note({ ...refused, apiKeyId: 'a', status: 401 }, 2)).to.have.lengthOf(1);
    expect(windows.note({ ...refused, apiKeyId: 'b' }, 3)).to.have.lengthOf(1);
    const [over, next] = windows.note({ ...refused, apiKeyId: 'a' }, 60_000);
    expect([over?.count, over?.time, next?.count, next?.time]).to.deep.equal([2, 0, 1, 60_000]);
    expect(windows.takeChanged()).to.deep.equal([]);
  });

  it('reports increased numbers once, and none of a forgotten network', () => {
    const windows = new RefusalWindows();
    for (const deviceNetworkId of ['n', 'm', 'n', 'm'])
      windows.note({ ...refused, deviceNetworkId, apiKeyId: 'a' }, 0);
    expect(windows.takeChanged('n').map((one) => one.count)).to.deep.equal([2]);
    expect(windows.takeChanged('n')).to.deep.equal([]);
    windows.forget('m');
    expect(windows.takeChanged()).to.deep.equal([]);
  });

  it('with too many keys none is lost, and the oldest starts again', () => {
    const windows = new RefusalWindows();
    const stored: AuditEntry[] = [];
    for (let n = 0; n < 10_050; n += 1) {
      for (let twice = 0; twice < 2; twice += 1)
        stored.push(...windows.note({ ...refused, apiKeyId: `${n}` }, 0));
    }
    expect(stored).to.have.lengthOf(10_050 + 50);
    expect(windows.takeChanged()).to.have.lengthOf(10_000);
  });
});
