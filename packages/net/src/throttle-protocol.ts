/** The socket whose peers a throttle thread takes over. */
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

/** A message of the throttle thread: a datagram, or a peer that has stopped flooding. */
export type ThrottleReport =
  (PeerAddress & { readonly datagram: Uint8Array }) | { readonly released: PeerAddress };
