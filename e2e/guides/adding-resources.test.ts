/** The example of docs/guides/adding-resources.md, added to a copy of the workspace as a reader would add it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createWorkplace, muster, serverArgs, startMuster } from '../support/muster.ts';
import type { MusterProcess, Workplace } from '../support/muster.ts';
import { readShellLine } from '../support/shell-line.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** A block of the guide, and the place that its introduction names. */
const STEP =
  /^In `(?<file>[^`]+)`, (?:above `(?<line>[^`]+)`|a new file `(?<name>[^`]+)`|at the top):\n+```\w+\n(?<code>[^]*?)^```$/gmu;

/** The commands below the heading "Try it", without those that start a server. */
const commandsOf = (guide: string): readonly string[] =>
  Array.from(guide.matchAll(/^muster contacts .+$/gmu), ([command]) => command);

/** Copies the files of the repository with their changes. Dependencies are linked, and packages import each other's copies. */
async function copyWorkspace(target: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', list, { cwd: root, maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter((name) => name !== '');
  const folders = ['.', ...(await readdir(join(root, 'packages'))).map((name) => join('packages', name))];
  for (const folder of new Set(files.map((name) => dirname(name))))
    await mkdir(join(target, folder), { recursive: true });
  // A file that was deleted without a commit is still listed.
  for (const name of files) await cp(join(root, name), join(target, name)).catch(ignoreMissing);
  const store = join('node_modules', '.pnpm');
  for (const folder of folders) {
    const modules = join(folder, 'node_modules');
    // The links are relative: those to packages lead to the copies.
    await cp(join(root, modules), join(target, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== join(root, store) && path !== join(root, 'node_modules', '.cache'),
    }).catch(ignoreMissing);
  }
  await symlink(join(root, store), join(target, store));
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Adds the blocks of the guide. @returns the files that it changed */
async function follow(guide: string, target: string): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const { groups } of guide.matchAll(STEP)) {
    const { file = '', line, name, code = '' } = groups as Readonly<Record<string, string | undefined>>;
    const path = join(file, name ?? '');
    changed.add(path);
    if (name !== undefined) {
      await mkdir(join(target, file), { recursive: true });
      await writeFile(join(target, path), code);
    } else {
      const text = await readFile(join(target, path), 'utf8');
      await writeFile(join(target, path), line === undefined ? code + text : insert(text, code, line, path));
    }
  }
  return changed;
}

/** Adds a block above a line, with the indentation of the line. */
function insert(text: string, block: string, line: string, path: string): string {
  const lines = text.split('\n');
  const found = lines.filter((one) => one.trim() === line);
  expect(found, `lines of ${path} that are ${line}`).to.have.length(1);
  const at = lines.indexOf(found[0]!);
  const indent = /^ */u.exec(found[0]!)![0];
  const added = block.trimEnd().replaceAll(/^(?=.)/gmu, indent);
  return lines.toSpliced(at, 0, added).join('\n');
}

describe('the example of the guide to adding resources', function () {
  this.timeout(0);
  let place: Workplace;
  let copy: string;
  let guide: string;
  let server: MusterProcess | undefined;

  before(async () => {
    guide = await readFile(join(root, 'docs', 'guides', 'adding-resources.md'), 'utf8');
    const made = await createWorkplace();
    copy = join(made.dir, 'muster');
    place = { ...made, bin: join(copy, 'packages', 'cli', 'bin', 'muster.js') };
    await copyWorkspace(copy);
  });

  after(async () => {
    await server?.stop();
    await place.remove();
  });

  /** Runs a program of the workspace in its copy. */
  async function inCopy(file: string, ...args: readonly string[]): Promise<void> {
    await run(process.execPath, [join(copy, file), ...args], { cwd: copy }).catch((error: unknown) => {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${file} failed:\n${stdout}${stderr}`);
    });
  }

  async function request(method: string, path: string, body?: object): Promise<Response> {
    const { http, apiKey } = server!.info;
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    return fetch(`${http}/api/v3/contacts${path}`, { method, headers, ...init });
  }

  it('needs a part of the contract, a model, routes, a line for the service and a changeset', async () => {
    expect([...(await follow(guide, copy))]).to.deep.equal([
      'openapi.yaml',
      'packages/server/src/features/contacts/model.ts',
      'packages/server/src/features/contacts/http.ts',
      'packages/server/src/application/store-services.ts',
      '.changeset/contacts.md',
    ]);
    await inCopy('scripts/generate.ts');
  });

  it('has no type errors', async () => {
    const config = { extends: './tsconfig.json', include: ['packages/server/src', 'packages/sdk/src'] };
    await writeFile(join(copy, 'tsconfig.guide.json'), JSON.stringify(config));
    await inCopy('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.guide.json');
  });

  it('serves contacts', async () => {
    server = await startMuster(place, await serverArgs(place));
    const created = await request('POST', '', { Name: 'Ada', Phone: '555' });
    expect(created.status).to.equal(201);
    const { Id } = (await created.json()) as { readonly Id: string };
    expect(await (await request('GET', `/${Id}`)).json()).to.deep.equal({ Id, Name: 'Ada', Phone: '555' });

    expect((await request('POST', '', { Name: ' ada' })).status).to.equal(409);
    const grace = (await (await request('POST', '', { Name: 'Grace' })).json()) as { readonly Id: string };
    expect((await request('PUT', `/${grace.Id}`, { Name: 'Ada' })).status).to.equal(409);
    expect((await request('PUT', `/${grace.Id}`, { Name: 'Hopper', Phone: '777' })).status).to.equal(204);
    expect((await request('PUT', `/${grace.Id}`, { Name: 'Hopper' })).status).to.equal(204);
    expect(await (await request('GET', `/${grace.Id}`)).json()).to.deep.equal({
      Id: grace.Id,
      Name: 'Hopper',
    });

    const found = await request('GET', `?${new URLSearchParams({ Filter: "Phone eq '555'" }).toString()}`);
    expect(await found.json()).to.deep.include({ NbrOfRows: 1, Rows: [{ Id, Name: 'Ada', Phone: '555' }] });

    for (const id of [Id, grace.Id]) expect((await request('DELETE', `/${id}`)).status).to.equal(204);
    const gone = await request('GET', `/${Id}`);
    expect(gone.status).to.equal(404);
    expect(await gone.text()).to.contain('contact-not-found');
  });

  it('has the commands that the guide tries', async () => {
    const { http, apiKey } = server!.info;
    const there = { ...place, env: { ...place.env, MUSTER_URL: http, MUSTER_API_KEY: apiKey } };
    const outputs = new Map<string, string>();
    for (const command of commandsOf(guide)) {
      const words = readShellLine(command, {})!.words.slice(1);
      const { code, stdout, stderr } = await muster(there, [...words, '-o', 'json']);
      expect(code, `${command}: ${stderr}`).to.equal(0);
      outputs.set(words[1]!, stdout);
    }
    expect([...outputs.keys()]).to.deep.equal(['create', 'list', 'get', 'update', 'delete']);
    expect(JSON.parse(outputs.get('get')!)).to.include({ Name: 'Ada', Phone: '555' });
    expect(await (await request('GET', '')).json()).to.include({ NbrOfRows: 0 });
  });
});
