import { expect } from 'chai';
import { expectError, TestApp } from '../../../support/app.ts';
import type { Answer } from '../../../support/app.ts';

describe('routes of setting categories', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  it('a category with readable values can become secret only without them', async () => {
    const DefaultSettings = [{ Name: 'code', DataType: 'String' }];
    const id = await app.create('/settingcategories', { Name: 'Door', DefaultSettings });
    const place = (await app.get('/locations')).body.Rows[0]!.Id;
    const set = (Value: string | null): Promise<Answer> =>
      app.put(`/locations/${place}/settingvalues`, [{ SettingCategoryId: id, Key: 'code', Value }]);
    const become = (IsSecuritySettings: boolean): Promise<Answer> =>
      app.put(`/settingcategories/${id}`, { Name: 'Door', IsSecuritySettings, DefaultSettings });
    expect((await set('1234')).status).to.equal(204);
    expectError(await become(true), 409, 'in-use');
    expect((await set(null)).status).to.equal(204);
    expect((await become(true)).status).to.equal(204);
    expect((await set('5678')).status).to.equal(204);
    const shown = (): Promise<Answer> => app.get(`/locations/${place}/settings`);
    expect(JSON.stringify((await shown()).list))
      .to.contain('"IsSecret":true')
      .and.not.to.contain('5678');
    // A secret remains secret after its category becomes public.
    expect((await become(false)).status).to.equal(204);
    expect(JSON.stringify((await shown()).list))
      .to.contain('"IsSecret":true')
      .and.not.to.contain('5678');
  });
});
