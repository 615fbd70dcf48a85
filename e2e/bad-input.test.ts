/** Bad input from both sides: each gets the right clear answer, or silence, and the process stays up and level. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setImmediate as tick } from 'node:timers/promises';
import { expect } from 'chai';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { RawDevice } from './support/raw-device.ts';

const linkFormat = 40;

describe('bad input', () => {
  let place: Workplace;
  let running: MusterProcess;
  let device: RawDevice;

  before(async () => {
    place = await createWorkplace();
    running = await startMuster(place, ['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0']);
    device = await RawDevice.open(running.info.coap);
  });

  after(async () => {
    device.close();
    await running.stop();
    await place.remove();
  });

  const api = async (path: string, init: RequestInit & { key?: string } = {}) => {
    const response = await fetch(new URL(path, running.info.http), {
      ...init,
      headers: {
        authorization: `Bearer ${init.key ?? running.info.apiKey}`,
        ...(init.headers as Record<string, string>),
      },
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
    };
  };
  const expectError = (
    answer: { status: number; body: Record<string, unknown> | undefined },
    status: number,
  ) => {
    expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
    expect(answer.body).to.include.keys('Message', 'Code');
  };
  const residentBytes = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${running.info.pid}/status`, 'utf8'))?.[1]) * 1024;

  describe('from devices', () => {
    const register = (query: string, payload: string | Buffer, contentFormat = linkFormat) =>
      device.request('0.02', `/rd?${query}`, { contentFormat, payload });

    it('refuses an endpoint that no device names (4.03)', async () => {
      expect((await register('ep=nobody&lt=60&lwm2m=1.1&b=U', '</3/0>')).code).to.equal('4.03');
    });

    it('refuses a malformed list of objects and an unknown content format', async () => {
      expect((await register('ep=nobody&lt=60&lwm2m=1.1', '<<</3/0')).code).to.equal('4.00');
      expect((await register('ep=nobody&lt=60&lwm2m=1.1', '</3/0>', 4242)).code).to.equal('4.15');
      expect((await register('ep=nobody&lt=soon&lwm2m=1.1', '</3/0>')).code).to.equal('4.00');
      expect((await register('lt=60&lwm2m=1.1', '</3/0>')).code).to.equal('4.00');
    });

    it('survives 100,000 truncated, mutated and random datagrams, and stays level', async () => {
      const template = Buffer.from(
        '480200017f7f7f7f7f7f7f7fb272645b65703d6e6f626f6479056c743d3630c128ff3c2f332f303e',
        'hex',
      );
      const send = async (count: number) => {
        for (let i = 0; i < count; i++) {
          const kind = i % 3;
          const bytes = kind === 0 ? randomBytes(i % 64) : Buffer.from(template);
          if (kind === 1) bytes[i % bytes.length] = i & 0xff;
          void device.sendBytes(kind === 2 ? bytes.subarray(0, i % bytes.length) : bytes);
          if (i % 64 === 0) await tick();
        }
      };
      await send(20_000);
      const before = residentBytes();
      await send(100_000);
      const other = await RawDevice.open(running.info.coap);
      try {
        expect((await other.request('0.01', '/.well-known/core')).code).to.equal('2.05');
      } finally {
        other.close();
      }
      expect(residentBytes() - before, 'growth in bytes').to.be.below(64 * 1024 * 1024);
      expect((await api('/api/v3/version')).status).to.equal(200);
    });
  });

  describe('from programs', () => {
    it('wrong, missing and forged keys: 401', async () => {
      expectError(await api('/api/v3/devices', { key: 'nonsense' }), 401);
      expectError(await api('/api/v3/devices', { headers: { authorization: '' } }), 401);
      const [header, , signature] = running.info.apiKey.split('.');
      const forged = Buffer.from(JSON.stringify({ name: 'forged', exp: 4e9 })).toString('base64url');
      expectError(await api('/api/v3/devices', { key: `${header}.${forged}.${signature}` }), 401);
    });

    it('a foreign, unknown or malformed network: never its data', async () => {
      expectError(await api('/api/v3/devices', { headers: { 'x-devicenetwork': 'not-a-uuid' } }), 400);
      expectError(await api('/api/v3/devices', { headers: { 'x-devicenetwork': randomUUID() } }), 400);
    });

    it('invalid ids 400, unknown ids 404, unknown paths 404, wrong methods 405', async () => {
      expectError(await api('/api/v3/devices/not-a-uuid'), 400);
      expectError(await api(`/api/v3/devices/${randomUUID()}`), 404);
      expectError(await api('/api/v3/nothing-here'), 404);
      expectError(await api('/api/v3/devices', { method: 'DELETE' }), 405);
    });

    it('a 2 MB body 413, broken JSON 400, a foreign content type 415', async () => {
      const json = { 'content-type': 'application/json' };
      const big = JSON.stringify({ Name: 'x'.repeat(2 * 1024 * 1024) });
      expectError(await api('/api/v3/devices', { method: 'POST', body: big, headers: json }), 413);
      expectError(await api('/api/v3/devices', { method: 'POST', body: '{"Name":', headers: json }), 400);
      expectError(
        await api('/api/v3/devices', {
          method: 'POST',
          body: 'Name=x',
          headers: { 'content-type': 'text/plain' },
        }),
        415,
      );
    });

    it('names every field at fault', async () => {
      const answer = await api('/api/v3/devices', {
        method: 'POST',
        body: JSON.stringify({ DeviceTypeId: 'x', LocationId: 7 }),
        headers: { 'content-type': 'application/json' },
      });
      expectError(answer, 400);
      expect(answer.body!['ModelState']).to.include.keys('DeviceIdentifier', 'DeviceTypeId', 'LocationId');
    });
  });
});
