/**
 * LwM2M with its transport: what servers and devices are made of.
 */
export * from './core.ts';
export * from './endpoint/index.ts';
export { createUdpTransport, type Peer, type Transport } from '@muster/coap';
