// Runs in a project with the SDK alone: lists devices of a service.
import { strictEqual } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createClient } from '@muster/sdk';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ Rows: [{ Name: request.headers.authorization }], NbrOfRows: 1 }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}`, apiKey: 'key' });
const { Rows } = await client.devices.list();
strictEqual(Rows[0].Name, 'Bearer key');
server.closeAllConnections();
server.close();
