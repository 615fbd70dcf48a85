/** An entity to choose. */
export interface Choice {
  readonly Id: string;
  readonly Name: string;
}

/** The entities by label: the name, followed by the start of the ID if several have the same name. */
export function byLabel<Row extends Choice>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const ofName = Map.groupBy(rows, ({ Name }) => Name);
  const label = ({ Id, Name }: Row): string =>
    (ofName.get(Name)?.length ?? 0) > 1 ? `${Name} (${Id.slice(0, 8)})` : Name;
  return new Map(rows.map((row) => [label(row), row]));
}

/** Extracts the name from a label, for a search. */
export const nameIn = (label: string): string => label.replace(/ \([0-9a-f]{8}\)$/, '');
