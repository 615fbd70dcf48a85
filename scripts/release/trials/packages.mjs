// Runs in a project with all packages: imports each, then runs a server, a fleet and a client, and the command.
import { execFileSync } from 'node:child_process';
import { strictEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

for (const name of readdirSync('node_modules/@muster')) {
  const module = await import(`@muster/${name}`);
  if (Object.keys(module).length === 0) throw new Error(`@muster/${name} exports nothing.`);
}
const { parseServerConfig, startServer } = await import('@muster/server');
const { createFleet } = await import('@muster/simulator');
const { createClient } = await import('@muster/sdk');
const { composeClient } = await import('@muster/sdk/core');
const { devices } = await import('@muster/sdk/devices');

const flags = { http: '127.0.0.1:0', coap: ['coap://127.0.0.1:0'], store: 'memory:', logLevel: 'error' };
const server = await startServer(parseServerConfig({ ...flags, autoEnroll: 'Generic LwM2M' }, {}));
const fleet = createFleet({ devices: 3, serverUri: server.info.coap });
await fleet.start();
const options = { baseUrl: server.info.http, apiKey: server.info.apiKey };
const page = await createClient(options).devices.list({});
strictEqual(page.Rows.map((row) => row.Status).join(), 'online,online,online');
strictEqual((await composeClient(options, { devices }).devices.list()).NbrOfRows, 3);
await fleet.stop();
await server.close();

const { version } = JSON.parse(readFileSync('node_modules/@muster/cli/package.json', 'utf8'));
const muster = 'node_modules/@muster/cli/dist/bin/muster.js';
const output = execFileSync(process.execPath, [muster, '--version'], { encoding: 'utf8' });
strictEqual(output.split(' ', 1)[0], `muster/${version}`);
