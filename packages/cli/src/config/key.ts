import { UsageError } from '../errors/cli-error.ts';
import type { Setting } from './setting.ts';

/** A key that a command could use. */
export interface KeyCandidate {
  readonly key: Setting | undefined;
  /** URL that the key is for; undefined if unknown. */
  readonly belongsTo: Setting | undefined;
  /** Whether the key is skipped without an error if it is for another URL. */
  readonly isOptional?: boolean;
}

/**
 * Chooses the first key that belongs to the origin of `url`. A key is never sent to another origin (RFC 6454), because
 * the operator of a service there could use it.
 *
 * @param candidates keys in the order of their precedence
 * @returns undefined if no key is set
 * @throws {UsageError} keys are set, but all of them belong to other origins
 */
export function chooseKey(url: Setting, candidates: readonly KeyCandidate[]): Setting | undefined {
  const given = candidates.filter(({ key }) => key !== undefined);
  const fitting = given.find(({ belongsTo }) => isSameOrigin(belongsTo?.value, url.value));
  if (fitting !== undefined) return fitting.key;
  const [withheld] = given.filter(({ isOptional }) => isOptional !== true);
  if (withheld?.key === undefined) return undefined;
  throw new UsageError(
    `The API key of ${withheld.key.source} ${ownerOf(withheld)}: it is not sent to ${url.value} (${url.source}).`,
    'Give the key of that service with --api-key-file, or store address and key together in a profile: muster config set … --profile NAME',
  );
}

const ownerOf = ({ belongsTo }: KeyCandidate): string =>
  belongsTo === undefined
    ? 'has no URL that it belongs to'
    : `belongs to ${belongsTo.value} (${belongsTo.source})`;

function isSameOrigin(one: string | undefined, other: string): boolean {
  if (one === other) return true;
  if (one === undefined || !URL.canParse(one) || !URL.canParse(other)) return false;
  return new URL(one).origin === new URL(other).origin;
}
