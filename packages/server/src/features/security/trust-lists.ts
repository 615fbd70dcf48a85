import type { X509Certificate } from 'node:crypto';
import { settingCategories } from '../settings/model/setting-category.ts';
import type { SettingCategory } from '../settings/model/setting-category.ts';
import { settings } from '../settings/model/setting.ts';
import type { Store } from '../../store/port.ts';
import { parseCertificates, TRUST_LIST_KEY, X509_CATEGORY } from './security-settings.ts';

interface TrustList {
  readonly certificates: readonly X509Certificate[];
  users: number;
}

/**
 * Certificates that may sign device certificates: the list of the device, or else that of its device network
 * (the default value of the category X509). Parsed and in memory, because handshakes wait for them.
 */
export class TrustLists {
  readonly #byOwner = new Map<string, string>();
  /** Many devices have the same list. It is parsed and stored once. */
  readonly #lists = new Map<string, TrustList>();

  async load(store: Store): Promise<void> {
    const where = [{ field: 'name', op: 'eq', value: X509_CATEGORY }] as const;
    for (const category of await store.collection(settingCategories).find({ where })) {
      this.setOfCategory(category);
      const ofDevices = [
        { field: 'categoryId', op: 'eq', value: category.id },
        { field: 'key', op: 'eq', value: TRUST_LIST_KEY },
      ] as const;
      for await (const { ownerId, value } of store.collection(settings).iterate({ where: ofDevices })) {
        this.set(ownerId, value);
      }
    }
  }

  /**
   * Sets the default of a device network. Ignores categories other than X509.
   *
   * @returns whether a list of the network was changed or removed
   */
  setOfCategory({ name, deviceNetworkId, defaultSettings }: SettingCategory): boolean {
    if (name !== X509_CATEGORY) return false;
    const before = this.#byOwner.get(deviceNetworkId);
    const pem = defaultSettings.find((one) => one.name === TRUST_LIST_KEY)?.value;
    this.set(deviceNetworkId, pem);
    return before !== undefined && before !== pem;
  }

  /** @param ownerId ID of a device or a device network */
  has(ownerId: string): boolean {
    return this.#byOwner.has(ownerId);
  }

  /**
   * @param ownerId ID of a device or a device network
   * @param pem certificates; undefined for no own list
   */
  set(ownerId: string, pem: string | undefined): void {
    const before = this.#byOwner.get(ownerId);
    if (before === pem) return;
    if (pem === undefined) this.#byOwner.delete(ownerId);
    else this.#byOwner.set(ownerId, pem);
    if (pem !== undefined) this.#use(pem);
    if (before !== undefined) this.#release(before);
  }

  #use(pem: string): void {
    const list = this.#lists.get(pem);
    if (list === undefined) this.#lists.set(pem, { certificates: parseCertificates(pem), users: 1 });
    else list.users += 1;
  }

  #release(pem: string): void {
    const list = this.#lists.get(pem);
    if (list === undefined) return;
    list.users -= 1;
    if (list.users === 0) this.#lists.delete(pem);
  }

  /** Returns the certificates that must have signed the certificate of a device. */
  of(deviceId: string, deviceNetworkId: string): readonly X509Certificate[] {
    const pem = this.#byOwner.get(deviceId) ?? this.#byOwner.get(deviceNetworkId);
    return pem === undefined ? [] : (this.#lists.get(pem)?.certificates ?? []);
  }

  /** Number of stored certificates. */
  get size(): number {
    return [...this.#lists.values()].reduce((sum, { certificates }) => sum + certificates.length, 0);
  }
}
