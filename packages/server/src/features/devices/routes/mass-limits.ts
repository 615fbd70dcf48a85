import { MusterError } from '../../../kernel/errors.ts';

/** Maximum rows of one mass registration. */
export const MAX_ROWS = 100_000;
/** Maximum bytes of one mass registration. */
export const MAX_BYTES = 64 * 1_048_576;
/** Maximum bytes of one row. An X.509 trust list is its longest value. */
export const MAX_ROW_BYTES = 131_072;

/** Returns the error that ends the reading of a source with too many rows. */
export function tooManyRows(): MusterError {
  return new MusterError('payload-too-large', `More than ${MAX_ROWS} rows; the rest was not read.`);
}

/** Refuses a body by its Content-Length, before reading any of it. @throws MusterError `payload-too-large` */
export function checkLength(headers: { readonly 'content-length'?: string | undefined }): void {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw new MusterError('payload-too-large');
}
