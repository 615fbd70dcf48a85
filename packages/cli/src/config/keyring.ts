/** The place for secrets of the system: Secret Service on Linux, Keychain on macOS, Credential Manager on Windows. */
export interface Keyring {
  get(account: string): Promise<string | undefined>;
  set(account: string, secret: string): Promise<void>;
  /** Does nothing if there is no secret. */
  remove(account: string): Promise<void>;
}

const SERVICE = 'muster';
/** The other store on Linux, that of the kernel, loses its content at a restart. */
const options = { linux: { store: 'secret-service' } } as const;

/** Opens the keyring of the system. @returns undefined if there is none, or its library is not installed */
export async function openKeyring(): Promise<Keyring | undefined> {
  try {
    // An optional dependency, which has a binary for the usual systems only.
    const { AsyncEntry } = await import('@napi-rs/keyring');
    const entryOf = (account: string) => new AsyncEntry(SERVICE, account, options);
    entryOf(SERVICE);
    return {
      get: async (account) => (await entryOf(account).getPassword()) ?? undefined,
      set: (account, secret) => entryOf(account).setPassword(secret),
      remove: async (account) => {
        await entryOf(account).deletePassword();
      },
    };
  } catch {
    return undefined;
  }
}
