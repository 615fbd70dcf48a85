import { randomUUID } from 'node:crypto';
import { conflict, invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { locations } from '../locations/model.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { networkSettingContext, networkSettings } from './model.ts';
import type { AuthenticationType, NetworkSetting } from './model.ts';

/** A network setting in a request. */
export interface NetworkSettingInput extends Omit<NetworkSetting, 'id' | 'deviceNetworkId' | 'sealedKey'> {
  readonly preSharedKey?: string;
}

/** Maximum number of network settings per device network. */
const MAX_NETWORK_SETTINGS = 1000;
const MAX_SSID_BYTES = 32;

/** Format of keys by authentication type. Types without an entry have no key. */
const keyForms: Readonly<Partial<Record<AuthenticationType, { form: RegExp; words: string }>>> = {
  WEP64Bits: { form: /^(?:[ -~]{5}|[0-9a-f]{10})$/iu, words: '5 characters or 10 hex digits' },
  WEP128Bits: { form: /^(?:[ -~]{13}|[0-9a-f]{26})$/iu, words: '13 characters or 26 hex digits' },
  WPAPSK: { form: /^(?:[ -~]{8,63}|[0-9a-f]{64})$/iu, words: '8 to 63 characters or 64 hex digits' },
  WPA2PSK: { form: /^(?:[ -~]{8,63}|[0-9a-f]{64})$/iu, words: '8 to 63 characters or 64 hex digits' },
};

/** Manages networks that gateways can join. Their keys are sealed and never returned. */
export class NetworkSettingService {
  readonly #store: Store;
  readonly #box: SecretBox;

  constructor(store: Store, box: SecretBox) {
    this.#store = store;
    this.#box = box;
  }

  /** @throws MusterError `invalid-request` */
  async create(
    deviceNetworkId: string,
    input: NetworkSettingInput,
    unit = new UnitOfWork(),
  ): Promise<NetworkSetting> {
    return this.#store.transaction(async (tx) => {
      const there = await tx.collection(networkSettings).count(inNetwork(deviceNetworkId, {}));
      if (there >= MAX_NETWORK_SETTINGS) {
        throw invalidMember(
          'Name',
          `A device network can have at most ${MAX_NETWORK_SETTINGS} network settings. Delete some first.`,
        );
      }
      const setting = await this.#checked(tx, { id: randomUUID(), deviceNetworkId }, input);
      await tx.write([insertOperation(networkSettings, setting), ...unit.writesFor(setting.id)]);
      return setting;
    });
  }

  /**
   * Replaces a network setting.
   *
   * @param changesKey whether to replace the key, or to delete it if the input has none
   * @throws MusterError `network-setting-not-found`, `invalid-request`
   */
  async update(
    deviceNetworkId: string,
    id: string,
    input: NetworkSettingInput,
    changesKey: boolean,
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(networkSettings);
      const { sealedKey } = await findInNetwork(collection, 'network-setting', deviceNetworkId, id);
      const keeps =
        !changesKey && input.preSharedKey === undefined && input.authenticationType !== 'Disabled';
      await collection.put(
        await this.#checked(tx, { id, deviceNetworkId }, input, keeps ? sealedKey : undefined),
      );
    });
  }

  /** @throws MusterError `network-setting-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(networkSettings), 'network-setting', deviceNetworkId, id);
      await tx.collection(networkSettings).delete(id);
    });
  }

  /** @throws MusterError `invalid-request` with all invalid members. It contains no key. */
  async #checked(
    tx: Transaction,
    owner: Pick<NetworkSetting, 'id' | 'deviceNetworkId'>,
    { preSharedKey, ...input }: NetworkSettingInput,
    keptKey?: string,
  ): Promise<NetworkSetting> {
    const faults: Record<string, string[]> = {};
    checkNetwork(input, preSharedKey, keptKey !== undefined, faults);
    const known = await tx.collection(locations).getMany(input.locationIds);
    input.locationIds.forEach((id, index) => {
      if (known.get(id)?.deviceNetworkId === owner.deviceNetworkId) return;
      faults[`LocationIds[${index}]`] = [unknownId('location', id)];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const sealedKey =
      preSharedKey === undefined ? keptKey : this.#box.seal(preSharedKey, networkSettingContext(owner));
    return {
      ...owner,
      ...input,
      locationIds: [...new Set(input.locationIds)],
      ...(sealedKey === undefined ? {} : { sealedKey }),
    };
  }
}

/** @throws MusterError `in-use` if a network setting refers to the location */
export async function checkNoNetworkSettings(
  tx: Transaction,
  deviceNetworkId: string,
  locationId: string,
): Promise<void> {
  const all = await tx.collection(networkSettings).find(inNetwork(deviceNetworkId, {}));
  if (all.some((one) => one.locationIds.includes(locationId))) {
    throw conflict('in-use', 'Network settings refer to this location. Change or delete them first.');
  }
}

function checkNetwork(
  { networkType, authenticationType, ssid }: NetworkSettingInput,
  preSharedKey: string | undefined,
  keepsKey: boolean,
  faults: Record<string, string[]>,
): void {
  if (networkType === 'WIFI' && ssid === undefined)
    faults['SSID'] = ['Is missing. A wireless network needs an SSID.'];
  if (ssid !== undefined && Buffer.byteLength(ssid, 'utf8') > MAX_SSID_BYTES) {
    faults['SSID'] = [
      `Must have at most ${MAX_SSID_BYTES} bytes in UTF-8, not ${Buffer.byteLength(ssid, 'utf8')}.`,
    ];
  }
  const key = keyForms[authenticationType];
  if (key === undefined) {
    if (preSharedKey !== undefined)
      faults['PreSharedKey'] = ['Must be left out with AuthenticationType Disabled.'];
  } else if (preSharedKey === undefined ? !keepsKey : !key.form.test(preSharedKey)) {
    faults['PreSharedKey'] = [`Must be ${key.words} with AuthenticationType ${authenticationType}.`];
  }
}
