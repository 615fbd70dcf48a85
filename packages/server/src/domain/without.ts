/** A copy of `value` that lacks the members named. */
export function without<T extends object, K extends keyof T & string>(
  value: T,
  ...members: readonly K[]
): Omit<T, K> {
  const left = new Set<string>(members);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name))) as Omit<T, K>;
}
