import { createInterface } from 'node:readline';
import { createDtlsClientTransport } from '@muster/dtls';

const client = await createDtlsClientTransport({
  address: '127.0.0.1',
  port: Number(process.argv[2] ?? 5684),
  credentials: {
    psk: { identity: 'sensor-1', key: Buffer.from('00112233445566778899aabbccddeeff', 'hex') },
  },
});

client.start({
  onDatagram: (datagram) => console.log(datagram.toString()),
  onError: (error) => console.error(error.message),
});

// The first line makes the handshake; an end of the input closes the connection.
for await (const line of createInterface({ input: process.stdin })) {
  client.send(Buffer.from(line), client.peer);
}
await client.close();
