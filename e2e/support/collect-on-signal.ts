/** Loaded into a server before its own code: on SIGUSR2 it collects its garbage, so that what is left is what it holds. */
process.on('SIGUSR2', () => globalThis.gc?.());
