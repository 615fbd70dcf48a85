const ISO_TIME =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone>[Zz]|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a date, or a date with a time, as of ISO 8601. A time without a zone is UTC in every zone of the machine.
 *
 * @returns epoch milliseconds; undefined if the text is not such a time
 */
export function parseIsoTime(text: string): number | undefined {
  const { date = '', time = '00:00', zone = 'Z' } = ISO_TIME.exec(text)?.groups ?? {};
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  // The platform reads 30 February as 2 March.
  const isDay = !Number.isNaN(ms) && new Date(date).toISOString().startsWith(date);
  return isDay ? ms : undefined;
}
