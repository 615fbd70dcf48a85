import { writeFile } from 'node:fs/promises';
import {
  createEndpoint,
  createUdpTransport,
  type CoapReply,
  type CoapRequest,
  type Endpoint,
  type RequestInit,
} from '@muster/coap';
import { tempDir, type TempDir, until } from '@muster/testkit';
import { expect } from 'chai';
import { replayCapture, renderReplayReport, type CaptureReplay } from '../../src/index.ts';
import { captureText, registered, type CaptureRow } from '../support/capture-text.ts';
import { rejection } from '../support/rejection.ts';

describe('replayCapture', () => {
  let place: TempDir;
  let server: Endpoint;
  /** What the server heard, and how it answers. */
  let heard: CoapRequest[];
  let answer: (request: CoapRequest) => CoapReply | Promise<CoapReply>;
  let replay: CaptureReplay | undefined;

  beforeEach(async () => {
    place = await tempDir();
    heard = [];
    answer = ({ path, method }) => {
      if (method === 'DELETE') return { code: '2.02' };
      return path.length === 1 ? { code: '2.01', locationPath: ['rd', 'new'] } : { code: '2.04' };
    };
    server = createEndpoint({
      transport: await createUdpTransport(),
      handler: (request) => {
        heard.push(request);
        return answer(request);
      },
    });
  });

  afterEach(async () => {
    await replay?.stop();
    replay = undefined;
    await server.close();
    await place.remove();
  });

  const play = async (
    rows: readonly CaptureRow[],
    more: Partial<Parameters<typeof replayCapture>[0]> = {},
  ): Promise<CaptureReplay> => {
    const capture = place.join('capture.ndjson');
    await writeFile(capture, captureText(rows));
    const { port } = server.transport.localAddress;
    replay = await replayCapture({ capture, server: `coap://127.0.0.1:${port}`, speed: Infinity, ...more });
    return replay;
  };
  /** Asks the replayed device, once it has registered. */
  const ask = async (
    init: Partial<RequestInit> & { path: readonly string[] },
  ): ReturnType<Endpoint['request']> => {
    await until(() => heard.length > 0);
    const [request] = heard;
    if (!request) throw new Error('nothing was heard');
    return server.request(request.peer, { method: 'GET', ...init });
  };
  const requests = (): string[] => heard.map(({ method, path }) => `${method} /${path.join('/')}`);

  it('sends Updates and the Deregister to the location that the new server gave, and recorded repetitions once', async () => {
    const update: CaptureRow = [20, 'device', 'CON', 'POST', 2, '02', { 'Uri-Path': '/rd/old' }];
    const { ended } = await play([
      ...registered,
      update,
      [2020, 'device', 'CON', 'POST', 2, '02', { 'Uri-Path': '/rd/old' }],
      [2030, 'server', 'ACK', '2.04', 2, '02'],
      [2040, 'device', 'CON', 'DELETE', 3, '03', { 'Uri-Path': '/rd/old' }],
      [2050, 'server', 'ACK', '2.02', 3, '03'],
    ]);
    const report = await ended;
    expect(requests()).to.deep.equal(['POST /rd', 'POST /rd/new', 'DELETE /rd/new']);
    expect(heard[0]?.query).to.deep.equal(['ep=meter-1', 'lt=60']);
    expect(heard[0]?.payload.toString()).to.equal('</3/0>');
    expect(report).to.deep.include({ passed: true, repeats: 1, skipped: 0 });
    expect(report.responses).to.deep.equal({ asRecorded: 3, different: 0, unanswered: 0 });
  });

  it('reports responses that differ or are missing, with the line of the capture', async () => {
    answer = ({ path }) =>
      path.length === 1
        ? { code: '2.01', locationPath: ['rd', 'new'] }
        : heard.length === 2
          ? { code: '4.04' }
          : new Promise<CoapReply>(() => undefined);
    const { ended } = await play(
      [
        ...registered,
        [20, 'device', 'CON', 'POST', 2, '02', { 'Uri-Path': '/rd/old' }],
        [25, 'server', 'ACK', '2.04', 2, '02'],
        [30, 'device', 'CON', 'POST', 3, '03', { 'Uri-Path': '/rd/old' }],
        [35, 'server', 'ACK', '2.04', 3, '03'],
      ],
      { responseTimeoutSeconds: 0.2 },
    );
    const report = await ended;
    expect(report).to.include({ passed: false, reachable: true });
    expect(report.responses).to.deep.equal({ asRecorded: 1, different: 1, unanswered: 1 });
    expect(report.findings).to.deep.equal([
      {
        kind: 'different',
        text: 'Update: 4.04 instead of 2.04',
        count: 1,
        example: { device: 'meter-1', line: 4 },
      },
      { kind: 'unanswered', text: 'Update: no response', count: 1, example: { device: 'meter-1', line: 6 } },
    ]);
    expect(renderReplayReport(report)).to.contain(
      'Update: 4.04 instead of 2.04 (once; first: meter-1, line 4',
    );
  });

  const observed: readonly CaptureRow[] = [
    [10, 'server', 'CON', 'GET', 7, '0c', { 'Uri-Path': '/3/0/9', Observe: 0 }],
    [11, 'device', 'ACK', '2.05', 7, '0c', { Observe: 1, 'Content-Format': 0 }, '100'],
    [20, 'device', 'CON', '2.05', 9, '0c', { Observe: 2, 'Content-Format': 0 }, '99'],
    [21, 'server', 'ACK', 'EMPTY', 9, ''],
    [30, 'device', 'NON', '2.05', 10, '0c', { Observe: 3, 'Content-Format': 0 }, '98'],
  ];

  it('fails if strict and a recorded request does not come, a message is not sent, or it ends early', async () => {
    const read: CaptureRow[] = [
      [30, 'server', 'CON', 'GET', 7, '0c', { 'Uri-Path': '/3/0/0' }],
      [31, 'device', 'ACK', '2.05', 7, '0c', { 'Content-Format': 0 }, 'acme'],
    ];
    const options = { observeWaitSeconds: 0 };
    for (const [rows, kinds] of [
      [[], []],
      [read, ['1 missing-request: GET /3/0/0 did not come']],
      [
        observed,
        [
          '2 skipped: Notify /3/0/9: the server does not observe the resource',
          '1 missing-request: GET /3/0/9 did not come',
        ],
      ],
    ] as const) {
      for (const strict of [false, true]) {
        const report = await (await play([...registered, ...rows], { ...options, strict })).ended;
        expect(report.passed).to.equal(!strict || kinds.length === 0);
        const found = report.findings.map(({ count, kind, text }) => `${count} ${kind}: ${text}`);
        expect(found).to.deep.equal(kinds);
      }
    }
    const answered = await play([...registered, ...read], { ...options, strict: true });
    heard = [];
    await ask({ path: ['3', '0', '0'] });
    expect((await answered.ended).passed).to.equal(true);
    const early = await play([...registered, ...read], { ...options, speed: 0.001, strict: true });
    expect((await early.stop()).passed).to.equal(false);
  });

  it('says that nothing came from an address where no server is', async () => {
    const { ended } = await play(registered, { server: 'coap://127.0.0.1:9', responseTimeoutSeconds: 0.1 });
    expect(await ended).to.deep.include({ passed: false, reachable: false });
  });

  it('does not send Updates of a registration that the server refused', async () => {
    answer = () => ({ code: '4.03' });
    const { ended } = await play([
      ...registered,
      [20, 'device', 'CON', 'POST', 2, '02', { 'Uri-Path': '/rd/old' }],
      [25, 'server', 'ACK', '2.04', 2, '02'],
    ]);
    const report = await ended;
    expect(requests()).to.deep.equal(['POST /rd']);
    expect(report.skipped).to.equal(1);
    expect(report.findings.map(({ kind, text }) => [kind, text])).to.deep.equal([
      ['different', 'Register: 4.03 instead of 2.01'],
      ['skipped', 'Update: the device is not registered with this server'],
    ]);
  });

  const read = (ms: number, id: number, value: string, more: object = {}): CaptureRow[] => [
    [ms, 'server', 'CON', 'GET', id, `a${id}`, { 'Uri-Path': '/3/0/9', ...more }],
    [ms + 1, 'device', 'ACK', '2.05', id, `a${id}`, { 'Content-Format': 0 }, value],
  ];

  it('answers with the latest recorded answer, 4.04 for other paths and 4.06 for other formats', async () => {
    const { ended } = await play([...registered, ...read(10, 1, '90'), ...read(60_000, 2, '80')], {
      speed: 100,
    });
    expect((await ask({ path: ['3', '0', '9'] })).payload.toString()).to.equal('90');
    expect((await ask({ path: ['3', '0', '9'], accept: 11_542 })).code).to.equal('4.06');
    expect((await ask({ path: ['3', '0', '13'] })).code).to.equal('4.04');
    const report = await ended;
    expect(report.serverRequests).to.deep.equal({ answered: 1, unknown: 2, missing: 0 });
    expect(report.findings.map(({ text }) => text)).to.deep.equal([
      'GET /3/0/9 in Content-Format 11542 is not in the capture',
      'GET /3/0/13 is not in the capture',
    ]);
    expect(report.passed).to.equal(true);
  });

  it('puts bodies together that were recorded in blocks, of both sides', async () => {
    const whole = 'x'.repeat(16) + 'y'.repeat(8);
    const first = { number: 0, more: true, size: 16 };
    const second = { number: 1, more: false, size: 16 };
    const rd = { 'Uri-Path': '/rd', 'Content-Format': 40, 'Uri-Query': ['ep=meter-1'] };
    const { ended } = await play([
      [0, 'device', 'CON', 'POST', 1, '01', { ...rd, Block1: first }, '</3/0>,</1/0>,</'],
      [1, 'server', 'ACK', '2.31', 1, '01', { Block1: first }],
      [2, 'device', 'CON', 'POST', 2, '02', { ...rd, Block1: second }, '4/0>'],
      [3, 'server', 'ACK', '2.01', 2, '02', { Block1: second, 'Location-Path': '/rd/old' }],
      [10, 'server', 'CON', 'GET', 5, '0a', { 'Uri-Path': '/3/0' }],
      [11, 'device', 'ACK', '2.05', 5, '0a', { 'Content-Format': 0, Block2: first }, whole.slice(0, 16)],
      [12, 'server', 'CON', 'GET', 6, '0b', { 'Uri-Path': '/3/0', Block2: { ...second } }],
      [13, 'device', 'ACK', '2.05', 6, '0b', { 'Content-Format': 0, Block2: second }, whole.slice(16)],
    ]);
    const { payload } = await ask({ path: ['3', '0'] });
    expect(payload.toString()).to.equal(whole);
    const report = await ended;
    expect(report.findings).to.deep.equal([]);
    expect(report.sent.requests).to.equal(1);
    expect(heard[0]?.payload.toString()).to.equal('</3/0>,</1/0>,</4/0>');
  });

  it("sends notifications with the token of the new server's observation", async () => {
    const { ended } = await play([...registered, ...observed]);
    await until(() => heard.length > 0);
    const [request] = heard;
    if (!request) return;
    const values: string[] = [];
    const { response } = await server.observe(
      request.peer,
      { method: 'GET', path: ['3', '0', '9'] },
      { onNotification: ({ payload }) => void values.push(payload.toString()) },
    );
    expect(response.payload.toString()).to.equal('100');
    const report = await ended;
    expect(values).to.deep.equal(['99', '98']);
    expect(report.sent.notifications).to.equal(2);
    expect(report.findings).to.deep.equal([]);
  });

  it('starts again at the end with loop, until it is stopped', async () => {
    const { stop } = await play(registered, { loop: true, speed: 1000 }).then((one) => ({
      stop: () => one.stop(),
    }));
    await until(() => heard.length >= 3);
    const report = await stop();
    expect(report.rounds).to.be.at.least(2);
    expect(new Set(heard.map(({ peer }) => peer.key)).size).to.be.at.least(3);
  });

  it('refuses coaps, a speed of 0 and a capture without devices', async () => {
    const nameOf = async (work: Promise<unknown>): Promise<string> => (await rejection(work)).name;
    expect(await nameOf(play(registered, { server: 'coaps://127.0.0.1' }))).to.equal('CaptureOptionError');
    expect(await nameOf(play(registered, { speed: 0 }))).to.equal('CaptureOptionError');
    expect(await nameOf(play([]))).to.equal('CaptureFileError');
  });
});
