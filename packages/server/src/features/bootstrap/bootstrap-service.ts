import { nameCondition } from '../../kernel/names.ts';
import { bootstrapServers } from './model/bootstrap-server.ts';
import type { BootstrapAccount, BootstrapServer } from './model/bootstrap-server.ts';
import { devices, isForeignDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { Store } from '../../store/port.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { withOpenKeys } from './bootstrap-server-service.ts';
import type { CredentialService } from '../security/credentials.ts';
import type { SecretBox } from '../security/secret-box.ts';

/** A device that may be bootstrapped, and the Activity Log entry of its session. */
export interface BootstrapPermit {
  readonly server: BootstrapServer;
  readonly activityId: string;
}

/** Outcome of a session. */
export interface BootstrapEnd {
  readonly succeeded: boolean;
  /** CoAP code of the last response of the device. */
  readonly code?: string;
  /** Message of the device, or the reason why there was no response. */
  readonly message?: string;
}

export interface BootstrapDependencies {
  readonly store: Store;
  readonly activityLog: ActivityLog;
  readonly credentials: Pick<CredentialService, 'find' | 'pskOf'>;
  readonly box: SecretBox;
}

/** Authorizes Bootstrap sessions, and returns the configuration of each device. */
export class BootstrapService {
  readonly #store: Store;
  readonly #activityLog: ActivityLog;
  readonly #credentials: Pick<CredentialService, 'find' | 'pskOf'>;
  readonly #box: SecretBox;

  constructor(deps: BootstrapDependencies) {
    this.#store = deps.store;
    this.#activityLog = deps.activityLog;
    this.#credentials = deps.credentials;
    this.#box = deps.box;
  }

  /**
   * Begins the Bootstrap of a device. Refuses a device without a bootstrap server. Sends a device's own key
   * over a secured session only, because any unsecured device can claim its name.
   *
   * @param identity the verified identity; absent if the request is unsecured
   * @throws UplinkRefusal 4.04 if the device is unknown, has no bootstrap server, or has another identity.
   *   The response does not show the reason
   */
  async begin(endpointName: string, source: string, identity?: string): Promise<BootstrapPermit> {
    const device = await this.#store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    const name = device?.bootstrapServerName;
    if (device === undefined || name === undefined || isForeignDevice(device)) throw noConfiguration();
    if (identity !== undefined && (await this.#credentials.find(identity))?.deviceId !== device.id) {
      throw noConfiguration();
    }
    const server = await this.#store
      .collection(bootstrapServers)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: device.deviceNetworkId }, nameCondition(name)]);
    if (server === undefined) throw noConfiguration();
    const { id } = await this.#activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      entityType: 'Device',
      entityId: device.id,
      entityIdentifier: device.deviceIdentifier,
      entityName: device.name,
      description: `Bootstrap from ${name}, requested by ${source}`,
    });
    await this.#activityLog.progress(id);
    try {
      return { server: await this.#serverFor(server, device, identity !== undefined), activityId: id };
    } catch (error) {
      const responseMessage =
        error instanceof UplinkRefusal ? error.message : 'The keys of the bootstrap server cannot be read.';
      await this.#activityLog.fail(id, { responseMessage });
      throw error;
    }
  }

  /** Returns the server for this device: accounts without a key get the device's own key. */
  async #serverFor(server: BootstrapServer, device: Device, isSecured: boolean): Promise<BootstrapServer> {
    const open = withOpenKeys(server, this.#box);
    const isOwn = (one: BootstrapAccount): boolean =>
      one.securityMode === 'PSK' && one.identity === undefined;
    if (!open.accounts.some(isOwn)) return open;
    if (!isSecured) throw new UplinkRefusal('4.04', 'A device gets its own key over coaps only.');
    const psk = await this.#credentials.pskOf(device.id);
    if (psk === undefined) {
      throw new UplinkRefusal('4.04', 'The device has no PSK settings, which this bootstrap server sends.');
    }
    const own = { identity: psk.identity, secretKey: psk.key };
    return { ...open, accounts: open.accounts.map((one) => (isOwn(one) ? { ...one, ...own } : one)) };
  }

  async end(activityId: string, { succeeded, code, message }: BootstrapEnd): Promise<void> {
    const response = {
      ...(code === undefined ? {} : { responseCode: code }),
      ...(message === undefined ? {} : { responseMessage: message }),
    };
    await (succeeded
      ? this.#activityLog.complete(activityId, response)
      : this.#activityLog.fail(activityId, response));
  }
}

function noConfiguration(): UplinkRefusal {
  return new UplinkRefusal('4.04', 'There is no bootstrap configuration for this device.');
}
