import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { leshan } from './leshan.ts';

const bench = join(import.meta.dirname, '../../bench/leshan.ts');

describe('The bench beside Leshan', () => {
  // So few devices take less processor time than a tick of its clock, so the figures are not looked at.
  it('plays all parts of the life of a device without an error', async function () {
    await leshan(this);
    const env = { ...process.env, DEVICES: '20', ROUNDS: '1' };
    const { stdout } = await promisify(execFile)(process.execPath, [bench], { env });
    const names = [...stdout.matchAll(/^leshan\.(\S+) ratio=/gmu)].map(([, name]) => name);
    const parts = [
      'enrol',
      'enrol-discover',
      'register',
      'update',
      'register-observed',
      'notify',
      'deregister',
      'handshake',
    ];
    expect(names).to.include.members(parts.flatMap((part) => [part, `${part}.cpu`]));
  });
});
