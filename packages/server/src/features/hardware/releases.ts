import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';

/**
 * Releases of the service, as exports name them: `2018_35` is a year and a week. From 2019 on, `19A1` is a
 * year, a letter that counts up in the year, and a number. 2018_35 precedes 2018_48, which precedes 19A1
 * (spec 9.2).
 */
export const PRESENT_RELEASE = '19A1';

/** Exports of earlier releases cannot be imported (spec 8). */
const OLDEST_RELEASE = '2018_35';

const WEEKLY = /^(?<year>20\d{2})_(?<week>0[1-9]|[1-4]\d|5[0-3])$/u;
const LETTERED = /^(?<year>\d{2})(?<letter>[A-Z])(?<number>[1-9]\d{0,2})$/u;
/** First year of labels with a letter. Labels with a week ended in the year before. */
const FIRST_LETTERED = 19;

/** Returns a number that is larger for a later release, or undefined if the text is not a release label. */
function releaseOrder(label: string): number | undefined {
  const weekly = WEEKLY.exec(label)?.groups;
  if (weekly !== undefined) {
    const year = Number(weekly['year']);
    return year < 2000 + FIRST_LETTERED ? year * 1e6 + Number(weekly['week']) : undefined;
  }
  const lettered = LETTERED.exec(label)?.groups;
  if (lettered === undefined || Number(lettered['year']) < FIRST_LETTERED) return undefined;
  const letter = (lettered['letter'] ?? '').charCodeAt(0);
  return (2000 + Number(lettered['year'])) * 1e6 + letter * 1e3 + Number(lettered['number']);
}

/**
 * @param member member with the label
 * @throws MusterError `invalid-request` for an invalid label, and for releases too old or too new
 */
export function checkRelease(label: string, member: string): void {
  const order = releaseOrder(label);
  if (order === undefined) {
    throw invalidMember(
      member,
      `Must be the label of a release such as 2018_35 or 19A1, not ${shownValue(label)}.`,
    );
  }
  if (order < (releaseOrder(OLDEST_RELEASE) ?? 0)) {
    const message = `The file comes from release ${label}. Files from releases before ${OLDEST_RELEASE} cannot be imported.`;
    throw invalidMember(member, message);
  }
  if (order > (releaseOrder(PRESENT_RELEASE) ?? 0)) {
    const message = `The file comes from release ${label}, which is later than that of this service (${PRESENT_RELEASE}). Update the service first.`;
    throw invalidMember(member, message);
  }
}
