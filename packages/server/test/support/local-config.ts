import type { ServerConfig } from '../../src/index.ts';

/** Configuration of a server in memory on free ports of this machine, without a log. */
export const localConfig = (dataDir: string, changes: Partial<ServerConfig> = {}): ServerConfig => ({
  http: '127.0.0.1:0',
  coap: ['coap://127.0.0.1:0'],
  store: 'memory:',
  dataDir,
  connectionFile: false,
  logLevel: 'silent',
  ...changes,
});
