import { expect } from 'chai';
import { MusterError, UplinkRefusal } from '../../src/kernel/errors.ts';

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

/** Returns the refusal of a message of a device. */
export async function refusalOf(work: Promise<unknown>): Promise<UplinkRefusal> {
  const error = await work.catch((cause: unknown) => cause);
  expect(error).to.be.instanceOf(UplinkRefusal);
  return error as UplinkRefusal;
}
