import { UsageError } from '../errors/cli-error.ts';
import { isRow } from '../output/value.ts';
import { membersOfFlags } from './parse-value.ts';
import type { OperationSpec, PartialSpec } from './spec.ts';
import type { MusterClient, OperationInput } from '@muster/sdk';

/**
 * The members that flags change, where an update without `--data` changes these alone.
 *
 * @returns undefined where the body is whole
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
 * Changes the given members of an entity and keeps the others: by a JSON Patch (RFC 6902), which is atomic, where the
 * service takes one, else by reading the entity and replacing it. The service has no means to notice that another client
 * has changed it in between.
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
