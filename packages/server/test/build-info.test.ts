import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { buildInfo } from '../src/build-info.ts';

describe('the file written by the build', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-build-info-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read, and is absent in a checkout', () => {
    const place = pathToFileURL(join(folder, 'build.json'));
    expect(buildInfo(place)).to.deep.equal({});
    const written = {
      branch: 'main',
      buildDate: '2026-01-02T03:04:05.000Z',
      buildNumber: 7,
      revision: 'abc',
    };
    writeFileSync(place, JSON.stringify(written));
    expect(buildInfo(place)).to.deep.equal(written);
    expect(buildInfo()).to.deep.equal({});
  });
});
