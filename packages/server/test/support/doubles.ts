/** The next larger double. */
export function justAbove(value: number): number {
  return value === 0 ? Number.MIN_VALUE : step(value, value > 0 ? 1n : -1n);
}

/** The next smaller double. */
export function justBelow(value: number): number {
  return -justAbove(-value);
}

/** Neighbours differ by one in the bits of their magnitude (IEEE 754). */
function step(value: number, by: 1n | -1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + by);
  return view.getFloat64(0);
}
