const names = { R: 'Read', W: 'Write', E: 'Execute' } as const;

/** Operations of a resource in words. */
export function operationsText(operations: string | undefined): string {
  if (operations === undefined) return 'none for this server';
  return Object.entries(names)
    .flatMap(([letter, name]) => (operations.includes(letter) ? [name] : []))
    .join(', ');
}
