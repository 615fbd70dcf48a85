import type { ServerExpectation } from '../../scenario/expectations.ts';

/** Describes an expectation, for example `the server shows the values of /3303/0/5700, cohort meters`. */
export function titleOf(expectation: ServerExpectation): string {
  const { cohort, atSeconds } = expectation;
  return [
    describeExpectation(expectation),
    ...(cohort === undefined ? [] : [`cohort ${cohort}`]),
    ...(atSeconds === undefined ? [] : [`at ${atSeconds} s`]),
  ].join(', ');
}

function describeExpectation(expectation: ServerExpectation): string {
  switch (expectation.kind) {
    case 'server-status':
      return `the server shows devices ${expectation.status ?? 'online that are registered'}`;
    case 'server-values':
      return `the server shows the values of ${describePaths(expectation.paths)}`;
    case 'server-measurements':
      return `the server has stored each notified value of ${describePaths(expectation.paths)} once${describeAllowance(expectation)}`;
    case 'server-attributes':
      return `the server shows the attributes of ${describePaths(expectation.paths)}`;
    case 'server-firmware':
      return 'the server shows the firmware state of the devices';
  }
}

function describePaths(paths: readonly string[]): string {
  const [first = ''] = paths;
  return paths.length === 1 ? first : `${first} and ${paths.length - 1} more`;
}

function describeAllowance({
  lost = 0,
  duplicated = 0,
}: {
  readonly lost?: number;
  readonly duplicated?: number;
}): string {
  if (lost === 0 && duplicated === 0) return '';
  return ` (at most ${lost} lost, ${duplicated} duplicated)`;
}
