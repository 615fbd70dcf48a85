import { OptionNumber } from '@muster/coap';
import { expect } from 'chai';
import {
  decodeChanges,
  decodePaths,
  decodeValues,
  formatLinkFormat,
  formatPath,
  parsePath,
  type CompositeOperation,
  type DeviceOperation,
  type TreeValue,
} from '../../src/index.ts';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import { RawDevice } from '../endpoint/raw-device.ts';
import { MemoryTree, models, TestServer } from '../endpoint/support.ts';

const { accept, contentFormat, locationPath, uriQuery } = OptionNumber;

/** A request or a response. */
interface Line {
  /** Method or code. */
  readonly code: string;
  readonly path: string;
  readonly accept: number | undefined;
  readonly format: number | undefined;
  readonly location: readonly string[] | undefined;
  readonly query: readonly string[];
  readonly payload: Buffer;
}

interface Exchange {
  readonly request: Line;
  readonly reply: Line;
  /** Values by path that the server reads. */
  gives?: Readonly<Record<string, unknown>>;
}

/** A procedure of the enabler test specification. */
export interface Procedure {
  readonly id: string;
  /** Objects of the device; default: those of the other tests. */
  has?: Record<string, TreeValue | undefined>;
  readonly exchanges: Exchange[];
  /** What the device holds in the end. */
  then?: Record<string, TreeValue | undefined>;
  /** The executed resources in the end. */
  executed?: string;
}

/**
 * Reads procedures: the title at the beginning of a line; below it `has` with the objects of the device, requests with the
 * response and what the server makes of it, and what the device holds `then`. Payloads of binary formats are hexadecimal.
 */
export function proceduresOf(text: string): Procedure[] {
  const procedures: Procedure[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, indent = '', word = '', rest = ''] = /^( *)(\S+) ?(.*)$/.exec(line) ?? [];
    const last = procedures.at(-1);
    if (!last || indent === '') procedures.push({ id: line, exchanges: [] });
    else if (word === 'has' || word === 'then') last[word] = contentOf(rest);
    else if (word === 'executed') last.executed = rest;
    else if (word === 'gives') last.exchanges.at(-1)!.gives = JSON.parse(rest) as Record<string, unknown>;
    else if (indent === '  ') last.exchanges.push({ request: lineOf(word, rest), reply: lineOf('', '') });
    else last.exchanges.push({ ...last.exchanges.pop()!, reply: lineOf(word, rest) });
  }
  return procedures;
}

function lineOf(code: string, rest: string): Line {
  const words = rest.split(' ');
  const path = words[0]?.startsWith('/') === true ? words.shift()! : '/';
  const settings: [string, string][] = [];
  while (/^[a-z]+=\S+$/.test(words[0] ?? '')) settings.push(words.shift()!.split('=') as [string, string]);
  const of = (name: string): string | undefined => settings.find(([one]) => one === name)?.[1];
  const number = (name: string): number | undefined =>
    of(name) === undefined ? undefined : Number(of(name));
  const format = number('format');
  const payload = words.join(' ');
  return {
    code,
    path,
    accept: number('accept'),
    format,
    location: of('location')?.split('/').slice(1),
    query: settings
      .filter(([name]) => !/^(accept|format|location)$/.test(name))
      .map((pair) => pair.join('=')),
    payload: [60, 112, 11_542].includes(format ?? 0)
      ? Buffer.from(payload.replaceAll(' ', ''), 'hex')
      : Buffer.from(payload),
  };
}

/** Values by path: `null` is executable, a list or an object has resource instances, `@1` is a time. */
function contentOf(json: string): Record<string, TreeValue | undefined> {
  const valueOf = (value: unknown): TreeValue | undefined => {
    if (value === null) return undefined;
    if (typeof value === 'object') {
      const instances = Object.entries(value as Record<string, string | number>);
      return new Map(instances.map(([id, one]) => [Number(id), one]));
    }
    if (typeof value === 'string' && value.startsWith('@')) return new Date(Number(value.slice(1)) * 1000);
    return value as TreeValue;
  };
  const content = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return Object.fromEntries(content.map(([path, value]) => [path, valueOf(value)]));
}

