export type * from './server/types.ts';
export type * from './client/types.ts';
export type { FormatUse, LearnedFormats } from '../binding/format-memory.ts';
export { createLwm2mServer } from './server/server.ts';
export { createLwm2mClient } from './client/client.ts';
