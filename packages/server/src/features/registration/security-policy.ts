import type { UplinkSource } from '../../gateway/ports/uplink-requests.ts';
import { BackgroundTasks } from '../../kernel/tasks.ts';
import { boundedCache } from '../../kernel/caches.ts';
import type { Clock } from '../../kernel/timers.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { CredentialService } from '../security/credentials.ts';
import { ALLOW_UNSECURED_KEY, SECURITY_CATEGORY } from '../security/security-settings.ts';
import { settingCategories, settings } from '../settings/model.ts';

/** Devices that must register over DTLS: all, those with credentials, or none. */
export type SecurityDemand = 'all' | 'provisioned' | 'none';

export interface SecurityPolicyDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly credentials: CredentialService;
  readonly activityLog: ActivityLog;
  readonly demand: SecurityDemand;
  /** Called with every refusal, for the log. */
  readonly onRefused?: (refusal: SecurityRefusal) => void;
  readonly onError: (error: unknown) => void;
}

export interface SecurityRefusal {
  readonly endpointName: string;
  readonly source: UplinkSource;
  readonly message: string;
  /** The device with the endpoint name, if it exists. */
  readonly device?: Device;
}

/**
 * Milliseconds between two log entries with the same reason, so that a device that retries does not fill the
 * log.
 */
const NOTE_EVERY_MS = 600_000;
const REMEMBERED = 10_000;

/**
 * Decides whether a Register is allowed. An endpoint name belongs to one device, and the identity of the
 * handshake must belong to that device. A device with credentials must use them, unless its setting
 * `allowUnsecured` is true.
 */
export class SecurityPolicy {
  readonly #deps: SecurityPolicyDependencies;
  readonly #noted = boundedCache<string, number>(REMEMBERED);
  /**
   * Identity with which each registered device was admitted; empty for a device without credentials. An entry
   * is valid until the credentials of the device change.
   */
  readonly #admitted = new Map<string, string>();
  /** Increases with each change of credentials, so that a result read before the change is not cached. */
  #changes = 0;
  readonly #writing: BackgroundTasks;

  constructor(deps: SecurityPolicyDependencies) {
    this.#deps = deps;
    this.#writing = new BackgroundTasks(deps.onError);
    deps.credentials.onChanged((deviceId) => {
      this.#changes += 1;
      this.#admitted.delete(deviceId);
    });
  }

  /**
   * @param device device with the endpoint name, if it exists
   * @param isNew whether the device is being enrolled and has no credentials yet
   * @throws UplinkRefusal 4.03; noted in the Activity Log
   */
  async admit(
    endpointName: string,
    device: Device | undefined,
    source: UplinkSource,
    isNew = false,
  ): Promise<void> {
    if (device !== undefined && this.#admitted.get(device.id) === (source.identity ?? '')) return;
    const message =
      source.identity === undefined
        ? await this.#faultUnsecured(device, isNew)
        : await this.#faultSecured(endpointName, device, source.identity);
    if (message === undefined) return;
    this.#deps.onRefused?.({
      endpointName,
      source,
      message,
      ...(device === undefined ? {} : { device }),
    });
    throw new UplinkRefusal('4.03', message);
  }

  async #faultSecured(
    endpointName: string,
    device: Device | undefined,
    identity: string,
  ): Promise<string | undefined> {
    const before = this.#changes;
    const credential = await this.#deps.credentials.find(identity);
    if (credential?.purpose === 'registration' && credential.deviceId === device?.id) {
      this.#remember(credential.deviceId, identity, before);
      return undefined;
    }
    const owner =
      credential === undefined ? device : await this.#deps.store.collection(devices).get(credential.deviceId);
    const message = 'The endpoint name does not belong to the credentials of the DTLS session.';
    if (owner !== undefined) {
      this.#note(owner, `Register as ${endpointName} with the identity ${identity}`, message);
    }
    return message;
  }

  async #faultUnsecured(device: Device | undefined, isNew: boolean): Promise<string | undefined> {
    const { demand, credentials } = this.#deps;
    // The response does not reveal whether the device exists.
    if (demand === 'none' || device === undefined) return undefined;
    const before = this.#changes;
    if (demand === 'provisioned' && (isNew || !(await credentials.has(device.id)))) {
      this.#remember(device.id, '', before);
      return undefined;
    }
    if (demand === 'provisioned' && (await this.#allows(device))) return undefined;
    const message = 'This device must register over DTLS (coaps).';
    this.#note(device, 'Register without security', message);
    return message;
  }

  #remember(deviceId: string, identity: string, changes: number): void {
    if (changes === this.#changes) this.#admitted.set(deviceId, identity);
  }

  /** Forgets a device that is no longer registered. */
  onDeparture(deviceId: string): void {
    this.#admitted.delete(deviceId);
  }

  async #allows(device: Device): Promise<boolean> {
    const { store } = this.#deps;
    const category = await store.collection(settingCategories).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: device.deviceNetworkId },
      { field: 'name', op: 'eq', value: SECURITY_CATEGORY },
    ]);
    if (category === undefined) return false;
    const own = await store.collection(settings).findOne([
      { field: 'ownerId', op: 'eq', value: device.id },
      { field: 'categoryId', op: 'eq', value: category.id },
      { field: 'key', op: 'eq', value: ALLOW_UNSECURED_KEY },
    ]);
    const preset = category.defaultSettings.find((one) => one.name === ALLOW_UNSECURED_KEY);
    return (own?.value ?? preset?.value) === 'true';
  }

  #note(device: Device, description: string, message: string): void {
    const now = this.#deps.clock.monotonic();
    const key = `${device.id} ${description}`;
    const last = this.#noted.get(key);
    if (last !== undefined && now - last < NOTE_EVERY_MS) return;
    this.#noted.set(key, now);
    this.#writing.add(this.#write(device, description, message));
  }

  async #write(device: Device, description: string, message: string): Promise<void> {
    const { activityLog } = this.#deps;
    const entry = await activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      ...deviceEntity(device),
      description,
    });
    await activityLog.fail(entry.id, { responseCode: '4.03', responseMessage: message });
  }

  close(): Promise<void> {
    return this.#writing.settled();
  }
}
