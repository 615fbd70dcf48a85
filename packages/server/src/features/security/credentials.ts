import { createHash, timingSafeEqual } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import { boundedCache } from '../../kernel/caches.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import { settingCategories, settingContext, settings } from '../settings/model.ts';
import type { Setting, SettingCategory } from '../settings/model.ts';
import { credentialId, credentials } from './model.ts';
import type { Credential } from './model.ts';
import type { SecretBox } from './secret-box.ts';
import {
  mqttIdentity,
  parseCertificates,
  pskIdentity,
  rpkIdentity,
  TRUST_LIST_KEY,
  X509_CATEGORY,
  x509Identity,
} from './security-settings.ts';

/** Maximum number of cached identities. */
const REMEMBERED = 20_000;

interface Dependencies {
  readonly store: Store;
  readonly box: SecretBox;
  /** Receives secrets that cannot be opened. Their devices cannot connect. */
  readonly onError: (error: unknown) => void;
}

/** A pre-shared key to provision on a device. */
interface DevicePsk {
  readonly identity: string;
  /** Hex. */
  readonly key: string;
}

/** Finds the device and the key for the identity of a handshake. */
export class CredentialService {
  readonly #deps: Dependencies;
  readonly #known = boundedCache<string, Credential>(REMEMBERED);
  readonly #revokedListeners = new Set<(identities: readonly string[]) => void>();
  readonly #changeListeners: ((deviceId: string) => void)[] = [];
  readonly trust = new TrustLists();
  /** Increases with each change, so that a result read before the change is not cached. */
  #changes = 0;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Loads the trust lists. Call it before accepting handshakes. */
  async load(): Promise<void> {
    await this.trust.load(this.#deps.store);
  }

  /** Returns the credential of an identity, in the form of `Credential.identity`. */
  async find(identity: string): Promise<Credential | undefined> {
    const known = this.#known.get(identity);
    if (known !== undefined) return known;
    const before = this.#changes;
    const found = await this.#deps.store
      .collection(credentials)
      .findOne([{ field: 'identity', op: 'eq', value: identity }]);
    if (found !== undefined && before === this.#changes) this.#known.set(identity, found);
    return found;
  }

  /**
   * Returns the DeviceIdentifier for an identity. A device that has proved its identity need not send its endpoint
   * name.
   */
  async endpointNameOf(identity: string | undefined): Promise<string | undefined> {
    const credential = identity === undefined ? undefined : await this.find(identity);
    if (credential === undefined) return undefined;
    const device = await this.#deps.store.collection(devices).get(credential.deviceId);
    return device?.deviceIdentifier;
  }

  /** Returns whether the device has credentials for its registration. */
  async has(deviceId: string): Promise<boolean> {
    const found = await this.#deps.store.collection(credentials).findOne([
      { field: 'deviceId', op: 'eq', value: deviceId },
      { field: 'purpose', op: 'eq', value: 'registration' },
    ]);
    return found !== undefined;
  }

  /**
   * Returns the key of a PSK identity.
   *
   * @param forBootstrap whether to accept a key that is only for bootstrapping
   */
  async preSharedKey(name: string, forBootstrap = false): Promise<Uint8Array | undefined> {
    const credential = await this.find(pskIdentity(name));
    if (credential === undefined || (credential.purpose === 'bootstrap' && !forBootstrap)) return undefined;
    const key = await this.#keyOf(credential);
    return key === undefined ? undefined : Buffer.from(key, 'hex');
  }

  async #keyOf({ keySettingId }: Credential): Promise<string | undefined> {
    const setting =
      keySettingId === undefined ? undefined : await this.#deps.store.collection(settings).get(keySettingId);
    return setting === undefined ? undefined : this.#open(setting);
  }

  #open(setting: Setting): string | undefined {
    try {
      return setting.sealed && this.#deps.box.open(setting.sealed, settingContext(setting));
    } catch (error) {
      this.#deps.onError(error);
      return undefined;
    }
  }

  /** Returns the credential of an MQTT user name if the password is correct. */
  async withPassword(username: string, password: Uint8Array): Promise<Credential | undefined> {
    const credential = await this.find(mqttIdentity(username));
    const stored = credential && (await this.#keyOf(credential));
    const isRight = timingSafeEqual(digestOf(stored ?? ''), digestOf(password));
    return isRight && stored !== undefined ? credential : undefined;
  }

  /** Returns the registration PSK of a device, for its bootstrap; undefined if the device has no complete PSK. */
  async pskOf(deviceId: string): Promise<DevicePsk | undefined> {
    const credential = await this.#deps.store
      .collection(credentials)
      .get(credentialId(deviceId, 'psk', 'registration'));
    const key = credential && (await this.#keyOf(credential));
    if (credential === undefined || key === undefined) return undefined;
    return { identity: credential.identity.slice('psk:'.length), key };
  }

  /** Returns whether a device has this raw public key. @param spki SubjectPublicKeyInfo, DER */
  async knowsPublicKey(spki: Uint8Array): Promise<boolean> {
    return (await this.find(rpkIdentity(spki))) !== undefined;
  }

  /**
   * Returns the certificates one of which must have signed the device's certificate: the trust list of the device, or
   * else that of its device network. Empty if no device has the common name. The handshake verifies the signatures.
   */
  async trustedCertificates(commonName: string): Promise<readonly X509Certificate[]> {
    const credential = await this.find(x509Identity(commonName));
    return credential === undefined ? [] : this.trust.of(credential.deviceId, credential.deviceNetworkId);
  }

  /**
   * Applies a stored setting category. If it holds the trust list of a device network, sessions based on the former
   * list end, and the devices must authenticate again with the new list.
   */
  async categoryChanged(category: SettingCategory): Promise<void> {
    if (!this.trust.setOfCategory(category)) return;
    const { deviceNetworkId } = category;
    const revoked: string[] = [];
    const where = [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'kind', op: 'eq', value: 'x509' },
    ] as const;
    for await (const one of this.#deps.store.collection(credentials).iterate({ where })) {
      if (!this.trust.has(one.deviceId)) revoked.push(one.identity);
    }
    this.#notifyRevoked(revoked);
  }

  #notifyRevoked(identities: readonly string[]): void {
    if (identities.length === 0) return;
    for (const listener of this.#revokedListeners) listener(identities);
  }

  /** Registers a listener for changes of a device's credentials. It must not throw. */
  onChanged(listener: (deviceId: string) => void): void {
    this.#changeListeners.push(listener);
  }

  /** Calls the listener with identities whose sessions must end. Returns a function that removes the listener. */
  onRevoked(listener: (identities: readonly string[]) => void): () => void {
    this.#revokedListeners.add(listener);
    return () => this.#revokedListeners.delete(listener);
  }

  /** Applies stored or deleted settings of a device. */
  committed(
    deviceId: string,
    change: { readonly settings: readonly Setting[]; readonly revoked: readonly string[] },
  ): void {
    this.#changes += 1;
    for (const listener of this.#changeListeners) listener(deviceId);
    for (const identity of change.revoked) this.#known.delete(identity);
    this.trust.set(deviceId, change.settings.find((one) => one.key === TRUST_LIST_KEY)?.value);
    this.#notifyRevoked(change.revoked);
  }
}

/** Returns a digest of fixed length, so that secrets of any length can be compared in constant time. */
function digestOf(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}

interface TrustList {
  readonly certificates: readonly X509Certificate[];
  users: number;
}

/**
 * Certificates that may sign device certificates: the list of the device, or else that of its device network (the
 * default value of the category X509). Parsed and in memory, because handshakes wait for them.
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
