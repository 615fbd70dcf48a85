/** Whether it is a name of the IANA time zone database, as this runtime knows it. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets (+01:00) are taken too, and are no zones.
    return !/^[+-]/u.test(name);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
