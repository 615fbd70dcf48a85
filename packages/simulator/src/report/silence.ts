import { problemKinds, problemName, type ProblemKind, type RunProblem } from './run-problems.ts';

const silentKinds: ReadonlySet<ProblemKind> = new Set([
  ...problemKinds.filter((kind) => kind.endsWith('-unanswered')),
  ...(['never-registered', 'not-registered', 'bootstrap-failed', 'handshake-failed'] as const),
]);

interface SilenceFacts {
  readonly problems: readonly RunProblem[];
  readonly serverReached: boolean;
  readonly lastAnswerSeconds?: number;
  readonly closedPorts?: readonly string[];
}

/** Whether the silence of a server can be the cause of a problem. */
export function isSilenceProblem({ kind }: Pick<RunProblem, 'kind'>): boolean {
  return silentKinds.has(kind);
}

/**
 * Describes the messages that the server did not answer, for example `Last answer at 18.2 s; 12 Updates without a
 * response.` and `Nothing listens at 127.0.0.1:5683.`
 *
 * @returns a sentence for each; none if the server answered everything
 */
export function describeSilence({
  problems,
  serverReached,
  lastAnswerSeconds,
  closedPorts = [],
}: SilenceFacts): string[] {
  const unanswered = problemKinds.flatMap((kind) => {
    const found = problems.filter((problem) => problem.kind === kind);
    const count = found.reduce((sum, problem) => sum + problem.count, 0);
    return kind.endsWith('-unanswered') && count > 0 ? problemName(kind, count) : [];
  });
  return [
    ...(serverReached ? [] : ['The server answered nothing.']),
    ...(lastAnswerSeconds === undefined || unanswered.length === 0
      ? []
      : [`Last answer at ${lastAnswerSeconds.toFixed(1)} s; ${unanswered.join(', ')}.`]),
    ...closedPorts.map(
      (address) => `Nothing listens at ${address}. Start the server, or correct its address.`,
    ),
  ];
}
