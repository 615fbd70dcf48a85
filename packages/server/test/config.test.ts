import { expect } from 'chai';
import { homedir } from 'node:os';
import { join } from 'node:path';

import {
  completeServerConfig,
  ConfigError,
  defaultConnectionFolder,
  parseHostPort,
  parseServerConfig,
  serverSettings,
} from '../src/config.ts';

describe('parseServerConfig', () => {
  it('has a default for all required settings', () => {
    expect(parseServerConfig({}, {})).to.deep.include({
      http: '127.0.0.1:8080',
      coap: ['coap://127.0.0.1:5683'],
      store: `sqlite:${join('data', 'muster.db')}`,
      dataDir: './data',
    });
  });

  it('sets every default of the table, and nothing else', () => {
    const config = parseServerConfig({}, {});
    const expected = serverSettings.filter((one) => one.default !== undefined).map(({ key }) => key);
    expect(Object.keys(config)).to.have.members([...expected, 'store']);
    for (const { key, default: value } of serverSettings)
      if (value !== undefined && !Array.isArray(config[key])) expect(config[key], key).to.equal(value);
    expect(config.maxConnections).to.equal(10_000);
  });

  it('adds the defaults to the configuration of a program', () => {
    const { http, coap, store, dataDir } = parseServerConfig({}, {});
    const complete = completeServerConfig({ http, coap, store, dataDir, webhookAttempts: 3, coaps: [] });
    expect(complete).to.deep.equal({ ...parseServerConfig({}, {}), webhookAttempts: 3 });
  });

  it('suggests the value closest to a mistyped one', () => {
    const env = { MUSTER_FIRMWARE_DELIVERY: 'pul' };
    expect(() => parseServerConfig({}, env)).to.throw(ConfigError, 'MUSTER_FIRMWARE_DELIVERY');
    expect(() => parseServerConfig({}, env)).to.throw('"pul" is not one of push, pull. Did you mean "pull"?');
  });

  it('has an example in the table that each setting accepts', () => {
    const examples = serverSettings.map(({ key, example, default: value }) => [
      key,
      String(example ?? value),
    ]);
    expect(() => parseServerConfig(Object.fromEntries(examples) as object, {})).not.to.throw();
  });

  it('takes bootstrap listeners like those of the gateway; there is none by default', () => {
    const env = { MUSTER_BOOTSTRAP: 'coap://127.0.0.1:5693,coap://[::1]:0' };
    expect(parseServerConfig({}, env).bootstrap).to.deep.equal(['coap://127.0.0.1:5693', 'coap://[::1]:0']);
    expect(() => parseServerConfig({ bootstrap: 'http://x' }, {})).to.throw(ConfigError, '--bootstrap');
    const { bootstrap, ...config } = parseServerConfig({}, {});
    expect(bootstrap).to.equal(undefined);
    expect(() => completeServerConfig({ ...config, bootstrap: [] })).not.to.throw();
    expect(() => completeServerConfig({ ...config, bootstrap: ['x'] })).to.throw(ConfigError);
  });

  it('accepts origins of browsers, or * alone, and names an invalid origin', () => {
    const originsOf = (text: string): unknown =>
      parseServerConfig({ allowedOrigins: text }, {}).allowedOrigins;
    const env = { MUSTER_ALLOWED_ORIGINS: 'https://APP.example:443, http://127.0.0.1:3000' };
    const origins = ['https://app.example', 'http://127.0.0.1:3000'];
    expect(parseServerConfig({}, env).allowedOrigins).to.deep.equal(origins);
    expect(() =>
      completeServerConfig({ ...parseServerConfig({}, {}), allowedOrigins: origins }),
    ).not.to.throw();
    expect(originsOf('*')).to.equal('*');
    for (const text of [
      'app.example',
      'https://app.example/path',
      'null',
      'https://*.example',
      'ftp://a',
      '*, http://a',
    ]) {
      const [wrong] = text.split(',');
      expect(() => originsOf(`https://a,${text}`), text).to.throw(ConfigError, `"${wrong}"`);
      expect(() => originsOf(`https://a,${text}`), text).to.throw(ConfigError, '--allowed-origins');
    }
  });

  it('accepts a base path with or without a slash at its end, and refuses other text', () => {
    const of = (basePath: string): string => parseServerConfig({ basePath }, {}).basePath;
    expect(['/', '/appiot', '/a/b-1.0/', ' /x '].map(of)).to.deep.equal(['/', '/appiot', '/a/b-1.0', '/x']);
    for (const text of [
      'appiot',
      '/..',
      '/a/../b',
      '/.a',
      '/a//b',
      '/a b',
      '/%2e%2e',
      '/a?b',
      '/api',
      '/api/v3',
    ]) {
      expect(() => of(text), text).to.throw(ConfigError, `"${text}"`);
      expect(() => of(text), text).to.throw(ConfigError, '--base-path');
    }
  });

  it('prefers flags to variables and variables to defaults', () => {
    const env = {
      MUSTER_HTTP: '127.0.0.1:1',
      MUSTER_COAP: 'coap://127.0.0.1:2, coap://[::1]',
      MUSTER_DATA_DIR: '/var/lib/muster',
      MUSTER_LOG_LEVEL: 'WARN',
      MUSTER_RETENTION_DAYS: '',
      MUSTER_AUTO_ENROLL: 'Generic LwM2M',
    };
    const config = parseServerConfig(
      { http: '[::1]:0', shutdownTimeoutSeconds: 0, retentionDays: '7.5' },
      env,
    );
    expect(config).to.deep.include({
      http: '[::1]:0',
      coap: ['coap://127.0.0.1:2', 'coap://[::1]:5683'],
      store: `sqlite:${join('/var/lib/muster', 'muster.db')}`,
      dataDir: '/var/lib/muster',
      autoEnroll: 'Generic LwM2M',
      logLevel: 'warn',
      retentionDays: 7.5,
      shutdownTimeoutSeconds: 0,
    });
  });

  it('names flag, variable and remedy for all faults at once', () => {
    const input = {
      http: 'localhost',
      coap: ['coaps://x:1'],
      store: 'mysql:x',
      logLevel: 'loud',
      dataDir: ' ',
    };
    const error = errorOf(() => parseServerConfig(input, { MUSTER_RETENTION_DAYS: 'soon' }));
    const problems = error instanceof ConfigError ? error.problems : [];
    const flags = ['--coap', '--data-dir', '--http', '--log-level', '--retention-days', '--store'];
    expect(problems.map(({ flag }) => flag).sort()).to.deep.equal(flags);
    for (const { flag, variable, remedy } of problems) {
      expect(error.message).to.contain(flag).and.to.contain(variable);
      expect(remedy).to.contain(flag);
    }
  });

  it('takes HOST:PORT for --coap, --coaps and --bootstrap, as for --http', () => {
    const config = parseServerConfig(
      {
        coap: '127.0.0.1:5683,[::1]:0',
        coaps: 'localhost:5684',
        bootstrap: '0.0.0.0:5693,coaps://0.0.0.0:5694',
      },
      {},
    );
    expect(config).to.deep.include({
      coap: ['coap://127.0.0.1:5683', 'coap://[::1]:0'],
      coaps: ['coaps://localhost:5684'],
      bootstrap: ['coap://0.0.0.0:5693', 'coaps://0.0.0.0:5694'],
    });
  });

  for (const [flag, ...texts] of [
    ['http', '', '8080', ':8080', 'host:', 'host:99999', '::1:80', 'http://x:1', 'a b:1'],
    ['coap', '', '127.0.0.1', ':5683', '127.0.0.1:70000', 'coap://', 'coap://h:1/path', 'coap://a,,coap://b'],
  ] as const) {
    for (const text of texts) {
      it(`refuses --${flag} "${text}"`, () => {
        expect(() => parseServerConfig({ [flag]: text }, {})).to.throw(ConfigError, `--${flag}`);
      });
    }
  }

  it('checks configurations made by programs, too', () => {
    const config = parseServerConfig({}, {});
    completeServerConfig(config);
    expect(() => completeServerConfig({ ...config, coap: [] })).to.throw(ConfigError, '--coap');
    expect(() => completeServerConfig({ ...config, http: 'x' })).to.throw(ConfigError, '--http');
    expect(() => completeServerConfig({ ...config, queueExpirySeconds: 0 })).to.throw(
      ConfigError,
      '--queue-expiry-seconds',
    );
  });

  it('takes the bounds as numbers within their limits', () => {
    const bounds = {
      expiryGraceSeconds: 0.5,
      bodyLimitBytes: 4_096,
      requestsPerMinute: 0,
      maxEventStreams: 10,
      maxWaitingCommands: 1,
      floodPerSecond: 0,
    };
    expect(parseServerConfig(bounds, {})).to.include(bounds);
    for (const [key, value] of Object.entries({
      expiryGraceSeconds: -1,
      bodyLimitBytes: 10,
      requestsPerMinute: 1.5,
      maxEventStreams: '1e9',
      maxWaitingCommands: 0,
      floodPerSecond: 99,
    }))
      expect(() => parseServerConfig({ [key]: value }, {}), key).to.throw(
        ConfigError,
        serverSettings.find((one) => one.key === key)!.flag,
      );
  });
});

describe('parseHostPort', () => {
  it('removes brackets from IPv6 addresses', () => {
    expect(parseHostPort('[::1]:80')).to.deep.equal({ host: '::1', port: 80 });
    expect(parseHostPort('localhost:0')).to.deep.equal({ host: 'localhost', port: 0 });
  });
});

describe('defaultConnectionFolder', () => {
  it('follows the XDG rules', () => {
    expect(defaultConnectionFolder({ XDG_STATE_HOME: '/s' })).to.equal(join('/s', 'muster', 'servers'));
    const home = join(homedir(), '.local', 'state', 'muster', 'servers');
    expect(defaultConnectionFolder({})).to.equal(home);
    expect(defaultConnectionFolder({ XDG_STATE_HOME: 'relative' })).to.equal(home);
  });
});

function errorOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('expected an error');
}
