import { createHash, timingSafeEqual } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import { boundedCache } from '../../kernel/bounded-cache.ts';
import { credentialId, credentials } from './model/credential.ts';
import type { Credential } from './model/credential.ts';
import { devices } from '../devices/model/device.ts';
import { settingContext, settings } from '../settings/model/setting.ts';
import type { SettingCategory } from '../settings/model/setting-category.ts';
import type { Setting } from '../settings/model/setting.ts';
import type { Store } from '../../store/port.ts';
import type { SecretBox } from './secret-box.ts';
import { mqttIdentity, pskIdentity, rpkIdentity, TRUST_LIST_KEY, x509Identity } from './security-settings.ts';
import { TrustLists } from './trust-lists.ts';

/** A digest of fixed length, so that secrets of any length can be compared in constant time. */
function digestOf(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Identities that are remembered with the device they lead to. */
const REMEMBERED = 20_000;

export interface CredentialDependencies {
  readonly store: Store;
  readonly box: SecretBox;
  /** A secret that cannot be opened; its device cannot come in. */
  readonly onError: (error: unknown) => void;
}

/** A pre-shared key as a device is to be given it. */
export interface DevicePsk {
  readonly identity: string;
  /** Hex. */
  readonly key: string;
}

/** Finds the device and the key of an identity that a handshake uses. */
export class CredentialService {
  readonly #deps: CredentialDependencies;
  readonly #known = boundedCache<string, Credential>(REMEMBERED);
  readonly #revokedListeners = new Set<(identities: readonly string[]) => void>();
  readonly #changeListeners: ((deviceId: string) => void)[] = [];
  readonly trust = new TrustLists();
  /** Increases with each change, so that a result read before the change is not cached. */
  #changes = 0;

  constructor(deps: CredentialDependencies) {
    this.#deps = deps;
  }

  /** Call it before handshakes are taken. */
  async load(): Promise<void> {
    await this.trust.load(this.#deps.store);
  }

  /** The credential of an identity, in the form of `Credential.identity`. */
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

  /** The DeviceIdentifier of the device that an identity belongs to; a device that has proved it need not name itself. */
  async endpointNameOf(identity: string | undefined): Promise<string | undefined> {
    const credential = identity === undefined ? undefined : await this.find(identity);
    if (credential === undefined) return undefined;
    const device = await this.#deps.store.collection(devices).get(credential.deviceId);
    return device?.deviceIdentifier;
  }

  /** Whether a device can prove who it is to the gateway. */
  async has(deviceId: string): Promise<boolean> {
    const found = await this.#deps.store.collection(credentials).findOne([
      { field: 'deviceId', op: 'eq', value: deviceId },
      { field: 'purpose', op: 'eq', value: 'registration' },
    ]);
    return found !== undefined;
  }

  /**
   * The key of a PSK identity.
   *
   * @param forBootstrap whether a key that is for bootstrapping alone will do
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

  /** The credential of an MQTT user name, if the password is its own. */
  async withPassword(username: string, password: Uint8Array): Promise<Credential | undefined> {
    const credential = await this.find(mqttIdentity(username));
    const stored = credential && (await this.#keyOf(credential));
    const isRight = timingSafeEqual(digestOf(stored ?? ''), digestOf(password));
    return isRight && stored !== undefined ? credential : undefined;
  }

  /** What a device proves itself with to the gateway, for its bootstrap; undefined when it has no whole PSK. */
  async pskOf(deviceId: string): Promise<DevicePsk | undefined> {
    const credential = await this.#deps.store
      .collection(credentials)
      .get(credentialId(deviceId, 'psk', 'registration'));
    const key = credential && (await this.#keyOf(credential));
    if (credential === undefined || key === undefined) return undefined;
    return { identity: credential.identity.slice('psk:'.length), key };
  }

  /** Whether some device has this raw public key. @param spki its SubjectPublicKeyInfo, DER */
  async knowsPublicKey(spki: Uint8Array): Promise<boolean> {
    return (await this.find(rpkIdentity(spki))) !== undefined;
  }

  /**
   * Returns the certificates that the certificate of a device must be signed by: the trust list of the device, else
   * that of its device network. Empty if no device has the common name. The handshake verifies the signatures.
   */
  async trustedCertificates(commonName: string): Promise<readonly X509Certificate[]> {
    const credential = await this.find(x509Identity(commonName));
    return credential === undefined ? [] : this.trust.of(credential.deviceId, credential.deviceNetworkId);
  }

  /**
   * A setting category has been stored. Where it holds the trust list of a device network, sessions that rested on the
   * former list end: the devices prove themselves again, to the present one.
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
    this.#tellRevoked(revoked);
  }

  #tellRevoked(identities: readonly string[]): void {
    if (identities.length === 0) return;
    for (const listener of this.#revokedListeners) listener(identities);
  }

  /** `listener` is called after every change of the credentials of a device. It must not throw. */
  onChanged(listener: (deviceId: string) => void): void {
    this.#changeListeners.push(listener);
  }

  /** Calls the listener with identities whose sessions must end. Returns a function that removes the listener. */
  onRevoked(listener: (identities: readonly string[]) => void): () => void {
    this.#revokedListeners.add(listener);
    return () => this.#revokedListeners.delete(listener);
  }

  /** Settings of a device have been stored, or have gone with it. */
  committed(
    deviceId: string,
    change: { readonly settings: readonly Setting[]; readonly revoked: readonly string[] },
  ): void {
    this.#changes += 1;
    for (const listener of this.#changeListeners) listener(deviceId);
    for (const identity of change.revoked) this.#known.delete(identity);
    this.trust.set(deviceId, change.settings.find((one) => one.key === TRUST_LIST_KEY)?.value);
    this.#tellRevoked(change.revoked);
  }
}
