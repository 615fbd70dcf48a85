import type { ApiKey } from '@muster/sdk/core';

/** An API key without its value, as stored in the page. */
export type ShownKey = Omit<ApiKey, 'Key'>;

export function withoutValue({ Key: _, ...key }: ApiKey): ShownKey {
  return key;
}
