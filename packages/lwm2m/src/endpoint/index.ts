export type * from './server-types.ts';
export type * from './client-types.ts';
