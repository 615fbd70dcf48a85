/** A fault in the description of a fleet. */
export interface FleetIssue {
  /** Path from the top: `['cohorts', 0, 'count']`. */
  readonly path: readonly (string | number)[];
  /** Description of the fault. */
  readonly message: string;
  /** Remedy for the user. */
  readonly remedy: string;
  /** Whether the key is wrong, and not its value. */
  readonly atKey?: boolean;
}

/** An issue with its place in a file; lines and columns count from 1. */
export interface LocatedIssue extends FleetIssue {
  readonly line?: number;
  readonly column?: number;
}

/** A fleet file, or the options of a fleet, cannot be used. Lists all faults, not only the first one. */
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

/** Formats a path as `cohorts[0].values["/3/0/9"]`. */
export function formatField(path: readonly (string | number)[]): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_]\w*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}
