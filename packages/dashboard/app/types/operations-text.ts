const names = { R: 'Read', W: 'Write', E: 'Execute' } as const;

/** Describes the operations of a resource in words. */
export function operationsText(operations: string | undefined): string {
  if (operations === undefined) return 'none for this server';
  return Object.entries(names)
    .flatMap(([letter, name]) => (operations.includes(letter) ? [name] : []))
    .join(', ');
}
