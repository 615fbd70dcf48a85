import { invalidMember, MusterError } from '../../domain/errors.ts';
import { nextTurn } from '../../domain/turns.ts';
import { JsonBounds } from './json-bounds.ts';
import { parseInTurns } from './parse-in-turns.ts';
import { illFormedMembers, mayBeIllFormed } from './well-formed-text.ts';

/** Octets that are looked through in one turn of the event loop. */
const AT_A_TIME = 1_048_576;

/**
 * Reads the JSON value of a file of some megabytes, within the bounds of bodies. Each slow step has a turn of its
 * own.
 *
 * @param member the member with the file, for faults
 * @throws MusterError `malformed-body`; `invalid-request` for a value beyond the bounds, and for halves of surrogate
 *   pairs
 */
export async function longJson(octets: Buffer, member: string): Promise<unknown> {
  await demandBounds(octets, member);
  const value = await parsed(octets);
  await nextTurn();
  const modelState = mayBeIllFormed(octets) ? illFormedMembers(value) : undefined;
  if (modelState !== undefined) {
    throw new MusterError('invalid-request', 'The file has text that is not Unicode.', { modelState });
  }
  return value;
}

async function demandBounds(octets: Buffer, member: string): Promise<void> {
  const bounds = new JsonBounds();
  for (let start = 0; start < octets.length; start += AT_A_TIME) {
    const excess = bounds.take(octets.subarray(start, start + AT_A_TIME));
    if (excess !== undefined) throw invalidMember(member, excess);
    await nextTurn();
  }
}

async function parsed(octets: Buffer): Promise<unknown> {
  try {
    return await parseInTurns(octets);
  } catch (cause) {
    throw new MusterError('malformed-body', 'The file is not JSON in UTF-8.', { cause });
  }
}
