import { expect } from 'chai';
import { renderRun } from '../../src/live/fleet-figures.ts';

type Run = Parameters<typeof renderRun>[0];

describe('the figures of a run on a terminal', () => {
  const latency = { p50: 1.25, p95: 20 };
  const stats = {
    ...{ registered: 9, devices: 10, failed: 1, updates: 4, notifications: 3, registrationMs: latency },
    ...{ handshakes: 12, resumptions: 2, handshakeFailures: 1, requestsAnswered: 40 },
    bytes: { sent: 9_999, received: 12_345_678 },
  };
  const cohort = { name: 'meters', registered: 4, devices: 5 };
  const problem = { kind: 'register', cause: 'no answer', count: 1, devices: 1 };
  const report = {
    stats,
    cohorts: [
      { ...cohort, latencyMs: { registration: latency, update: {} } },
      { ...cohort, name: 'va\u001blves', latencyMs: { registration: {}, update: latency } },
    ],
    problems: Array.from({ length: 10 }, () => problem),
  };
  const progress = [
    { ok: true, title: 'updates', detail: '4' },
    { ok: false, title: 'registered', detail: '9 of 10' },
  ];
  const run = { fleet: { report: () => report }, progress: () => progress } as unknown as Run;

  it('are a table with cohorts, the first problems and unmet expectations', () => {
    expect(renderRun(run)(true, 7).split('\n')).to.deep.equal([
      '  Running        7 s',
      '  Devices        9 of 10 registered, 1 failed   registration p50 1.3 ms, p95 20.0 ms',
      '  Updates        4',
      '  Notifications  3',
      '  Handshakes     12 (2 resumed, 1 failed)',
      '  Requests       40 answered',
      '  Traffic        9999 B sent, 12.3 MB received',
      ...['', '  Cohorts'],
      '    meters: 4 of 5 registered, registration p95 20.0 ms',
      '    va\\u001blves: 4 of 5 registered, Update p95 20.0 ms',
      ...['', '  Problems'],
      ...Array.from({ length: 8 }, () => '    register: 1 on 1 devices, no answer'),
      '    and 2 more',
      ...['', '  Not met so far', '    registered: 9 of 10'],
    ]);
  });

  it('are one line in a log', () => {
    expect(renderRun(run)(false, 7)).to.equal(
      '7 s, 9/10 registered, 1 failed, 4 updates, 3 notifications, 40 requests answered, ' +
        '12 (2 resumed, 1 failed) handshakes, 10 problems, 1 expectations not met',
    );
  });
});
