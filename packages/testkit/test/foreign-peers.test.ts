import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { foreignFile, foreignPeer, missingPeersLine, recordedMissingPeers, tempDir } from '../src/index.ts';

const VARIABLES = ['MUSTER_MISSING_PEERS', 'MUSTER_REQUIRE_PEERS', 'MUSTER_HIDE_PEERS'];

describe('foreign peers', () => {
  const before = new Map(VARIABLES.map((name) => [name, process.env[name]]));
  const skipped = new Error('skipped');
  const context = {
    skip(): never {
      throw skipped;
    },
  };

  afterEach(() => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it('gives the path of a program that is there', () => {
    expect(foreignPeer(context, 'node', 'nodejs')).to.match(/node$/);
  });

  it('skips without a program, and records it once with how to install it', async () => {
    await using folder = await tempDir();
    const record = join(folder.path, 'missing');
    process.env['MUSTER_MISSING_PEERS'] = record;
    process.env['MUSTER_REQUIRE_PEERS'] = '0';
    for (let time = 0; time < 2; time += 1) {
      expect(() => foreignPeer(context, 'no-such-peer', 'no-such-package')).to.throw(skipped);
    }
    const peer = { peer: 'no-such-peer', install: 'apt-get install no-such-package' };
    expect(readFileSync(record, 'utf8')).to.equal(`${JSON.stringify(peer)}\n`);
    expect(recordedMissingPeers(record)).to.deep.equal([peer]);
    expect(recordedMissingPeers(join(folder.path, 'none'))).to.deep.equal([]);
  });

  it('fails without a program where peers are required', () => {
    process.env['MUSTER_REQUIRE_PEERS'] = '1';
    expect(() => foreignPeer(context, 'no-such-peer', 'no-such-package')).to.throw(
      'no-such-peer is not on PATH. Install it with: apt-get install no-such-package',
    );
  });

  it('gives the path of a file that is there, and skips or fails without it', () => {
    const file = import.meta.filename;
    Reflect.deleteProperty(process.env, 'MUSTER_HIDE_PEERS');
    process.env['MUSTER_REQUIRE_PEERS'] = '1';
    expect(foreignFile(context, file, 'a-package')).to.equal(file);
    expect(() => foreignFile(context, '/no/such/module.so', 'a-package')).to.throw(
      '/no/such/module.so is missing. Install it with: apt-get install a-package',
    );
    process.env['MUSTER_REQUIRE_PEERS'] = '0';
    process.env['MUSTER_MISSING_PEERS'] = '/dev/null';
    process.env['MUSTER_HIDE_PEERS'] = '1';
    expect(() => foreignFile(context, file, 'a-package')).to.throw(skipped);
  });

  it('names missing peers in one line, Debian packages in one command', () => {
    expect(
      missingPeersLine([
        { peer: 'jq', install: 'apt-get install jq' },
        { peer: 'coap-client-notls', install: 'apt-get install libcoap3-bin' },
        { peer: 'coap-server-notls', install: 'apt-get install libcoap3-bin' },
        { peer: 'Leshan', install: 'npx pnpm run peers:leshan' },
      ]),
    ).to.equal(
      'Tests were skipped because peers are missing: Leshan, coap-client-notls, coap-server-notls, jq. ' +
        'Install them with: apt-get install jq libcoap3-bin; npx pnpm run peers:leshan',
    );
  });
});
