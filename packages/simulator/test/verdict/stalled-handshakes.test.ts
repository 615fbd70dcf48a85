import type { DatagramSocket } from '@muster/lwm2m';
import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime, type FleetReport } from '../../src/index.ts';
import type { InProcessServerContext } from '../../src/virtual/in-process-server.ts';
import { startPlainServer } from '../../src/virtual/plain-server.ts';

const file = parseFleetFile(`
version: 1
server: coaps://127.0.0.1:5684
durationSeconds: 60
cohorts: [{ name: meters, count: 3 }]
`);

/** Offset of the type of a handshake message in an unfragmented record (RFC 6347 4.1, 4.2.2). */
const typeOffset = 13;
const helloVerifyRequest = 3;

async function reportOf(change: (context: InProcessServerContext) => object): Promise<FleetReport> {
  const run = await runScenarioInVirtualTime(file, {
    virtualTime: { server: (context) => startPlainServer({ ...context, ...change(context) }) },
  });
  return run.report;
}

/** A server that sends only some datagrams. */
function sends(isSent: (datagram: Uint8Array) => boolean): (context: InProcessServerContext) => object {
  return ({ openSocket }) => ({
    openSocket: async (address: string, port: number): Promise<DatagramSocket> => {
      const socket = await openSocket(address, port);
      const send: DatagramSocket['send'] = (datagram, ...to) => {
        if (isSent(datagram)) socket.send(datagram, ...to);
      };
      return {
        localAddress: socket.localAddress,
        start: (to) => socket.start(to),
        close: () => socket.close(),
        send,
      };
    },
  });
}

const rows = [
  {
    title: 'nothing is answered',
    change: sends(() => false),
    says: /flight 1\); usually no DTLS server/,
    reached: false,
  },
  {
    title: 'only the first ClientHello is answered',
    change: sends((datagram) => datagram[typeOffset] === helloVerifyRequest),
    says: /flight 3\); usually there is no common cipher suite/,
    reached: true,
  },
  {
    title: 'the server has another key',
    change: ({ secure }: InProcessServerContext) => ({
      secure: { ...secure, credentials: { ...secure?.credentials, psk: () => Buffer.alloc(16, 1) } },
    }),
    says: /flight 5\); usually the server does not know the identity, or has another key/,
    reached: true,
  },
] as const;

describe('the verdict on a handshake that stalls', () => {
  for (const { title, change, says, reached } of rows) {
    it(`names the flight and the usual cause: ${title}`, async () => {
      const { verdict, problems, serverReached } = await reportOf(change);
      expect({ verdict, serverReached }).to.deep.equal({ verdict: 'failed', serverReached: reached });
      expect(problems.find(({ kind }) => kind === 'handshake-failed')?.cause).to.match(says);
    });
  }
});
