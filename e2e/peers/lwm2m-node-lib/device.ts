/** A device made with lwm2m-node-lib's client: `device.ts PORT ENDPOINT`, the server on loopback. */
import library, { type DeviceInformation } from 'lwm2m-node-lib';
import { promised, serve, tell } from './peer.ts';

const { client } = library;
const [port = '5683', endpoint = 'node-lib'] = process.argv.slice(2);

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/1/0': { 0: '1', 1: '300' },
  '/3/0': { 0: 'Telefonica', 1: 'node-lib', 14: '+01:00' },
  '/3303/0': { 5700: '21.5' },
};

client.init({
  client: {
    lifetime: '300',
    version: '1.0',
    logLevel: 'FATAL',
    ipProtocol: 'udp4',
    serverProtocol: 'udp4',
  },
});

for (const [uri, resources] of Object.entries(values)) {
  await promised((done) => client.registry.create(uri, done));
  for (const [id, value] of Object.entries(resources)) {
    await promised((done) => client.registry.setResource(uri, id, value, done));
  }
}

let device = await promised<DeviceInformation>((done) =>
  client.register('127.0.0.1', Number(port), '', endpoint, done),
);
listen();
tell('registered', { location: device.location });

/** Reads need no handler: the library answers them from its registry. */
function listen(): void {
  client.setHandler(device.serverInfo, 'write', (object, instance, resource, value, done) => {
    tell('written', { path: `/${object}/${instance}/${resource}`, value });
    done(null);
  });
  client.setHandler(device.serverInfo, 'execute', (object, instance, resource, args, done) => {
    tell('executed', { path: `/${object}/${instance}/${resource}`, args });
    done(null);
  });
}

await serve(async ([command, ...words]) => {
  switch (command) {
    case 'set': {
      const [uri = '', resource = '', value = ''] = words;
      await promised((done) => client.registry.setResource(uri, resource, value, done));
      return {};
    }
    case 'update':
      device = await promised<DeviceInformation>((done) => client.update(device, done));
      listen();
      return {};
    case 'deregister':
      await promised((done) => client.unregister(device, done));
      return {};
    default:
      throw new Error(`no such command: ${command}`);
  }
});
