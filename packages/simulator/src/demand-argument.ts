interface Argument {
  /** Instruction for the caller: `Give an object`. */
  readonly remedy: string;
  isGiven(value: unknown): boolean;
}

/** Kinds of arguments that callers without types forget, or pass as a promise that they did not await. */
const argumentKinds = {
  options: { remedy: 'Give an object', isGiven: (value) => typeof value === 'object' && value !== null },
  list: { remedy: 'Give an array', isGiven: Array.isArray },
  text: { remedy: 'Give a string', isGiven: (value) => typeof value === 'string' },
  file: {
    remedy: 'Give what loadFleetFile or defineFleet resolves, or what parseFleetFile returns',
    isGiven: (value) => hasList(value, 'cohorts'),
  },
  report: {
    remedy: 'Give what the report of a run resolves',
    isGiven: (value) => hasList(value, 'problems'),
  },
} as const satisfies Readonly<Record<string, Argument>>;

/**
 * Throws if a required argument of a call is missing.
 *
 * @param caller name of the function, or of its action
 * @throws TypeError
 */
export function demandArgument(kind: keyof typeof argumentKinds, value: unknown, caller: string): void {
  const { remedy, isGiven } = argumentKinds[kind];
  if (isGiven(value)) return;
  throw new TypeError(`${caller} needs ${kind === 'options' ? kind : `a ${kind}`}. ${remedy}.`);
}

function hasList(value: unknown, member: string): boolean {
  return Array.isArray((value as Readonly<Record<string, unknown>> | null | undefined)?.[member]);
}
