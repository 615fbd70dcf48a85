import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';

import { ThrottledLog } from '../../src/observability/throttled-log.ts';

describe('throttled log', () => {
  it('writes some lines per window and reports the number of omitted ones', () => {
    let now = 0;
    const lines: string[] = [];
    const log = new ThrottledLog({ ...systemClock, monotonic: () => now }, (fields, message) =>
      lines.push(`${message} ${JSON.stringify(fields)}`),
    );
    for (let i = 0; i < 100_000; i += 1) log.write({ i }, 'bad datagram');
    expect(lines).to.have.length(20);
    expect(lines[19]).to.equal('bad datagram {"i":19}');
    now = 10_000;
    log.write({}, 'later');
    expect(lines.slice(20)).to.deep.equal([
      'similar log lines were suppressed {"suppressed":99980}',
      'later {}',
    ]);
  });

  it('writes an error with the same text once a minute', () => {
    let now = 0;
    const lines: object[] = [];
    const log = new ThrottledLog({ ...systemClock, monotonic: () => now }, (fields) => lines.push(fields));
    const [flood, other] = [new Error('no Message ID is free'), new Error('other')];
    for (; now < 60_000; now += 10) log.write({ err: new Error(flood.message) }, 'failed');
    log.write({ err: other }, 'failed');
    expect(lines.map((fields) => ('err' in fields ? String(fields.err) : fields))).to.deep.equal([
      String(flood),
      { suppressed: 5_999 },
      String(other),
    ]);
    log.write({ err: flood }, 'failed');
    expect(lines).to.have.length(4);
  });
});
