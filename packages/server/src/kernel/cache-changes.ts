/** A change in the store of data that several threads have in memory. */
export type CacheChange =
  /** One or all API keys, and all permissions. */
  | { readonly cache: 'access'; readonly keyId?: string | undefined }
  /** The value of an API key is no longer valid. */
  | { readonly cache: 'revoked'; readonly keyId: string }
  /** Object types of a device network. */
  | { readonly cache: 'models'; readonly deviceNetworkId: string };

/** Tells other threads after the commit which caches are outdated. */
export class CacheChanges {
  readonly #listeners: ((change: CacheChange) => void)[] = [];

  listen(listener: (change: CacheChange) => void): void {
    this.#listeners.push(listener);
  }

  tell(change: CacheChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
