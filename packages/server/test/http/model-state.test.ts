import { expect } from 'chai';
import { appPerSuite, expectFaults } from '../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../support/app.ts';

/** The contract bounds the number of errors, and every response here is checked against it. */
describe('members at fault whose names are the client’s choice', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  const register = (raw: string): Promise<Answer> =>
    app.call('POST', '/devices/multiple', { raw, headers: { 'content-type': 'text/csv' } });

  it('one with a very long name is named by its beginning', async () => {
    const answer = await app.call('POST', '/deviceNetworks', {
      raw: `{"Name":"x","${'a'.repeat(20_000)}":"\\ud800"}`,
    });
    expectFaults(answer, `${'a'.repeat(255)}…`);
  });

  it('a very deep one is named by the outer member that holds it', async () => {
    const depth = 100_000;
    const inner = Array.from({ length: 200 }, () => '"\\ud800"').join(',');
    const answer = await app.call('POST', '/deviceNetworks', {
      raw: `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`,
    });
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.have.lengthOf(1);
  });

  it('a column of a CSV with a very long name is named by its beginning', async () => {
    const answer = await register(`DeviceIdentifier,DeviceTypeName,${'ä'.repeat(20_000)}\r\n`);
    expectFaults(answer, `${'ä'.repeat(255)}…`);
  });

  it('a column of a CSV whose name is __proto__ is refused like any other unknown one', async () => {
    const answer = await register('DeviceIdentifier,DeviceTypeName,__proto__\r\na,Generic LwM2M,x\r\n');
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState)).to.deep.equal(['__proto__']);
  });
});

describe('faults of members of a request', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  const faultsOf = async (path: string, body: object): Promise<object> => {
    const answer = await app.post(path, body);
    expectError(answer, 400, 'invalid-request');
    return answer.body.ModelState;
  };

  it('a bound is stated with the value, and with its unit', async () => {
    expect(await faultsOf('/resolutions', { Title: 'x'.repeat(300), Timespan: 5 })).to.deep.equal({
      Title: ['Must have at most 255 characters, not 300.'],
      Timespan: ['Must be between 1000 and 31536000000 ms, not 5.'],
    });
    const answer = await app.call('GET', '/devices?PageSize=abc');
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState['PageSize']).to.deep.equal(['Must be a whole number, not the text "abc".']);
  });

  it('a wrong type is stated with the value; of arrays and objects only the kind', async () => {
    const faults = await faultsOf('/devicetypes', { Name: ['secret'], SmartObjectTypeInstanceIds: 'x' });
    expect(faults).to.deep.equal({
      Name: ['Must be text, not an array.'],
      SmartObjectTypeInstanceIds: ['Must be an array, not the text "x".'],
    });
  });

  it('a value close to an allowed one suggests it', async () => {
    const faults = await faultsOf('/devicetypes', { Name: 'a', DeviceStandard: 'lwm2m' });
    expect(faults).to.deep.equal({
      DeviceStandard: [
        'Must be one of LWM2M, Legacy, MQTT, Transformer, Statistics, AppIoTInternal, not "lwm2m". Did you mean "LWM2M"?',
      ],
    });
  });

  it('a missing member suggests a misspelt one of the request', async () => {
    const SmartObjectTypeInstanceIds = [{ smartObjectTypeId: uuid(1) }, { Id: uuid(1) }];
    expect(await faultsOf('/devicetypes', { Name: 'a', SmartObjectTypeInstanceIds })).to.deep.equal({
      'SmartObjectTypeInstanceIds[0].SmartObjectTypeId': [
        'Is missing. The request has "smartObjectTypeId": did you mean "SmartObjectTypeId"?',
      ],
      'SmartObjectTypeInstanceIds[1].SmartObjectTypeId': ['Is missing.'],
    });
  });

  it('a pattern is stated in words, and the value with its control characters escaped', async () => {
    expect(await faultsOf('/deviceNetworks', { Name: 'a\nb' })).to.deep.equal({
      Name: ['Must be text with a visible character and without control characters, not "a\\u000ab".'],
    });
  });

  it('a long value is cut', async () => {
    const faults = await faultsOf('/devicetypes', { Name: 'a', DeviceStandard: '😀'.repeat(100) });
    expect(faults)
      .to.have.property('DeviceStandard')
      .that.satisfies(([message]: string[]) => message?.endsWith(`not "${'😀'.repeat(60)}…".`));
  });

  it('a duplicate item is named by its positions', async () => {
    const RoleIds = [uuid(1), uuid(2), uuid(1)];
    expect(await faultsOf('/apiKeys', { Name: 'a', RoleIds })).to.deep.equal({
      RoleIds: ['Must not list an item twice: items 0 and 2 are equal.'],
    });
  });

  it('a member that may be null states the faults of its object alone', async () => {
    const body = { DeviceIdentifier: 'a', DeviceTypeId: uuid(1), Position: { X: 'east' } };
    const faults = await faultsOf('/devices', body);
    expect(faults)
      .to.have.property('Position.X')
      .that.deep.equals(['Must be a number, not the text "east".']);
    expect(faults).not.to.have.property('Position');
  });

  it('an unknown ID is repeated', async () => {
    expect(await faultsOf('/devices', { DeviceIdentifier: 'a', DeviceTypeId: uuid(9) })).to.deep.equal({
      DeviceTypeId: [`There is no device type with the ID "${uuid(9)}".`],
    });
  });

  it('a permission of an unknown entity suggests the right one', async () => {
    const Permissions = [{ EntityName: 'Devise', Permission: 'All' }];
    expect(await faultsOf('/responsibilities', { Name: 'a', Permissions })).to.deep.equal({
      'Permissions[0].EntityName': [
        'Unknown entity name "Devise". Did you mean "Device"? GET /api/v3/Permissions lists the names.',
      ],
    });
  });

  it('secrets are not repeated', async () => {
    const consumer = {
      Name: 'office',
      HttpEndpoint: 'ftp://joe:hunter2@example.com',
      HttpPassword: 'hunter2\n',
      Secret: 'hunter2',
      HttpHeaders: [{ Key: 'X-Site', Value: 'hunter2\n' }],
    };
    const faults = await faultsOf('/eventConsumers', consumer);
    expect(faults).to.have.all.keys('HttpEndpoint', 'HttpPassword', 'Secret', 'HttpHeaders[0].Value');
    expect(JSON.stringify(faults)).to.contain('ftp://…@example.com').and.not.to.contain('hunter2');
  });
});

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
