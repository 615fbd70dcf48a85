/** A named state of a list. */
export interface SavedView {
  readonly name: string;
  /** Query of the URL. */
  readonly query: string;
}

/** Everything that the browser remembers of a list. */
export interface ListMemory {
  readonly views: readonly SavedView[];
  /** IDs of the shown columns. Undefined: the default ones. */
  readonly columns?: readonly string[] | undefined;
}

const EMPTY: ListMemory = { views: [] };

/** Reads a memory. Ignores what users or other versions have made of it. */
export function memoryOf(text: string | null): ListMemory {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { views, columns } = stored as Readonly<Record<string, unknown>>;
  return {
    views: Array.isArray(views) ? views.filter(isView) : [],
    ...(Array.isArray(columns) && { columns: columns.filter((one) => typeof one === 'string') }),
  };
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';
