export { backOffMs } from '@muster/net/core';
export type { BackOffOptions } from '@muster/net/core';
