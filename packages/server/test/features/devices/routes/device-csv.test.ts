import { expect } from 'chai';
import { activityLogEntries } from '../../../../src/features/activity/model/activity-log-entry.ts';
import { csvField } from '../../../../src/http/replies/csv-field.ts';
import { appPerTest, outcomesIn } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';

const KEY = '00112233445566778899aabbccddeeff';

describe('devices from CSV', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const send = (raw: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> =>
    app.call('POST', '/devices/multiple', { raw, headers: { 'content-type': 'text/csv', ...headers } });

  const outcomes = (): Readonly<Record<string, string>> => outcomesIn(app);

  it('a row that is too long ends the reading, with a fault that names it', async () => {
    await send(
      `DeviceIdentifier,DeviceTypeName,Name\na,Generic LwM2M,\nb,Generic LwM2M,${'x'.repeat(200_000)}\n`,
    );
    expect(outcomes()).to.deep.equal({
      'Read the rows':
        'Failed Stopped after 1 rows: The row near line 3 has more than 131072 characters, or a quote that is not closed.',
      'Create device a (line 2)': 'Completed',
    });
  });

  it('creates devices with their credentials; each row succeeds or fails alone', async () => {
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
    const answer = await send(csv);
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
      'Create device a (line 9)':
        'Failed A device with this DeviceIdentifier already exists. Choose another one.',
    });
    const { entries } = app.world.activity;
    const { Rows } = (await app.get('/devices')).body;
    expect(Rows.map((row) => row.Name)).to.deep.equal(['Bow, port side', 'b']);
    expect(await app.world.admin.credentials.preSharedKey('buoy-a')).to.deep.equal(Buffer.from(KEY, 'hex'));
    expect(JSON.stringify([entries, app.log])).not.to.include(KEY);
  });

  it('refuses unknown, repeated and missing columns, before any row', async () => {
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
      const answer = await send(`${header}\na,Generic LwM2M,x\n`);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
      expect(answer.body.ModelState[member]![0]).to.contain(fault);
    }
    expect(app.world.activity.entries).to.deep.equal([]);
  });

  it('refuses text that is not CSV, and compressed CSV', async () => {
    expectError(await send('\n\n'), 400, 'malformed-body');
    expectError(await send('"a'), 400, 'malformed-body');
    expectError(await send('a', { 'content-encoding': 'gzip' }), 415, 'unsupported-media-type');
  });

  it('surplus cells are a fault of their row alone; an open quote ends the reading', async () => {
    const header = 'DeviceIdentifier,DeviceTypeName\n';
    expect((await send(`${header}a,Generic LwM2M\nb,Generic LwM2M,${KEY}\n`)).status).to.equal(200);
    expect(outcomes()).to.deep.include({
      'Create device a (line 2)': 'Completed',
      'Create device b (line 3)': 'Failed The row has 3 cells, and the header has 2.',
    });
    const many = Array.from({ length: 5000 }, (_, index) => `c-${index},Generic LwM2M\n`).join('');
    expect((await send(`${header}${many}"${KEY}`)).status).to.equal(200);
    const readings = app.world.activity.entries.filter((one) => one.description === 'Read the rows');
    expect(readings.at(-1)?.responseMessage).to.match(/^Stopped after \d+ rows: The CSV is malformed/u);
    expect(JSON.stringify(app.world.activity.entries)).not.to.include(KEY);
  });

  it('a row of many empty cells is not kept in memory, quoted or not', async () => {
    const header = 'DeviceIdentifier,DeviceTypeName\na,Generic LwM2M\n';
    const many = ','.repeat(200_000);
    for (const endless of [many.repeat(10), `"\n"${many}`.repeat(10), ' '.repeat(2_000_000)]) {
      const answer = await send(`${header}${endless}\nb,Generic LwM2M\n`).catch(() => undefined);
      if (answer !== undefined) expect(answer.status, JSON.stringify(answer.body)).to.be.oneOf([200, 400]);
      await app.world.settle();
      const reading = app.world.activity.entries.filter((one) => one.description === 'Read the rows');
      expect(reading.at(-1)?.responseMessage).to.match(/(?:A row is too long|The CSV is malformed)/u);
      expect(outcomes()).not.to.have.property('Create device b (line 4)');
    }
  });

  it('refuses bytes that are not text, and charsets other than UTF-8', async () => {
    const csv = 'DeviceIdentifier,DeviceTypeName\nb\u00f6rse,Generic LwM2M\n';
    expectError(await send(Buffer.from(csv, 'latin1')), 400, 'malformed-body');
    expectError(await send(Buffer.from(`${csv}\xc3`, 'latin1')), 400, 'malformed-body');
    for (const charset of ['utf-16', 'utf-16le', 'iso-8859-1']) {
      const answer = await send(csv, { 'content-type': `text/csv; charset=${charset}` });
      expectError(answer, 415, 'unsupported-media-type');
    }
    expect(app.world.activity.entries).to.deep.equal([]);
    expect((await send(csv, { 'content-type': 'text/csv; charset="UTF-8"' })).status).to.equal(200);
    // As spreadsheets export it.
    expect((await send(Buffer.from(`\ufeff${csv.replace('b', 'c')}`, 'utf16le'))).status).to.equal(200);
    const { Rows } = (await app.get('/devices')).body;
    expect(Rows.map((row) => row.Name)).to.have.members(['b\u00f6rse', 'c\u00f6rse']);
  });

  it('text escaped for spreadsheets is unescaped', async () => {
    const names = ['=1+1', "'=1+1", '-5', '\uff1dx', "'quoted'", 'a=b'];
    const rows = names.map((name, index) => `s-${index},Generic LwM2M,${csvField(name)}\r\n`);
    expect(rows[0]).to.contain(",'=1+1\r\n");
    expect((await send(`DeviceIdentifier,DeviceTypeName,Name\r\n${rows.join('')}`)).status).to.equal(200);
    const { Rows } = (await app.get('/devices?Sort=DeviceIdentifier')).body;
    expect(Rows.map((row) => row.Name)).to.deep.equal(names);
  });

  it('the template of a network can be imported again, with any names of categories', async () => {
    const DefaultSettings = [{ Name: 'code', DataType: 'String' }];
    await app.create('/settingcategories', { Name: '=cmd', DefaultSettings });
    const template = (await app.get('/devices/getmassregistrationtemplate')).body as unknown as string;
    const [header = ''] = template.split('\r\n');
    expect(header.split(',')).to.include.members(['DeviceIdentifier', 'BootstrapServerName', 'PSK.identity']);
    expect(header).to.contain(",'=cmd.code");
    expect((await send(template)).status).to.equal(200);
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(1);
  });

  it('accepts many rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `m-${index},Generic LwM2M,m-${index},${KEY}`);
    const csv = `DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey\n${rows.join('\n')}\n`;
    expect((await send(csv)).status).to.equal(200);
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(1000);
    expect(outcomes()['Read the rows']).to.equal('Completed 1000 rows');
    expect(await app.world.store.collection(activityLogEntries).count()).to.equal(0);
  });
});
