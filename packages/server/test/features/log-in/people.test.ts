import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { People, type PeopleConfig } from '../../../src/features/log-in/http/people.ts';
import { StartError } from '../../../src/lifecycle/start-error.ts';
import { createLogger } from '../../../src/logger.ts';
import { appPerSuite } from '../../support/app-of-tests.ts';

const settings: PeopleConfig = {
  oidcIssuer: 'https://login.example.com',
  oidcClientId: 'muster',
  oidcRoles: [
    'admins=Default/Admin',
    'lost=Nowhere/Admin',
    'odd=Default/Nothing',
    'ada@example.com=default/user',
  ],
  oidcRolesClaim: 'groups',
  oidcScopes: 'openid',
  oidcSessionHours: 12,
};

describe('roles of people who log in', () => {
  const app = appPerSuite();

  const people = (more: Partial<PeopleConfig> = {}): People | undefined =>
    People.of(
      { ...settings, ...more },
      {
        clock: app.world.clock,
        logger: createLogger('silent'),
        reader: app.world.store,
        sessions: app.world.admin.sessions,
      },
    );

  /** Returns the name and the IDs of the roles, or why the person has none. */
  async function outcome(claims: object, oidcRolesClaim = 'groups'): Promise<string> {
    const identity = { subject: 's', claims: { ...claims }, accessToken: '' };
    return people({ oidcRolesClaim })!
      .sessionFor(identity)
      .then(
        ({ name, memberships }) => `${name}: ${memberships.map(({ roleIds }) => roleIds.join()).join(' ')}`,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
  }

  it('follow from a list or a text, by its name or its path', async () => {
    const admin = await app.roleId('Admin');
    const found = [
      await outcome({ groups: ['x', 'admins', 5, null] }),
      await outcome({ groups: 'admins', name: ' Ada\n L ' }),
      await outcome({ realm_access: { roles: ['admins'] }, preferred_username: 'ada' }, 'realm_access.roles'),
      await outcome({ 'https://a.example/groups': ['admins'] }, 'https://a.example/groups'),
      await outcome({ groups: ['admins', 'lost'] }),
    ];
    expect(found).to.deep.equal(['s', 'Ada L', 'ada', 's', 's'].map((name) => `${name}: ${admin}`));
  });

  it('follow from an email address only if the provider has verified it', async () => {
    const email = 'ada@example.com';
    const user = await app.roleId('User');
    expect(await outcome({ email, email_verified: true }, 'email')).to.equal(`ada@example.com: ${user}`);
    for (const email_verified of [false, undefined, 'true'])
      expect(await outcome({ email, email_verified }, 'email')).to.include(
        'has not verified your email address',
      );
  });

  it('are missing for a reason that the person can pass on', async () => {
    const reasons = [
      [
        { groups: ['lost'] },
        /There is no device network "Nowhere"\. Ask the operator to correct --oidc-roles/u,
      ],
      [{ groups: ['odd'] }, /The device network "Default" has no role "Nothing"/u],
      [{ groups: [] }, /no value of your claim "groups" is in the table/u],
      [{ groups: { admins: true } }, /no value of your claim/u],
      [{}, /login\.example\.com sends no claim "groups"/u],
      [{ _claim_names: { groups: 'src1' } }, /too many groups/u],
      [{ toString: 1 }, /sends no claim/u],
    ] as const;
    for (const [claims, reason] of reasons) expect(await outcome(claims)).to.match(reason);
    expect(await outcome({}, 'constructor.name')).to.include('sends no claim');
  });

  it('need a file with the secret, if one is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-oidc-'));
    const file = join(folder, 'secret');
    const start = (): unknown => people({ oidcClientSecretFile: file });
    expect(start).to.throw(StartError, `The file ${file} of --oidc-client-secret-file cannot be read.`);
    writeFileSync(file, '\n');
    expect(start).to.throw(StartError, `The file ${file} of --oidc-client-secret-file is empty.`);
    writeFileSync(file, 'x\n');
    expect(start()).to.be.instanceOf(People);
    rmSync(folder, { recursive: true });
  });
});
