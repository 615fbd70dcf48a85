/**
 * A value as it travels. Its meaning depends on the datatype of the metric, which data messages leave out: read it
 * with `readValue` and make it with `writeValue`. `opaque` is a DataSet, a Template or an extension, undecoded.
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
  /** Absent where the alias stands for it. */
  readonly name?: string;
  readonly alias?: bigint;
  /** Epoch milliseconds. */
  readonly timestamp?: number;
  /** One of `Datatype`; data messages and commands leave it out. */
  readonly datatype?: number;
  /** Whether the value is an old one, which does not replace the current value. */
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
  /** 0 to 255; NDEATH has none. */
  readonly seq?: number;
  readonly uuid?: string;
  readonly body?: Uint8Array;
}
