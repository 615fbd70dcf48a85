import { demandNode } from './demand-node.ts';

export {
  canonicalAddress,
  checkPort,
  formatHost,
  formatHostPort,
  localAddressFor,
  mapped,
  unmapped,
} from './address.ts';
export { systemClock } from './clock.ts';
export type { Clock, TimerHandle } from './clock.ts';
export type { DatagramSocket, SocketReceiver } from './datagram-socket.ts';
export { capturedSocket } from './packet-capture.ts';
export type { DatagramAddress, PacketCapture } from './packet-capture.ts';
export { PcapFile } from './pcap-file.ts';
export { resolveHost } from './resolve-host.ts';
export { startThread } from './start-thread.ts';
export type { DatagramReceiver, Peer, Transport } from './transport.ts';
export { createUdpSocket } from './udp-socket.ts';
export type { UdpSocketOptions } from './udp-socket.ts';

demandNode(process.versions.node);
