import { expect } from 'chai';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendJson, until } from '@muster/testkit';
import { json, useService } from './support/cli.ts';
import { devices, idOf } from './support/rows.ts';

describe('muster edit', () => {
  const { service, sandbox } = useService();
  const tag = { Id: idOf(1), Name: 'lab', IsInherited: false };

  beforeEach(() =>
    service.answer(({ method, path }, response) => {
      if (method === 'PUT') sendJson(response, 204, '');
      else sendJson(response, 200, /tags$/iu.test(path) ? { Rows: [tag], NbrOfRows: 1 } : tag);
    }),
  );

  const edit = (script: string) => sandbox.run(['edit', 'tag', 'lab', '--editor', `sed -i -e '${script}'`]);
  const sent = (): (string | undefined)[] =>
    service.received.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('sends the changes of an editor, and prints the difference', async () => {
    const { code, stdout, stderr } = await edit('s/^Name: lab/Name: hall/');
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: '- Name: lab\n+ Name: hall\n' });
    expect(stderr).to.equal('Updated the tag lab.\n');
    expect(sent().map((body) => (JSON.parse(body ?? '') as { Name: string }).Name)).to.deep.equal(['hall']);
  });

  it('sends nothing without changes, or with an empty file', async () => {
    expect((await edit('s/x/x/')).stderr).to.contain('Nothing was sent: nothing was changed.');
    expect((await edit('d')).stderr).to.contain('Nothing was sent: the file is empty.');
    expect(sent()).to.deep.equal([]);
  });

  it('opens again with the faults as comments, and keeps the file of a command that fails', async () => {
    for (const [script, fault] of [
      ['s/^Name:/Nme:/', 'Unknown member Nme. Did you mean Name?'],
      ['$ a IsInherited: true', 'IsInherited cannot be changed'],
      ['s/^Name: lab/Name: [/', ''],
      ['s/^Name: lab/Name: 5/', 'Name must be string'],
    ] as const) {
      const { code, stderr } = await sandbox.run([
        'edit',
        'tag',
        'lab',
        '--editor',
        `sh -c 'grep -q "^# Error" "$0" || sed -i -e "${script}" "$0"'`,
      ]);
      expect({ code, script }, stderr).to.deep.equal({ code: 5, script });
      expect(stderr).to.contain(fault).and.contain('the errors were not corrected');
      const [, file = ''] = /The edited file is (.*)\n/u.exec(stderr) ?? [];
      expect(await readFile(file, 'utf8')).to.match(/^# Error: /u);
    }
    expect(sent()).to.deep.equal([]);
  });

  it('opens again after a refusal of the service, and sends the correction', async () => {
    service.answer(({ method, body }, response) => {
      if (method === 'GET') sendJson(response, 200, { Rows: [tag], NbrOfRows: 1, ...tag });
      else if (body.includes('taken')) sendJson(response, 409, { Message: 'The name is taken.' });
      else sendJson(response, 204, '');
    });
    const script = `if grep -q "^# Error: The name is taken" "$0"; then sed -i -e "s/: taken/: free/" "$0"; else sed -i -e "s/: lab/: taken/" "$0"; fi`;
    const { code, stderr } = await sandbox.run(['edit', 'tag', 'lab', '--editor', `sh -c '${script}'`]);
    expect(code, stderr).to.equal(0);
    expect(sent()).to.have.length(2);
    expect(sent().at(-1)).to.contain('free');
  });

  it('needs a terminal or --editor, and an editor that works', async () => {
    expect(await sandbox.fails(2, 'edit tag lab'))
      .to.contain('needs a terminal')
      .and.contain('--editor');
    expect(await sandbox.fails(2, 'edit tag lab --editor false')).to.contain('ended with code 1');
    expect(await sandbox.fails(2, 'edit measurements x --editor true')).to.contain('cannot be edited');
  });
});

