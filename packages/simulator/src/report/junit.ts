import { demandArgument } from '../demand-argument.ts';
import type { FleetReport } from './fleet-report.ts';
import { describeProblem, problemKinds, problemName, type ProblemKind } from './run-problems.ts';
import { isSilenceProblem } from './silence.ts';

/**
 * Formats a report as JUnit XML: one test case for each expectation, one for each kind of problem, and one with an
 * error for the outcomes that the run has not seen.
 *
 * @returns a document with one test suite, the form that CI systems read
 */
export function renderJunit(report: FleetReport): string {
  demandArgument('report', report, 'renderJunit');
  const suite = report.name ?? 'muster fleet run';
  const cases = [
    ...report.expectations.map(({ title, ok, detail, devices, deviceCount }) =>
      testCase(
        `${suite}.expectations`,
        title,
        ok ? undefined : detail,
        [
          ...devices.map(({ endpointName, reason }) => `${endpointName}: ${reason}`),
          ...(deviceCount > devices.length ? [`and ${deviceCount - devices.length} more`] : []),
        ].join('\n'),
        detail,
      ),
    ),
    ...(report.error === undefined
      ? []
      : [
          testCase(
            suite,
            report.startedAt === undefined ? 'start of the fleet' : 'run of the fleet',
            report.error,
            '',
          ),
        ]),
    ...problemKinds.map((kind) => problemCase(`${suite}.problems`, kind, report)),
  ];
  const failures = cases.filter(({ isFailed }) => isFailed).length;
  const errors = report.unseen.length > 0 ? 1 : 0;
  const counts = `tests="${cases.length + errors}" failures="${failures}" errors="${errors}" skipped="0"`;
  const time = `time="${report.durationSeconds.toFixed(3)}"`;
  const startedAt = report.startedAt === undefined ? '' : ` timestamp="${report.startedAt.slice(0, 19)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escape(suite)}" ${counts} ${time}>`,
    `  <testsuite name="${escape(suite)}" ${counts} ${time}${startedAt}>`,
    '    <properties>',
    ...properties(report).map(
      ([name, value]) => `      <property name="${escape(name)}" value="${escape(value)}"/>`,
    ),
    '    </properties>',
    ...cases.map(({ xml }) => xml),
    ...(errors > 0 ? [unseenCase(suite, report.unseen)] : []),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

interface TestCase {
  readonly isFailed: boolean;
  readonly xml: string;
}

function testCase(
  className: string,
  name: string,
  failure: string | undefined,
  text: string,
  output = '',
): TestCase {
  const open = `    <testcase classname="${escape(className)}" name="${escape(name)}" time="0"`;
  const isFailed = failure !== undefined;
  const body = isFailed
    ? faultElement('failure', failure, text)
    : output === ''
      ? ''
      : `<system-out>${escape(output)}</system-out>`;
  return { isFailed, xml: body === '' ? `${open}/>` : `${open}>${body}</testcase>` };
}

/** Repeats the message in the text, because GitLab shows nothing else. */
function faultElement(kind: 'failure' | 'error', message: string, text: string): string {
  const all = text === '' ? message : `${message}\n${text}`;
  return `<${kind} message="${escape(message)}">${escape(all)}</${kind}>`;
}

function unseenCase(suite: string, unseen: readonly string[]): string {
  const error = faultElement('error', unseen.join(' '), '');
  return `    <testcase classname="${escape(suite)}" name="end of the run" time="0">${error}</testcase>`;
}

function problemCase(className: string, kind: ProblemKind, { problems, silence }: FleetReport): TestCase {
  const found = problems.filter((problem) => problem.kind === kind);
  const count = found.reduce((sum, problem) => sum + problem.count, 0);
  const text = found.flatMap((problem) => [
    `${describeProblem(problem)}: ${problem.cause}`,
    ...problem.endpointNames,
    ...(problem.devices > problem.endpointNames.length
      ? [`and ${problem.devices - problem.endpointNames.length} more`]
      : []),
  ]);
  const all = [...(isSilenceProblem({ kind }) ? silence : []), ...text];
  return testCase(className, kind, count === 0 ? undefined : problemName(kind, count), all.join('\n'));
}

function properties({ server, seed, command, verdict, stats }: FleetReport): [string, string][] {
  return [
    ['server', server],
    ['seed', String(seed)],
    ['devices', String(stats.devices)],
    ['verdict', verdict],
    ...(command === undefined ? [] : [['command', command] satisfies [string, string]]),
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Escapes text for XML 1.0. Characters that XML excludes become U+FFFD (XML 1.0, 2.2). */
function escape(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters that XML excludes
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '\ufffd')
      .replace(/[&<>"'\n\r\t]/gu, (character) => entities[character] ?? character)
  );
}
