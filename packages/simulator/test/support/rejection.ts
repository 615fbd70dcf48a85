/** @returns what the work rejects with; fails if it does not */
export async function rejection(work: Promise<unknown>): Promise<Error> {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome.status === 'fulfilled') throw new Error('it did not fail');
  return outcome.reason as Error;
}
