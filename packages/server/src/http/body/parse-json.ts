import { TextDecoder } from 'node:util';
import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import { findExcess } from '../../kernel/json-bounds.ts';
import { illFormedMembers, mayBeIllFormed } from './well-formed-text.ts';

/** A file may have more values than a body. */
const MAX_VALUES_OF_FILE = 400_000;

/**
 * Parses the JSON of an uploaded file.
 *
 * @param member part of the form that contains the file, for errors
 * @throws MusterError as {@link parseJson}
 */
export function jsonFile(octets: Uint8Array, member: string): unknown {
  return parseJson(octets, 'file', member, MAX_VALUES_OF_FILE);
}

/**
 * Parses a JSON text.
 *
 * @param noun for messages: body or file
 * @param member the member reported for errors of the whole text
 * @param maxValues maximum number of arrays, objects and the values in them; defaults to the limit of a body
 * @throws MusterError `malformed-body`; `invalid-request` above the limits of JSON, and for text that is not Unicode
 */
export function parseJson(octets: Uint8Array, noun: string, member: string, maxValues?: number): unknown {
  // Refuses octets that a decoder would replace silently.
  const line = lineOutsideUtf8(octets);
  if (line !== undefined) {
    throw new MusterError('malformed-body', `The ${noun} is not UTF-8 in line ${line}. Encode it as UTF-8.`);
  }
  const excess = findExcess(octets, maxValues);
  if (excess !== undefined) throw invalidMember(member, excess);
  const value = parsed(octets, noun);
  const modelState = mayBeIllFormed(octets) ? illFormedMembers(value) : undefined;
  if (modelState !== undefined) {
    throw new MusterError('invalid-request', `The ${noun} has text that is not Unicode.`, { modelState });
  }
  return value;
}

function parsed(octets: Uint8Array, noun: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(octets));
  } catch (cause) {
    throw new MusterError('malformed-body', `The ${noun} is not valid JSON.`, { cause });
  }
}
