import { expect } from 'chai';
import { renderReport, type FleetReport } from '../../src/index.ts';
import { LatencyRecorder } from '../../src/report/latency.ts';

const report: FleetReport = {
  format: 'muster-fleet-report/1',
  name: undefined,
  verdict: 'passed',
  expectations: [],
  server: 'coap://127.0.0.1:5683',
  seed: 42,
  startedAt: '2026-06-01T12:00:00.000Z',
  durationSeconds: 61.25,
  stats: {
    devices: 25,
    registered: 24,
    registering: 0,
    failed: 1,
    registrations: 26,
    updates: 50,
    churned: 3,
    handshakes: 0,
    resumptions: 0,
    handshakeFailures: 0,
    handshakeMs: { count: 1, p50: 2, p95: 2, max: 2 },
    notifications: 120,
    missed: 0,
    requestsAnswered: 31,
    answersByCode: { '2.05': 30, '4.04': 1 },
    troubles: 1,
    bytes: { sent: 12_000, received: 8000 },
    registrationMs: { count: 26, p50: 1.25, p95: 4.5, max: 9 },
  },
  cohorts: [
    { name: 'cold-store', devices: 10, registered: 10 },
    { name: 'street-lamps', devices: 15, registered: 14 },
  ],
  problems: [
    {
      kind: 'lifetime-lapsed',
      count: 3,
      devices: 2,
      firstTime: '2026-06-01T12:00:20.000Z',
      lastTime: '2026-06-01T12:00:50.000Z',
      example: { endpointName: 'lamp-2', message: 'no Update was accepted in time' },
    },
  ],
  troubles: [
    { time: '2026-06-01T12:00:05.000Z', endpointName: 'lamp-3', action: 'register', message: 'no answer' },
  ],
};

describe('fleet report', () => {
  it('is shown as text', () => {
    expect(renderReport(report).split('\n')).to.deep.equal([
      'fleet of 25 devices against coap://127.0.0.1:5683, seed 42, 61.3 s',
      '  registered     24 of 25, 1 failed',
      '  registrations  26, p50 1.3 ms, p95 4.5 ms, max 9.0 ms',
      '  updates        50, 3 with a changed object list',
      '  notifications  120',
      '  answers        31 (2.05 x 30, 4.04 x 1)',
      '  bytes          12000 sent, 8000 received',
      '  troubles       1',
      '',
      'cohorts',
      '  cold-store     10 of 10 registered',
      '  street-lamps   14 of 15 registered',
      '',
      'problems',
      '  3 lifetimes lapsed on 2 devices, first 2026-06-01T12:00:20.000Z, last 2026-06-01T12:00:50.000Z',
      '    such as lamp-2 no Update was accepted in time',
      '',
      'troubles',
      '  2026-06-01T12:00:05.000Z lamp-3 register: no answer',
      '',
    ]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(report))).to.deep.equal(report);
  });
});

describe('LatencyRecorder', () => {
  it('has no percentiles of nothing', () => {
    expect(new LatencyRecorder().summary()).to.deep.equal({
      count: 0,
      p50: undefined,
      p95: undefined,
      max: undefined,
    });
  });

  it('gives percentiles to a tenth of a percent', () => {
    const recorder = new LatencyRecorder();
    for (let i = 1; i <= 1000; i += 1) recorder.record(i);
    const { count, p50, p95, max } = recorder.summary();
    expect(count).to.equal(1000);
    expect(p50).to.be.within(499, 501);
    expect(p95).to.be.within(949, 951);
    expect(max).to.be.within(999, 1001);
  });
});
