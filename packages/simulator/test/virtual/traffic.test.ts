import type { DatagramSocket } from '@muster/lwm2m';
import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime } from '../../src/index.ts';
import { startPlainServer } from '../../src/virtual/plain-server.ts';

/** A socket of the server, and the bytes that pass it, as a fleet names them. */
function counted(socket: DatagramSocket, bytes: { sent: number; received: number }): DatagramSocket {
  return {
    localAddress: socket.localAddress,
    start: (receiver) =>
      socket.start({
        onDatagram: (datagram, ...from) => {
          bytes.sent += datagram.length;
          receiver.onDatagram(datagram, ...from);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, ...to) => {
      bytes.received += datagram.length;
      socket.send(datagram, ...to);
    },
    close: () => socket.close(),
  };
}

describe('traffic of a fleet', () => {
  for (const uri of ['coap://127.0.0.1:5683', 'coaps://127.0.0.1:5684']) {
    it(`is that of its sockets, across reboots: ${uri}`, async () => {
      const bytes = { sent: 0, received: 0 };
      const file = parseFleetFile(`
server: ${uri}
version: 1
durationSeconds: 60
cohorts: [{ name: meters, count: 3, lifetimeSeconds: 40 }]
timeline: [{ do: reboot, atSeconds: 20 }]
`);
      const run = await runScenarioInVirtualTime(file, {
        virtualTime: {
          server: (context) =>
            startPlainServer({
              ...context,
              openSocket: async (...at) => counted(await context.openSocket(...at), bytes),
            }),
        },
      });
      const { stats, verdict } = await run.report;
      expect(verdict).to.equal('passed');
      // Up to the datagrams that are on their way when a socket closes.
      for (const way of ['sent', 'received'] as const)
        expect(stats.bytes[way], way).to.be.closeTo(bytes[way], bytes[way] / 10);
    });
  }
});
