export type * from './server/types.ts';
export type * from './client/types.ts';
export { createLwm2mServer } from './server/server.ts';
export { createLwm2mClient } from './client/client.ts';
export type * from './bootstrap/types.ts';
export type * from './bootstrap/client-types.ts';
export { createBootstrapServer } from './bootstrap/server.ts';
export { createBootstrapClient } from './bootstrap/client.ts';
export { BootstrapStepError } from './bootstrap/step-error.ts';
