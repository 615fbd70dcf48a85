/** A kind of event in a replay, with one example. */
export interface ReplayFinding {
  readonly kind: ReplayFindingKind;
  /** Description of the event, such as `Update: 4.04 instead of 2.04`. */
  readonly text: string;
  readonly count: number;
  /** The first one. */
  readonly example: {
    /** Endpoint name. */
    readonly device: string;
    /** Line in the capture file; undefined for a request of the server. */
    readonly line: number | undefined;
  };
}

/**
 * Kind of a finding. `different`: the server answered with another code. `unanswered`: it did not answer, although the
 * recorded server did. `skipped`: a recorded message was not sent. `unknown-request`: the server sent a request that
 * the recorded device never received. `missing-request`: the server did not send a recorded request.
 */
export type ReplayFindingKind =
  'different' | 'unanswered' | 'skipped' | 'unknown-request' | 'missing-request';

/** The result of a replay. */
export interface ReplayReport {
  /**
   * Whether the server sent every recorded response with the same code. A strict replay passes only if the server also
   * sent each recorded request, each message of the devices was sent, and the capture was played to its end.
   */
  readonly passed: boolean;
  /** Whether the server sent anything; undefined if the devices sent nothing that needs a response. */
  readonly reachable: boolean | undefined;
  readonly devices: number;
  /** Number of times that the capture was played to its end. */
  readonly rounds: number;
  readonly seconds: number;
  readonly sent: { readonly requests: number; readonly notifications: number };
  readonly responses: {
    /** Number of responses with the recorded code. */
    readonly asRecorded: number;
    /** Number of responses with another code. */
    readonly different: number;
    /** Number of requests and confirmable notifications without a response. */
    readonly unanswered: number;
  };
  /**
   * Numbers of server requests that were answered from the capture, that were refused because the capture has no
   * response, and that were recorded but not sent by the server.
   */
  readonly serverRequests: { readonly answered: number; readonly unknown: number; readonly missing: number };
  /** Number of recorded messages of devices that were not sent. */
  readonly skipped: number;
  /** Number of recorded retransmissions, which are omitted because CoAP retransmits itself. */
  readonly repeats: number;
  /** Events by kind, most frequent first, at most 100. */
  readonly findings: readonly ReplayFinding[];
}

const maxFindings = 100;

interface Tally {
  readonly kind: ReplayFindingKind;
  readonly text: string;
  count: number;
  readonly example: ReplayFinding['example'];
}

/** Counts the results of a replay. */
export class ReplayTally {
  readonly #findings = new Map<string, Tally>();
  readonly #counts: Record<ReplayFindingKind, number> = {
    different: 0,
    unanswered: 0,
    skipped: 0,
    'unknown-request': 0,
    'missing-request': 0,
  };
  readonly #devices: number;
  readonly #repeats: number;
  readonly #isStrict: boolean;
  rounds = 0;
  requests = 0;
  notifications = 0;
  asRecorded = 0;
  answered = 0;
  /** Whether the server has sent anything. */
  isReached = false;

  constructor(devices: number, repeats: number, isStrict: boolean) {
    this.#devices = devices;
    this.#repeats = repeats;
    this.#isStrict = isStrict;
  }

  addFinding(kind: ReplayFindingKind, text: string, device: string, line?: number): void {
    this.#counts[kind] += 1;
    const key = `${kind} ${text}`;
    const known = this.#findings.get(key);
    if (known) known.count += 1;
    else if (this.#findings.size < maxFindings) {
      this.#findings.set(key, { kind, text, count: 1, example: { device, line } });
    }
  }

  /** @param seconds since the start of the replay */
  report(seconds: number): ReplayReport {
    const { different, unanswered, skipped } = this.#counts;
    const missing = this.#counts['missing-request'];
    const isComplete = skipped === 0 && missing === 0 && this.rounds > 0;
    const asked = this.isReached || unanswered > 0;
    return {
      passed: different === 0 && unanswered === 0 && (isComplete || !this.#isStrict),
      reachable: asked ? this.isReached : undefined,
      devices: this.#devices,
      rounds: this.rounds,
      seconds,
      sent: { requests: this.requests, notifications: this.notifications },
      responses: { asRecorded: this.asRecorded, different, unanswered },
      serverRequests: { answered: this.answered, unknown: this.#counts['unknown-request'], missing },
      skipped,
      repeats: this.#repeats,
      findings: [...this.#findings.values()].sort((a, b) => b.count - a.count),
    };
  }
}

/** Formats the report for a terminal. */
export function renderReplayReport(report: ReplayReport): string {
  const { sent, responses, serverRequests } = report;
  const lines = [
    `${report.passed ? 'Passed' : 'Failed'} after ${report.seconds.toFixed(1)} s`,
    '',
    `  Devices          ${report.devices}${report.rounds > 1 ? `, ${report.rounds} rounds` : ''}`,
    `  Sent             ${sent.requests} requests, ${sent.notifications} notifications`,
    `  Responses        ${responses.asRecorded} as recorded, ${responses.different} different, ${responses.unanswered} missing`,
    `  Server requests  ${serverRequests.answered} answered from the capture, ${serverRequests.unknown} unknown, ${serverRequests.missing} missing`,
    `  Not sent         ${report.skipped}`,
    ...(report.repeats > 0 ? [`  Retransmissions  ${report.repeats} recorded, left out`] : []),
  ];
  if (report.findings.length > 0) lines.push('', ...report.findings.map(describeFinding));
  return `${lines.join('\n')}\n`;
}

/** Formats a finding on one line. */
export function describeFinding({ kind, text, count, example }: ReplayFinding): string {
  const line = example.line === undefined ? '' : `, line ${example.line} of the capture`;
  return `  ${kind}: ${text} (${count} times; first: ${example.device}${line})`.replace('1 times', 'once');
}
