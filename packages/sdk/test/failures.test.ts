import { mock } from 'node:test';
import { expect } from 'chai';
import * as sdk from '../src/index.ts';
import { sendJson, type Answer } from '@muster/testkit';
import { cut, done, json, inTurn, rejection, secret, someId, withService } from './support/fixture.ts';

const version = { Version: '1.0.0', Description: 'fake' };

const ok: Answer = (_request, response) => sendJson(response, 200, version);
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    sendJson(response, code, { Message: `Said ${code}`, Code: 'some-code', RequestId: 'r-7' }, headers);

describe('errors', () => {
  it('have a class for each kind, with everything that the service said', () =>
    withService({ retries: 0 }, async (service, client) => {
      const expected: [number, new (...args: never[]) => Error][] = [
        [400, sdk.BadRequestError],
        [401, sdk.AuthenticationError],
        [403, sdk.PermissionError],
        [404, sdk.NotFoundError],
        [409, sdk.ConflictError],
        [413, sdk.MusterApiError],
        [429, sdk.RateLimitError],
        [500, sdk.ServerError],
        [503, sdk.ServerError],
      ];
      for (const [code, ErrorClass] of expected) {
        const said = { Message: 'The device is not there.', Code: 'device-not-found', RequestId: 'r-1' };
        service.answer(json(code, { ...said, ModelState: { id: ['Unknown.'] } }));
        const error = await rejection(client.devices.get(someId));
        expect(error, String(code)).to.be.instanceOf(ErrorClass).and.instanceOf(sdk.MusterApiError);
        expect(error).to.include({ status: code, message: said.Message, name: ErrorClass.name });
        expect(error).to.include({ code: said.Code, requestId: 'r-1', operationId: 'devices.get' });
        expect(error).to.have.deep.property('modelState', { id: ['Unknown.'] });
      }
    }));

  it('keep their message and details in JSON', () =>
    withService(async (service, client) => {
      service.answer(status(404));
      const error = await rejection(client.version.get());
      expect(JSON.parse(JSON.stringify({ error }))).to.deep.equal({
        error: {
          ...{ name: 'NotFoundError', message: 'Said 404', status: 404, code: 'some-code' },
          ...{ requestId: 'r-7', operationId: 'version.get' },
        },
      });
      for (const other of [
        new sdk.TimeoutError(5),
        new sdk.InvalidResponseError('x', 200),
        new sdk.WebhookVerificationError('x'),
        new sdk.ConnectionError('x', { cause: error }),
        new sdk.UnknownNameError('devices.list', 'device', 'x', []),
      ])
        expect(JSON.parse(JSON.stringify(other))).to.include({ name: other.name, message: other.message });
    }));

  it('make sense of problem details, of HTML and of nothing', () =>
    withService({ retries: 0 }, async (service, client) => {
      const bodies: [string, string][] = [
        [JSON.stringify({ title: 'Bad Gateway', detail: 'The backend is gone.' }), 'The backend is gone.'],
        ['<html>502</html>', 'The service responded with status 502 Bad Gateway'],
        ['', 'The service responded with status 502 Bad Gateway'],
        ['{"Message":', 'The service responded with status 502 Bad Gateway'],
        ['{"Message":42,"ModelState":[1]}', 'The service responded with status 502 Bad Gateway'],
      ];
      for (const [body, message] of bodies) {
        service.answer(
          (_request, response) => void response.writeHead(502, { 'X-Request-Id': 'r-9' }).end(body),
        );
        const error = await rejection(client.version.get());
        expect(error).to.be.instanceOf(sdk.ServerError).and.include({ message, requestId: 'r-9' });
      }
    }));

  it('never show the key', () =>
    withService(async (service, client) => {
      service.answer(status(401));
      const refused = await rejection(client.devices.list());
      const { url } = service;
      await service[Symbol.asyncDispose]();
      const alone = sdk.createClient({ baseUrl: url, apiKey: secret, retries: 0 });
      const unreachable = await rejection(alone.devices.list());
      for (const error of [refused, unreachable]) {
        expect(`${error.stack ?? ''}${JSON.stringify(error)}${String(error.cause)}`).not.to.contain('secret');
      }
    }));
});

