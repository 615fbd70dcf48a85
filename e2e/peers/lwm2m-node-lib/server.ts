/** A server made with lwm2m-node-lib: `server.ts PORT`, on loopback. Its devices are asked by commands. */
import library from 'lwm2m-node-lib';
import { promised, serve, tell, type Callback } from './peer.ts';

const { server } = library;
const port = Number(process.argv[2]);

const info = await promised<object>((done) =>
  server.start(
    {
      port,
      lifetimeCheckInterval: 1000,
      udpWindow: 100,
      defaultType: 'Device',
      types: [],
      logLevel: 'FATAL',
      ipProtocol: 'udp4',
      serverProtocol: 'udp4',
      writeFormat: 'text/plain',
      defaultAcceptFormat: 'text/plain',
      formats: [],
    },
    done,
  ),
);
server.setHandler(info, 'registration', (endpoint, lifetime, version, _binding, payload, done) => {
  tell('registered', { endpoint, lifetime, version, payload });
  done(null);
});
server.setHandler(info, 'updateRegistration', ({ name }, ...rest) => {
  tell('updated', { endpoint: name });
  doneOf(rest)(null, undefined);
});
server.setHandler(info, 'unregistration', ({ name }, ...rest) => {
  tell('deregistered', { endpoint: name });
  doneOf(rest)(null, undefined);
});
tell('listening', { port });

/** Handlers get their callback last, after what the library feels like passing. */
function doneOf(rest: readonly unknown[]): Callback<unknown> {
  return rest.at(-1) as Callback<unknown>;
}

await serve(async ([command, endpoint = '', path = '', value = '']) => {
  const [, object = '', instance = '', resource = ''] = path.split('/');
  const { id } = await promised((done: Callback<{ readonly id: string }>) =>
    server.getDevice(endpoint, done),
  );
  const ask = (call: (done: Callback<string>) => void) =>
    promised(call).then((answer) => ({ value: answer }));
  switch (command) {
    case 'read':
      return ask((done) => server.read(id, object, instance, resource, done));
    case 'write':
      return ask((done) => server.write(id, object, instance, resource, value, done));
    case 'execute':
      return ask((done) => server.execute(id, object, instance, resource, value, done));
    case 'discover':
      return ask((done) => server.discover(id, object, instance, resource, done));
    case 'attributes':
      return ask((done) =>
        server.writeAttributes(id, object, instance, resource, JSON.parse(value) as object, done),
      );
    case 'observe': {
      const onValue = (text: string) => tell('notified', { path, value: text });
      return ask((done) => server.observe(id, object, instance, resource, onValue, done));
    }
    default:
      throw new Error(`no such command: ${command}`);
  }
});
