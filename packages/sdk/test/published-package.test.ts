import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { transform } from 'esbuild';
import ts from 'typescript';
import { compiledModules, installBuiltSdk, installDeclarations, programOf } from './support/built-package.ts';

const run = promisify(execFile);
const groups = new URL('../src/generated/groups/', import.meta.url);
const sources = new URL('../src/', import.meta.url);

/** Codes of TypeScript for a name or a property that a library does not have, with and without a suggestion. */
const absent = new Set([2304, 2339, 2550, 2551, 2552, 2583]);

/** A program of a user: it fails to compile where a type is missing, because a missing type would be `any`. */
const consumer = `
import { createClient, type Device, type MusterEvent } from '@muster/sdk';
import { composeClient, filter, NotFoundError, type ClientOptions } from '@muster/sdk/core';
import { activityLogs } from '@muster/sdk/activity-logs';
import { openDevice } from '@muster/sdk/by-name';
import { devices } from '@muster/sdk/devices';
import { deviceTypes } from '@muster/sdk/device-types';
import { events } from '@muster/sdk/events';
import { verifyWebhook } from '@muster/sdk/webhooks';

const options: ClientOptions = { baseUrl: 'http://127.0.0.1' };
const muster = composeClient(options, { activityLogs, devices, deviceTypes, events });
export const status: Promise<string> = muster.devices.get('x').then((device) => device.Status);
export const whole: Promise<Device> = createClient(options).devices.get('x');
export const stream: AsyncIterable<MusterEvent> = muster.events.stream();
export const value = openDevice(muster, 'x').then((device) => device.read('/3/0/0'));
export const ends: Promise<{ Status: string }> = muster.activityLogs.waitFor('x');
export const others = [filter, NotFoundError, verifyWebhook];
// @ts-expect-error Name is text
export const wrong: Promise<number> = muster.devices.get('x').then((device) => device.Name);
// @ts-expect-error the client has no group of this name
export const absent = muster.roles;
// @ts-expect-error openDevice needs events
export const noEvents = openDevice(composeClient(options, { devices }), 'x');
`;

describe('the published SDK', function () {
  this.timeout(180_000);
  let folder: TempDir;
  let sdk: ts.Program;

  before(async () => {
    folder = await tempDir();
    await installBuiltSdk(folder.path);
    sdk = installDeclarations(folder.path);
    await writeFile(join(folder.path, 'consumer.ts'), consumer);
  });

  after(() => folder[Symbol.asyncDispose]());

  for (const [moduleResolution, module] of [
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ] as const) {
    it(`has types for every entry under moduleResolution ${moduleResolution}`, () => {
      const { options } = ts.convertCompilerOptionsFromJson(
        {
          ...{ module, moduleResolution, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
          ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
          // The libraries of TypeScript itself are not tested.
          skipDefaultLibCheck: true,
        },
        folder.path,
      );
      const program = programOf([join(folder.path, 'consumer.ts')], options);
      const messages = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(messages).to.deep.equal([]);
    });
  }

  it('has an entry for each group', async () => {
    const names = (await readdir(groups)).map((name) => name.replace(/\.ts$/u, ''));
    const entries = [...names, 'events'].map((name) => `@muster/sdk/${name}`);
    const program = `for (const entry of ${JSON.stringify(entries)}) {
      const factories = Object.values(await import(entry)).filter((one) => typeof one === 'function' && !/^class/.test(one));
      if (factories.length !== 1) throw new Error(entry);
    }
    console.log('all');`;
    await writeFile(join(folder.path, 'entries.js'), program);
    const { stdout } = await run(process.execPath, [join(folder.path, 'entries.js')]);
    expect(stdout).to.equal('all\n');
    expect(entries).to.have.length.above(30);
  });

  it('exports no internal module', async () => {
    await writeFile(join(folder.path, 'internal.js'), "import '@muster/sdk/attempts';");
    const error = await run(process.execPath, [join(folder.path, 'internal.js')]).then(
      () => undefined,
      (failure: unknown) => failure as Error,
    );
    expect(error?.message).to.contain('ERR_MODULE_NOT_FOUND');
  });

  it('uses no syntax newer than Node.js 20.0', async () => {
    for (const [name, text] of compiledModules()) {
      const [asIs, lowered] = await Promise.all(
        ['esnext', 'node20.0'].map((target) => transform(text, { target })),
      );
      expect(lowered!.code, name).to.equal(asIs!.code);
    }
  });

  it('uses no library function newer than Node.js 20.0', async () => {
    const files = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const messages = sdk
      .getSemanticDiagnostics()
      .filter(({ code }) => absent.has(code))
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(messages).to.deep.equal([]);
    // Of the web platform, the library of TypeScript has what Node.js 20.0 lacks.
    const newer =
      /AbortSignal\.any|ReadableStream\.from|\.bytes\(\)|Symbol\.(?:asyncDispose|dispose)|\bnavigator\b|\bWebSocket\b|\bEventSource\b/u;
    for (const name of files)
      expect(await readFile(new URL(name, sources), 'utf8'), name).not.to.match(newer);
  });
});
