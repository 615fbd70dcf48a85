import { MusterError } from '../../src/kernel/errors.ts';

/**
 * Returns the MusterError with which work fails. @throws Error if the work succeeds, and any other error of the work
 */
export async function failureOf(work: Promise<unknown>): Promise<MusterError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof MusterError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}
