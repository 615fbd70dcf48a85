import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { buildInfo } from '../src/build-info.ts';
import { TemporaryFolders } from './store/temporary-folder.ts';

describe('the file written by the build', () => {
  const folders = new TemporaryFolders();

  afterEach(() => folders.removeAll());

  it('is read, and is absent in a checkout', () => {
    const place = pathToFileURL(join(folders.make(), 'build.json'));
    expect(buildInfo(place)).to.deep.equal({});
    const written = { branch: 'main', buildDate: '2026-01-02T03:04:05.000Z', buildNumber: 7, revision: 'a' };
    writeFileSync(place, JSON.stringify(written));
    expect(buildInfo(place)).to.deep.equal(written);
    expect(buildInfo()).to.deep.equal({});
  });
});
