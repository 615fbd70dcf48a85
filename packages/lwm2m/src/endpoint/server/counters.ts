/** What a server has done since it was made; the CoAP layer's own figures stand beside these. */
export interface ServerCounters {
  registers: number;
  updates: number;
  deregisters: number;
  sends: number;
  /** Number of refused requests of devices, with any code. */
  refusals: number;
  /** Things that devices did wrong and that were passed over. */
  warnings: number;
  /** Operations that devices answered. */
  operations: number;
  /** Operations that came to no answer. */
  unreachable: number;
  notifications: number;
  /** Notifications whose content could not be read. */
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
