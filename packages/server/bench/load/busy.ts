/** A process that keeps one processor busy until it is killed or its parent ends. */
process.on('disconnect', () => process.exit());

function work(): void {
  const endMs = performance.now() + 100;
  while (performance.now() < endMs);
  setImmediate(work);
}
work();
