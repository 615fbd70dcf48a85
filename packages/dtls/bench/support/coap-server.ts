/** A CoAP server over DTLS for the echo: the whole stack. Started as a child process. */
import { createEndpoint } from '@muster/coap';
import { createDtlsServerTransport } from '../../src/index.ts';
import { ECHO_KEY } from './coap-load.ts';

const transport = await createDtlsServerTransport({ port: 0, credentials: { psk: () => ECHO_KEY } });
createEndpoint({
  transport,
  handler: ({ payload }) => ({ code: '2.04', payload }),
  // All requests come from few peers here, as fast as they can.
  limits: { maxDatagramsPerSecondPerPeer: Infinity },
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: transport.localAddress.port });
