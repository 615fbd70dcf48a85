import type { Hooks } from '@muster/sdk';

/** Hooks of all clients. */
export const clientHooks: { current: Hooks } = { current: {} };
