import { TextDecoder } from 'node:util';
import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import { findExcess } from '../../kernel/json-bounds.ts';
import { illFormedMembers, mayBeIllFormed } from './well-formed-text.ts';

/** A file may be larger than a body. */
const MAX_VALUES = 400_000;

/**
 * The JSON value of an uploaded file.
 *
 * @param member part of the form that has the file, for faults
 * @throws MusterError `malformed-body`; `invalid-request` beyond the bounds of JSON bodies, and for text that is not Unicode
 */
export function jsonFile(octets: Buffer, member: string): unknown {
  const excess = findExcess(octets, MAX_VALUES);
  if (excess !== undefined) throw invalidMember(member, excess);
  const value = parsed(octets);
  const modelState = mayBeIllFormed(octets) ? illFormedMembers(value) : undefined;
  if (modelState !== undefined) {
    throw new MusterError('invalid-request', 'The file has text that is not Unicode.', { modelState });
  }
  return value;
}

function parsed(octets: Buffer): unknown {
  const line = lineOutsideUtf8(octets);
  if (line !== undefined) {
    throw new MusterError('malformed-body', `The file is not UTF-8 in line ${line}. Encode it as UTF-8.`);
  }
  try {
    return JSON.parse(new TextDecoder().decode(octets));
  } catch (cause) {
    throw new MusterError('malformed-body', 'The file is not JSON.', { cause });
  }
}
