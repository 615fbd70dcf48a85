/**
 * Loaded by mocha. If a resource keeps the process alive after the last test, such as a server of a failed test, ends
 * the run as a failure.
 */

const LIMIT_MS = 60_000;

export const mochaHooks = {
  afterAll(): void {
    const fail = (): never => {
      console.error(
        `The run is still open ${LIMIT_MS / 1_000} s after its last test: a server, process or socket was not closed.`,
      );
      process.exit(1);
    };
    setTimeout(fail, LIMIT_MS).unref();
  },
};
