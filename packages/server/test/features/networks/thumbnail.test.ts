import { expect } from 'chai';
import { appPerSuite } from '../../support/app-of-tests.ts';
import type { TestApp } from '../../support/app.ts';

describe('the thumbnail of the current user', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  const thumbnail = async (key: string): Promise<Buffer> => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${app.url}/api/v3/user/thumbnail`, { headers });
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.equal('image/png');
    return Buffer.from(await answer.arrayBuffer());
  };

  it('the thumbnail is a PNG that distinguishes users: the same for one, different for another (spec 4.3, 5)', async () => {
    const ada = await app.createKey('Operator', 'ada');
    const bob = await app.createKey('User', 'bob');
    const picture = await thumbnail(ada.key);
    // The header of a PNG: its signature, and IHDR with width and height.
    expect(picture.subarray(0, 8).toString('latin1')).to.equal('\x89PNG\r\n\x1a\n');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).to.deep.equal([80, 80]);
    expect((await thumbnail(ada.key)).equals(picture)).to.equal(true);
    expect((await thumbnail(bob.key)).equals(picture)).to.equal(false);
  });
});
