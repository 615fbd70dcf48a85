import { conflict, invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { locations } from '../locations/model.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { networkSettingContext, networkSettings } from './model.ts';
import type { AuthenticationType, NetworkSetting } from './model.ts';

/** A network setting in a request. */
export interface NetworkSettingInput extends Omit<NetworkSetting, 'id' | 'deviceNetworkId' | 'sealedKey'> {
  readonly preSharedKey?: string;
  /** Whether an update replaces the key, or deletes it if the input has none. */
  readonly changesKey?: boolean;
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
export class NetworkSettingService extends NetworkEntities<NetworkSetting, NetworkSettingInput> {
  readonly #box: SecretBox;

  constructor(store: Store, box: SecretBox) {
    super(store, networkSettings, 'network-setting');
    this.#box = box;
  }

  /** @throws MusterError `invalid-request` with all invalid members. It contains no key. */
  protected override async complete(
    tx: Transaction,
    { preSharedKey, changesKey = false, ...setting }: NetworkSettingInput & NetworkSetting,
    before?: NetworkSetting,
  ): Promise<NetworkSetting> {
    if (before === undefined) await checkLimit(tx, setting.deviceNetworkId);
    const keepsKey = !changesKey && preSharedKey === undefined && setting.authenticationType !== 'Disabled';
    const keptKey = keepsKey ? before?.sealedKey : undefined;
    const faults: Record<string, string[]> = {};
    checkNetwork(setting, preSharedKey, keptKey !== undefined, faults);
    const known = await tx.collection(locations).getMany(setting.locationIds);
    setting.locationIds.forEach((id, index) => {
      if (known.get(id)?.deviceNetworkId === setting.deviceNetworkId) return;
      faults[`LocationIds[${index}]`] = [unknownId('location', id)];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const sealedKey =
      preSharedKey === undefined ? keptKey : this.#box.seal(preSharedKey, networkSettingContext(setting));
    return {
      ...setting,
      locationIds: [...new Set(setting.locationIds)],
      ...(sealedKey === undefined ? {} : { sealedKey }),
    };
  }
}

/** @throws MusterError `invalid-request` if the network has the maximum number of network settings */
async function checkLimit(tx: Transaction, deviceNetworkId: string): Promise<void> {
  const there = await tx.collection(networkSettings).count(inNetwork(deviceNetworkId, {}));
  if (there < MAX_NETWORK_SETTINGS) return;
  throw invalidMember(
    'Name',
    `A device network can have at most ${MAX_NETWORK_SETTINGS} network settings. Delete some first.`,
  );
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
