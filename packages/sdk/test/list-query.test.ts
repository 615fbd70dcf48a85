import { expect } from 'chai';
import { pageOf, sendJson } from '@muster/testkit';
import { filter } from '../src/index.ts';
import { withService } from './support/fixture.ts';

describe('filter', () => {
  it('writes conditions and quotes their values', () => {
    expect(filter('devices.list', { Status: 'online' })).to.equal("Status eq 'online'");
    expect(
      filter('devices.list', {
        Name: { startswith: "O'Hara (port) and Status eq 'x'" },
        LatestRegistrationTime: { ge: new Date('2026-09-21T13:33:20Z'), lt: 1_790_000_000_000 },
        Status: { in: ['online', 'offline'] },
        LocationId: { exists: false },
        DeviceStandard: undefined,
      }),
    ).to.equal(
      "Name startswith 'O''Hara (port) and Status eq ''x''' and " +
        "LatestRegistrationTime ge '2026-09-21T13:33:20.000Z' and LatestRegistrationTime lt 1790000000000 and " +
        "Status in ('online', 'offline') and LocationId exists false",
    );
  });

  it('refuses conditions that would select everything or mean nothing', () => {
    const cases: [object, string][] = [
      [{}, 'no condition'],
      [{ Name: undefined }, 'no condition'],
      [{ Name: {} }, 'no condition'],
      [{ Name: { like: 'x' } }, 'unknown operator like'],
      [{ Name: { in: [] } }, 'non-empty array'],
      [{ Name: Number.NaN }, 'NaN'],
      [{ Name: { eq: null } }, 'null'],
    ];
    for (const [conditions, message] of cases)
      expect(() => filter('devices.list', conditions), message).to.throw(TypeError, message);
    expect(() => filter('devices.list', { Name: new Date(Number.NaN) })).to.throw(RangeError);
  });

  it('goes with a call as Filter, beside a typed Sort', () =>
    withService(async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf([], request.query)));
      await client.devices.list({ Filter: filter('devices.list', { Name: 'Bow' }), Sort: '-Name,Id' });
      expect(service.received[0]?.query).to.deep.equal({ Filter: "Name eq 'Bow'", Sort: '-Name,Id' });
    }));
});
