import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type NetworkType = 'ETHERNET' | 'WIFI' | 'WWAN';

export type AuthenticationType = 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';

/** A network that gateways may join. */
export interface NetworkSetting extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly networkType: NetworkType;
  readonly authenticationType: AuthenticationType;
  readonly ssid?: string;
  /** The pre-shared key, as a `SecretBox` seals it. */
  readonly sealedKey?: string;
  /** Where it is for; none: everywhere. */
  readonly locationIds: readonly string[];
  /** The higher the sooner it is tried. */
  readonly priority: number;
}

export const networkSettings: CollectionDefinition<NetworkSetting> = {
  name: 'networkSettings',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }],
};

/** The context that the key is sealed for. */
export function networkSettingContext({ id }: Pick<NetworkSetting, 'id'>): string {
  return `network setting ${id}`;
}
