import { OptionNumber, methodOfCode, type Message } from '@muster/coap';
import { expect } from 'chai';
import { udpPeer } from '@muster/testkit';
import {
  formatPath,
  type CompositeOperation,
  type DeviceOperation,
  type PerformOptions,
  type TreeValue,
} from '../../src/index.ts';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import { RawDevice, readAnswer } from '../endpoint/raw-device.ts';
import { MemoryTree, TestServer } from '../endpoint/support.ts';

const { accept, contentFormat, locationPath, uriPath, uriQuery } = OptionNumber;

type Payload = string | Uint8Array;

/** A request and its response in bytes, and as decoded by the server. */
export interface Exchange {
  readonly operation: DeviceOperation | CompositeOperation;
  /** Formats that the server asks for; default: those of the request. */
  readonly options?: PerformOptions;
  readonly request: {
    readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'FETCH' | 'iPATCH';
    readonly path: string;
    readonly accept?: number;
    readonly format?: number;
    readonly query?: readonly string[];
    readonly payload?: Payload;
  };
  readonly reply: {
    readonly code: string;
    readonly format?: number;
    readonly payload?: Payload;
    readonly location?: readonly string[];
  };
  /** What the server reads: values by path; Discover: targets with their attributes. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A procedure of the enabler test specification. */
export interface Procedure {
  readonly id: string;
  /** Of the device; default 1.1. */
  readonly lwm2mVersion?: '1.2';
  /** Objects of the device; default: those of the other tests. */
  readonly content?: Record<string, TreeValue | undefined>;
  readonly exchanges: readonly Exchange[];
  /** What the device holds in the end. */
  readonly after?: (tree: MemoryTree) => void;
}

/** Plays the server's side of a procedure to a device. */
export async function playToDevice({ content, lwm2mVersion, exchanges, after }: Procedure): Promise<void> {
  const tree = new MemoryTree(content);
  const device = await LockstepDevice.open({ tree, lwm2mVersion: lwm2mVersion ?? '1.1' });
  try {
    for (const { request, reply } of exchanges) {
      const options = {
        ...(request.query === undefined ? {} : { [uriQuery]: request.query }),
        ...(request.format === undefined ? {} : { [contentFormat]: request.format }),
        ...(request.accept === undefined ? {} : { [accept]: request.accept }),
      };
      const answer = await device.ask(request.method, request.path, options, request.payload);
      const what = `${request.method} ${request.path}`;
      expect(answer.code, what).to.equal(reply.code);
      expect(answer.location, what).to.deep.equal(reply.location ?? []);
      // What a refusal says beside its code is free.
      if (!reply.code.startsWith('2.')) continue;
      expect(answer.contentFormat, what).to.equal(reply.format);
      expect(shown(answer.bytes), what).to.equal(shown(Buffer.from(reply.payload ?? '')));
      // A device tells its new object list, and its new lifetime, by itself.
      if (reply.code === '2.01' || reply.code === '2.02' || writesLifetime(request)) {
        await device.answer('2.04');
      }
    }
    after?.(tree);
  } finally {
    await device.close();
  }
}

function writesLifetime({ method, path }: Exchange['request']): boolean {
  return method === 'PUT' && path === '/1/0/1';
}

/** Plays the device's side of a procedure to a server. */
export async function playToServer({ exchanges }: Procedure): Promise<void> {
  const server = await TestServer.open();
  const udp = await udpPeer();
  try {
    const device = { listener: server.uri, address: '127.0.0.1', port: udp.port, rootPath: '/' };
    const target = { ...device, lwm2mVersion: '1.1', contentFormats: [] };
    const raw = RawDevice.of(udp, server.port);
    for (const exchange of exchanges) {
      const { operation, options, request, reply } = exchange;
      const formats = {
        ...(request.accept === undefined ? {} : { accept: request.accept }),
        ...(request.format === undefined ? {} : { contentFormat: request.format }),
      };
      const performed = server.server.perform(target, operation, options ?? formats);
      const message = await raw.receive();
      expectRequest(message, request);
      await raw.send({
        type: 'ACK',
        id: message.messageId,
        token: message.token.toString('hex'),
        code: reply.code,
        options: {
          ...(reply.location === undefined ? {} : { [locationPath]: reply.location }),
          ...(reply.format === undefined ? {} : { [contentFormat]: reply.format }),
        },
        payload: reply.payload ?? '',
      });
      const answer = await performed;
      expect(answer.code).to.equal(reply.code);
      expect(answer.success).to.equal(reply.code.startsWith('2.'));
      if (exchange.values === undefined) continue;
      const values = answer.links
        ? answer.links.map(({ target: to, attributes }) => [to, Object.fromEntries(attributes)])
        : (answer.records ?? []).map(({ path, value }) => [formatPath(path), value]);
      expect(Object.fromEntries(values)).to.deep.equal(exchange.values);
    }
  } finally {
    await udp.close();
    await server.close();
  }
}

function expectRequest(message: Message, request: Exchange['request']): void {
  expect(methodOfCode(message.code)).to.equal(request.method);
  const texts = (number: number): string[] =>
    message.options.filter((option) => option.number === number).map(({ value }) => value.toString());
  expect(`/${texts(uriPath).join('/')}`).to.equal(request.path);
  expect(texts(uriQuery)).to.deep.equal(request.query ?? []);
  expect(readAnswer(message).contentFormat).to.equal(request.format);
  const [asked] = message.options.filter(({ number }) => number === accept);
  if (request.accept !== undefined) {
    expect(asked && (asked.value.length === 0 ? 0 : asked.value.readUIntBE(0, asked.value.length))).to.equal(
      request.accept,
    );
  }
  expect(shown(message.payload)).to.equal(shown(Buffer.from(request.payload ?? '')));
}

/** Text where it is text, else hex: for messages of failed tests. */
function shown(bytes: Buffer): string {
  return /^[\x20-\x7e]*$/.test(bytes.toString('latin1')) ? bytes.toString('latin1') : bytes.toString('hex');
}
