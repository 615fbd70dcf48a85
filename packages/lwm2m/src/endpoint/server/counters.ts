/** Counters of a server since its creation, without those of the CoAP layer. */
export interface ServerCounters {
  registers: number;
  updates: number;
  deregisters: number;
  sends: number;
  /** Number of refused requests of devices, with any code. */
  refusals: number;
  /** Number of protocol deviations of devices that were tolerated. */
  warnings: number;
  /** Number of operations that devices answered. */
  operations: number;
  /** Number of operations without an answer. */
  unreachable: number;
  notifications: number;
  /** Number of notifications whose content could not be decoded. */
  unreadableNotifications: number;
}

export function newServerCounters(): ServerCounters {
  return {
    registers: 0,
    updates: 0,
    deregisters: 0,
    sends: 0,
    refusals: 0,
    warnings: 0,
    operations: 0,
    unreachable: 0,
    notifications: 0,
    unreadableNotifications: 0,
  };
}
