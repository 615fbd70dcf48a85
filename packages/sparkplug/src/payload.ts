/**
 * A value in its encoded form. Its meaning depends on the datatype of the metric, which data messages omit: decode it
 * with `readValue` and create it with `writeValue`. `opaque` is an undecoded DataSet, Template or extension.
 */
export type WireValue =
  | { readonly kind: 'int'; readonly value: number }
  | { readonly kind: 'long'; readonly value: bigint }
  | { readonly kind: 'float' | 'double'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'opaque'; readonly field: number; readonly value: Uint8Array };

export type WireKind = WireValue['kind'];

/** A property of a metric, such as its unit (Sparkplug 3.0, 6.4.8). */
export interface Property {
  readonly name: string;
  readonly datatype?: number;
  /** Absent for null. */
  readonly value?: WireValue;
}

/** A metric (Sparkplug 3.0, 6.4.6). */
export interface Metric {
  /** Absent if the alias identifies the metric. */
  readonly name?: string;
  readonly alias?: bigint;
  /** Epoch milliseconds. */
  readonly timestamp?: number;
  /** One of `Datatype`. Data messages and commands omit it. */
  readonly datatype?: number;
  /** Whether it is a past value, which does not replace the current value. */
  readonly isHistorical?: boolean;
  readonly isTransient?: boolean;
  readonly isNull?: boolean;
  readonly properties?: readonly Property[];
  readonly value?: WireValue;
}

/** A payload (Sparkplug 3.0, 6.4.5). */
export interface Payload {
  /** Epoch milliseconds. */
  readonly timestamp?: number;
  readonly metrics: readonly Metric[];
  /** Sequence number, 0 to 255. Absent in NDEATH. */
  readonly seq?: number;
  readonly uuid?: string;
  readonly body?: Uint8Array;
}
