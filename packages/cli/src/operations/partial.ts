import { UsageError } from '../errors/cli-error.ts';
import { isRow } from '../output/value.ts';
import { membersOfFlags } from './parse-value.ts';
import type { OperationSpec, PartialSpec } from './spec.ts';
import type { MusterClient, OperationInput } from '@muster/sdk';

/**
 * Returns the members that flags change, for an update without `--data`.
 *
 * @returns undefined if the body is complete
 * @throws {UsageError} there is nothing to change
 */
export function changesOf(
  { partial, body }: OperationSpec,
  flags: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  if (partial === undefined || body === undefined || flags['data'] !== undefined) return undefined;
  const members = membersOfFlags(body.fields, flags);
  if (Object.keys(members).length > 0) return members;
  throw new UsageError(
    'There is nothing to change.',
    'Give flags for the members to change, or the whole body with --data.',
  );
}

/**
 * Changes the given members of an entity and keeps the others: with a JSON Patch (RFC 6902), which is atomic, if the
 * service accepts one, else by reading and replacing the entity. A concurrent change by another client is not detected
 * then.
 */
export async function sendChanges(
  client: MusterClient,
  { get, patch, put }: PartialSpec,
  { path = {}, body }: OperationInput,
): Promise<void> {
  const changes = isRow(body) ? body : {};
  if (patch !== undefined) {
    const operations = Object.entries(changes).map(([member, value]) => ({
      op: 'add',
      path: `/${member}`,
      value,
    }));
    await client.call(patch, { path, body: operations });
    return;
  }
  const current: unknown = await client.call(get, { path });
  await client.call(put, { path, body: { ...(isRow(current) ? current : {}), ...changes } });
}
