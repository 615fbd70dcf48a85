import { UsageError } from '../errors/cli-error.ts';
import type { Settings } from './settings.ts';

/**
 * Rejects a command that writes while a read-only profile is in use.
 *
 * @throws {UsageError} the profile is read-only
 */
export function checkWritable({ readOnly }: Pick<Settings, 'readOnly'>): void {
  if (readOnly !== undefined) throw readOnlyError(readOnly);
}

/** Returns a fetch that sends only GET and HEAD requests, for read-only profiles. */
export function readOnlyFetch(profile: string): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' && method !== 'HEAD') throw readOnlyError(profile);
    return globalThis.fetch(input, init);
  };
}

const readOnlyError = (profile: string): UsageError =>
  new UsageError(
    `Profile ${profile} is read-only. Nothing was sent.`,
    `Use another --profile, or allow writes: muster config unset read-only --profile ${profile}`,
  );
