import { createDtlsServerTransport, FileSessionStore } from '@muster/dtls';

const keys = new Map([['sensor-1', Buffer.from('00112233445566778899aabbccddeeff', 'hex')]]);
// Keep it out of the code: 32 random bytes, of a secret store or of a file that only this user reads.
const sessionKey = Buffer.from(process.env['SESSION_KEY'] ?? '', 'hex');
const store = await FileSessionStore.open(process.argv[3] ?? 'sessions');

const server = await createDtlsServerTransport({
  address: '127.0.0.1',
  port: Number(process.argv[2] ?? 5684),
  credentials: { psk: async (identity) => keys.get(identity) },
  sessionStore: store,
  sessionKeys: [sessionKey],
});

server.start({
  onDatagram: (datagram, peer) => {
    server.send(Buffer.from(`${peer.identity ?? ''} says ${datagram.toString()}`), peer);
  },
  onError: (error) => console.error(error.message),
});
console.log(`listening on ${server.localAddress.port}, with ${server.size} sessions of before`);

process.once('SIGTERM', () => void server.close().then(() => store.close()));