describe('retries', () => {
  it('do not send a request again whose outcome is unknown', () =>
    withService(async (service, client) => {
      service.answer(json(503, { Message: 'The process ended.', Code: 'outcome-unknown', RequestId: 'r' }));
      const error = await rejection(client.resources.write(someId, { Value: '1' }));
      expect(error).to.be.instanceOf(sdk.ServerError).and.to.have.property('code', 'outcome-unknown');
      expect(service.received).to.have.length(1);
    }));

  it('send a request again after 502, 503, 504, 429 and a broken connection', () =>
    withService(async (service, client) => {
      const later = { 'Retry-After': '0' };
      for (const failure of [...[502, 503, 504, 429].map((code) => status(code, later)), cut]) {
        service.received.length = 0;
        service.answer(inTurn(failure, ok));
        expect(await client.version.get()).to.deep.equal(version);
        expect(service.received).to.have.length(2);
      }
    }));

  it('wait as long as Retry-After says', async () => {
    const retries: sdk.RetryInfo[] = [];
    await withService({ hooks: { onRetry: (info) => retries.push(info) } }, async (service, client) => {
      service.answer(inTurn(status(503, { 'Retry-After': '0' }), ok));
      await client.version.get();
      expect(retries.map((retry) => retry.delayMs)).to.deep.equal([0]);
    });
  });

  it('do not wait for longer than there is time', () =>
    withService({ timeoutMs: 5000 }, async (service, client) => {
      service.answer(status(429, { 'Retry-After': '20' }));
      const error = await rejection(client.version.get());
      expect(error).to.be.instanceOf(sdk.RateLimitError).and.include({ retryAfterMs: 20_000 });
      expect(service.received).to.have.length(1);
    }));

  it('take a date as the time to wait, and ignore other texts', () =>
    withService({ retries: 0 }, async (service, client) => {
      for (const [value, expected] of [
        ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
        ['soon', undefined],
      ] as const) {
        service.answer(status(429, { 'Retry-After': value }));
        const error = await rejection(client.version.get());
        expect(error).to.be.instanceOf(sdk.RateLimitError).and.have.property('retryAfterMs', expected);
      }
    }));

  it('give up after as many as were asked for', () =>
    withService(async (service, client) => {
      service.answer(status(503, { 'Retry-After': '0' }));
      expect(await rejection(client.version.get())).to.be.instanceOf(sdk.ServerError);
      expect(service.received).to.have.length(3);
      service.received.length = 0;
      expect(await rejection(client.version.get({ retries: 0 }))).to.be.instanceOf(sdk.ServerError);
      expect(service.received).to.have.length(1);
      service.answer(cut);
      expect(await rejection(client.version.get({ retries: 1 }))).to.be.instanceOf(sdk.ConnectionError);
      expect(service.received).to.have.length(3);
    }));

  it('never repeat a POST without a key, nor a request that was finally refused', () =>
    withService(async (service, client) => {
      const later = { 'Retry-After': '0' };
      const lost = [status(503, later), status(502), status(504), status(429, later), cut];
      for (const failure of lost) {
        service.answer(failure);
        await rejection(client.deviceNetworks.discoverDevices());
      }
      service.answer(status(500));
      await rejection(client.version.get());
      service.answer(status(404));
      await rejection(client.devices.delete(someId));
      expect(service.received).to.have.length(lost.length + 2);
    }));

  it('repeat the body of a PUT', () =>
    withService(async (service, client) => {
      service.answer(inTurn(cut, done()));
      await client.resources.write(someId, { Value: 'again' });
      const body = '{"Value":"again"}';
      expect(service.received.map((request) => request.body)).to.deep.equal([body, body]);
    }));
});

