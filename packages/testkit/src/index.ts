export { closed } from './closed.ts';
export { pageOf, sendJson, startFakeService } from './fake-service.ts';
export type { Answer, FakeService, Received } from './fake-service.ts';
export {
  foreignFile,
  foreignPeer,
  missingPeersLine,
  programPath,
  recordedMissingPeers,
  skipWithout,
} from './foreign-peers.ts';
export type { MissingPeer } from './foreign-peers.ts';
export { freeTcpPort, freeUdpPort, freeUdpPortPair } from './free-port.ts';
export { LockstepPeer } from './lockstep-peer.ts';
export type { MessagePattern } from './lockstep-peer.ts';
export { LossyLink } from './lossy-link.ts';
export type { LinkConditions } from './lossy-link.ts';
export { describeMessage, encodeText, optionUint } from './message-text.ts';
export type { MessageText, TypeName } from './message-text.ts';
export { metricsPage } from './metrics-page.ts';
export { isListening, natsServer, NatsServer } from './nats-server.ts';
export { findNode, otherNode } from './other-node.ts';
export { findPostgres, PostgresServer, postgresServer } from './postgres-server.ts';
export { seededRandom } from './seeded-random.ts';
export { tempDir, TempDir } from './temp-dir.ts';
export { udpPeer, UdpPeer } from './udp-peer.ts';
export { connectedUdpPeers, countUdpSockets } from './udp-sockets.ts';
export { inTimeZone } from './time-zone.ts';
export { until } from './until.ts';
export { settle, VirtualClock } from './virtual-clock.ts';
