/** The socket whose peers are throttled. */
export interface ThrottledSocket {
  readonly address: string;
  readonly port: number;
  readonly ipv6Only: boolean;
}

/** An address as the socket reports it: a dual-stack socket reports IPv4 peers as IPv4-mapped addresses. */
export interface PeerAddress {
  readonly address: string;
  readonly port: number;
}

/** A report of the throttle thread: a datagram, a peer that it reads from now on, or one that has stopped flooding. */
export type ThrottleReport =
  | (PeerAddress & { readonly datagram: Uint8Array })
  | { readonly throttled: PeerAddress }
  | { readonly released: PeerAddress };
