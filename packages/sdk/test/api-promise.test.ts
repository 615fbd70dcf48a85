import { expect } from 'chai';
import { pageOf, sendJson } from '@muster/testkit';
import { NotFoundError, type ApiResponse, type Device } from '../src/index.ts';
import { composeClient } from '../src/entries/core.ts';
import { devices } from '../src/generated/groups/devices.ts';
import { done, inTurn, json, otherId, rejection, someId, withService } from './support/fixture.ts';

describe('withResponse', () => {
  it('returns the result with the status, the headers and the id of the request', () =>
    withService(async (service, client) => {
      service.answer(json(201, { Id: otherId }, { 'X-Request-Id': 'r-1', RateLimit: 'default;r=9' }));
      const body = { DeviceIdentifier: 'crane-7', DeviceTypeId: someId };
      const { data, status, headers, requestId } = await client.devices.create(body).withResponse();
      expect([data, status, requestId]).to.deep.equal([{ Id: otherId }, 201, 'r-1']);
      expect(headers.get('RateLimit')).to.equal('default;r=9');
      expect(service.received).to.have.length(1);
    }));

  it('returns the last attempt, and results without a body', () =>
    withService(async (service, client) => {
      service.answer(inTurn(json(503, {}, { 'Retry-After': '0' }), done({ 'X-Activity-Id': otherId }, 202)));
      const command = await client.resources.read(someId).withResponse();
      expect([command.data, command.status]).to.deep.equal([{ activityId: otherId }, 202]);
      service.answer(done());
      const deleted = await client.devices.delete(someId).withResponse();
      expect([deleted.data, deleted.status]).to.deep.equal([undefined, 204]);
    }));

  it('returns a download with its headers', () =>
    withService(async (service, client) => {
      service.answer((_request, response) => void response.writeHead(200, { ETag: '"a"' }).end('Month\r\n'));
      const { data, headers } = await client.usage.download().withResponse();
      expect(headers.get('ETag')).to.equal('"a"');
      expect(await (await data.blob()).text()).to.equal('Month\r\n');
    }));

  it('exists on calls by id and on composed clients, beside the result', () =>
    withService(async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf([{ Id: someId }], request.query)));
      const called = client.call('devices.list', {});
      const composed = composeClient({ baseUrl: service.url }, { devices }).devices.list();
      for (const promise of [called, composed]) {
        const { data, status } = await promise.withResponse();
        expect(status).to.equal(200);
        expect(await promise).to.equal(data);
      }
      expect(service.received).to.have.length(2);
    }));

  it('rejects as the promise does, and leaves no unhandled rejection', () =>
    withService(async (service, client) => {
      const unhandled: unknown[] = [];
      const note = (reason: unknown): unknown => unhandled.push(reason);
      process.on('unhandledRejection', note);
      try {
        service.answer(json(404, { Message: 'No device.' }));
        const sent: Promise<ApiResponse<Device>> = client.devices.get(someId).withResponse();
        expect(await rejection(sent)).to.be.instanceOf(NotFoundError);
        expect(await rejection(client.devices.get(someId))).to.be.instanceOf(NotFoundError);
        // Node.js reports unhandled rejections before the next turn of the event loop.
        await new Promise(setImmediate);
        expect(unhandled).to.deep.equal([]);
      } finally {
        process.off('unhandledRejection', note);
      }
    }));
});
