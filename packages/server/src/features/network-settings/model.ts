import type { CollectionDefinition, Entity } from '../../store/port.ts';

export type NetworkType = 'ETHERNET' | 'WIFI' | 'WWAN';

export type AuthenticationType = 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';

/** A network that gateways can join. */
export interface NetworkSetting extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly networkType: NetworkType;
  readonly authenticationType: AuthenticationType;
  readonly ssid?: string;
  /** Pre-shared key, sealed by a `SecretBox`. */
  readonly sealedKey?: string;
  /** Locations where the network is used; empty for all. */
  readonly locationIds: readonly string[];
  /** Gateways try networks with a higher priority first. */
  readonly priority: number;
}

export const networkSettings: CollectionDefinition<NetworkSetting> = {
  name: 'networkSettings',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }],
};

/** Returns the context for sealing the key. */
export function networkSettingContext({ id }: Pick<NetworkSetting, 'id'>): string {
  return `network setting ${id}`;
}
