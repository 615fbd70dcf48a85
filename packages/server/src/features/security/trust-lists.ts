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
 * Whose signature on a device's certificate counts: the list of the device, else that of its device network (the default
 * value of the category X509). In memory, parsed, for a handshake waits for them.
 */
export class TrustLists {
  readonly #byOwner = new Map<string, string>();
  /** Many devices have the same list: it is parsed and held once. */
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
   * The default of a device network; other categories than X509 are passed over.
   *
   * @returns whether the network had a list, which is another one now or gone
   */
  setOfCategory({ name, deviceNetworkId, defaultSettings }: SettingCategory): boolean {
    if (name !== X509_CATEGORY) return false;
    const before = this.#byOwner.get(deviceNetworkId);
    const pem = defaultSettings.find((one) => one.name === TRUST_LIST_KEY)?.value;
    this.set(deviceNetworkId, pem);
    return before !== undefined && before !== pem;
  }

  /** @param ownerId id of a device or of a device network */
  has(ownerId: string): boolean {
    return this.#byOwner.has(ownerId);
  }

  /**
   * @param ownerId id of a device or of a device network
   * @param pem certificates, or undefined for no list of its own
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

  /** The certificates that a device's own must lead to. */
  of(deviceId: string, deviceNetworkId: string): readonly X509Certificate[] {
    const pem = this.#byOwner.get(deviceId) ?? this.#byOwner.get(deviceNetworkId);
    return pem === undefined ? [] : (this.#lists.get(pem)?.certificates ?? []);
  }

  /** Certificates that are held. */
  get size(): number {
    return [...this.#lists.values()].reduce((sum, { certificates }) => sum + certificates.length, 0);
  }
}
