/**
 * Loaded into a server before its own code. On SIGUSR2 it collects garbage, so that the remaining memory is in use.
 */
process.on('SIGUSR2', () => globalThis.gc?.());
