const ISO_TIME =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone>[Zz]|[+-]\d\d:?\d\d)?)?$/;

/**
 * Parses an ISO 8601 date with an optional time. A time without a zone is UTC, regardless of the machine's zone.
 *
 * @returns epoch milliseconds; undefined if the text is not such a time
 */
export function parseIsoTime(text: string): number | undefined {
  const { date = '', time = '00:00', zone = 'Z' } = ISO_TIME.exec(text)?.groups ?? {};
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  // `Date.parse` accepts 30 February as 2 March.
  const isDay = !Number.isNaN(ms) && new Date(date).toISOString().startsWith(date);
  return isDay ? ms : undefined;
}
