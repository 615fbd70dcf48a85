import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from '@muster/net';

/** Keywords for groups of addresses to which deliveries may go. */
const targetKeywords = ['public', 'private', 'loopback', 'any'] as const;
type TargetKeyword = (typeof targetKeywords)[number];

type Range = readonly [address: string, prefix: number];

/** Private networks: RFC 1918, RFC 6598, RFC 4193. */
const privateRanges: readonly Range[] = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
];
const loopbackRanges: readonly Range[] = [
  ['127.0.0.0', 8],
  ['::1', 128],
];
/**
 * Other addresses that are not public (IANA special-purpose registries): link-local, where clouds provide machine
 * secrets, unspecified, multicast, reserved, and IPv6 addresses that represent IPv4.
 */
const alwaysRefusedRanges: readonly Range[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** Decides to which addresses deliveries may go. Names are checked after they are resolved. */
export class TargetPolicy {
  readonly #keywords: ReadonlySet<TargetKeyword>;
  readonly #named: BlockList;
  readonly #private = blockList(privateRanges);
  readonly #loopback = blockList(loopbackRanges);
  readonly #alwaysRefused = blockList(alwaysRefusedRanges);

  private constructor(words: ReadonlySet<TargetKeyword>, named: BlockList) {
    this.#keywords = words;
    this.#named = named;
  }

  /**
   * @param text keywords and networks, separated by commas: `public,10.1.0.0/16,192.168.1.5`
   * @throws Error that describes the fault of the text
   */
  static parse(text: string): TargetPolicy {
    const words = new Set<TargetKeyword>();
    const named = new BlockList();
    for (const part of text.split(',').map((one) => one.trim().toLowerCase())) {
      const word = targetKeywords.find((one) => one === part);
      if (word === undefined) addNetwork(named, part);
      else words.add(word);
    }
    return new TargetPolicy(words, named);
  }

  /** @param address an IP address */
  allows(address: string): boolean {
    const words = this.#keywords;
    if (words.has('any')) return true;
    if (isIP(address) === 0) return false;
    // Without its zone, which block lists do not support.
    const plain = canonicalAddress(address.replace(/%.*$/u, ''));
    const family = familyOf(plain);
    if (this.#named.check(plain, family)) return true;
    if (this.#loopback.check(plain, family)) return words.has('loopback');
    if (this.#alwaysRefused.check(plain, family)) return false;
    if (this.#private.check(plain, family)) return words.has('private');
    return words.has('public');
  }
}

function blockList(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, familyOf(address));
  return list;
}

function addNetwork(list: BlockList, text: string): void {
  const [, address = '', prefix] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || Number(prefix ?? bits) > bits) {
    throw new Error(`"${text}" is not one of ${targetKeywords.join(', ')} or a network such as 10.1.0.0/16.`);
  }
  list.addSubnet(address, Number(prefix ?? bits), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
