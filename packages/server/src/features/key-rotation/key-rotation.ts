import { bootstrapServers } from '../bootstrap/model.ts';
import { eventConsumers } from '../webhooks/model.ts';
import { networkSettingContext, networkSettings } from '../network-settings/model.ts';
import { settingContext, settings } from '../settings/model.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { withOpenKeys, withSealedKeys } from '../bootstrap/bootstrap.ts';
import { hasCurrentSecrets, resealed } from '../webhooks/signed-sender.ts';
import { SecretBoxError } from '../security/secret-box.ts';
import type { SecretBox } from '../security/secret-box.ts';

/** Result of {@link reseal}. */
interface Resealed {
  /** Number of documents whose secrets were sealed with the newest key. */
  readonly changed: number;
  /** Number of documents with a secret that cannot be opened. They are unchanged. */
  readonly lost: number;
}

/** Maximum number of documents per commit. */
const BATCH = 200;

/** Seals every stored secret with the newest key after a rotation. Call it before anything else writes secrets. */
export async function reseal(store: Store, box: SecretBox): Promise<Resealed> {
  let changed = 0;
  let lost = 0;
  let writes: WriteOperation[] = [];
  const flush = async (): Promise<void> => {
    if (writes.length > 0) await store.write(writes);
    changed += writes.length;
    writes = [];
  };
  for await (const sealAgain of outdated(store, box)) {
    try {
      writes.push(sealAgain());
    } catch (error) {
      if (!(error instanceof SecretBoxError)) throw error;
      lost += 1;
    }
    if (writes.length >= BATCH) await flush();
  }
  await flush();
  return { changed, lost };
}

/**
 * Finds the documents with a secret that an older key sealed. Yields for each a function that returns the write with
 * its resealed secrets, and throws a SecretBoxError if one cannot be opened.
 */
async function* outdated(store: Store, box: SecretBox): AsyncGenerator<() => WriteOperation> {
  for await (const setting of store.collection(settings).iterate({})) {
    const { sealed } = setting;
    if (sealed === undefined || box.isCurrent(sealed)) continue;
    const context = settingContext(setting);
    yield () => putOperation(settings, { ...setting, sealed: box.seal(box.open(sealed, context), context) });
  }
  for await (const server of store.collection(bootstrapServers).iterate({})) {
    const isCurrent = (key: string | undefined): boolean => key === undefined || box.isCurrent(key);
    if (server.accounts.every((one) => isCurrent(one.secretKey))) continue;
    yield () => putOperation(bootstrapServers, withSealedKeys(withOpenKeys(server, box), box));
  }
  for await (const consumer of store.collection(eventConsumers).iterate({})) {
    if (hasCurrentSecrets(consumer, box)) continue;
    yield () => putOperation(eventConsumers, resealed(consumer, box));
  }
  for await (const network of store.collection(networkSettings).iterate({})) {
    const { sealedKey } = network;
    if (sealedKey === undefined || box.isCurrent(sealedKey)) continue;
    const context = networkSettingContext(network);
    yield () =>
      putOperation(networkSettings, {
        ...network,
        sealedKey: box.seal(box.open(sealedKey, context), context),
      });
  }
}
