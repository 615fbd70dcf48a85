import { expect } from 'chai';
import { bundle, listing, MAX_LISTING_BYTES, wholeClient } from '../bench/bundle-size.ts';

const generated = (files: readonly string[]): readonly string[] =>
  files.filter((file) => file.includes('/generated/')).toSorted();

describe('the size of a bundle', () => {
  it('is at most 8 KB gzipped for a program that lists devices', async () => {
    expect((await bundle(listing)).gzippedBytes).to.be.at.most(MAX_LISTING_BYTES);
  });

  it('is less than 24 KB gzipped for the whole client', async () => {
    expect((await bundle(wholeClient)).gzippedBytes).to.be.below(24_000);
  });

  it('has no other group than those that are imported, and no code for uploads and values', async () => {
    const { files } = await bundle(listing);
    const expected = ['src/generated/groups/devices.ts', 'src/generated/operations/devices.ts'];
    expect(generated(files)).to.deep.equal(expected);
    const others = /node_modules|src\/(?:multipart|write-value)\.ts/u;
    expect(files.filter((file) => others.test(file))).to.deep.equal([]);
  });

  for (const [what, program, expected] of [
    ['webhooks', "import { verifyWebhook } from '@muster/sdk'; console.log(verifyWebhook);", []],
    ['a filter', "import { filter } from '@muster/sdk'; console.log(filter);", []],
    [
      'live events',
      "import { composeClient } from '@muster/sdk/core'; import { events } from '@muster/sdk/events'; console.log(composeClient({ baseUrl: 'http://127.0.0.1' }, { events }));",
      ['src/generated/groups/events.ts', 'src/generated/operations/events.ts'],
    ],
    [
      'the activity log',
      "import { activityLogs } from '@muster/sdk/activity-logs'; console.log(activityLogs);",
      ['src/generated/groups/activity-logs.ts', 'src/generated/operations/activity-logs.ts'],
    ],
    [
      'openDevice',
      "import { openDevice } from '@muster/sdk'; console.log(openDevice);",
      [
        'src/generated/names.ts',
        ...'activity-logs devices queue-items resource-attributes resources smart-objects'
          .split(' ')
          .map((group) => `src/generated/operations/${group}.ts`),
      ],
    ],
  ] as const) {
    it(`has what ${what} needs, and no other operations`, async () => {
      const { files, bytes } = await bundle(program);
      expect(generated(files)).to.deep.equal(expected);
      expect(bytes).to.be.below(25_000);
    });
  }
});
