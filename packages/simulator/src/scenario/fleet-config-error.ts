/** One thing that is wrong with a fleet's description. */
export interface FleetIssue {
  /** Where, as keys from the top: `['cohorts', 0, 'count']`. */
  readonly path: readonly (string | number)[];
  /** Description of the fault. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  /** The key itself is wrong rather than its value. */
  readonly atKey?: boolean;
}

/** An issue with its place in a file; lines and columns count from 1. */
export interface LocatedIssue extends FleetIssue {
  readonly line?: number;
  readonly column?: number;
}

/** A fleet file, or the options of a fleet, that cannot be used. Lists all that is wrong, not the first only. */
export class FleetConfigError extends Error {
  override readonly name = 'FleetConfigError';
  readonly issues: readonly LocatedIssue[];
  readonly file: string | undefined;

  constructor(issues: readonly LocatedIssue[], file?: string, options?: ErrorOptions) {
    super(issues.map((issue) => describe(issue, file)).join('\n'), options);
    this.issues = issues;
    this.file = file;
  }
}

function describe(issue: LocatedIssue, file: string | undefined): string {
  const position = issue.line === undefined ? '' : `:${issue.line}:${issue.column ?? 1}`;
  const place = [file === undefined ? '' : `${file}${position}`, formatField(issue.path)]
    .filter(Boolean)
    .join(' ');
  return `${place === '' ? '' : `${place}: `}${issue.message}. ${issue.remedy}.`;
}

/** Writes a place as `cohorts[0].values["/3/0/9"]`. */
export function formatField(path: readonly (string | number)[]): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_]\w*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}
