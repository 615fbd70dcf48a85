import { expect } from 'chai';
import {
  mergeMeasurements,
  problemKinds,
  renderAnnotations,
  renderJunit,
  renderMarkdown,
  renderReport,
  reportOf,
  runScenario,
  type FleetReport,
  type RunProblem,
} from '../../src/index.ts';
import { VirtualScene } from '../support/virtual-fleet.ts';

const evil = `lamp<&>"'|\`\u0007]]>\n2`;

const problem: RunProblem = {
  kind: 'lifetime-lapsed',
  cohort: 'lamps',
  cause: 'no Update was accepted in time',
  count: 3,
  devices: 30,
  endpointNames: [evil, 'lamp-3'],
  firstTime: '2026-06-01T12:00:20.000Z',
  lastTime: '2026-06-01T12:00:50.000Z',
  example: { endpointName: evil, message: 'no Update was accepted in time' },
};

/** Of a real run, with faults added. */
async function failedReport(): Promise<FleetReport> {
  const { clock, options } = new VirtualScene();
  const cohorts = [
    { name: 'meters', count: 2, endpoint: 'meter-{index}' },
    { name: 'lamps', count: 1, endpoint: 'lamp-{index}' },
  ];
  const run = runScenario(
    { version: 1, name: 'smoke', server: 'coap://127.0.0.1:5683', cohorts, objectModels: [] },
    { ...options, durationSeconds: 10, seed: 42, command: "muster fleet run 'a b.yaml' --seed 42" },
  );
  await clock.advance(12_000);
  const report = await run.report;
  const unmet = { title: 'p95 of Update at most 5 ms', kind: 'latency', cohort: undefined, ok: false };
  const devices = [{ endpointName: evil, reason: '812.4 ms' }];
  return {
    ...report,
    verdict: 'failed',
    problems: [problem],
    expectations: [
      { ...unmet, title: 'all registered', ok: true, detail: '3 of 3', deviceCount: 0, devices: [] },
      { ...unmet, detail: 'p95 was 812.4 ms of 40 Updates', deviceCount: 31, devices },
    ],
    timeline: [{ atSeconds: 5, event: 'reboot 2 devices of meters' }],
  };
}

