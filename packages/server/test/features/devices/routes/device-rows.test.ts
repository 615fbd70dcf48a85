import { expect } from 'chai';
import { connect } from 'node:net';
import { once } from 'node:events';
import { activityLogEntries } from '../../../../src/features/activity/model.ts';
import { csvField } from '../../../../src/http/replies.ts';
import { appPerTest, outcomesIn } from '../../../support/app-of-tests.ts';
import { expectError, type Answer } from '../../../support/app.ts';
import { KEY } from '../../../support/settings.ts';

const TAKEN = 'Failed A device with this DeviceIdentifier already exists. Choose another one.';
/** Longer than a body that the server reads as a whole. */
const LONG = 1_048_577;

describe('devices from a long array or from CSV', () => {
  const app = appPerTest();

  const send = (raw: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> =>
    app.call('POST', '/devices/multiple', { raw, headers });
  const sendCsv: typeof send = (raw, headers) => send(raw, { 'content-type': 'text/csv', ...headers });

  const long = (text: string): string => ' '.repeat(Math.max(0, LONG - text.length)) + text;
  const row = (DeviceIdentifier: unknown, more: object = {}): object => ({
    DeviceIdentifier,
    DeviceTypeId: app.world.deviceTypeId,
    ...more,
  });

  const outcomes = (): Readonly<Record<string, string>> => outcomesIn(app);
  const count = async (): Promise<number> => (await app.get('/devices')).body.NbrOfRows;

  it('is processed as it arrives; each item succeeds or fails alone, under one CorrelationId', async () => {
    const odd = row('d', { Name: '\ud800' });
    const rows = [
      row('a', { Name: 'Bow' }),
      row('a'),
      row(7),
      row('b', { LocationId: 'x' }),
      5,
      row('c'),
      odd,
    ];
    const answer = await send(long(JSON.stringify(rows)));
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    await app.world.settle();
    const { 'Read the rows': read, ...others } = outcomes();
    expect(read).to.equal('Completed 7 rows');
    expect(Object.keys(others)).to.have.lengthOf(7);
    for (const [what, outcome] of [
      ['a (item 1)', /^Completed$/u],
      ['a (item 2)', /^Failed A device with this DeviceIdentifier already exists\./u],
      ['(item 3)', /^Failed .*DeviceIdentifier/u],
      ['b (item 4)', /^Failed .*LocationId/u],
      ['(item 5)', /^Failed /u],
      ['c (item 6)', /^Completed$/u],
      ['d (item 7)', /^Failed .*Name/u],
    ] as const) {
      expect(others[`Create device ${what}`]).to.match(outcome);
    }
    const correlations = app.world.activity.entries.map((one) => one.correlationId);
    expect(new Set(correlations)).to.deep.equal(new Set([answer.body['CorrelationId']]));
    const { Rows } = (await app.get('/devices')).body;
    expect(Rows.map((one) => one.Name)).to.deep.equal(['Bow', 'c']);
    const [parent, ...parts] = app.world.activity.entries;
    expect(new Set(parts.map((one) => one.parentId))).to.deep.equal(new Set([parent!.id]));
  });

  it('a short one is processed in the same way, after its form has been checked', async () => {
    const rows = [row('a'), row('a'), row('b', { BootstrapServerName: ' ' })];
    expect((await send(JSON.stringify(rows))).status).to.equal(200);
    await app.world.settle();
    expect(outcomes()).to.deep.equal({
      'Read the rows': 'Completed 3 rows',
      'Create device a (item 1)': 'Completed',
      'Create device a (item 2)': TAKEN,
      'Create device b (item 3)':
        'Failed The request is not valid. BootstrapServerName: Must not be blank. Leave it out for no bootstrap server.',
    });
    expect((await send(JSON.stringify([row('c'), 5]))).status).to.equal(400);
    expect(await count()).to.equal(1);
  });

  it('accepts more rows than fit into a buffered body', async () => {
    const Name = 'x'.repeat(200);
    const rows = Array.from({ length: 4_000 }, (_, index) => row(`m-${index}`, { Name }));
    const text = JSON.stringify(rows);
    expect(text.length).to.be.above(LONG);
    expect((await send(text)).status).to.equal(200);
    expect(await count()).to.equal(4_000);
    expect(outcomes()['Read the rows']).to.equal('Completed 4000 rows');
  });

  it('a JSON error ends the reading, and the rows before it are kept', async () => {
    const answer = await send(long(`[${JSON.stringify(row('a'))},${JSON.stringify(row('b'))},{"x":]`));
    expect(answer.status).to.equal(200);
    const reason = 'Failed Stopped after 2 rows: The body is not a valid JSON array.';
    expect(outcomes()['Read the rows']).to.equal(reason);
    expect(await count()).to.equal(2);
  });

  it('other JSON than an array, an empty array and a compressed one are refused before the first row', async () => {
    expectError(await send(long('{"DeviceIdentifier":"a"}')), 400, 'malformed-body');
    expectError(await send(long('[}')), 400, 'malformed-body');
    expectError(await send(long('[ ]')), 400, 'invalid-request');
    expectError(await send(long('[]'), { 'content-encoding': 'gzip' }), 415, 'unsupported-media-type');
    const latin = { 'content-type': 'application/json; charset=latin1' };
    expectError(await send(long('[]'), latin), 415, 'unsupported-media-type');
    expect(app.world.activity.entries).to.deep.equal([]);
  });

  it('repeated with its Idempotency-Key returns the same response, and another body is refused', async () => {
    const key = { 'idempotency-key': 'long-array' };
    const text = long(`[${JSON.stringify(row('a'))}]`);
    const first = await send(text, key);
    const again = await send(text, key);
    expect([again.status, again.body]).to.deep.equal([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).to.equal('true');
    expectError(await send(long(`[${JSON.stringify(row('b'))}]`), key), 422, 'idempotency-key-reused');
    expect(await count()).to.equal(1);
  });

  for (const type of ['application/json', 'text/csv']) {
    it(`more than 64 MiB of ${type} is refused with 413 before it is read`, async () => {
      const { port, hostname } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/v3/devices/multiple HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${app.apiKey}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 67108865\r\n\r\n[`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).to.match(/^HTTP\/1\.1 413 /u);
    });
  }

  it('more than 100,000 rows: the rest is not read, and the log says 413', async () => {
    const rows = Array.from({ length: 100_001 }, () => '{}').join(',');
    expect((await send(long(`[${rows}]`))).status).to.equal(200);
    const reading = app.world.activity.entries.find((one) => one.description === 'Read the rows');
    expect(reading?.responseCode).to.equal('413');
    expect(reading?.responseMessage).to.match(/^Stopped after \d+ rows: More than 100000 rows/u);
  });

  it('CSV: a row that is too long ends the reading, with a fault that names it', async () => {
    const header = 'DeviceIdentifier,DeviceTypeName,Name';
    await sendCsv(`${header}\na,Generic LwM2M,\nb,Generic LwM2M,${'x'.repeat(200_000)}\n`);
    expect(outcomes()).to.deep.equal({
      'Read the rows':
        'Failed Stopped after 1 rows: The row near line 3 has more than 131072 characters, or a quote that is not closed.',
      'Create device a (line 2)': 'Completed',
    });
  });

  it('CSV: creates devices with their credentials; each row succeeds or fails alone', async () => {
    const csv = [
      '\uFEFFdeviceidentifier,DeviceTypeName,Name,PSK.identity,PSK.preSharedKey',
      `a,Generic LwM2M,"Bow, port side",buoy-a,${KEY}`,
      '',
      'b,Generic LwM2M,,,',
      `c,Generic LwM2M,,buoy-a,${KEY}`,
      'd,Unheard Of,,,',
      ',Generic LwM2M,,,',
      `e,Generic LwM2M,,buoy-e,xyz`,
      'a,Generic LwM2M,,,',
    ].join('\r\n');
    const answer = await sendCsv(csv);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    expect(outcomes()).to.deep.equal({
      'Read the rows': 'Completed 7 rows',
      'Create device a (line 2)': 'Completed',
      'Create device b (line 4)': 'Completed',
      'Create device c (line 5)':
        'Failed Another device has this identity, key or common name. Choose another one.',
      'Create device d (line 6)':
        'Failed The request is not valid. DeviceTypeName: There is no device type with the name "Unheard Of".',
      'Create device (line 7)': 'Failed The request is not valid. DeviceIdentifier: Is missing.',
      'Create device e (line 8)':
        'Failed The request is not valid. PSK.preSharedKey: Must be an even number of hexadecimal digits with DataType HexString. Send a text key with DataType String, or bytes in hexadecimal digits with DataType HexString.',
      'Create device a (line 9)': TAKEN,
    });
    const { entries } = app.world.activity;
    const { Rows } = (await app.get('/devices')).body;
    expect(Rows.map((row) => row.Name)).to.deep.equal(['Bow, port side', 'b']);
    expect(await app.world.admin.credentials.preSharedKey('buoy-a')).to.deep.equal(Buffer.from(KEY, 'hex'));
    expect(JSON.stringify([entries, app.log])).not.to.include(KEY);
  });

  it('CSV: refuses unknown, repeated and missing columns, before any row', async () => {
    for (const [header, member, fault = ''] of [
      ['DeviceIdentifier;DeviceTypeName', 'header', 'separated by ";"'],
      ['DeviceIdentifier\tDeviceTypeName', 'header', 'separated by a tab'],
      ['DeviceIdentifier,DeviceTypeName,', 'header', 'Column 3 has no name'],
      ['DeviceIdentifier,DeviceTypeName,Colour', 'Colour'],
      ['DeviceIdentifier,DeviceTypeName,Keys.identity', 'Keys.identity'],
      ['DeviceIdentifier,DeviceTypeName,Name,name', 'name'],
      ['Name,DeviceTypeName', 'DeviceIdentifier'],
      ['DeviceIdentifier,Name', 'DeviceTypeId'],
    ] as const) {
      const answer = await sendCsv(`${header}\na,Generic LwM2M,x\n`);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
      expect(answer.body.ModelState[member]![0]).to.contain(fault);
    }
    expect(app.world.activity.entries).to.deep.equal([]);
  });

  it('CSV: surplus cells are a fault of their row alone; an open quote ends the reading', async () => {
    const header = 'DeviceIdentifier,DeviceTypeName\n';
    expect((await sendCsv(`${header}a,Generic LwM2M\nb,Generic LwM2M,${KEY}\n`)).status).to.equal(200);
    expect(outcomes()).to.deep.include({
      'Create device a (line 2)': 'Completed',
      'Create device b (line 3)': 'Failed The row has 3 cells, and the header has 2.',
    });
    const many = Array.from({ length: 5000 }, (_, index) => `c-${index},Generic LwM2M\n`).join('');
    expect((await sendCsv(`${header}${many}"${KEY}`)).status).to.equal(200);
    const readings = app.world.activity.entries.filter((one) => one.description === 'Read the rows');
    expect(readings.at(-1)?.responseMessage).to.match(/^Stopped after \d+ rows: The CSV is malformed/u);
    expect(JSON.stringify(app.world.activity.entries)).not.to.include(KEY);
  });

  it('CSV: a row of many empty cells is not kept in memory, quoted or not', async () => {
    const header = 'DeviceIdentifier,DeviceTypeName\na,Generic LwM2M\n';
    const many = ','.repeat(200_000);
    for (const endless of [many.repeat(10), `"\n"${many}`.repeat(10), ' '.repeat(2_000_000)]) {
      const answer = await sendCsv(`${header}${endless}\nb,Generic LwM2M\n`).catch(() => undefined);
      if (answer !== undefined) expect(answer.status, JSON.stringify(answer.body)).to.be.oneOf([200, 400]);
      await app.world.settle();
      const reading = app.world.activity.entries.filter((one) => one.description === 'Read the rows');
      expect(reading.at(-1)?.responseMessage).to.match(/(?:A row is too long|The CSV is malformed)/u);
      expect(outcomes()).not.to.have.property('Create device b (line 4)');
    }
  });

  it('CSV: refuses text that is not CSV, bytes that are not text, compressed CSV, and charsets other than UTF-8', async () => {
    const csv = 'DeviceIdentifier,DeviceTypeName\nb\u00f6rse,Generic LwM2M\n';
    for (const bad of ['\n\n', '"a', csv, `${csv}\xc3`])
      expectError(await sendCsv(Buffer.from(bad, 'latin1')), 400, 'malformed-body');
    expectError(await sendCsv('a', { 'content-encoding': 'gzip' }), 415, 'unsupported-media-type');
    for (const charset of ['utf-16', 'utf-16le', 'iso-8859-1']) {
      const answer = await sendCsv(csv, { 'content-type': `text/csv; charset=${charset}` });
      expectError(answer, 415, 'unsupported-media-type');
    }
    expect(app.world.activity.entries).to.deep.equal([]);
    expect((await sendCsv(csv, { 'content-type': 'text/csv; charset="UTF-8"' })).status).to.equal(200);
    // As spreadsheets export it.
    expect((await sendCsv(Buffer.from(`\ufeff${csv.replace('b', 'c')}`, 'utf16le'))).status).to.equal(200);
    const { Rows } = (await app.get('/devices')).body;
    expect(Rows.map((row) => row.Name)).to.have.members(['b\u00f6rse', 'c\u00f6rse']);
  });

  it('CSV: text escaped for spreadsheets is unescaped', async () => {
    const names = ['=1+1', "'=1+1", '-5', '\uff1dx', "'quoted'", 'a=b'];
    const rows = names.map((name, index) => `s-${index},Generic LwM2M,${csvField(name)}\r\n`);
    expect(rows[0]).to.contain(",'=1+1\r\n");
    expect((await sendCsv(`DeviceIdentifier,DeviceTypeName,Name\r\n${rows.join('')}`)).status).to.equal(200);
    const { Rows } = (await app.get('/devices?Sort=DeviceIdentifier')).body;
    expect(Rows.map((row) => row.Name)).to.deep.equal(names);
  });

  it('CSV: the template of a network can be imported again, with any names of categories', async () => {
    const DefaultSettings = [{ Name: 'code', DataType: 'String' }];
    await app.create('/settingcategories', { Name: '=cmd', DefaultSettings });
    const template = (await app.get('/devices/getmassregistrationtemplate')).body as unknown as string;
    const [header = ''] = template.split('\r\n');
    expect(header.split(',')).to.include.members(['DeviceIdentifier', 'BootstrapServerName', 'PSK.identity']);
    expect(header).to.contain(",'=cmd.code");
    expect((await sendCsv(template)).status).to.equal(200);
    expect(await count()).to.equal(1);
  });

  it('CSV: accepts many rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `m-${index},Generic LwM2M,m-${index},${KEY}`);
    const csv = `DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey\n${rows.join('\n')}\n`;
    expect((await sendCsv(csv)).status).to.equal(200);
    expect(await count()).to.equal(1000);
    expect(outcomes()['Read the rows']).to.equal('Completed 1000 rows');
    expect(await app.world.store.collection(activityLogEntries).count()).to.equal(0);
  });
});
