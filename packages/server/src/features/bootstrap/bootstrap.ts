import { checkBootstrapPath, parsePath, PathError } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, UplinkRefusal } from '../../kernel/errors.ts';
import { nameCondition, nameKey, trimName } from '../../kernel/entities.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { devices, isForeignDevice } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { CredentialService } from '../security/credentials.ts';
import { isSealed } from '../security/secret-box.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { bootstrapServers } from './model.ts';
import type { BootstrapAccount, BootstrapServer } from './model.ts';

export type BootstrapServerInput = Omit<BootstrapServer, 'id' | 'deviceNetworkId' | 'createdAt'>;

/** Manages the provisioning configurations, by the name of a bootstrap server. */
export class BootstrapServerService extends NetworkEntities<BootstrapServer, BootstrapServerInput> {
  readonly #clock: Clock;
  readonly #box: SecretBox;

  constructor(store: Store, clock: Clock, box: SecretBox) {
    super(store, bootstrapServers, 'bootstrap-server');
    this.#clock = clock;
    this.#box = box;
  }

  /**
   * Omitted keys are unchanged.
   *
   * @throws MusterError `invalid-request`; `in-use` if devices refer to the server by its old name
   */
  protected override async complete(
    tx: Transaction,
    input: Omit<BootstrapServer, 'createdAt'>,
    before?: BootstrapServer,
  ): Promise<BootstrapServer> {
    const accounts = input.accounts.map((account) => withStoredKey(account, before));
    check({ ...input, accounts }, before);
    if (before !== undefined && nameKey(input.name) !== nameKey(before.name))
      await this.checkUnused(tx, before);
    const createdAt = before?.createdAt ?? this.#clock.now();
    return withSealedKeys({ ...input, accounts, createdAt }, this.#box);
  }

  /** @throws MusterError `in-use` if devices refer to it */
  protected override async checkUnused(
    tx: Transaction,
    { deviceNetworkId, name }: BootstrapServer,
  ): Promise<void> {
    const similar = await tx.collection(devices).find({
      where: [
        { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
        // The sparse index serves this condition.
        { field: 'bootstrapServerName', op: 'exists', value: true },
        { field: 'bootstrapServerName', op: 'contains', value: trimName(name) },
      ],
    });
    if (similar.some(({ bootstrapServerName = '' }) => nameKey(bootstrapServerName) === nameKey(name)))
      throw conflict('in-use', 'Devices use this bootstrap server. Change their BootstrapServerName first.');
  }
}

/** Returns the server with the keys of its accounts sealed, as they are stored. */
export function withSealedKeys(server: BootstrapServer, box: SecretBox): BootstrapServer {
  return withKeys(server, (key, context) => (isSealed(key) ? key : box.seal(key, context)));
}

/** Returns the server with the plain keys of its accounts, for devices. @throws SecretBoxError */
export function withOpenKeys(server: BootstrapServer, box: SecretBox): BootstrapServer {
  return withKeys(server, (key, context) => box.open(key, context));
}

function withKeys(
  server: BootstrapServer,
  change: (key: string, context: string) => string,
): BootstrapServer {
  const accounts = server.accounts.map((account) => {
    const { secretKey, shortServerId } = account;
    if (secretKey === undefined) return account;
    return { ...account, secretKey: change(secretKey, `bootstrap ${server.id} ${shortServerId}`) };
  });
  return { ...server, accounts };
}

/**
 * Adds the stored key to an account without one. Responses contain no key, so a client that sends a response
 * back sends none.
 */
function withStoredKey(account: BootstrapAccount, current?: BootstrapServer): BootstrapAccount {
  const { securityMode, identity, secretKey } = account;
  if (securityMode !== 'PSK' || identity === undefined || secretKey !== undefined) return account;
  const stored = current?.accounts.find((one) => one.shortServerId === account.shortServerId)?.secretKey;
  return stored === undefined ? account : { ...account, secretKey: stored };
}

/** @throws MusterError `invalid-request` with all members at fault */
function check(input: BootstrapServerInput, current: BootstrapServer | undefined): void {
  const faults: Record<string, string[]> = {};
  if (input.name.trim() === '') faults['Name'] = ['Must not be blank.'];
  if (input.accounts.length === 0) faults['Servers'] = ['Must have at least 1 item.'];
  (input.removedPaths ?? []).forEach((path, index) => {
    if (!isRemovable(path)) {
      faults[`RemovePaths[${index}]`] = [
        `Must be "/", an object or an object instance, such as "/2" or "/2/0", not ${shownValue(path)}.`,
      ];
    }
  });
  const ids = new Set<number>();
  input.accounts.forEach((account, index) => {
    const at = `Servers[${index}]`;
    if (ids.has(account.shortServerId))
      faults[`${at}.ShortServerId`] = [
        `Another server has the ShortServerId ${account.shortServerId}. Choose another one.`,
      ];
    ids.add(account.shortServerId);
    const problem = uriProblem(account);
    if (problem !== undefined) faults[`${at}.ServerUri`] = [problem];
    // Without both members, a device gets its own identity and key.
    const isWhole = (account.identity === undefined) === (account.secretKey === undefined);
    if (account.securityMode === 'PSK' && !isWhole) {
      const member = account.identity === undefined ? 'Identity' : 'SecretKey';
      faults[`${at}.${member}`] = [
        `Is missing. SecurityMode PSK needs both Identity and SecretKey${current ? ', and none is stored' : ''}.`,
      ];
    }
  });
  input.accessControls.forEach(({ ownerId }, index) => {
    if (!ids.has(ownerId))
      faults[`AccessControls[${index}].OwnerId`] = [`No server has the ShortServerId ${ownerId}.`];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Returns whether Bootstrap-Delete supports the path. */
function isRemovable(text: string): boolean {
  try {
    checkBootstrapPath({ type: 'bootstrapDelete', path: parsePath(text) });
    return text.startsWith('/');
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

const schemes = { NoSec: 'coap:', PSK: 'coaps:' } as const;

function uriProblem({ serverUri, securityMode }: BootstrapAccount): string | undefined {
  const url = URL.canParse(serverUri) ? new URL(serverUri) : undefined;
  const protocol = schemes[securityMode];
  if (url?.protocol !== protocol || url.hostname === '') {
    return `With SecurityMode ${securityMode}, must be a URI such as ${protocol}//192.0.2.1, not ${shownValue(serverUri)}.`;
  }
  return undefined;
}

/** A device that may be bootstrapped, and the Activity Log entry of its session. */
export interface BootstrapPermit {
  readonly server: BootstrapServer;
  readonly activityId: string;
}

/** Outcome of a session. */
interface BootstrapEnd {
  readonly succeeded: boolean;
  /** CoAP code of the last response of the device. */
  readonly code?: string;
  /** Message of the device, or the reason why there was no response. */
  readonly message?: string;
}

interface BootstrapDependencies {
  readonly store: Store;
  readonly activityLog: ActivityLog;
  readonly credentials: CredentialService;
  readonly box: SecretBox;
}

/** Authorizes Bootstrap sessions, and returns the configuration of each device. */
export class BootstrapService {
  readonly #deps: BootstrapDependencies;

  constructor(deps: BootstrapDependencies) {
    this.#deps = deps;
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
    const { store, credentials, activityLog } = this.#deps;
    const device = await store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    const name = device?.bootstrapServerName;
    if (device === undefined || name === undefined || isForeignDevice(device)) throw noConfiguration();
    if (identity !== undefined && (await credentials.find(identity))?.deviceId !== device.id) {
      throw noConfiguration();
    }
    const server = await store
      .collection(bootstrapServers)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: device.deviceNetworkId }, nameCondition(name)]);
    if (server === undefined) throw noConfiguration();
    const { id } = await activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      entityType: 'Device',
      entityId: device.id,
      entityIdentifier: device.deviceIdentifier,
      entityName: device.name,
      description: `Bootstrap from ${name}, requested by ${source}`,
    });
    await activityLog.progress(id);
    try {
      return { server: await this.#serverFor(server, device, identity !== undefined), activityId: id };
    } catch (error) {
      const responseMessage =
        error instanceof UplinkRefusal ? error.message : 'The keys of the bootstrap server cannot be read.';
      await activityLog.fail(id, { responseMessage });
      throw error;
    }
  }

  /** Returns the server for this device: accounts without a key get the device's own key. */
  async #serverFor(server: BootstrapServer, device: Device, isSecured: boolean): Promise<BootstrapServer> {
    const open = withOpenKeys(server, this.#deps.box);
    const isOwn = (one: BootstrapAccount): boolean =>
      one.securityMode === 'PSK' && one.identity === undefined;
    if (!open.accounts.some(isOwn)) return open;
    if (!isSecured) throw new UplinkRefusal('4.04', 'A device gets its own key over coaps only.');
    const psk = await this.#deps.credentials.pskOf(device.id);
    if (psk === undefined) {
      throw new UplinkRefusal('4.04', 'The device has no PSK settings, which this bootstrap server sends.');
    }
    const own = { identity: psk.identity, secretKey: psk.key };
    return { ...open, accounts: open.accounts.map((one) => (isOwn(one) ? { ...one, ...own } : one)) };
  }

  async end(activityId: string, { succeeded, code, message }: BootstrapEnd): Promise<void> {
    const { activityLog } = this.#deps;
    const response = omitUndefined({ responseCode: code, responseMessage: message });
    await (succeeded ? activityLog.complete(activityId, response) : activityLog.fail(activityId, response));
  }
}

function noConfiguration(): UplinkRefusal {
  return new UplinkRefusal('4.04', 'There is no bootstrap configuration for this device.');
}
