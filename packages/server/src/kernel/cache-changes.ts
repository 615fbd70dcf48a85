/** Something that several threads keep in memory has changed in the store. */
export type CacheChange =
  /** API keys, or one of them, and all permissions. */
  | { readonly cache: 'access'; readonly keyId?: string | undefined }
  /** The value of an API key is no longer valid. */
  | { readonly cache: 'revoked'; readonly keyId: string }
  /** Object types of a device network. */
  | { readonly cache: 'models'; readonly deviceNetworkId: string }
  | { readonly cache: 'settingCategories'; readonly deviceNetworkId?: string | undefined };

/** Tells other threads which caches are out of date, after the commit. */
export class CacheChanges {
  readonly #listeners: ((change: CacheChange) => void)[] = [];

  listen(listener: (change: CacheChange) => void): void {
    this.#listeners.push(listener);
  }

  tell(change: CacheChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
