import { randomUUID } from 'node:crypto';
import { collections } from '../../../src/features/generated/collections.ts';
import { parseResourceId, resourceId } from '../../../src/features/device-objects/model.ts';
import { putOperation, UniqueViolationError } from '../../../src/store/port.ts';
import type { CollectionDefinition, Entity } from '../../../src/store/port.ts';
import type { TestApp } from '../../support/app.ts';
import { writesOf } from '../../support/seeded-store.ts';

type Document = Entity & { readonly deviceNetworkId?: string };

export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;
/** Unique names of a document besides its ID. */
const NAMES = /^(?:deviceIdentifier|endpointName|identity|location|name)$/u;
const SMART_OBJECT = /ffffffff$/u;

/** IDs of the other network, by the IDs of the service's network. */
class Twin extends Map<string, string> {
  /** The number of writes to each collection when it was read, if it is known. */
  readonly read = new Map<string, number | undefined>();

  /** The ID of a resource contains the ID of its smart object. */
  override get(id: string): string | undefined {
    const { smartObjectId = '', rid, riid } = parseResourceId(id) ?? {};
    const object = rid === undefined ? undefined : super.get(smartObjectId);
    return object === undefined ? super.get(id) : resourceId(object, rid!, riid);
  }

  add(id: string): void {
    if (this.has(id)) return;
    const other = randomUUID();
    this.set(id, SMART_OBJECT.test(id) ? other.replace(/.{8}$/u, 'ffffffff') : other);
  }
}

const twins = new WeakMap<TestApp, Twin>();

/**
 * Adds another network with a copy of every document of the service's network, references included. The next call adds
 * copies of new documents.
 */
export async function twinOf(app: TestApp): Promise<ReadonlyMap<string, string>> {
  const twin = twins.get(app) ?? new Twin();
  if (twin.size === 0) twin.set(app.deviceNetworkId, await app.create('/deviceNetworks', { Name: 'Twin' }));
  twins.set(app, twin);
  const found: [CollectionDefinition<Document>, Document][] = [];
  for (const one of collections) {
    const definition = one as CollectionDefinition<Document>;
    const writes = writesOf(app.world.store, definition.name);
    if (writes !== undefined && twin.read.get(definition.name) === writes) continue;
    twin.read.set(definition.name, writes);
    for (const row of await app.world.store.collection(definition).find({})) {
      if (row.deviceNetworkId !== app.deviceNetworkId || twin.has(row.id)) continue;
      found.push([definition, row]);
      twin.add(row.id);
    }
  }
  for (const [definition, row] of found) {
    const copy = renamed(JSON.parse(withTwins(JSON.stringify(row), twin)) as Document);
    await app.world.store.write([putOperation(definition, copy)]).catch((error: unknown) => {
      // Rows of the service itself exist only once.
      if (!(error instanceof UniqueViolationError)) throw error;
    });
  }
  app.world.admin.models.invalidate(twin.get(app.deviceNetworkId)!);
  return twin;
}

function withTwins(text: string, twin: ReadonlyMap<string, string>): string {
  return text.replaceAll(UUID, (id) => twin.get(id) ?? id);
}

function renamed(document: Document): Document {
  const members = Object.entries(document).map(([name, value]): [string, unknown] =>
    NAMES.test(name) && typeof value === 'string' ? [name, `${value} twin`] : [name, value],
  );
  return Object.fromEntries(members) as unknown as Document;
}
