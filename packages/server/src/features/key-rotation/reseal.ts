import { bootstrapServers } from '../bootstrap/model.ts';
import { eventConsumers } from '../webhooks/model/event-consumer.ts';
import { networkSettingContext, networkSettings } from '../network-settings/model.ts';
import { settingContext, settings } from '../settings/model.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { withOpenKeys, withSealedKeys } from '../bootstrap/bootstrap.ts';
import { ConsumerSecrets } from '../webhooks/consumer-secrets.ts';
import { SecretBoxError } from '../security/secret-box.ts';
import type { SecretBox } from '../security/secret-box.ts';

/** Result of {@link reseal}. */
export interface Resealed {
  /** Number of documents whose secrets were sealed with the newest key. */
  readonly changed: number;
  /** Number of documents with a secret that cannot be opened. They are unchanged. */
  readonly lost: number;
}

const BATCH = 200;

/**
 * Seals every stored secret with the newest key after a rotation. Call it before anything else writes
 * secrets.
 */
export async function reseal(store: Store, box: SecretBox): Promise<Resealed> {
  const work = new Resealing(store);
  for await (const setting of store.collection(settings).iterate({})) {
    const { sealed } = setting;
    if (sealed === undefined || box.isCurrent(sealed)) continue;
    const context = settingContext(setting);
    await work.put(() =>
      putOperation(settings, { ...setting, sealed: box.seal(box.open(sealed, context), context) }),
    );
  }
  for await (const server of store.collection(bootstrapServers).iterate({})) {
    const isCurrent = (key: string | undefined): boolean => key === undefined || box.isCurrent(key);
    if (server.accounts.every((one) => isCurrent(one.secretKey))) continue;
    await work.put(() => putOperation(bootstrapServers, withSealedKeys(withOpenKeys(server, box), box)));
  }
  const secrets = new ConsumerSecrets(box);
  for await (const consumer of store.collection(eventConsumers).iterate({})) {
    if (secrets.isCurrent(consumer)) continue;
    await work.put(() => putOperation(eventConsumers, secrets.resealed(consumer)));
  }
  for await (const network of store.collection(networkSettings).iterate({})) {
    const { sealedKey } = network;
    if (sealedKey === undefined || box.isCurrent(sealedKey)) continue;
    const context = networkSettingContext(network);
    await work.put(() =>
      putOperation(networkSettings, {
        ...network,
        sealedKey: box.seal(box.open(sealedKey, context), context),
      }),
    );
  }
  return work.finish();
}

class Resealing {
  readonly #store: Store;
  readonly #writes: WriteOperation[] = [];
  #changed = 0;
  #lost = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async put(write: () => WriteOperation): Promise<void> {
    try {
      this.#writes.push(write());
    } catch (error) {
      if (!(error instanceof SecretBoxError)) throw error;
      this.#lost += 1;
    }
    if (this.#writes.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const writes = this.#writes.splice(0);
    if (writes.length > 0) await this.#store.write(writes);
    this.#changed += writes.length;
  }

  async finish(): Promise<Resealed> {
    await this.#flush();
    return { changed: this.#changed, lost: this.#lost };
  }
}
