import { expect } from 'chai';
import { useCli } from '../support/cli.ts';

describe('errors of the command line', () => {
  const sandbox = useCli(() => ({ MUSTER_URL: 'http://127.0.0.1:1', MUSTER_API_KEY: 'key' }));

  const cases: readonly (readonly [words: readonly string[], message: string])[] = [
    [['read'], 'Missing argument: device.\nName it, or select devices: --tag TAG.'],
    [['write', 'press-7', '/3/0/14'], 'Missing argument: value.'],
    [['listen'], 'Missing flag: --forward-to.'],
    [['listen', '--forward-to', 'localhost:1', '--max', 'x'], '--max must be a whole number, not "x".'],
    [['listen', '--forward-to', 'localhost:1', '--max', '0'], '--max must be at least 1, not 0.'],
    [['read', '-', '--workers', '99'], '--workers must be at most 64, not 99.'],
    [
      ['read', 'press-7', '/3/0', '--wait-timeout', '99999999'],
      '--wait-timeout must be a duration of 0 to 86400 seconds, not "99999999".',
    ],
    [['wait', 'server', '--timeout', '1h30m'], '--timeout must be a duration of'],
    [['devices', 'list', '--filter'], 'The value of --filter is missing.'],
    [['devices', 'list', '--local', 'a', '--url', 'http://localhost'], 'exclude each other.'],
  ];
  for (const [words, message] of cases) {
    it(`muster ${words.join(' ')}: ${message}`, async () => {
      const stderr = await sandbox.fails(2, [...words]);
      expect(stderr)
        .to.contain(message)
        .and.not.to.contain('The following')
        .and.not.to.contain('required arg');
    });
  }
});
