import type { Readable } from 'node:stream';
import { invalid, MusterError } from '../../../kernel/errors.ts';
import type { DeviceInput } from '../device-input.ts';
import type { MassRow } from '../mass-registration.ts';
import { jsonItems } from '../../../http/body/json-items.ts';
import { MAX_BYTES, MAX_ROW_BYTES, MAX_ROWS, tooManyRows } from './mass-limits.ts';
import { illFormedMembers } from '../../../http/body/well-formed-text.ts';

/**
 * Reads the devices of a JSON array as it arrives. Resolves after the first item.
 *
 * @param source is read no faster than rows are taken
 * @param inputOf converts an item. @throws MusterError if the item violates the contract
 * @throws MusterError `malformed-body` if the body is not an array, `invalid-request` if it is empty
 */
export async function readDeviceArray(
  source: Readable,
  inputOf: (item: unknown) => DeviceInput,
): Promise<AsyncIterable<MassRow>> {
  const items = jsonItems(bytesOf(source), MAX_ROW_BYTES);
  const first = await items.next();
  if (first.done === true) throw invalid({ body: ['Must have at least 1 item.'] });
  return rowsOf(first.value, items, inputOf);
}

async function* rowsOf(
  first: unknown,
  others: AsyncGenerator<unknown, void, undefined>,
  inputOf: (item: unknown) => DeviceInput,
): AsyncGenerator<MassRow, void, undefined> {
  let line = 1;
  yield rowOf(first, line, inputOf);
  for await (const item of others) {
    line += 1;
    if (line > MAX_ROWS) throw tooManyRows();
    yield rowOf(item, line, inputOf);
  }
}

function rowOf(item: unknown, line: number, inputOf: (item: unknown) => DeviceInput): MassRow {
  return {
    line,
    deviceIdentifier: nameOf(item),
    input: async () => {
      const faults = illFormedMembers(item);
      if (faults !== undefined) throw invalid(faults);
      return inputOf(item);
    },
  };
}

function nameOf(item: unknown): string {
  const name: unknown =
    item !== null && typeof item === 'object' ? Reflect.get(item, 'DeviceIdentifier') : '';
  return typeof name === 'string' ? name.slice(0, 255).toWellFormed() : '';
}

async function* bytesOf(source: Readable): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  try {
    // Keeps the connection open for the response.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const part = chunk as Buffer;
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new MusterError('payload-too-large');
      yield part;
    }
  } catch (error) {
    throw source.readableAborted
      ? new MusterError('malformed-body', 'The request ended too early. Send it again.')
      : error;
  } finally {
    // An unread body must not keep the connection open.
    source.resume();
  }
}
