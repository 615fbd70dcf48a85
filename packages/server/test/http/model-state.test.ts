import { expect } from 'chai';
import { expectError, TestApp } from '../support/app.ts';

/** That errors are bounded is in the contract, by which every answer here is checked. */
describe('members at fault whose names are the client’s choice', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  it('one with a very long name is named by its beginning', async () => {
    const answer = await app.call('POST', '/deviceNetworks', {
      raw: `{"Name":"x","${'a'.repeat(20_000)}":"\\ud800"}`,
    });
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.deep.equal([`${'a'.repeat(255)}…`]);
  });

  it('one that lies very deep is named by the outer one that holds it', async () => {
    const depth = 100_000;
    const inner = Array.from({ length: 200 }, () => '"\\ud800"').join(',');
    const answer = await app.call('POST', '/deviceNetworks', {
      raw: `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`,
    });
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.have.lengthOf(1);
  });

  it('a column of a CSV with a very long name is named by its beginning', async () => {
    const raw = `DeviceIdentifier,DeviceTypeName,${'ä'.repeat(20_000)}\r\n`;
    const answer = await app.call('POST', '/devices/multiple', {
      raw,
      headers: { 'content-type': 'text/csv' },
    });
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.deep.equal([`${'ä'.repeat(255)}…`]);
  });

  it('a column of a CSV whose name is __proto__ is refused like any other that is none', async () => {
    const raw = 'DeviceIdentifier,DeviceTypeName,__proto__\r\na,Generic LwM2M,x\r\n';
    const answer = await app.call('POST', '/devices/multiple', {
      raw,
      headers: { 'content-type': 'text/csv' },
    });
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.deep.equal(['__proto__']);
  });
});
