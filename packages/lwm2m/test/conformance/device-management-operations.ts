import { expect } from 'chai';
import { parsePath, type NotificationAttributes, type TreeValue, type ValueRecord } from '../../src/index.ts';
import type { Exchange, Procedure } from './exchange.ts';

const record = (path: string, value: ValueRecord['value']): ValueRecord => ({ path: parsePath(path), value });
const voltages = new Map([
  [0, 3800],
  [1, 5000],
]);

function read(path: string, payload: string, values: Record<string, unknown>): Exchange {
  return {
    operation: { type: 'read', path: parsePath(path) },
    request: { method: 'GET', path, accept: 110 },
    reply: { code: '2.05', format: 110, payload },
    values,
  };
}

function readComposite(paths: readonly string[], payload: string, values: Record<string, unknown>): Exchange {
  return {
    operation: { type: 'readComposite', paths: paths.map(parsePath) },
    request: {
      method: 'FETCH',
      path: '/',
      format: 110,
      accept: 110,
      payload: JSON.stringify(paths.map((n) => ({ n }))),
    },
    reply: { code: '2.05', format: 110, payload },
    values,
  };
}

function writeComposite(records: readonly ValueRecord[], payload: string, code = '2.04'): Exchange {
  return {
    operation: { type: 'writeComposite', records },
    request: { method: 'iPATCH', path: '/', format: 110, payload },
    reply: { code },
  };
}

function refused(operation: Exchange['operation'], request: Exchange['request'], code: string): Exchange {
  return { operation, request, reply: { code } };
}

function discover(
  path: string,
  payload: string,
  values: Record<string, unknown>,
  depth?: 1 | 2 | 3,
): Exchange {
  const operation = { type: 'discover', path: parsePath(path) } as const;
  return {
    operation: depth === undefined ? operation : { ...operation, depth },
    request: {
      method: 'GET',
      path,
      accept: 40,
      ...(depth === undefined ? {} : { query: [`depth=${depth}`] }),
    },
    reply: { code: '2.05', format: 40, payload },
    values,
  };
}

function writeAttributes(path: string, attributes: NotificationAttributes): Exchange {
  return {
    operation: { type: 'writeAttributes', path: parsePath(path), attributes },
    request: {
      method: 'PUT',
      path,
      query: Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    },
    reply: { code: '2.04' },
  };
}

const security = parsePath('/0/0');

/** "Configuration 4" of the test specification: a Server object with default periods, a Device with two batteries. */
const batteries = (): Record<string, TreeValue | undefined> => ({
  '/1/0/0': 1,
  '/1/0/1': 86_400,
  '/1/0/2': 1,
  '/1/0/3': 10,
  '/3/0/0': 'Muster',
  '/3/0/4': undefined,
  '/3/0/6': new Map([
    [0, 1],
    [1, 2],
  ]),
  '/3/0/7': voltages,
  '/3/0/9': 87,
  '/3/0/11': new Map([[0, 0]]),
});

/** "Configuration 1": what every device has. */
const basics = (): Record<string, TreeValue | undefined> => ({
  '/1/0/0': 1,
  '/1/0/1': 86_400,
  '/1/0/6': false,
  '/1/0/7': 'U',
  '/1/0/8': undefined,
  '/3/0/0': 'Muster',
  '/3/0/11': new Map([[0, 0]]),
  '/3/0/16': 'U',
});

const hosts = new Map([
  [0, 'host'],
  [1, 'maker'],
]);

