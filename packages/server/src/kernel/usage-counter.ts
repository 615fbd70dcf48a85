/** Figures that add up over a month. */
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

/** Counts what device networks use. Counting is cheap: the result is stored later, with others. */
export interface UsageCounter {
  /** @param count >= 0; default 1 */
  add(deviceNetworkId: string, figure: UsageFigure, count?: number): void;
  /** Resolves when all that was counted before the call is stored. */
  settle(): Promise<void>;
}

/** Counts devices. Only the device loop knows them. */
export interface DeviceMeter extends UsageCounter {
  /** A device of the network was created (1) or deleted (-1). */
  devicesChanged(deviceNetworkId: string, change: 1 | -1): void;
  /**
   * A device was heard.
   *
   * @param beforeMs when it was last heard before, epoch milliseconds; undefined: it was not registered
   */
  heard(deviceNetworkId: string, deviceId: string, beforeMs: number | undefined): void;
}

/** Counts nothing. */
export const noUsage: DeviceMeter = {
  add: () => undefined,
  settle: async () => undefined,
  devicesChanged: () => undefined,
  heard: () => undefined,
};
