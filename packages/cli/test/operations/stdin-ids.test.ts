import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, sendJson } from '@muster/testkit';
import { devices, idOf } from '../support/rows.ts';
import { useService } from '../support/cli.ts';
import { besideMuster, finish, type Finished, launcher } from '../support/run-cli.ts';

describe('ids from standard input', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'k' });

  beforeEach(() => {
    service.answer((request, response) => {
      if (request.path.endsWith('/devices')) sendJson(response, 200, pageOf(devices(3), request.query));
      else sendJson(response, 200, { Id: request.path.split('/')[4], Name: 'x' });
    });
  });

  const shell = (script: string): Promise<Finished> => besideMuster(sandbox, 'sh', ['-c', script]);

  it('are not taken by a loop whose variable is unset: nothing is deleted (papercut 1)', async () => {
    await writeFile(join(sandbox.folder, 'ids'), `${idOf(1)}\n${idOf(2)}\n`);
    for (const argument of ['$X', '"$X"']) {
      const { stderr } = await shell(
        `while read id; do muster devices delete ${argument} || echo "code $? for $id" >&2; done < ids`,
      );
      expect(stderr, argument)
        .to.contain(`code 2 for ${idOf(1)}`)
        .and.to.contain(`code 2 for ${idOf(2)}`);
      expect(service.received, argument).to.have.length(0);
    }
  });

  it('are not read without a dash, even if a pipe is open (papercut 10)', async () => {
    const child = spawn(process.execPath, [launcher, 'devices', 'get'], { env: sandbox.env });
    // Standard input stays open.
    const { code, stdout, stderr } = await finish(child);
    child.stdin.destroy();
    expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
    expect(stderr).to.contain('Missing argument: id').and.to.contain('- to read ids from standard input');
    expect(service.received).to.have.length(0);
  });

  it('are not taken for an empty argument', async () => {
    const stderr = await sandbox.fails(2, ['devices', 'get', ''], { input: `${idOf(1)}\n` });
    expect(stderr).to.contain('The argument id is empty');
    expect(service.received).to.have.length(0);
  });

  it('are those of the own output in every form (papercut 11)', async () => {
    for (const form of ['csv', 'json', 'yaml']) {
      for (const rows of ['', '--all']) {
        service.received.length = 0;
        const { code, stdout, stderr } = await shell(
          `muster devices list ${rows} -o ${form} | muster devices get - -o csv --columns Id`,
        );
        expect({ code, stderr }, form).to.deep.equal({ code: 0, stderr: '' });
        expect(stdout, form).to.equal(`Id\n${idOf(0)}\n${idOf(1)}\n${idOf(2)}\n`);
      }
    }
  });

  const ids = [idOf(1), idOf(2)];
  const accepted: readonly [string, string][] = [
    ['one id a line, with blank lines and CRLF', `${ids.join('\r\n\r\n')}\r\n`],
    ['names a line, such as endpoint names', 'urn:imei:490154203237518\npress-7\n'],
    ['CSV with a quoted field', `Name,Id\n"Hall 3, East",${ids[0]!}\n"two\nlines",${ids[1]!}\n`],
    ['CSV with a byte order mark', `\uFEFFId,Name\n${ids[0]!},a\n${ids[1]!},b\n`],
    ['ndjson', ids.map((Id) => JSON.stringify({ Id, Name: 'x' })).join('\n')],
    ['ndjson of strings', ids.map((id) => JSON.stringify(id)).join('\n')],
    ['a JSON array of strings', JSON.stringify(ids, null, 2)],
    ['a JSON object', JSON.stringify({ Id: ids[0], Name: 'x' }, null, 2)],
    ['a YAML list', ids.map((id) => `- Id: ${id}\n  Name: x`).join('\n')],
    ['a YAML list of ids that look like numbers', '- 0123\n- 1e5\n'],
  ];
  const expected: Readonly<Record<string, readonly string[]>> = {
    'names a line, such as endpoint names': ['urn:imei:490154203237518', 'press-7'],
    'a JSON object': [ids[0]!],
    'a YAML list of ids that look like numbers': ['0123', '1e5'],
  };
  for (const [name, input] of accepted) {
    it(`can be ${name}`, async () => {
      // Devices have names, which would be looked up; entries of the activity log have ids alone.
      const words = ['activity-logs', 'get', '-', '--dry-run', '--json'];
      const stdout = await sandbox.prints(words, { input });
      const urls = (JSON.parse(stdout) as { url: string }[]).map(({ url }) =>
        decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)),
      );
      expect(urls).to.deep.equal(expected[name] ?? ids);
    });
  }

  const refused: readonly [string, string, string][] = [
    ['CSV without a header', `${ids[0]!},a\n`, `line 1: no id in "${ids[0]!},a"`],
    ['CSV without the column Id', `Name,Status\na,b\n`, 'no column Id: "Name,Status"'],
    ['CSV with another column alone', `Name\na\n`, 'no column Id: "Name"'],
    ['a row that has no id', `Id,Name\n${ids[0]!},a\n,b\n`, 'line 3: no id in ",b"'],
    ['a row with too many fields', `Id,Name\n${ids[0]!},a\nx,b,c\n`, 'line 3: "x,b,c"'],
    ['a table', `Id     Name\n${ids[0]!}  a\n`, 'line 1: no id in "Id     Name"'],
    ['a line of another kind', `${ids[0]!}\n{"Id":"x"}\n`, 'line 2: no id in'],
    ['an object without an Id', '{"Id":"a"}\n{"Name":"b"}\n', 'line 2: no id in "{\\"Name\\":\\"b\\"}"'],
    ['a page with a row without an Id', '{"Rows":[{"Id":"a"},{"Name":"b"}]}', 'record 2 of the document'],
    ['JSON that was cut short', '[\n{"Id":"a"},\n', 'not valid JSON'],
    ['YAML with a fault', '- Id: a\n- Id: [b\n', 'not valid YAML: line'],
  ];
  for (const [name, input, text] of refused) {
    it(`cannot be ${name}: nothing is sent, and the error names the line`, async () => {
      expect(await sandbox.fails(2, 'devices delete - --yes', { input })).to.contain(text);
      expect(service.received).to.have.length(0);
    });
  }
});