/** Operations, whatever the format. */
export const operationProcedures: readonly Procedure[] = [
  {
    id: 'LightweightM2M-1.1-int-221: operations on the Security object are refused',
    content: { '/0/0/0': 'coap://192.0.2.99', '/0/0/5': Buffer.from('00', 'hex'), '/3/0/0': 'Muster' },
    exchanges: [
      refused({ type: 'read', path: security }, { method: 'GET', path: '/0/0', accept: 110 }, '4.01'),
      refused(
        {
          type: 'write',
          path: parsePath('/0/0/0'),
          mode: 'replace',
          records: [record('/0/0/0', 'coap://x')],
        },
        { method: 'PUT', path: '/0/0/0', format: 0, payload: 'coap://x' },
        '4.01',
      ),
      {
        ...writeAttributes('/0', { pmin: 30, pmax: 45 }),
        reply: { code: '4.01' },
      },
      refused({ type: 'discover', path: security }, { method: 'GET', path: '/0/0', accept: 40 }, '4.01'),
      refused({ type: 'delete', path: security }, { method: 'DELETE', path: '/0/0' }, '4.01'),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-222: Read of an object',
    content: { '/3303/0/5700': 21.5, '/3303/1/5700': -3.25 },
    exchanges: [
      read('/3303', '[{"bn":"/3303/","n":"0/5700","v":21.5},{"n":"1/5700","v":-3.25}]', {
        '/3303/0/5700': 21.5,
        '/3303/1/5700': -3.25,
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-223: Read of an object instance leaves out what cannot be read',
    content: { '/3/0/0': 'Muster', '/3/0/4': undefined, '/3/0/9': 87 },
    exchanges: [
      read('/3/0', '[{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"9","v":87}]', {
        '/3/0/0': 'Muster',
        '/3/0/9': 87,
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-224: Read of a resource',
    exchanges: [read('/3/0/0', '[{"bn":"/3/0/0","vs":"Muster"}]', { '/3/0/0': 'Muster' })],
  },
  {
    id: 'LightweightM2M-1.1-int-225: Read of a resource instance',
    exchanges: [read('/3/0/7/1', '[{"bn":"/3/0/7/1","v":5000}]', { '/3/0/7/1': 5000 })],
  },
  {
    id: 'LightweightM2M-1.1-int-226: Write (partial update) of an object instance leaves the rest alone',
    exchanges: [
      {
        operation: {
          type: 'write',
          path: parsePath('/3/0'),
          mode: 'update',
          records: [record('/3/0/15', 'Europe/Berlin')],
        },
        request: {
          method: 'POST',
          path: '/3/0',
          format: 110,
          payload: '[{"bn":"/3/0/","n":"15","vs":"Europe/Berlin"}]',
        },
        reply: { code: '2.04' },
      },
      read('/3/0/14', '[{"bn":"/3/0/14","vs":"+01:00"}]', { '/3/0/14': '+01:00' }),
    ],
    after: (tree) => expect(tree.read(3, 0, 15)).to.equal('Europe/Berlin'),
  },
  {
    id: 'LightweightM2M-1.1-int-227: Write (replace) of a resource',
    exchanges: [
      {
        operation: {
          type: 'write',
          path: parsePath('/3/0/14'),
          mode: 'replace',
          records: [record('/3/0/14', '+02:00')],
        },
        request: { method: 'PUT', path: '/3/0/14', format: 0, payload: '+02:00' },
        reply: { code: '2.04' },
      },
      read('/3/0/14', '[{"bn":"/3/0/14","vs":"+02:00"}]', { '/3/0/14': '+02:00' }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-228: Write of a resource instance leaves its siblings alone',
    content: {
      '/16/0/0': new Map([
        [0, 'host'],
        [1, 'maker'],
      ]),
    },
    exchanges: [
      {
        operation: {
          type: 'write',
          path: parsePath('/16/0/0/1'),
          mode: 'replace',
          records: [record('/16/0/0/1', 'Muster')],
        },
        request: { method: 'PUT', path: '/16/0/0/1', format: 0, payload: 'Muster' },
        reply: { code: '2.04' },
      },
      read('/16/0/0', '[{"bn":"/16/0/0/","n":"0","vs":"host"},{"n":"1","vs":"Muster"}]', {
        '/16/0/0/0': 'host',
        '/16/0/0/1': 'Muster',
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-229: Read-Composite of resources, instances and resource instances',
    content: { '/3/0/0': 'Muster', '/3/0/7': voltages, '/3303/0/5700': 21.5 },
    exchanges: [
      readComposite(
        ['/3/0/0', '/3/0/7/1', '/3303/0'],
        '[{"bn":"/","n":"3/0/0","vs":"Muster"},{"n":"3/0/7/1","v":5000},{"n":"3303/0/5700","v":21.5}]',
        { '/3/0/0': 'Muster', '/3/0/7/1': 5000, '/3303/0/5700': 21.5 },
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-230: Write-Composite changes several objects at once',
    exchanges: [
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/3311/0/5850', false)],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3311/0/5850","vb":false}]',
      ),
    ],
    after: (tree) => expect([tree.read(3, 0, 14), tree.read(3311, 0, 5850)]).to.deep.equal(['+02:00', false]),
  },
  {
    id: 'LightweightM2M-1.1-int-235: Read-Composite of the root is everything that the server may see',
    content: { '/0/0/0': 'coap://192.0.2.99', '/1/0/1': 60, '/3/0/0': 'Muster' },
    exchanges: [
      readComposite(['/'], '[{"bn":"/","n":"1/0/1","v":60},{"n":"3/0/0","vs":"Muster"}]', {
        '/1/0/1': 60,
        '/3/0/0': 'Muster',
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-236: Read-Composite leaves out what is not there; 4.04 where nothing is',
    exchanges: [
      readComposite(['/3/0/0', '/9/0/1', '/3/0/4'], '[{"bn":"/","n":"3/0/0","vs":"Muster"}]', {
        '/3/0/0': 'Muster',
      }),
      refused(
        { type: 'readComposite', paths: [parsePath('/9/0/1')] },
        { method: 'FETCH', path: '/', format: 110, accept: 110, payload: '[{"n":"/9/0/1"}]' },
        '4.04',
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-241: Execute of Reboot',
    exchanges: [
      {
        operation: { type: 'execute', path: parsePath('/3/0/4') },
        request: { method: 'POST', path: '/3/0/4' },
        reply: { code: '2.04' },
      },
    ],
    after: (tree) => expect(tree.executed).to.deep.equal(['/3/0/4 ']),
  },
  {
    id: 'LightweightM2M-1.1-int-256: a Write to what is read-only, executable or not there fails',
    exchanges: [
      ['/3/0/0', 'x', '4.05'],
      ['/3/0/4', 'x', '4.05'],
      ['/3/0/99', 'x', '4.04'],
    ].map(([path = '', payload = '', code = '']) =>
      refused(
        { type: 'write', path: parsePath(path), mode: 'replace', records: [record(path, payload)] },
        { method: 'PUT', path, format: 0, payload },
        code,
      ),
    ),
    after: (tree) => expect(tree.read(3, 0, 0)).to.equal('Muster'),
  },
  {
    id: 'LightweightM2M-1.1-int-257: Write-Composite to the Server and Device objects',
    content: { '/1/0/2': 1, '/1/0/6': false, '/3/0/13': new Date(1_700_000_000_000) },
    exchanges: [
      writeComposite(
        [record('/1/0/2', 101), record('/1/0/6', true), record('/3/0/13', new Date(0))],
        '[{"bn":"/","n":"1/0/2","v":101},{"n":"1/0/6","vb":true},{"n":"3/0/13","v":0}]',
      ),
    ],
    after: (tree) =>
      expect([tree.read(1, 0, 2), tree.read(1, 0, 6), tree.read(3, 0, 13)]).to.deep.equal([
        101,
        true,
        new Date(0),
      ]),
  },
  {
    id: 'LightweightM2M-1.1-int-257: Write-Composite is all or nothing',
    exchanges: [
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/3/0/0', 'x')],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3/0/0","vs":"x"}]',
        '4.05',
      ),
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/9/0/1', 'x')],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"9/0/1","vs":"x"}]',
        '4.04',
      ),
    ],
    after: (tree) => expect(tree.read(3, 0, 14)).to.equal('+01:00'),
  },
  {
    id: 'LightweightM2M-1.1-int-260: Discover of an object, an instance and a resource, with attributes',
    content: { '/3/0/0': 'Muster', '/3/0/7': voltages },
    exchanges: [
      discover('/3', '</3>,</3/0>,</3/0/0>,</3/0/7>;dim=2', {
        '/3': {},
        '/3/0': {},
        '/3/0/0': {},
        '/3/0/7': { dim: '2' },
      }),
      {
        operation: { type: 'writeAttributes', path: parsePath('/3/0/7'), attributes: { pmin: 10, pmax: 60 } },
        request: { method: 'PUT', path: '/3/0/7', query: ['pmin=10', 'pmax=60'] },
        reply: { code: '2.04' },
      },
      discover('/3/0', '</3/0>,</3/0/0>,</3/0/7>;dim=2;pmin=10;pmax=60', {
        '/3/0': {},
        '/3/0/0': {},
        '/3/0/7': { dim: '2', pmin: '10', pmax: '60' },
      }),
      discover('/3/0/7', '</3/0/7>;dim=2;pmin=10;pmax=60,</3/0/7/0>,</3/0/7/1>', {
        '/3/0/7': { dim: '2', pmin: '10', pmax: '60' },
        '/3/0/7/0': {},
        '/3/0/7/1': {},
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource and of one of its instances',
    content: { '/3/0/11': new Map([[0, 0]]) },
    exchanges: [
      writeAttributes('/3', { pmin: 10, pmax: 200 }),
      writeAttributes('/3/0', { pmax: 320 }),
      writeAttributes('/3/0/11/0', { pmax: 100, epmin: 1, epmax: 20 }),
      discover('/3/0/11', '</3/0/11>;dim=1;pmin=10;pmax=320,</3/0/11/0>;pmax=100;epmin=1;epmax=20', {
        '/3/0/11': { dim: '1', pmin: '10', pmax: '320' },
        '/3/0/11/0': { pmax: '100', epmin: '1', epmax: '20' },
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource with thresholds of one instance',
    content: { '/3/0/7': voltages },
    exchanges: [
      {
        operation: { type: 'writeAttributes', path: parsePath('/3/0/7'), attributes: { pmin: 10 } },
        request: { method: 'PUT', path: '/3/0/7', query: ['pmin=10'] },
        reply: { code: '2.04' },
      },
      {
        operation: { type: 'writeAttributes', path: parsePath('/3/0/7/1'), attributes: { gt: 4900, st: 10 } },
        request: { method: 'PUT', path: '/3/0/7/1', query: ['gt=4900', 'st=10'] },
        reply: { code: '2.04' },
      },
      discover('/3/0/7', '</3/0/7>;dim=2;pmin=10,</3/0/7/0>,</3/0/7/1>;gt=4900;st=10', {
        '/3/0/7': { dim: '2', pmin: '10' },
        '/3/0/7/0': {},
        '/3/0/7/1': { gt: '4900', st: '10' },
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.2-int-264: Discover of depth 1 shows the default periods of the object',
    lwm2mVersion: '1.2',
    content: batteries(),
    exchanges: [
      discover('/3', '</3>;pmin=1;pmax=10,</3/0>', { '/3': { pmin: '1', pmax: '10' }, '/3/0': {} }, 1),
      writeAttributes('/3/0', { pmax: 200 }),
      discover(
        '/3',
        '</3>;pmin=1;pmax=10,</3/0>;pmax=200',
        { '/3': { pmin: '1', pmax: '10' }, '/3/0': { pmax: '200' } },
        1,
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.2-int-266: Discover of depth 2 lists resources, of depth 3 their instances',
    lwm2mVersion: '1.2',
    content: batteries(),
    exchanges: [
      discover(
        '/3',
        '</3>;pmin=1;pmax=10,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/7>;dim=2,</3/0/9>,</3/0/11>;dim=1',
        {
          '/3': { pmin: '1', pmax: '10' },
          '/3/0': {},
          '/3/0/0': {},
          '/3/0/4': {},
          '/3/0/6': { dim: '2' },
          '/3/0/7': { dim: '2' },
          '/3/0/9': {},
          '/3/0/11': { dim: '1' },
        },
        2,
      ),
      writeAttributes('/3', { pmin: 10, pmax: 200 }),
      writeAttributes('/3/0/7', { gt: 6, lt: 1, st: 1 }),
      writeAttributes('/3/0/7/1', { gt: 8 }),
      discover(
        '/3',
        '</3>;pmin=10;pmax=200,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/6/0>,</3/0/6/1>,' +
          '</3/0/7>;dim=2;gt=6;lt=1;st=1,</3/0/7/0>,</3/0/7/1>;gt=8,</3/0/9>,</3/0/11>;dim=1,</3/0/11/0>',
        {
          '/3': { pmin: '10', pmax: '200' },
          '/3/0': {},
          '/3/0/0': {},
          '/3/0/4': {},
          '/3/0/6': { dim: '2' },
          '/3/0/6/0': {},
          '/3/0/6/1': {},
          '/3/0/7': { dim: '2', gt: '6', lt: '1', st: '1' },
          '/3/0/7/0': {},
          '/3/0/7/1': { gt: '8' },
          '/3/0/9': {},
          '/3/0/11': { dim: '1' },
          '/3/0/11/0': {},
        },
        3,
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-270: Create of an object instance, which is found and read then',
    content: { '/16/0/0': hosts },
    exchanges: [
      {
        operation: {
          type: 'create',
          path: { objectId: 16 },
          records: [
            { path: { objectId: 16, instanceId: 1, resourceId: 0, resourceInstanceId: 0 }, value: 'other' },
          ],
        },
        request: {
          method: 'POST',
          path: '/16',
          format: 110,
          payload: '[{"bn":"/16/","n":"1/0/0","vs":"other"}]',
        },
        reply: { code: '2.01', location: ['16', '1'] },
      },
      discover('/16', '</16>,</16/0>,</16/0/0>;dim=2,</16/1>,</16/1/0>;dim=1', {
        '/16': {},
        '/16/0': {},
        '/16/0/0': { dim: '2' },
        '/16/1': {},
        '/16/1/0': { dim: '1' },
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-280: Read-Composite of a resource, a resource instance and an object instance',
    content: basics(),
    exchanges: [
      readComposite(
        ['/3/0/16', '/3/0/11/0', '/1/0'],
        '[{"bn":"/","n":"1/0/0","v":1},{"n":"1/0/1","v":86400},{"n":"1/0/6","vb":false},' +
          '{"n":"1/0/7","vs":"U"},{"n":"3/0/11/0","v":0},{"n":"3/0/16","vs":"U"}]',
        {
          '/3/0/16': 'U',
          '/3/0/11/0': 0,
          '/1/0/0': 1,
          '/1/0/1': 86_400,
          '/1/0/6': false,
          '/1/0/7': 'U',
        },
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-281: Read-Composite leaves out what can only be executed',
    content: basics(),
    exchanges: [
      readComposite(
        ['/1/0/1', '/1/0/7', '/1/0/8'],
        '[{"bn":"/","n":"1/0/1","v":86400},{"n":"1/0/7","vs":"U"}]',
        { '/1/0/1': 86_400, '/1/0/7': 'U' },
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-290: Delete of the instances of an object leaves the object',
    content: { '/16/0/0': hosts, '/16/1/0': hosts },
    exchanges: [
      ...['/16/0', '/16/1'].map((path) => ({
        operation: { type: 'delete', path: parsePath(path) } as const,
        request: { method: 'DELETE', path } as const,
        reply: { code: '2.02' },
      })),
      discover('/16', '</16>', { '/16': {} }),
    ],
  },
];
