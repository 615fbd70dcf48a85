/** Figures that are summed over a month. */
export const usageFigures = [
  'messagesUp',
  'messagesDown',
  'values',
  'firmwareBytes',
  'apiCallsOk',
  'apiCallsRefused',
  'apiCallsFailed',
] as const;
export type UsageFigure = (typeof usageFigures)[number];

/** Counts the usage of device networks. Counting is cheap, because results are stored later in batches. */
export interface UsageCounter {
  /** @param count >= 0; defaults to 1 */
  add(deviceNetworkId: string, figure: UsageFigure, count?: number): void;
  /** Resolves when all counts made before the call are stored. */
  settle(): Promise<void>;
}

/** Counts devices. Only the device loop knows them. */
export interface DeviceMeter extends UsageCounter {
  /** A device of the network was created (1) or deleted (-1). */
  devicesChanged(deviceNetworkId: string, change: 1 | -1): void;
  /**
   * A message of a device has arrived.
   *
   * @param beforeMs time of its previous message in epoch milliseconds; undefined if it was not registered
   */
  heard(deviceNetworkId: string, deviceId: string, beforeMs: number | undefined): void;
}

export const noUsage: DeviceMeter = {
  add: () => undefined,
  settle: async () => undefined,
  devicesChanged: () => undefined,
  heard: () => undefined,
};
