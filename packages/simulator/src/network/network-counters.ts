/** Numbers of datagrams of a device or fleet that were affected by the network conditions of its scenario. */
export interface NetworkCounters {
  readonly lost: number;
  readonly delayed: number;
  readonly duplicated: number;
  /** Datagrams that a later one overtook. */
  readonly reordered: number;
  readonly corrupted: number;
  /** Datagrams that were dropped because they were longer than the MTU. */
  readonly tooLong: number;
  /** Number of times that a NAT moved a device to another port. */
  readonly natRebinds: number;
  /** Datagrams to a device that were dropped because the NAT no longer had a mapping for their port. */
  readonly natDropped: number;
}

/** Counters without any affected datagram. */
export const noNetworkFaults: NetworkCounters = {
  lost: 0,
  delayed: 0,
  duplicated: 0,
  reordered: 0,
  corrupted: 0,
  tooLong: 0,
  natRebinds: 0,
  natDropped: 0,
};

/** Adds up two sets of counters. */
export function addNetworkCounters(a: NetworkCounters, b: NetworkCounters): NetworkCounters {
  return {
    lost: a.lost + b.lost,
    delayed: a.delayed + b.delayed,
    duplicated: a.duplicated + b.duplicated,
    reordered: a.reordered + b.reordered,
    corrupted: a.corrupted + b.corrupted,
    tooLong: a.tooLong + b.tooLong,
    natRebinds: a.natRebinds + b.natRebinds,
    natDropped: a.natDropped + b.natDropped,
  };
}

const names: Readonly<Record<keyof NetworkCounters, string>> = {
  lost: 'lost',
  delayed: 'delayed',
  duplicated: 'duplicated',
  reordered: 'reordered',
  corrupted: 'corrupted',
  tooLong: 'too long',
  natRebinds: 'NAT rebinds',
  natDropped: 'dropped by NATs',
};

/** Formats counters as `12 lost, 3 delayed`; empty if no datagram was affected. */
export function describeNetworkFaults(counters: NetworkCounters): string {
  const affected = Object.entries(names).filter(([name]) => counters[name as keyof NetworkCounters] > 0);
  return affected.map(([name, text]) => `${counters[name as keyof NetworkCounters]} ${text}`).join(', ');
}
