import type { WireKind } from './payload.ts';

/** Field numbers of the messages (Sparkplug 3.0, 6.4.1). */
export const payloadFields = { timestamp: 1, metrics: 2, seq: 3, uuid: 4, body: 5 } as const;

export const metricFields = {
  name: 1,
  alias: 2,
  timestamp: 3,
  datatype: 4,
  isHistorical: 5,
  isTransient: 6,
  isNull: 7,
  properties: 9,
} as const;

export const propertySetFields = { keys: 1, values: 2 } as const;

export const propertyFields = { datatype: 1, isNull: 2 } as const;

type PlainKind = Exclude<WireKind, 'opaque'>;

/** Kinds of values by field. Other fields from `first` to `last` are opaque. */
export interface ValueFields {
  readonly first: number;
  readonly last: number;
  readonly kinds: ReadonlyMap<number, PlainKind>;
}

const plain: readonly PlainKind[] = ['int', 'long', 'float', 'double', 'boolean', 'string'];

function valueFields(first: number, last: number, kinds: readonly PlainKind[]): ValueFields {
  return { first, last, kinds: new Map(kinds.map((kind, index) => [first + index, kind])) };
}

/** Metrics end with a DataSet (17), a Template (18) and an extension (19). */
export const metricValueFields = valueFields(10, 19, [...plain, 'bytes']);

/** Properties end with a PropertySet (9), a PropertySetList (10) and an extension (11). */
export const propertyValueFields = valueFields(3, 11, plain);