/** The operation of which a request is the form in CoAP. */
function operationOf({
  code,
  path: target,
  accept: asked,
  format = 0,
  query,
  payload,
}: Line): DeviceOperation | CompositeOperation {
  const path = parsePath(target);
  const settings = Object.fromEntries(
    query.map((one) => one.split('=')).map(([name, value]) => [name, Number(value)]),
  ) as Record<string, never>;
  if (code === 'FETCH') return { type: 'readComposite', paths: decodePaths(format, payload) };
  if (code === 'DELETE') return { type: 'delete', path };
  if (code === 'GET') return asked === 40 ? { type: 'discover', path, ...settings } : { type: 'read', path };
  if (query.length > 0) return { type: 'writeAttributes', path, attributes: settings };
  if (format === 320) return { type: 'writeComposite', ...decodeChanges(format, payload, models) };
  if (payload.length === 0) return { type: 'execute', path };
  const { objectId = 0, instanceId, resourceId = 0 } = path;
  const records =
    models.resource(objectId, resourceId)?.type === 'None' && instanceId !== undefined
      ? [{ path, value: payload.toString() }]
      : decodeValues(format, payload, path, models);
  if (code === 'iPATCH') return { type: 'writeComposite', records };
  if (code === 'POST' && instanceId === undefined) return { type: 'create', path, records };
  return { type: 'write', path, mode: code === 'PUT' ? 'replace' : 'update', records };
}

/** Plays the server's side of a procedure to a device. */
export async function playToDevice({ id, has, exchanges, then, executed }: Procedure): Promise<void> {
  const tree = new MemoryTree(has);
  await using device = await LockstepDevice.open({
    tree,
    lwm2mVersion: id.includes('M2M-1.2') ? '1.2' : '1.1',
  });
  for (const { request, reply } of exchanges) {
    const options = {
      ...(request.query.length === 0 ? {} : { [uriQuery]: request.query }),
      ...(request.format === undefined ? {} : { [contentFormat]: request.format }),
      ...(request.accept === undefined ? {} : { [accept]: request.accept }),
    };
    const answer = await device.ask(request.code, request.path, options, request.payload);
    const what = `${request.code} ${request.path}`;
    expect(answer.code, what).to.equal(reply.code);
    expect(answer.location, what).to.deep.equal(reply.location ?? []);
    // A refusal may say anything beside its code.
    if (!reply.code.startsWith('2.')) continue;
    expect(answer.contentFormat, what).to.equal(reply.format);
    expect(shown(answer.bytes), what).to.equal(shown(reply.payload));
    // A device tells its new object list, and its new lifetime, by itself.
    if (reply.code === '2.01' || reply.code === '2.02' || writesLifetime(request)) {
      await device.answer('2.04');
    }
  }
  for (const [path, value] of Object.entries(then ?? {})) {
    const { objectId = 0, instanceId = 0, resourceId = 0 } = parsePath(path);
    expect(tree.read(objectId, instanceId, resourceId), path).to.deep.equal(value);
  }
  if (executed !== undefined) expect(tree.executed).to.deep.equal([`${executed} `]);
}

const writesLifetime = ({ code, path }: Line): boolean => code === 'PUT' && path === '/1/0/1';

/** Plays the device's side of a procedure to a server. */
export async function playToServer({ exchanges }: Procedure): Promise<void> {
  await using server = await TestServer.open();
  await using device = await RawDevice.open(server.port);
  const address = { listener: server.uri, address: '127.0.0.1', port: device.udp.port, rootPath: '/' };
  const target = { ...address, lwm2mVersion: '1.1', contentFormats: [] };
  for (const { request, reply, gives } of exchanges) {
    const performed = server.server.perform(target, operationOf(request), {
      ...(request.accept === undefined ? {} : { accept: request.accept }),
      ...(request.format === undefined ? {} : { contentFormat: request.format }),
    });
    const asked = await device.answer(
      reply.code,
      {
        ...(reply.location === undefined ? {} : { [locationPath]: reply.location }),
        ...(reply.format === undefined ? {} : { [contentFormat]: reply.format }),
      },
      reply.payload,
    );
    const { code, path, query, format } = request;
    expect(asked).to.deep.include({ code, path, query, contentFormat: format });
    if (request.accept !== undefined) expect(asked.accept).to.equal(request.accept);
    expect(shown(asked.bytes)).to.equal(shown(request.payload));
    const answer = await performed;
    expect(answer).to.include({ code: reply.code, success: reply.code.startsWith('2.') });
    if (answer.links) expect(formatLinkFormat(answer.links)).to.equal(reply.payload.toString());
    if (gives === undefined) continue;
    const values = (answer.records ?? []).map(({ path: at, value }) => [formatPath(at), value]);
    expect(Object.fromEntries(values)).to.deep.equal(gives);
  }
}

/** Text where it is text, else hex: for messages of failed tests. */
function shown(bytes: Buffer): string {
  return /^[\x20-\x7e]*$/.test(bytes.toString('latin1')) ? bytes.toString('latin1') : bytes.toString('hex');
}
