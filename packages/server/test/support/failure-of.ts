import { MusterError } from '../../src/kernel/errors.ts';

/** The fault that work ends with. @throws Error when it succeeds, and whatever else it fails with */
export async function failureOf(work: Promise<unknown>): Promise<MusterError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof MusterError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}
