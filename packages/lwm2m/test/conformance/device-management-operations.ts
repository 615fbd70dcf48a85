import { expect } from 'chai';
import { parsePath } from '../../src/index.ts';
import {
  discover,
  readSenml,
  record,
  refused,
  write,
  writeAttributes,
} from './device-management-exchanges.ts';
import type { Procedure } from './exchange.ts';

const security = parsePath('/0/0');

const hosts = new Map(['host', 'maker'].entries());

/** Operations on one path, in any format. */
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
      readSenml('/3303', '[{"bn":"/3303/","n":"0/5700","v":21.5},{"n":"1/5700","v":-3.25}]', {
        '/3303/0/5700': 21.5,
        '/3303/1/5700': -3.25,
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-223: Read of an object instance leaves out what cannot be read',
    content: { '/3/0/0': 'Muster', '/3/0/4': undefined, '/3/0/9': 87 },
    exchanges: [
      readSenml('/3/0', '[{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"9","v":87}]', {
        '/3/0/0': 'Muster',
        '/3/0/9': 87,
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-224: Read of a resource',
    exchanges: [readSenml('/3/0/0', '[{"bn":"/3/0/0","vs":"Muster"}]', { '/3/0/0': 'Muster' })],
  },
  {
    id: 'LightweightM2M-1.1-int-225: Read of a resource instance',
    exchanges: [readSenml('/3/0/7/1', '[{"bn":"/3/0/7/1","v":5000}]', { '/3/0/7/1': 5000 })],
  },
  {
    id: 'LightweightM2M-1.1-int-226: Write (partial update) of an object instance leaves the rest alone',
    exchanges: [
      write(
        '/3/0',
        110,
        '[{"bn":"/3/0/","n":"15","vs":"Europe/Berlin"}]',
        [record('/3/0/15', 'Europe/Berlin')],
        'update',
      ),
      readSenml('/3/0/14', '[{"bn":"/3/0/14","vs":"+01:00"}]', { '/3/0/14': '+01:00' }),
    ],
    after: (tree) => expect(tree.read(3, 0, 15)).to.equal('Europe/Berlin'),
  },
  {
    id: 'LightweightM2M-1.1-int-227: Write (replace) of a resource',
    exchanges: [
      write('/3/0/14', 0, '+02:00', [record('/3/0/14', '+02:00')]),
      readSenml('/3/0/14', '[{"bn":"/3/0/14","vs":"+02:00"}]', { '/3/0/14': '+02:00' }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-228: Write of a resource instance leaves its siblings alone',
    content: { '/16/0/0': new Map(hosts) },
    exchanges: [
      write('/16/0/0/1', 0, 'Muster', [record('/16/0/0/1', 'Muster')]),
      readSenml('/16/0/0', '[{"bn":"/16/0/0/","n":"0","vs":"host"},{"n":"1","vs":"Muster"}]', {
        '/16/0/0/0': 'host',
        '/16/0/0/1': 'Muster',
      }),
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
