import { expect } from 'chai';
import { ConfigError, parseServerConfig } from '../../../src/config.ts';
import { completeServerConfig } from '../../../src/config.ts';
import { parseRoleRow, rowsOf } from '../../../src/features/log-in/role-table.ts';
import { defaultSettings } from '../../support/default-settings.ts';

const base = { ...defaultSettings, store: 'memory:', dataDir: '.' };
const issuer = 'https://login.example.com/realms/main';

/** Flags and messages of the settings that are refused. */
function faultsOf(read: () => unknown): readonly (readonly [string, string])[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError)
      return error.problems.map(({ flag, message, remedy }) => [flag, `${message} ${remedy}`]);
    throw error;
  }
  return [];
}

describe('the table of roles of people', () => {
  it('takes groups of all directories: names, paths, IDs and distinguished names', () => {
    const rows = [
      ['admins=Default/Admin', 'admins', 'Default', 'Admin'],
      ['/fleet/admins=Default/Admin', '/fleet/admins', 'Default', 'Admin'],
      [' * = Harbour / User ', '*', 'Harbour', 'User'],
      ['cn=ops%2Cdc=example=Quay 1/2/Viewer', 'cn=ops,dc=example', 'Quay 1/2', 'Viewer'],
      ['a%3Db=100%25/R%2FD', 'a=b', '100%', 'R/D'],
    ] as const;
    for (const [text, value, network, role] of rows)
      expect(parseRoleRow(text), text).to.deep.equal({ text, value, network, role });
  });

  it('refuses rows with a part missing, and names the form', () => {
    for (const text of [
      '',
      'admins',
      'admins=Default',
      '=Default/Admin',
      'a=/Admin',
      'a=Default/',
      'a=%/b',
      'a= /b',
    ])
      expect(() => parseRoleRow(text), text).to.throw(`"${text}" is not VALUE=NETWORK/ROLE, such as`);
  });

  it('applies rows by the value of the claim, with case, and * to everybody', () => {
    const table = ['a=N/R', '*=N/S', 'A=N/T'].map(parseRoleRow);
    const rolesFor = (...values: string[]): string[] => rowsOf(table, values).map(({ role }) => role);
    expect(rolesFor('a')).to.deep.equal(['R', 'S']);
    expect(rolesFor()).to.deep.equal(['S']);
    expect(rolesFor('A', 'x')).to.deep.equal(['S', 'T']);
  });
});

describe('settings of the log-in of people', () => {
  it('take https: issuers, and http: on this machine only', () => {
    for (const url of [
      issuer,
      'https://a.example',
      'http://127.0.0.1:8090',
      'http://[::1]:1/x',
      'http://localhost',
    ])
      expect(parseServerConfig({ oidcIssuer: url }, {}).oidcIssuer).to.equal(url);
    for (const url of [
      'http://a.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'https://u:p@a.example',
      'https://a.example/?x',
      'https://a.example/#x',
      'a.example',
      'ftp://127.0.0.1',
    ]) {
      const [fault] = faultsOf(() => parseServerConfig({ oidcIssuer: url }, {}));
      expect(fault?.[0], url).to.equal('--oidc-issuer');
    }
  });

  it('name each other if one is missing', () => {
    const roles = ['admins=Default/Admin'];
    const flags = (more: object): string[] =>
      faultsOf(() => completeServerConfig({ ...base, ...more })).map(([flag]) => flag);
    expect(flags({ oidcIssuer: issuer })).to.deep.equal(['--oidc-client-id', '--oidc-roles']);
    expect(flags({ oidcIssuer: issuer, oidcClientId: 'x' })).to.deep.equal(['--oidc-roles']);
    expect(flags({ oidcRoles: roles })).to.deep.equal(['--oidc-issuer']);
    expect(flags({ oidcIssuer: issuer, oidcClientId: 'x', oidcRoles: roles })).to.deep.equal([]);
  });
});
