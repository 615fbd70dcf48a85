import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { addressOf, clientAddress } from '../../../src/http/rate-limit.ts';

describe('address of a client behind a proxy', () => {
  const app = express().set('trust proxy', true);
  const server = createServer(app);
  let url: string;

  before(async () => {
    app.get('/', (request, response) => {
      response.json([addressOf(request), clientAddress(request)]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => new Promise((resolve) => server.close(resolve)));

  for (const [forwarded, address, key] of [
    ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0::1', '2001:db8::1', '2001:db8::/56'],
    ['unknown', '127.0.0.1', '127.0.0.1'],
  ] as const)
    it(`is ${address} for ${forwarded}`, async () => {
      const response = await fetch(url, { headers: { 'X-Forwarded-For': forwarded } });
      expect(await response.json()).to.deep.equal([address, key]);
    });
});
