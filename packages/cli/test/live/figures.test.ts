import { PassThrough } from 'node:stream';
import { mock } from 'node:test';
import { expect } from 'chai';
import { withFigures } from '../../src/live/figures.ts';
import { buffer } from 'node:stream/consumers';
import type { OperationInput } from '@muster/sdk';
import { withUploadFigures } from '../../src/live/upload-figures.ts';

describe('withFigures', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('writes a line every five seconds, and one as soon as its milestone is reached', async () => {
    const stream = new PassThrough({ encoding: 'utf8' });
    const written = (): string => (stream.read() as string | null) ?? '';
    let registered = 0;
    await withFigures(
      () => `${registered}/2 registered`,
      stream as unknown as NodeJS.WriteStream,
      async () => {
        mock.timers.tick(1_000);
        expect(written()).to.equal('');
        registered = 2;
        mock.timers.tick(500);
        expect(written()).to.equal('2/2 registered\n');
        mock.timers.tick(3_000);
        expect(written()).to.equal('');
        mock.timers.tick(500);
        expect(written()).to.equal('2/2 registered\n');
      },
      { isMilestone: () => registered === 2 },
    );
  });
});

const file = new File([Buffer.alloc(2_500_000, 7)], 'image.bin');
const request = { Title: 'Mooring' };

describe('withUploadFigures', () => {
  let shown: string;

  const streamOf = (isTTY: boolean): NodeJS.WriteStream => {
    shown = '';
    const stream = Object.assign(new PassThrough(), { isTTY, columns: 80, rows: 24 });
    stream.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    return stream as unknown as NodeJS.WriteStream;
  };

  it('shows on a terminal how much has been sent, and sends all of it with its name', async () => {
    const body = { firmware: file, request };
    const sent = await withUploadFigures({ body }, streamOf(true), async (input: OperationInput) => {
      const { firmware, ...others } = input.body as { firmware: { name: string; stream: ReadableStream } };
      return { name: firmware.name, bytes: await buffer(firmware.stream as never), others };
    });
    expect(sent.name).to.equal('image.bin');
    expect(sent.bytes.equals(Buffer.from(await file.arrayBuffer()))).to.equal(true);
    expect(sent.others).to.deep.equal({ request });
    expect(shown).to.contain('% of 2.5 MB sent');
  });

  it('leaves the body unchanged and shows nothing without a terminal, for small files and for bodies without a form', async () => {
    const small = new File(['small'], 'small.bin');
    for (const [input, isTTY] of [
      [{ body: { firmware: file, request } }, false],
      [{ body: { firmware: small } }, true],
      [{ body: 'a,b' }, true],
      [{}, true],
    ] as const) {
      expect(await withUploadFigures(input, streamOf(isTTY), async (given) => given)).to.equal(input);
      expect(shown).to.equal('');
    }
  });
});
