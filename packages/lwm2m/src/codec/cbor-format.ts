import { CborWriter } from './cbor-writer.ts';

/** A number to write as floating point even if it is whole. */
export class CborFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** A time to write with tag 1, in whole seconds. */
export class CborEpoch {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

/** Values that can be written as CBOR data items. */
export type CborItem =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | CborFloat
  | CborEpoch
  | readonly CborItem[]
  | ReadonlyMap<CborItem, CborItem>;

/** Writes one CBOR data item. @throws EncodeError for an integer beyond 64 bits */
export function formatCbor(item: CborItem): Buffer {
  const writer = new CborWriter();
  writeItem(writer, item);
  return writer.finish();
}

function writeItem(writer: CborWriter, item: CborItem): void {
  switch (typeof item) {
    case 'string':
      writer.text(item);
      return;
    case 'number':
      writer.number(item);
      return;
    case 'boolean':
      writer.boolean(item);
      return;
    case 'bigint':
      writer.bigint(item);
      return;
    default:
      if (item === null) writer.null();
      else writeObject(writer, item);
  }
}

function writeObject(writer: CborWriter, item: Extract<CborItem, object>): void {
  if (item instanceof Map) {
    writer.mapOf(item.size);
    for (const [key, value] of item as ReadonlyMap<CborItem, CborItem>) {
      writeItem(writer, key);
      writeItem(writer, value);
    }
  } else if (item instanceof Uint8Array) {
    writer.bytes(item);
  } else if (item instanceof CborFloat) {
    writer.float(item.value);
  } else if (item instanceof CborEpoch) {
    writer.tag(1);
    writer.number(item.seconds);
  } else {
    const items = item as readonly CborItem[];
    writer.arrayOf(items.length);
    for (const one of items) writeItem(writer, one);
  }
}
