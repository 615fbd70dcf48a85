// A gateway for a boiler that does not speak LwM2M: registers it, then delivers three readings.
// Needs MUSTER_URL, GATEWAY (id of the data collector) and TICKET (token of its registration ticket).
import { createClient } from '@muster/sdk';

const client = createClient({ baseUrl: process.env.MUSTER_URL, apiKey: process.env.TICKET });
const id = process.env.GATEWAY;

const device = await client.call('dataCollectors.registerDevice', {
  path: { id, endpoint: 'boiler-3' },
  body: { Objects: ['/3/0', '/3303/0'], Lifetime: 3600, Name: 'Boiler of the sauna' },
});
console.log(`registered ${device.DeviceIdentifier} until ${new Date(device.ExpirationTime).toISOString()}`);

const now = Date.now();
const readings = [61.5, 62.1, 62.4].map((Value, index) => ({
  Endpoint: 'boiler-3',
  Path: '/3303/0/5700',
  Value,
  // With a Time, a repeated delivery stores nothing twice.
  Time: now - (2 - index) * 1000,
}));
const report = await client.call('dataCollectors.deliverValues', { path: { id }, body: readings });
console.log(`accepted ${report.Accepted}, refused ${report.Errors.length}`);
for (const { Index, Message } of report.Errors) console.error(`reading ${Index}: ${Message}`);
