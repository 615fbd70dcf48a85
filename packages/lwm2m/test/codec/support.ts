import { expect } from 'chai';
import {
  decodeValues,
  DecodeError,
  encodeValues,
  ModelRegistry,
  omaCatalogue,
  parsePath,
  type ResourceValue,
  type ValueRecord,
} from '../../src/core.ts';

export const models = new ModelRegistry(omaCatalogue);
export const noModels = new ModelRegistry([]);

/** Wednesday, 2026-01-14, as epoch milliseconds. */
export const nowMs = 1_768_348_800_000;

export function bytes(hex: string): Buffer {
  return Buffer.from(hex.replace(/\s+/g, ''), 'hex');
}

export function record(path: string, value: ResourceValue, timeMs?: number): ValueRecord {
  return timeMs === undefined ? { path: parsePath(path), value } : { path: parsePath(path), value, timeMs };
}

/** Converts byte arrays to Buffers, so that records of any codec compare by content. */
function comparable(records: readonly ValueRecord[]): ValueRecord[] {
  return records.map((item) =>
    item.value instanceof Uint8Array ? { ...item, value: Buffer.from(item.value) } : { ...item },
  );
}

export function decode(
  format: number,
  payload: Uint8Array | string,
  base: string,
  registry = models,
): ValueRecord[] {
  const octets = typeof payload === 'string' ? Buffer.from(payload) : payload;
  return comparable(decodeValues(format, octets, parsePath(base), registry, { nowMs }));
}

export function encode(
  format: number,
  base: string,
  records: readonly ValueRecord[],
  registry = models,
): Buffer {
  return encodeValues(format, parsePath(base), records, registry);
}

/** Asserts that `action` throws a DecodeError with that code, and returns it. */
export function refused(code: DecodeError['code'], action: () => unknown): DecodeError {
  try {
    action();
  } catch (error) {
    expect(error).to.be.instanceOf(DecodeError);
    const refusal = error as DecodeError;
    expect(refusal.code, refusal.message).to.equal(code);
    expect(refusal.coapCode).to.match(/^4\.(00|06|15)$/);
    return refusal;
  }
  throw new Error('expected a DecodeError');
}

/** The values of the Device object in the examples of the enabler (OMA TS 1.1, 7.4.3 and 7.4.4). */
export const deviceRecords: readonly ValueRecord[] = [
  record('/3/0/0', 'Open Mobile Alliance'),
  record('/3/0/1', 'Lightweight M2M Client'),
  record('/3/0/2', '345000123'),
  record('/3/0/3', '1.0'),
  record('/3/0/6/0', 1),
  record('/3/0/6/1', 5),
  record('/3/0/7/0', 3800),
  record('/3/0/7/1', 5000),
  record('/3/0/8/0', 125),
  record('/3/0/8/1', 900),
  record('/3/0/9', 100),
  record('/3/0/10', 15),
  record('/3/0/11/0', 0),
  record('/3/0/13', new Date('2013-05-02T10:40:15Z')),
  record('/3/0/14', '+02:00'),
  record('/3/0/16', 'U'),
];

/** The same as TLV: OMA TS 1.1, 7.4.3, 121 bytes. */
export const deviceTlv = bytes(`
  c80014 4f70656e204d6f62696c6520416c6c69616e6365
  c80116 4c69676874776569676874204d324d20436c69656e74
  c80209 333435303030313233
  c303 312e30
  8606 410001 410105
  880708 42000ed8 42011388
  8708 41007d 42010384
  c10964 c10a0f 830b410000
  c40d5182428f c60e2b30323a3030 c11055`);
