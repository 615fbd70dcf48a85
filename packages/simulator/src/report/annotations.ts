import { demandArgument } from '../demand-argument.ts';
import type { FleetReport } from './fleet-report.ts';
import { describeProblem } from './run-problems.ts';
import { names } from './text.ts';

/** GitHub shows ten annotations of each level and step, and drops the others silently. */
const maxPerLevel = 10;

/**
 * Formats a report as workflow commands of GitHub Actions, which shows them at the job and the pull request. Errors are
 * the outcomes that the run has not seen, silence of the server, unmet expectations and problems. Warnings are problems
 * that an expectation allows.
 *
 * @returns up to ten lines of each level, the last of which counts the others; empty for a run without faults
 */
export function renderAnnotations(report: FleetReport): string {
  demandArgument('report', report, 'renderAnnotations');
  const suite = report.name ?? 'Simulated fleet';
  const errors = [
    ...(report.error === undefined ? [] : [{ title: 'run of the fleet', text: report.error }]),
    ...report.unseen.map((text) => ({ title: 'inconclusive', text })),
    ...report.expectations
      .filter(({ ok }) => !ok)
      .map(({ title, detail, devices, deviceCount }) => {
        const shown = devices.map(({ endpointName, reason }) => `${endpointName}: ${reason}`);
        const more = deviceCount - devices.length;
        return { title, text: [detail, ...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n') };
      }),
    ...(report.verdict === 'failed' ? report.silence.map((text) => ({ title: 'silence', text })) : []),
    ...report.problems.map(annotationOf),
  ];
  return [
    ...commands('error', suite, errors),
    ...commands('warning', suite, report.allowedProblems.map(annotationOf)),
  ].join('');
}

interface Annotation {
  readonly title: string;
  readonly text: string;
}

function annotationOf(problem: FleetReport['problems'][number]): Annotation {
  const devices = names(problem.endpointNames, problem.devices);
  return { title: problem.kind, text: `${describeProblem(problem)}\n${problem.cause}\n${devices}` };
}

function commands(level: 'error' | 'warning', suite: string, all: readonly Annotation[]): string[] {
  const more = { title: 'more', text: `${all.length - maxPerLevel + 1} more are in the report.` };
  const shown = all.length > maxPerLevel ? [...all.slice(0, maxPerLevel - 1), more] : all;
  return shown.map(
    ({ title, text }) => `::${level} title=${encodeProperty(`${suite}: ${title}`)}::${encode(text)}\n`,
  );
}

/** Encodes the same characters as `@actions/core`; the runner decodes only these. */
function encode(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function encodeProperty(text: string): string {
  return encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
