import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect } from 'chai';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type CallInit, type TestApp } from '../../../support/app.ts';

const firmware = randomBytes(200_000);

describe('firmware packages', () => {
  let deviceTypeId: string;

  const app: TestApp = appPerTest(async () => {
    deviceTypeId = app.world.deviceTypeId;
  });

  async function send(form: FormData, init: CallInit = {}): Promise<Answer> {
    // The Content-Type that fetch would send, so that the response is checked like any other.
    const made = new Response(form);
    return app.call('POST', '/firmwarepackages', {
      ...init,
      raw: Buffer.from(await made.arrayBuffer()),
      headers: { 'content-type': made.headers.get('content-type')!, ...init.headers },
    });
  }

  const requestOf = (members: object): object => ({
    ...{ DeviceTypeId: deviceTypeId, Title: 'T', Version: '1', ...members },
  });

  function formOf(members?: object, file: Uint8Array | null = firmware): FormData {
    const form = new FormData();
    if (file !== null) form.append('firmware', new Blob([Buffer.from(file)]), 'sensor.bin');
    if (members !== undefined) form.append('request', JSON.stringify(requestOf(members)));
    return form;
  }

  async function upload(Title: string, Version = '1.0', file = firmware): Promise<string> {
    const answer = await send(formOf({ Title, Version }, file));
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.Id;
  }

  async function packages(): Promise<number> {
    return (await app.get('/firmwarepackages')).body.NbrOfRows;
  }

  it('a device type has one package of a title, version and build', async () => {
    const id = await upload('Sensor', '2.0');
    const same = await send(formOf({ Title: ' sensor', Version: '2.0' }));
    expectError(same, 409, 'already-exists');
    expect(same.body.Message).to.contain(id);
    const other = await send(formOf({ Title: 'Sensor', Version: '2.0', Build: '2' }));
    expect(other.status).to.equal(201);
    expect(await upload('Sensor', '2.1')).not.to.equal(id);
  });

  it('members that only responses have are ignored in a request', async () => {
    const responseOnly = { Id: randomUUID(), Size: 1, Sha256: 'ab', Created: 7 };
    const { body } = await send(formOf({ Title: 'Sensor', ...responseOnly }));
    const { body: shown } = await app.get(`/firmwarepackages/${body.Id}`);
    expect(shown).to.include({ Id: body.Id, Title: 'Sensor', Size: firmware.length });
    expect(shown['Created']).to.equal(new Date(app.world.clock.now()).toISOString());
    expect(body.Id).not.to.equal(responseOnly.Id);
  });

  it('endless uploads of one device network do not block those of another', async () => {
    const { packages } = app.world.domain.firmware;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield firmware;
      await promise;
    }
    const stage = (network: string): Promise<unknown> => packages.stage(network, 'image.bin', endless());
    const staged = Array.from({ length: 12 }, () => stage(app.deviceNetworkId));
    const refused = await stage(app.deviceNetworkId).catch((error: unknown) => error);
    expect(refused).to.include({ code: 'overloaded' });
    const other = stage(randomUUID());
    resolve(undefined);
    await Promise.all([...staged, other]);
    expect(await upload('afterwards')).to.be.a('string');
  });

  it('are uploaded, shown with size and checksum, downloaded unchanged, and deleted', async () => {
    const request = requestOf({ Title: 'Sensor', Version: '1.4.0', Build: '2041' });
    const answer = await send(formOf(request));
    expect(answer.status).to.equal(201);
    const id = answer.body.Id;
    const { body } = await app.get(`/firmwarepackages/${id}`);
    const Sha256 = createHash('sha256').update(firmware).digest('hex');
    expect(body).to.include({ ...request, Id: id, IsActive: false });
    expect(body).to.include({ Filename: 'sensor.bin', Size: firmware.length, Sha256 });
    const file = await download(String(body['Uri']));
    expect(file.status).to.equal(200);
    expect(Buffer.from(await file.arrayBuffer()).equals(firmware)).to.equal(true);
    expect(file.headers.get('content-disposition')).to.contain('filename="sensor.bin"');
    const deleted = await app.delete(`/firmwarepackages/${id}`);
    expect(deleted.status).to.equal(200);
    expectError(await app.get(`/firmwarepackages/${id}`), 404, 'firmware-package-not-found');
    expect(await app.world.firmwareFiles.open(id)).to.equal(undefined);
  });

  function download(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(app.url + path, { headers: { authorization: `Bearer ${app.apiKey}`, ...headers } });
  }

  it('serve ranges of their files, and 304 to clients with a current copy (RFC 9110)', async () => {
    const path = `/api/v3/firmwarepackages/${await upload('Sensor')}/file`;
    const whole = await download(path);
    await whole.arrayBuffer();
    const etag = whole.headers.get('etag')!;
    const part = await download(path, { range: 'bytes=1000-1999', 'if-range': etag });
    expect(part.status).to.equal(206);
    expect(part.headers.get('content-range')).to.equal(`bytes 1000-1999/${firmware.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(firmware.subarray(1000, 2000))).to.equal(true);
    const rest = await download(path, { range: 'bytes=199999-' });
    expect(Buffer.from(await rest.arrayBuffer())).to.deep.equal(firmware.subarray(199_999));
    const other = await download(path, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(other.status).to.equal(200);
    await other.arrayBuffer();
    expect((await download(path, { 'if-none-match': etag })).status).to.equal(304);
    const beyond = await app.get(path.replace('/api/v3', ''), { headers: { range: 'bytes=200000-' } });
    expectError(beyond, 416, 'range-not-satisfiable');
    expect(beyond.headers.get('content-range')).to.equal('bytes */200000');
  });

  it('have correct pages when a device type has 21 of them (spec 8)', async () => {
    for (let index = 0; index < 21; index += 1) {
      await upload(`Package ${String(index).padStart(2, '0')}`, '1', Buffer.from([index]));
    }
    for (const list of [`/devicetypes/${deviceTypeId}/firmwarepackages`, '/firmwarepackages']) {
      const first = (await app.get(list)).body;
      expect(first).to.include({ Page: 1, PageSize: 20, NbrOfPages: 2, NbrOfRows: 21 });
      const second = (await app.get(`${list}?pagedRequest.Page=2&pagedRequest.PageSize=20`)).body;
      expect(second).to.include({ Page: 2, NbrOfPages: 2, NbrOfRows: 21 });
      const titles = [...first.Rows, ...second.Rows].map((row) => row['Title']);
      expect(new Set(titles).size).to.equal(21);
      expect(titles.at(-1)).to.equal('Package 20');
      const large = (await app.get(`${list}?pagedRequest.PageSize=21`)).body;
      expect(large.Rows).to.have.length(21);
    }
  });

  it('are accepted with their parts in any order, and with JSON that is sent as a file', async () => {
    const form = new FormData();
    form.append('request', new Blob([JSON.stringify(requestOf({}))], { type: 'application/json' }));
    form.append('firmware', new Blob([Buffer.from(firmware)]), 'C:\\images\\neü.bin');
    form.append('note', 'not in the contract');
    const { status, body } = await send(form);
    expect(status).to.equal(201);
    expect((await app.get(`/firmwarepackages/${body.Id}`)).body['Filename']).to.equal('neü.bin');
  });

  it('store nothing if a part of the form is invalid', async () => {
    for (const [form, member] of [
      [formOf({ Title: '' }), 'request.Title'],
      [formOf({ DeviceTypeId: '9f1c1f36-1111-4a55-8d2f-000000000000' }), 'request.DeviceTypeId'],
      [formOf(undefined), 'request'],
      [formOf({}, null), 'firmware'],
      [formOf({}, Buffer.alloc(0)), 'firmware'],
    ] as [FormData, string][]) {
      expectFaults(await send(form), member);
    }
    expect(await packages()).to.equal(0);
    await expectNoFiles();
  });

  async function expectNoFiles(): Promise<void> {
    await app.world.firmwareFiles.sweep((id) => {
      throw new Error(`${id} has been left behind`);
    });
  }

  it('store nothing of an interrupted upload', async () => {
    const made = new Response(formOf({}));
    const body = Buffer.from(await made.arrayBuffer());
    const type = { 'content-type': made.headers.get('content-type')!, 'content-length': body.length };
    const headers = { authorization: `Bearer ${app.apiKey}`, ...type };
    await new Promise<void>((resolve) => {
      const outgoing = request(`${app.url}/api/v3/firmwarepackages`, { method: 'POST', headers });
      outgoing.once('error', () => undefined);
      outgoing.once('close', resolve);
      outgoing.write(body.subarray(0, 100_000), () => outgoing.destroy());
    });
    expect(await packages()).to.equal(0);
    await expectNoFiles();
  });

  it('prevent the deletion of their device type', async () => {
    deviceTypeId = await app.create('/devicetypes', { Name: 'Buoy' });
    const id = await upload('Buoy firmware');
    expectError(await app.delete(`/devicetypes/${deviceTypeId}`), 409, 'in-use');
    await app.delete(`/firmwarepackages/${id}`);
    expect((await app.delete(`/devicetypes/${deviceTypeId}`)).status).to.equal(204);
  });
});
