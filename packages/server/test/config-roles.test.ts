import { expect } from 'chai';

import { completeServerConfig, ConfigError, flagsWithoutEffect, parseServerConfig } from '../src/config.ts';
import { hasRole } from '../src/cluster/process-roles.ts';

const bus = 'nats://127.0.0.1:4222';
const store = 'postgres://muster@db.example/muster';
const coaps = 'coaps://127.0.0.1:5684';

/** Flags and messages of all problems. */
function problemsOf(flags: object): readonly (readonly [string, string])[] {
  try {
    completeServerConfig(parseServerConfig(flags, {}));
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ flag, message, remedy }) => [flag, `${message} ${remedy}`]);
  }
}

describe('roles of a process', () => {
  for (const [what, flags] of [
    ['all roles, alone', {}],
    ['all roles, with others', { bus, store }],
    ['all roles, written out', { role: 'gateway,worker,api' }],
    ['a worker with standby', { role: 'worker', bus, store, standby: true }],
    ['all roles with standby, alone', { store, standby: true }],
    ['a gateway, whatever its store', { role: 'gateway', bus, coaps, gatewayName: 'gw-1' }],
    ['an api', { role: 'api', bus, store }],
    ['an api with HTTPS alone', { role: 'api', bus, store, http: 'none', https: '127.0.0.1:8443' }],
    ['a worker that is a gateway', { role: 'gateway,worker', bus, store, coaps }],
    ['a worker that has the API', { role: 'worker,api', bus, store, bootstrap: 'coap://127.0.0.1:5693' }],
  ] as const) {
    it(`takes ${what}`, () => {
      expect(problemsOf(flags)).to.deep.equal([]);
    });
  }

  for (const [what, flags, expected] of [
    [
      'gateway and api without worker',
      { role: 'gateway,api', bus, store },
      [['--role', 'also needs the role worker. Add --role worker, or start a process for each role.']],
    ],
    [
      'a gateway without a bus',
      { role: 'gateway' },
      [
        [
          '--bus',
          'it is missing. Processes with other roles are reached over it. For example: --bus nats://',
        ],
      ],
    ],
    ['a worker without a bus', { role: 'worker', store }, [['--bus', 'it is missing.']]],
    [
      'listeners for devices without the role gateway',
      { role: 'worker', bus, store, coaps },
      [['--coaps', 'only processes with the role gateway listen for devices over CoAP.']],
    ],
    [
      'bootstrap and MQTT at a gateway',
      { role: 'gateway', bus, bootstrap: 'coap://127.0.0.1:5693', mqtt: 'mqtt://127.0.0.1:1883' },
      [
        ['--bootstrap', 'the worker serves these devices. Give it to the process with the role worker'],
        ['--mqtt', 'the worker serves these devices.'],
      ],
    ],
    [
      'HTTPS without the role api',
      { role: 'worker', bus, store, https: '127.0.0.1:8443', http: 'none' },
      [
        ['--https', 'only processes with the role api listen for HTTPS. Give it to them'],
        ['--http', 'serves its probes over plain HTTP. For example: --http 127.0.0.1:8080'],
      ],
    ],
    [
      'an MQTT broker at an api',
      { role: 'api', bus, store, mqttBroker: 'mqtt://broker.example:1883' },
      [['--mqtt-broker', 'the worker serves these devices.']],
    ],
    [
      'a gateway that stands by',
      { role: 'gateway', bus, standby: true },
      [['--standby', 'only workers stand by: run as many processes with the roles gateway or api']],
    ],
    [
      'a worker with a store of its own',
      { role: 'worker', bus, store: 'sqlite:./muster.db' },
      [['--store', 'only a store in PostgreSQL can have several processes. Use --store postgres://']],
    ],
    ['standby with a store in memory', { standby: true, store: 'memory:' }, [['--store', 'PostgreSQL']]],
    ['an api with a store in memory', { role: 'api', bus, store: 'memory:' }, [['--store', 'PostgreSQL']]],
    ['all roles with a bus and SQLite', { bus }, [['--store', 'or leave out --role, --bus and --standby.']]],
    [
      'everything at once',
      { role: 'api', store: 'memory:', standby: true, coaps, bootstrap: 'coap://127.0.0.1:5693' },
      [
        ['--bus', 'it is missing.'],
        ['--coaps', 'role gateway'],
        ['--bootstrap', 'the worker serves'],
        ['--standby', 'only workers'],
        ['--store', 'PostgreSQL'],
      ],
    ],
  ] as const) {
    it(`refuses ${what}, and says what to do`, () => {
      const problems = problemsOf(flags);
      expect(problems.map(([flag]) => flag)).to.deep.equal(expected.map(([flag]) => flag));
      for (const [index, [, text]] of expected.entries()) expect(problems[index]?.[1]).to.contain(text);
    });
  }

  for (const name of ['gw 1', 'gw#1', '', 'ü', 'x'.repeat(300)]) {
    it(`refuses the gateway name "${name.slice(0, 10)}"`, () => {
      expect(() => completeServerConfig({ ...parseServerConfig({}, {}), gatewayName: name })).to.throw(
        ConfigError,
        '--gateway-name',
      );
    });
  }

  for (const [what, flags, expected] of [
    [
      'of the worker and the API in a gateway',
      { role: 'gateway', bus, requireSecurity: 'all', autoEnroll: 'Meter', bodyLimitBytes: 2_000 },
      ['--require-security', '--auto-enroll', '--body-limit-bytes'],
    ],
    ['with their defaults in a gateway', { role: 'gateway', bus, requireSecurity: 'provisioned' }, []],
    ['of gateways in a worker', { role: 'worker', bus, store, coap: 'coap://127.0.0.1:5700' }, ['--coap']],
    ['of gateways in an API', { role: 'api', bus, store, coap: 'coap://127.0.0.1:5700' }, ['--coap']],
    ['in a process with all roles', { coap: 'coap://127.0.0.1:5700', requireSecurity: 'all' }, []],
    ['in a worker that is a gateway', { role: 'gateway,worker', bus, store, requireSecurity: 'all' }, []],
  ] as const) {
    it(`knows settings without effect: ${what}`, () => {
      expect(flagsWithoutEffect(completeServerConfig(parseServerConfig(flags, {})))).to.deep.equal(expected);
    });
  }

  it('a process without the setting has all roles', () => {
    const role = ['gateway', 'worker', 'api'] as const;
    expect(role.map((name) => hasRole({}, name))).to.deep.equal([true, true, true]);
    expect(role.map((name) => hasRole({ role: ['worker'] }, name))).to.deep.equal([false, true, false]);
  });
});