describe('fleet report', () => {
  let report: FleetReport;

  before(async () => {
    report = await failedReport();
  });

  it('is shown as text', () => {
    const { bytes } = report.stats;
    expect(
      renderReport({ ...report, problems: [{ ...problem, endpointNames: ['lamp-2'] }] }).split('\n'),
    ).to.deep.equal([
      'smoke: fleet of 3 devices against coap://127.0.0.1:5683, seed 42, 10.0 s',
      '  registered     3 of 3',
      '  registrations  3, p50 1.0 ms, p95 1.0 ms, max 1.0 ms',
      '  updates        0',
      '  notifications  0',
      '  answers        0',
      `  bytes          ${bytes.sent} sent, ${bytes.received} received`,
      '  troubles       0',
      '',
      'cohorts',
      '  meters         2 of 2 registered, p50 1.0 ms, p95 1.0 ms, max 1.0 ms',
      '  lamps          1 of 1 registered, p50 1.0 ms, p95 1.0 ms, max 1.0 ms',
      '',
      'expectations',
      '  met     all registered: 3 of 3',
      '  NOT MET p95 of Update at most 5 ms: p95 was 812.4 ms of 40 Updates',
      `    ${evil.replace(/\p{Cc}/gu, ' ')}: 812.4 ms`,
      '    and 30 more',
      '',
      'problems',
      '  3 lifetimes lapsed on 30 devices, first 2026-06-01T12:00:20.000Z, last 2026-06-01T12:00:50.000Z',
      '    no Update was accepted in time: lamp-2 and 29 more',
      '',
      'timeline',
      '  5.0 s reboot 2 devices of meters',
      '',
      'The run failed.',
      '',
    ]);
  });

  it('is plain data', () => {
    const plain = JSON.parse(JSON.stringify(report)) as FleetReport;
    expect(renderJunit(plain)).to.equal(renderJunit(report));
    expect(plain.cohorts[0]).to.include({ name: 'meters', registrations: 2 });
  });

  it('is JUnit XML with a test case for each expectation and each kind of problem', () => {
    const xml = renderJunit(report);
    expect(xml).to.contain(
      `<testsuite name="smoke" tests="${2 + problemKinds.length}" failures="2" errors="0" skipped="0" time="10.0`,
    );
    expect(xml).to.contain('<property name="seed" value="42"/>');
    expect(xml).to.contain(
      '<testcase classname="smoke.expectations" name="all registered" time="0"><system-out>3 of 3<',
    );
    expect(xml).to.contain(
      '<failure message="p95 was 812.4 ms of 40 Updates">p95 was 812.4 ms of 40 Updates&#10;lamp&lt;&amp;&gt;',
    );
    expect(xml).to.contain(
      '<testcase classname="smoke.problems" name="lifetime-lapsed" time="0"><failure message="3 lifetimes lapsed">3 lifetimes lapsed&#10;',
    );
    expect(xml).to.contain('<testcase classname="smoke.problems" name="update-unanswered" time="0"/>');
  });

  it('is JUnit XML that is well-formed for any endpoint name', () => {
    const xml = renderJunit(report);
    // oxlint-disable-next-line no-control-regex -- characters that XML 1.0 excludes
    expect(xml).to.not.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u);
    const inner = xml.replace(/<\?xml[^?]*\?>|<\/?[a-z-]+(?: [a-z]+="[^"<>]*")*\/?>/gu, '');
    expect(inner).to.not.match(/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/u);
    expect(xml).to.contain('lamp&lt;&amp;&gt;&quot;&apos;|`\ufffd]]&gt;&#10;2');
  });

  it('is JUnit XML whose failures and errors say all in their text, which is what GitLab shows', () => {
    const never = 'The server did not answer.';
    const unseen = ['The run was stopped before its end.', 'Requests of 2 devices were still under way.'];
    for (const [changes, texts] of [
      [{ verdict: 'passed', problems: [], expectations: [] }, []],
      [{ problems: [], expectations: [], error: never }, [`failure: ${never}`]],
      [{ verdict: 'inconclusive', problems: [], expectations: [], unseen }, [`error: ${unseen.join(' ')}`]],
    ] as const) {
      const xml = renderJunit({ ...report, ...changes });
      const found = xml.matchAll(/<(failure|error) message="([^"]+)">\2(?:&#10;[^<]*)?<\/\1>/gu);
      expect(Array.from(found, ([, kind, text]) => `${kind}: ${text}`)).to.deep.equal(texts);
      expect(xml.split(/<(?:failure|error)\b/u)).to.have.length(texts.length + 1);
    }
  });

  it('is annotations of GitHub, each on one line, with at most ten of a level', () => {
    const fault =
      '3 lifetimes lapsed on 30 devices, first 2026-06-01T12:00:20.000Z, last 2026-06-01T12:00:50.000Z';
    const inLine = evil.replace('\n', '%0A');
    const text = `${fault}%0Ano Update was accepted in time%0A${inLine}, lamp-3 and 28 more`;
    const allowedProblems = [{ ...problem, cause: '100 %\r\n::error::forged' }];
    expect(renderAnnotations({ ...report, allowedProblems }).split('\n')).to.deep.equal([
      `::error title=smoke%3A p95 of Update at most 5 ms::p95 was 812.4 ms of 40 Updates%0A${inLine}: 812.4 ms%0Aand 30 more`,
      `::error title=smoke%3A lifetime-lapsed::${text}`,
      `::warning title=smoke%3A lifetime-lapsed::${text.replace('no Update was accepted in time', '100 %25%0D%0A::error::forged')}`,
      '',
    ]);
    const passed = { ...report, problems: [], expectations: [] };
    expect(renderAnnotations(passed)).to.equal('');
    expect(renderAnnotations({ ...passed, unseen: ['The run was stopped before its end.'] })).to.equal(
      '::error title=smoke%3A inconclusive::The run was stopped before its end.\n',
    );
    const many = renderAnnotations({ ...passed, problems: Array<RunProblem>(12).fill(problem) }).split('\n');
    expect(many).to.have.length(11);
    expect(many[9]).to.equal('::error title=smoke%3A more::3 more are in the report.');
  });

  it('is Markdown with the failures first, and the command that repeats the run', () => {
    const lines = renderMarkdown(report).split('\n');
    expect(lines[0]).to.equal('## ❌ smoke: failed');
    expect(lines.filter((line) => line.startsWith('### '))).to.deep.equal([
      '### Expectations that are not met',
      '### Problems',
      '### Expectations that are met',
      '### Cohorts',
    ]);
    expect(lines).to.include("muster fleet run 'a b.yaml' --seed 42");
    for (const row of lines.filter((line) => line.startsWith('| '))) expect(row).to.not.match(/lamp[<>]/u);
    expect(lines.filter((line) => line.startsWith('| ')).every((line) => line.endsWith(' |'))).to.equal(true);
  });
});

describe('measurements of several processes', () => {
  it('merge to those of one fleet', async () => {
    const measure = async (firstIndex: number, count: number) => {
      const scene = new VirtualScene();
      scene.network.isSilent = true;
      const cohorts = [{ name: 'meters', count }];
      const run = runScenario(
        { version: 1, cohorts, objectModels: [] },
        { ...scene.options, firstIndex, durationSeconds: 150 },
      );
      // The end of the run waits 2 s for the responses to Registers.
      await scene.pass(153);
      await run.report;
      return run.fleet.measure();
    };
    const merged = mergeMeasurements(await measure(1, 20), await measure(21, 30));
    expect(merged).to.have.length(1);
    const facts = { server: 'coap://127.0.0.1:5683', serverReached: false, seed: 1, startedAt: undefined };
    const { stats, problems } = reportOf(merged, { ...facts, durationSeconds: 150 });
    expect(stats.devices).to.equal(50);
    const never = problems.find(({ kind }) => kind === 'never-registered');
    expect(never).to.include({ count: 50, devices: 50 });
    expect(never?.endpointNames).to.have.length(20);
  });
});