describe('the end of a call', () => {
  /** Lets streams go on. */
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const silence: Answer = () => undefined;
  const halfAnAnswer: Answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"Version":');
  };

  it('comes with the time, whether there is no answer or half of one', () =>
    withService(async (service, client) => {
      for (const answer of [silence, halfAnAnswer]) {
        service.answer(answer);
        const error = await rejection(client.version.get({ timeoutMs: 50 }));
        expect(error).to.be.instanceOf(sdk.TimeoutError).and.include({ timeoutMs: 50 });
      }
    }));

  it('ends with a download that the caller cancels, whose broken name is left out', async () => {
    let reason: unknown;
    const body = new ReadableStream<Uint8Array>({ cancel: (given) => void (reason = given) });
    const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''%E0%A4%A" };
    const client = sdk.createClient({
      baseUrl: 'http://service',
      fetch: async () => Promise.resolve(new Response(body, { headers })),
    });
    const download = await client.firmwarePackages.download(someId);
    expect(download).to.include({ fileName: undefined, contentType: 'application/octet-stream' });
    await download.body.cancel('enough');
    expect(reason).to.equal('enough');
  });

  it('comes to a download that stands still, and not to one that takes long', async () => {
    let source!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) });
    const client = sdk.createClient({
      baseUrl: 'http://service',
      fetch: async (_input, init) => {
        init?.signal?.addEventListener('abort', () => source.error(init.signal?.reason));
        return Promise.resolve(new Response(body));
      },
    });
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const download = await client.firmwarePackages.download(someId, { timeoutMs: 3_000 });
      let error: Error | undefined;
      void rejection(download.blob()).then((reason) => (error = reason));
      for (let part = 0; part < 5; part += 1) {
        source.enqueue(Buffer.from('part'));
        await turns();
        mock.timers.tick(2_999);
        await turns();
        expect(error).to.equal(undefined);
      }
      mock.timers.tick(1);
      await turns();
      expect(error).to.be.instanceOf(sdk.TimeoutError);
    } finally {
      mock.timers.reset();
    }
  });

  it('comes to an upload only when it was asked for', async () => {
    const sent: string[] = [];
    const client = sdk.createClient({
      baseUrl: 'http://service',
      retries: 0,
      fetch: (input, init) =>
        new Promise((_resolve, reject) => {
          sent.push((input as Request).url);
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const ended: string[] = [];
      const rows = 'DeviceIdentifier\ncrane-7\n';
      const calls = {
        plain: client.version.get(),
        csv: client.devices.createMultiple(rows),
        asked: client.devices.createMultiple(rows, { timeoutMs: 40_000 }),
        image: client.firmwarePackages.create({ Package: new Uint8Array(9), Name: 'a' } as never),
      };
      const watched = Object.entries(calls).map(([name, call]) =>
        rejection(call).then((error) => ended.push(`${name} ${error.name}`)),
      );
      while (sent.length < 4) await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(39_999);
      await watched[0];
      expect(ended).to.deep.equal(['plain TimeoutError']);
      mock.timers.tick(1);
      await watched[2];
      mock.timers.tick(86_400_000);
      await new Promise((resolve) => setImmediate(resolve));
      expect(ended).to.deep.equal(['plain TimeoutError', 'asked TimeoutError']);
    } finally {
      mock.timers.reset();
    }
  });

  it('comes with the signal of the call, or of the client', async () => {
    const ofClient = new AbortController();
    await withService({ signal: ofClient.signal }, async (service, client) => {
      const reason = new Error('No longer needed.');
      const ofCall = new AbortController();
      service.answer(() => ofCall.abort(reason));
      expect(await rejection(client.version.get({ signal: ofCall.signal }))).to.equal(reason);
      expect(await rejection(client.version.get({ signal: AbortSignal.abort(reason) }))).to.equal(reason);
      service.answer(() => ofClient.abort());
      expect((await rejection(client.version.get())).name).to.equal('AbortError');
    });
  });

  it('comes in the middle of the wait for a retry', () =>
    withService(async (service, client) => {
      const controller = new AbortController();
      service.answer(status(503, { 'Retry-After': '20' }));
      const pending = rejection(client.version.get({ signal: controller.signal }));
      while (service.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
      controller.abort(new Error('Enough.'));
      expect((await pending).message).to.equal('Enough.');
    }));

  it('is a sdk.ConnectionError when an answer breaks off', () =>
    withService({ retries: 0 }, async (service, client) => {
      service.answer((request, response) => {
        void halfAnAnswer(request, response);
        setImmediate(() => response.destroy());
      });
      expect(await rejection(client.version.get())).to.be.instanceOf(sdk.ConnectionError);
    }));

  it('is a sdk.ConnectionError with the code of the system if no server listens', () =>
    withService(async (service) => {
      const { url } = service;
      await service[Symbol.asyncDispose]();
      const error = await rejection(sdk.createClient({ baseUrl: url, retries: 0 }).version.get());
      expect(error).to.be.instanceOf(sdk.ConnectionError).and.include({ code: 'ECONNREFUSED' });
      expect(error.message).to.contain(url);
    }));
});