describe('muster watch', () => {
  const { service, sandbox } = useService();

  it('prints only the rows that change until Ctrl-C, which is success', async () => {
    let rows: readonly Record<string, unknown>[] = [
      { Id: idOf(1), Name: 'a' },
      { Id: idOf(2), Name: 'b' },
    ];
    service.answer((_request, response) =>
      sendJson(response, 200, { Rows: rows, Page: 1, PageSize: 500, NbrOfPages: 1, NbrOfRows: rows.length }),
    );
    const child = sandbox.start(['watch', 'tags', '--filter', "Name ne 'z'", '--interval', '1s']);
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    await until(
      () => service.received.length,
      (count) => count > 0,
    );
    expect(service.received[0]?.query['Filter']).to.equal("Name ne 'z'");
    // The second request shows that the first state has been taken.
    await until(
      () => service.received.length,
      (count) => count > 1,
    );
    rows = [
      { Id: idOf(1), Name: 'changed' },
      { Id: idOf(3), Name: 'c' },
    ];
    await until(
      () => stdout,
      (text) => text.split('\n').length > 3,
    );
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).to.equal(0);
    const changes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(changes.map(({ Change, Name }) => `${Change} ${Name}`)).to.deep.equal([
      'changed changed',
      'added c',
      'removed b',
    ]);
  });

  it('refuses resources without a list, unknown flags and short intervals', async () => {
    expect(await sandbox.fails(2, 'watch version')).to.contain('have no list to watch');
    expect(await sandbox.fails(2, 'watch tags --nonsense x')).to.contain('nonsense');
    expect(await sandbox.fails(2, 'watch tags --interval 500ms')).to.contain('interval');
  });
});

describe('aliases and plug-ins', () => {
  const { service, sandbox } = useService();

  it('stand for command lines, with arguments', async () => {
    service.answer(json(200, { Rows: devices(1), NbrOfRows: 1 }));
    await sandbox.prints(['alias', 'set', 'named', `devices list --filter 'Name eq $1' -o csv`]);
    expect(await sandbox.prints(['named', 'x y', '--columns', 'Name'])).to.equal('Name\ndevice 0\n');
    expect(service.received.at(-1)?.query['Filter']).to.equal('Name eq x y');
    expect(await sandbox.fails(2, 'named')).to.contain('needs argument 1');
    expect(await sandbox.prints('named x --help')).to.contain('muster devices list');
    expect(await sandbox.prints('alias list -o csv')).to.contain('named,');
    // Other changes of the configuration keep aliases.
    await sandbox.prints('config set url http://127.0.0.1:9 --profile p');
    await sandbox.prints('config use p');
    await sandbox.prints('config use default');
    expect(await sandbox.prints('__complete nam')).to.match(/^named\t/u);
    await sandbox.prints('alias delete named');
    expect(await sandbox.fails(2, 'named x')).to.contain('Unknown command "named x"');
  });

  it('cannot hide commands, and are checked', async () => {
    for (const name of ['devices', 'read', 'help', 'alias']) {
      expect(await sandbox.fails(2, ['alias', 'set', name, 'tags list'])).to.contain('is a command');
    }
    expect(await sandbox.fails(2, ['alias', 'set', 'x', 'nothing'])).to.contain('not a command of muster');
    expect(await sandbox.fails(2, ['alias', 'set', 'x', `tags list 'a`])).to.contain('not closed');
    expect(await sandbox.fails(2, 'alias delete none')).to.contain('There is no alias none.');
  });

  it('are programs in the path, with their arguments and exit code', async () => {
    const folder = join(sandbox.folder, 'plugins');
    await mkdir(folder);
    for (const name of ['hello', 'devices']) {
      await writeFile(join(folder, `muster-${name}`), '#!/bin/sh\necho "$@" > "$HOME/said"; exit 3\n');
      await chmod(join(folder, `muster-${name}`), 0o755);
    }
    const env = { PATH: `${folder}:${sandbox.env['PATH'] ?? ''}` };
    expect((await sandbox.run('hello a --b', { env })).code).to.equal(3);
    expect(await readFile(join(sandbox.folder, 'said'), 'utf8')).to.equal('a --b\n');
    const list = JSON.parse((await sandbox.run('plugins list -o json', { env })).stdout) as object[];
    expect(list).to.deep.include({ Name: 'hello', Path: join(folder, 'muster-hello'), HiddenBy: null });
    expect(list).to.deep.include({
      Name: 'devices',
      Path: join(folder, 'muster-devices'),
      HiddenBy: 'the command muster devices',
    });
  });
});
