/** Runs work with the time zone of the machine set. @param zone IANA name, such as America/New_York */
export async function inTimeZone<T>(zone: string, work: () => Promise<T> | T): Promise<T> {
  const { TZ } = process.env;
  process.env['TZ'] = zone;
  try {
    return await work();
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}
