/** How many datagrams of a device, or of a fleet, the network conditions of its scenario affected. */
export interface NetworkCounters {
  readonly lost: number;
  readonly delayed: number;
  readonly duplicated: number;
  /** Overtaken by a later datagram. */
  readonly reordered: number;
  readonly corrupted: number;
  /** Dropped because they were longer than the MTU. */
  readonly tooLong: number;
  /** How often a NAT moved a device to another port. */
  readonly natRebinds: number;
  /** Datagrams to a device that came to a port that the NAT had given up. */
  readonly natDropped: number;
}

/** No datagram was affected. */
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

/** The sum of two lots of counters. */
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

/** Such as `12 lost, 3 delayed`; empty where no datagram was affected. */
export function describeNetworkFaults(counters: NetworkCounters): string {
  const affected = Object.entries(names).filter(([name]) => counters[name as keyof NetworkCounters] > 0);
  return affected.map(([name, text]) => `${counters[name as keyof NetworkCounters]} ${text}`).join(', ');
}
