import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { TestApp } from '../../support/app.ts';

/** A client that sends arbitrary bytes and records the response. */
class RawClient {
  answer = '';
  readonly closed: Promise<unknown>;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8').on('data', (text: string) => (this.answer += text));
    // A connection is reset if the peer closes it during a write.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(url: string): Promise<RawClient> {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  write(bytes: string | Buffer): void {
    this.#socket.write(bytes);
  }

  chunk(bytes: string | Buffer): void {
    this.write(`${bytes.length.toString(16)}\r\n`);
    this.write(bytes);
    this.write('\r\n');
  }

  /** Resolves with the status of the response, which arrives during the request. */
  async status(): Promise<number> {
    while (!this.answer.includes('\r\n\r\n')) await once(this.#socket, 'data');
    return Number(/^HTTP\/1\.1 (\d{3}) /u.exec(this.answer)?.[1]);
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  close(): void {
    this.#socket.destroy();
  }
}

const LIMIT = 1_048_576;

describe('bodies that are longer than the server reads', () => {
  let app: TestApp;
  let client: RawClient;

  beforeEach(async () => {
    app = await TestApp.start();
    client = await RawClient.open(app.url);
  });

  afterEach(async () => {
    client.close();
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  const head = (line: string, ...headers: readonly string[]): void =>
    client.write(
      [
        `${line} HTTP/1.1`,
        'Host: x',
        `Authorization: Bearer ${app.apiKey}`,
        'Content-Type: application/json',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    );

  /** Resolves when the server has read all earlier bytes, and its reaction has arrived. */
  const turn = async (): Promise<void> => {
    expect(await app.get('/version')).to.include({ status: 200 });
  };

  /** The server closes the connection at the end of the time for the rest of the body, and not before. */
  const expectCut = async (drip = (): void => undefined): Promise<void> => {
    for (let part = 0; part < 3; part += 1) {
      drip();
      await turn();
      await app.world.clock.advance(333);
    }
    await turn();
    expect(client.isOpen).to.equal(true);
    await app.world.clock.advance(1);
    await client.closed;
  };

  it('a chunked body is answered 413 when it exceeds the limit, and the connection is closed', async () => {
    head('POST /api/v3/devicetypes', 'Transfer-Encoding: chunked');
    client.chunk('x'.repeat(LIMIT));
    client.chunk('x');
    expect(await client.status()).to.equal(413);
    await expectCut();
  });

  it('also when it is slow: further bytes change nothing', async () => {
    head('POST /api/v3/devicetypes', 'Transfer-Encoding: chunked');
    client.chunk('x'.repeat(LIMIT));
    for (let count = 0; count < 5; count += 1) {
      client.chunk('x');
      await turn();
    }
    expect(await client.status()).to.equal(413);
    await expectCut(() => client.chunk('x'));
  });

  it('a declared length is answered before the body arrives', async () => {
    head('POST /api/v3/devicetypes', `Content-Length: ${LIMIT + 1}`);
    expect(await client.status()).to.equal(413);
    await expectCut();
  });

  it('a body that is too long when decompressed is answered before its end', async () => {
    head('POST /api/v3/devicetypes', 'Transfer-Encoding: chunked', 'Content-Encoding: gzip');
    client.chunk(gzipSync('x'.repeat(16 * LIMIT)).subarray(0, -8));
    expect(await client.status()).to.equal(413);
    await expectCut();
  });

  it('also an unexpected body, and one of a client without a key', async () => {
    head('GET /api/v3/devicetypes', 'Transfer-Encoding: chunked');
    client.chunk('x');
    expect(await client.status()).to.equal(200);
    await expectCut();
    client = await RawClient.open(app.url);
    client.write('POST /api/v3/devicetypes HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    client.chunk('x');
    expect(await client.status()).to.equal(401);
    await expectCut();
  });

  it('a body whose rest follows soon is answered, and its connection is reused', async () => {
    head('POST /api/v3/devicetypes', `Content-Length: ${LIMIT + 1}`);
    expect(await client.status()).to.equal(413);
    client.write('x'.repeat(LIMIT + 1));
    client.answer = '';
    head('GET /api/v3/version');
    expect(await client.status()).to.equal(200);
    await app.world.clock.advance(5_000);
    client.answer = '';
    head('GET /api/v3/version');
    expect(await client.status()).to.equal(200);
  });

  it('an interrupted body is no error of the service', async () => {
    for (const coding of ['identity', 'gzip']) {
      head('POST /api/v3/devicetypes', 'Content-Length: 100', `Content-Encoding: ${coding}`);
      client.write(gzipSync('{}').subarray(0, 5));
      await turn();
      client.close();
      await client.closed;
      client = await RawClient.open(app.url);
    }
    head('GET /api/v3/version');
    expect(await client.status()).to.equal(200);
  });
});
