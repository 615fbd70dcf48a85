import { demandArgument } from '../demand-argument.ts';
import type { FleetReport } from './fleet-report.ts';
import type { CohortReport } from './measurements.ts';
import { describeProblem, type RunProblem } from './run-problems.ts';
import { describeLatency, names } from './text.ts';

const signs = { passed: '✅', failed: '❌', inconclusive: '❔' } as const;

/** Formats a report as Markdown, for the job summary of a CI system. Failures come first. */
export function renderMarkdown(report: FleetReport): string {
  demandArgument('report', report, 'renderMarkdown');
  const { name, verdict, stats, expectations, problems, allowedProblems } = report;
  const unmet = expectations.filter(({ ok }) => !ok);
  const met = expectations.filter(({ ok }) => ok);
  const seconds = report.durationSeconds.toFixed(1);
  return [
    `## ${signs[verdict]} ${text(name ?? 'Simulated fleet')}: ${verdict}`,
    '',
    `${stats.devices} devices against ${code(report.server)}, seed ${report.seed}, ${seconds} s.`,
    '',
    ...(report.error === undefined ? [] : [text(report.error), '']),
    ...[...report.silence, ...report.unseen].flatMap((sentence) => [text(sentence), '']),
    ...table(
      'Expectations that are not met',
      ['expectation', 'found', 'devices'],
      [
        ...unmet.map(({ title, detail, devices, deviceCount }) => [
          text(title),
          text(detail),
          devices.length === 0
            ? ''
            : `${devices.map((one) => `${code(one.endpointName)}: ${text(one.reason)}`).join('<br>')}${more(deviceCount - devices.length)}`,
        ]),
      ],
    ),
    ...table(
      'Problems',
      ['problem', 'cause', 'devices'],
      problems.map((problem) => [
        text(describeProblem(problem)),
        text(problem.cause),
        text(names(problem.endpointNames, problem.devices)),
      ]),
    ),
    ...(verdict !== 'passed' && report.command !== undefined
      ? ['Repeat the run:', '', ...fence(report.command), '']
      : []),
    ...table(
      'Expectations that are met',
      ['expectation', 'found'],
      met.map(({ title, detail }) => [text(title), text(detail)]),
    ),
    ...table('Problems that an expectation allows', ['problem', 'cause'], allowedProblems.map(problemCells)),
    ...table(
      'Problems that the network conditions explain',
      ['problem', 'cause'],
      report.impairedProblems.map(problemCells),
    ),
    ...table(
      'Cohorts',
      ['cohort', 'registered', 'registration', 'Updates', 'Update', 'notifications', 'bytes per device'],
      report.cohorts.map(cohortRow),
    ),
  ].join('\n');
}

function cohortRow(cohort: CohortReport): string[] {
  const { name, registered, devices, latencyMs, updates, notifications, bytesPerDevice } = cohort;
  return [
    text(name),
    `${registered} of ${devices}`,
    describeLatency(latencyMs.registration),
    String(updates),
    describeLatency(latencyMs.update),
    String(notifications),
    `mean ${bytesPerDevice.meanBytes}, max ${bytesPerDevice.mostBytes}`,
  ];
}

function more(count: number): string {
  return count > 0 ? `<br>and ${count} more` : '';
}

function table(title: string, header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(header), line(header.map(() => '---')), ...rows.map(line), ''];
}

/** Escapes text, so that Markdown shows it unchanged in one cell of a table. */
function text(raw: string): string {
  return raw
    .replace(/[\r\n\t]+/gu, ' ')
    .replace(/[\\`*_{}[\]<>#|~@&!]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

function code(raw: string): string {
  return `<code>${text(raw)}</code>`;
}

/** Returns a code block whose fence is longer than any in the text. */
function fence(raw: string): string[] {
  const longest = Math.max(2, ...Array.from(raw.matchAll(/`+/gu), ([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}sh`, raw, ticks];
}

function problemCells(problem: RunProblem): string[] {
  return [text(describeProblem(problem)), text(problem.cause)];
}
