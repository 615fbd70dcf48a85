/** Returns a copy of `value` without some members. */
export function omit<T extends object, K extends keyof T & string>(
  value: T,
  ...members: readonly K[]
): Omit<T, K> {
  const copy: Partial<T> = {};
  for (const name in value) {
    if (Object.hasOwn(value, name) && !(members as readonly string[]).includes(name))
      copy[name] = value[name];
  }
  return copy as Omit<T, K>;
}
