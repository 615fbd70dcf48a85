import { expect } from 'chai';
import { connect } from 'node:net';
import { once } from 'node:events';
import { appPerTest, outcomesIn } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Longer than a body that the server reads as a whole. */
const LONG = 1_048_577;

describe('devices from a long array', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const send = (raw: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> =>
    app.call('POST', '/devices/multiple', { raw, headers: { ...JSON_TYPE, ...headers } });

  const long = (text: string): string => ' '.repeat(Math.max(0, LONG - text.length)) + text;
  const row = (DeviceIdentifier: unknown, more: object = {}): object => ({
    DeviceIdentifier,
    DeviceTypeId: app.world.deviceTypeId,
    ...more,
  });

  const outcomes = (): Readonly<Record<string, string>> => outcomesIn(app);

  it('is processed as it arrives; each item succeeds or fails alone, under one CorrelationId', async () => {
    const rows = [row('a', { Name: 'Bow' }), row('a'), row(7), row('b', { LocationId: 'x' }), 5, row('c')];
    const answer = await send(long(JSON.stringify(rows)));
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    await app.world.settle();
    const { 'Read the rows': read, ...others } = outcomes();
    expect(read).to.equal('Completed 6 rows');
    expect(Object.keys(others)).to.have.lengthOf(6);
    for (const [what, outcome] of [
      ['a (item 1)', /^Completed$/u],
      ['a (item 2)', /^Failed A device with this DeviceIdentifier already exists\. Choose another one\.$/u],
      ['(item 3)', /^Failed .*DeviceIdentifier/u],
      ['b (item 4)', /^Failed .*LocationId/u],
      ['(item 5)', /^Failed /u],
      ['c (item 6)', /^Completed$/u],
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
    const rows = [row('a'), row('a'), row('b', { BootstrapServerName: '' })];
    expect((await send(JSON.stringify(rows))).status).to.equal(200);
    await app.world.settle();
    expect(outcomes()).to.deep.equal({
      'Read the rows': 'Completed 3 rows',
      'Create device a (item 1)': 'Completed',
      'Create device a (item 2)':
        'Failed A device with this DeviceIdentifier already exists. Choose another one.',
      'Create device b (item 3)':
        'Failed The request is not valid. BootstrapServerName: Must not be blank. Leave it out for no bootstrap server.',
    });
    expect((await send(JSON.stringify([row('c'), 5]))).status).to.equal(400);
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(1);
  });

  it('accepts more rows than fit into a buffered body', async () => {
    const Name = 'x'.repeat(200);
    const rows = Array.from({ length: 4_000 }, (_, index) => row(`m-${index}`, { Name }));
    const text = JSON.stringify(rows);
    expect(text.length).to.be.above(LONG);
    expect((await send(text)).status).to.equal(200);
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(4_000);
    expect(outcomes()['Read the rows']).to.equal('Completed 4000 rows');
  });

  it('a JSON error ends the reading, and the rows before it are kept', async () => {
    const answer = await send(long(`[${JSON.stringify(row('a'))},${JSON.stringify(row('b'))},{"x":]`));
    expect(answer.status).to.equal(200);
    expect(outcomes()['Read the rows']).to.equal(
      'Failed Stopped after 2 rows: The body is not a valid JSON array.',
    );
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(2);
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
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(1);
  });

  it('text that is not Unicode is a fault of its item alone', async () => {
    const rows = JSON.stringify([row('a'), row('b', { Name: '\ud800' })]);
    expect((await send(long(rows))).status).to.equal(200);
    expect(outcomes()['Create device b (item 2)']).to.match(/^Failed .*Name/u);
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
});
