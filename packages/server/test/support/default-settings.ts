import { parseServerConfig } from '../../src/config.ts';

/** The settings of a server that sets none. */
export const defaultSettings = parseServerConfig({}, {});
