/**
 * LwM2M without a transport: paths, object models, values, and their formats.
 */
export * from './path/index.ts';
export * from './node/index.ts';
export * from './model/index.ts';
export * from './codec/index.ts';
export * from './operation/index.ts';
export { systemClock, type Clock, type TimerHandle } from '@muster/net/clock';
