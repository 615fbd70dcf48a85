import { expect } from 'chai';
import { sendJson, until, type Received } from '@muster/testkit';
import { idOf } from './support/rows.ts';
import { json, useService } from './support/cli.ts';
import { finish } from './support/run-cli.ts';

const gateway = idOf(1);
const deliver = ['gateways', 'deliver', gateway, '-'];

interface Value {
  readonly Value: unknown;
}

describe('gateways deliver and register', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'a-secret-key' });

  const itemsOf = ({ body }: Received): readonly Value[] => JSON.parse(body) as readonly Value[];
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, Value) => ({ Endpoint: 'b', Path: '/3303/0/5700', Value }))
      .map((value) => `${JSON.stringify(value)}\n`)
      .join('');

  beforeEach(() => {
    service.answer((request, response) =>
      sendJson(response, 200, { Accepted: itemsOf(request).length, Duplicates: 0, Errors: [] }),
    );
  });

  it('sends lines in batches, in their order, each with an Idempotency-Key', async () => {
    const input = `\n${lines(10)}\r\n   \n`;
    const { code, stdout, stderr } = await sandbox.run([...deliver, '--batch-size', '4'], { input });
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).to.deep.equal({ Accepted: 10, Duplicates: 0, Refused: 0 });
    expect(service.received.map((one) => itemsOf(one).map(({ Value }) => Value))).to.deep.equal([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
    const path = `/api/v3/dataCollectors/${gateway}/measurements`;
    expect(service.received[0]).to.include({ method: 'POST', path });
    expect(service.received[0]!.headers['idempotency-key']).to.match(/^"[0-9a-f]{32}"$/u);
  });

  it('names refused lines by their numbers, and ends with 8, or 5 when all are refused', async () => {
    service.answer((request, response) => {
      const items = itemsOf(request);
      const bad = items.flatMap(({ Value }, Index) =>
        Value === 'bad' ? [{ Index, Code: 'invalid-request', Message: 'Is\u001b bad.' }] : [],
      );
      sendJson(response, 200, { Accepted: items.length - bad.length, Duplicates: 1, Errors: bad });
    });
    const input = `${lines(2)}\n{"Value":"bad"}\nnot json\n${'x'.repeat(140_000)}\n{"Value":1}`;
    const text = await sandbox.run([...deliver, '--batch-size', '3'], { input });
    expect(text.code).to.equal(8);
    expect(text.stderr.split('\n').filter((line) => line.startsWith('line '))).to.deep.equal([
      'line 4: Is\\u001b bad.',
      'line 5: The line is not valid JSON.',
      'line 6: The line is longer than 131072 bytes.',
    ]);
    expect(text.stderr).to.contain('3 of 6 lines were refused.');
    expect(JSON.parse(text.stdout)).to.deep.equal({ Accepted: 3, Duplicates: 2, Refused: 3 });
    const all = await sandbox.run([...deliver, '--json'], { input: '{"Value":"bad"}\n' });
    expect(all.code).to.equal(5);
    const [first] = all.stderr.split('\n');
    expect(JSON.parse(first!)).to.deep.equal({ line: 1, code: 'invalid-request', message: 'Is\u001b bad.' });
  });

  it('finds the line that makes a service refuse a whole batch', async () => {
    service.answer((request, response) => {
      const items = itemsOf(request);
      if (items.some(({ Value }) => Value === 6)) {
        sendJson(response, 413, { Message: 'Too large.', Code: 'payload-too-large', RequestId: 'r' });
      } else sendJson(response, 200, { Accepted: items.length, Duplicates: 0, Errors: [] });
    });
    const { code, stderr, stdout } = await sandbox.run(deliver, { input: lines(9) });
    expect(code).to.equal(8);
    expect(stderr).to.contain('line 7: Too large.');
    expect(JSON.parse(stdout)).to.deep.equal({ Accepted: 8, Duplicates: 0, Refused: 1 });
  });

  it('tries again after 429 and 503, with the same key, and says which lines are in doubt when that does not help', async () => {
    let tries = 0;
    service.answer((request, response) => {
      tries += 1;
      if (tries < 3)
        sendJson(response, tries === 1 ? 429 : 503, { Message: 'Later.' }, { 'Retry-After': '0' });
      else sendJson(response, 200, { Accepted: itemsOf(request).length, Duplicates: 0, Errors: [] });
    });
    expect((await sandbox.run(deliver, { input: lines(2) })).code).to.equal(0);
    expect(new Set(service.received.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);
    service.answer(json(403, { Message: 'No.', Code: 'permission-denied' }));
    expect(await sandbox.fails(3, [...deliver, '--batch-size', '2'], { input: lines(5) })).to.contain(
      'Lines 1 to 2 may not have been taken',
    );
  });

  it('sends what has come when the input pauses, and all that was read at Ctrl-C', async () => {
    const child = sandbox.start([...deliver, '--max-delay', '50'], { input: null });
    const ended = finish(child);
    child.stdin!.write(lines(3));
    await until(() => service.received.length > 0);
    expect(itemsOf(service.received[0]!)).to.have.length(3);
    child.stdin!.write(lines(2));
    await until(() => service.received.length > 1);
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ended;
    expect(code).to.equal(130);
    expect(JSON.parse(stdout)).to.deep.equal({ Accepted: 5, Duplicates: 0, Refused: 0 });
    expect(stderr).to.contain('All lines read so far have been sent.');
  });

  it('reads no further than the service takes: an endless input waits', async () => {
    const held = Promise.withResolvers<undefined>();
    service.answer(async (request, response) => {
      await held.promise;
      sendJson(response, 200, { Accepted: itemsOf(request).length, Duplicates: 0, Errors: [] });
    });
    const child = sandbox.start([...deliver, '--batch-size', '100'], { input: null });
    const ended = finish(child);
    const chunk = lines(1000);
    let written = 0;
    // Writes until the pipe is full and stays so.
    while (child.stdin!.write(chunk) && written < 20) written += 1;
    for (; written < 20; written += 1) child.stdin!.write(chunk);
    await until(() => service.received.length > 0);
    expect(service.received).to.have.length(1);
    expect(child.stdin!.writableLength).to.be.above(0);
    held.resolve(undefined);
    child.stdin!.end();
    const { code, stdout } = await ended;
    expect(code).to.equal(0);
    expect((JSON.parse(stdout) as { Accepted: number }).Accepted).to.be.at.least(20_000);
  });

  it('registers devices in the same way', async () => {
    service.answer((request, response) =>
      sendJson(response, 200, { Accepted: itemsOf(request).length, Errors: [] }),
    );
    const input = '{"Endpoint":"b","Objects":["/3303/0"]}\n';
    const stdout = await sandbox.prints(`gateways register ${gateway} -`, { input });
    expect(JSON.parse(stdout)).to.deep.equal({ Accepted: 1, Duplicates: 0, Refused: 0 });
    expect(service.received[0]!.path).to.equal(`/api/v3/dataCollectors/${gateway}/registrations`);
  });

  it('takes "-" and nothing else, and a closed output is no harm', async () => {
    expect((await sandbox.run(`gateways deliver ${gateway} values.ndjson`)).code).to.equal(2);
    expect((await sandbox.run(`gateways deliver ${gateway}`)).code).to.equal(2);
    const empty = await sandbox.run(deliver, { input: '' });
    expect(empty.code).to.equal(0);
    const child = sandbox.start(deliver, { input: null });
    child.stdout!.destroy();
    child.stdin!.end(lines(1));
    expect((await finish(child)).code).to.equal(0);
    expect(service.received).to.have.length(1);
  });
});
