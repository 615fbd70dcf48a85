import * as coap from '@muster/coap';
import * as dtls from '@muster/dtls';
import * as net from '@muster/net';
import { expect } from 'chai';
import * as core from '../src/core.ts';
import * as lwm2m from '../src/index.ts';

describe('parts that the protocol packages share', () => {
  it('are exported by each of them and are the same', () => {
    for (const { systemClock } of [coap, dtls, core, lwm2m]) expect(systemClock).to.equal(net.systemClock);
    for (const { createUdpSocket } of [dtls, lwm2m]) expect(createUdpSocket).to.equal(net.createUdpSocket);
  });
});
