/** Returns the number of turns of the event loop during some work. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await work.finally(() => (isOver = true));
  return turns;
}
