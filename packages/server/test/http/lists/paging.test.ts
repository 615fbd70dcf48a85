import { inTimeZone } from '@muster/testkit';
import { expect } from 'chai';
import { appPerSuite, expectFaults } from '../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../support/app.ts';

/** Encodes brackets and quotes, or sends them unencoded as old clients do. */
const raw = (query: string): string => `/devicetypes?${query}`;

describe('paging', () => {
  let app: TestApp;

  appPerSuite(async (one) => {
    app = one;
    for (let index = 1; index <= 25; index += 1) {
      await app.create('/devicetypes', {
        Name: `Type ${String(index).padStart(2, '0')}`,
        HardwareTypeId: index % 5,
        ...(index % 2 === 0 ? { DeviceStandard: 'Legacy' } : {}),
      });
    }
    await app.create('/devicetypes', { Name: "O'Brien, and (co)" });
  });

  const names = (answer: Answer): string[] => answer.body.Rows.map((row) => row.Name);

  /** Returns the names of the rows that match a filter, in order. */
  async function filtered(filter: string): Promise<string[]> {
    const answer = await app.get(raw(`PageSize=100&Filter=${encodeURIComponent(filter)}`));
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    return names(answer);
  }

  it('the first 20 rows by default', async () => {
    const { body } = await app.get('/devicetypes');
    expect(body).to.include({ Page: 1, PageSize: 20, NbrOfPages: 2, NbrOfRows: 27 });
    expect(body.Rows).to.have.lengthOf(20);
  });

  it('pages neither repeat nor skip rows, and Link headers connect them', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/v3/devicetypes?PageSize=7&Sort=HardwareTypeId&search=type';
    while (next !== undefined) {
      const answer: Answer = await app.get(`:${next}`);
      seen.push(...names(answer));
      const links = answer.headers.get('link') ?? '';
      expect(links).to.contain('rel="first"').and.to.contain('rel="last"');
      next = /<([^>]+)>; rel="next"/u.exec(links)?.[1];
    }
    expect(seen).to.have.lengthOf(25);
    expect(new Set(seen).size).to.equal(25);
  });

  it('rows that are deleted between two pages move numbered pages, but not the order by Id', async () => {
    const made: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      made.push(await app.create('/settingCategories', { Name: `gone ${String(index).padStart(2, '0')}` }));
    }
    const listed = async (query: string): Promise<readonly string[]> =>
      (await app.get(`/settingCategories?PageSize=10&${query}`)).body.Rows.map(({ Id }) => Id);
    const filter = (more = ''): string => encodeURIComponent(`Name startswith 'gone '${more}`);

    const sorted = [...made].sort();
    const first = await listed(`Filter=${filter()}&Sort=Id`);
    expect(first).to.deep.equal(sorted.slice(0, 10));
    for (const id of [sorted[2]!, sorted[5]!, sorted[12]!]) await app.delete(`/settingCategories/${id}`);
    const staying = sorted.filter((_, index) => ![2, 5, 12].includes(index));
    // Page 2 begins two rows later than before, because two of its rows have moved to page 1.
    expect(await listed(`Filter=${filter()}&Sort=Id&Page=2`)).to.deep.equal(staying.slice(10, 20));
    // The rows after the last one of the first page are the same as before.
    const next = await listed(`Filter=${filter(` and Id gt '${first.at(-1)!}'`)}&Sort=Id`);
    expect(next).to.deep.equal(staying.slice(8, 18));
    const last = await listed(`Filter=${filter(` and Id gt '${next.at(-1)!}'`)}&Sort=Id`);
    expect(last).to.deep.equal(staying.slice(18));
    for (const id of staying) await app.delete(`/settingCategories/${id}`);
  });

  it('a page after the last one has no rows; its previous one is the last', async () => {
    const answer = await app.get(raw('Page=9&PageSize=10'));
    expect(answer.body).to.include({ Page: 9, NbrOfPages: 3, NbrOfRows: 27 });
    expect(answer.body.Rows).to.deep.equal([]);
    expect(answer.headers.get('link')).to.contain('Page=3&PageSize=10>; rel="prev"');
    expect(answer.headers.get('link')).not.to.contain('rel="next"');
  });

  it('names of parameters in any case, with either prefix', async () => {
    const forms = [
      'Page=2&PageSize=5&Sort=Name',
      'page=2&pagesize=5&sort=Name',
      'PAGE=2&PAGESIZE=5&SORT=Name',
      'settings.page=2&settings.pageSize=5&settings.sort=Name',
      'Settings.Page=2&SETTINGS.PAGESIZE=5&settings.Sort=name',
      'pagedRequest.Page=2&pagedRequest.PageSize=5&pagedRequest.Sort=Name',
      'settings%2Epage=2&pageSize=5&sort=Name&_=1234&unknown=x&unknown=y',
    ];
    const [first, ...others] = await Promise.all(forms.map((form) => app.get(raw(form))));
    expect(names(first!)).to.deep.equal(['Type 04', 'Type 05', 'Type 06', 'Type 07', 'Type 08']);
    for (const other of others) expect(other.body).to.deep.equal(first!.body);
  });

  it('Link headers work for any form of the page number', async () => {
    for (const form of ['settings.page=2', 'measurementQuery.Page=2', 'settings%2Epage=2', 'P%61ge=2']) {
      const answer = await app.get(raw(`${form}&PageSize=7`));
      const next = /<([^>]+)>; rel="next"/u.exec(answer.headers.get('link') ?? '')?.[1];
      const third = await app.get(`:${next}`);
      expect(third.status, form).to.equal(200);
      expect(third.body, form).to.include({ Page: 3, PageSize: 7 });
    }
  });

  it('Link headers leave URLs out that would make the response too long for clients', async () => {
    const relsOf = async (length: number): Promise<string[]> => {
      const { status, headers } = await app.get(raw(`Page=2&PageSize=7&x=${'x'.repeat(length)}`));
      expect(status).to.equal(200);
      return Array.from((headers.get('link') ?? '').matchAll(/rel="(\w+)"/gu), ([, rel = '']) => rel);
    };
    expect(await relsOf(1_000)).to.deep.equal(['first', 'prev', 'next', 'last']);
    expect(await relsOf(3_000)).to.deep.equal(['prev', 'next']);
    expect(await relsOf(6_000)).to.deep.equal(['next']);
    expect(await relsOf(12_000)).to.deep.equal([]);
  });

  it('bad numbers: 400 with the name of the parameter', async () => {
    for (const query of 'Page=0 Page=-1 Page=x Page=1.5 Page=99999999999 PageSize=0 PageSize=1001'.split(' '))
      expectFaults(await app.get(raw(query)), query.split('=')[0]!);
    expectFaults(await app.get(raw('Page=0&pagesize=x')), 'Page', 'PageSize');
  });

  it('a repeated parameter: 400', async () => {
    for (const query of ['Page=1&Page=2', 'Page=1&page=2', 'Page=1&settings.page=2', 'Sort=Name&sort=Name']) {
      expectError(await app.get(raw(query)), 400, 'invalid-request');
    }
  });

  it('empty parameters count as absent', async () => {
    const answer = await app.get(raw('Page=&PageSize=&Filter=&Sort=&Search='));
    expect(answer.body).to.include({ Page: 1, PageSize: 20, NbrOfRows: 27 });
  });

  describe('Sort', () => {
    it('Name, -Name, Name desc, several', async () => {
      const sorted = async (sort: string): Promise<string[]> =>
        names(await app.get(raw(`PageSize=3&Search=type&Sort=${encodeURIComponent(sort)}`)));
      expect(await sorted('Name')).to.deep.equal(['Type 01', 'Type 02', 'Type 03']);
      expect(await sorted('-Name')).to.deep.equal(['Type 25', 'Type 24', 'Type 23']);
      expect(await sorted('name DESC')).to.deep.equal(['Type 25', 'Type 24', 'Type 23']);
      expect(await sorted('Name asc')).to.deep.equal(['Type 01', 'Type 02', 'Type 03']);
      expect(await sorted('-HardwareTypeId, Name')).to.deep.equal(['Type 04', 'Type 09', 'Type 14']);
    });

    it('invalid sorts, and unknown fields: 400 that names the known ones', async () => {
      for (const sort of 'Colour,Name sideways,-Name desc,constructor,__proto__,a b c,--Name'.split(','))
        expectFaults(await app.get(raw(`Sort=${encodeURIComponent(sort)}`)), 'Sort');
      const unknown = await app.get(raw('Sort=Colour'));
      expect(unknown.body.Message).to.contain('Id, Name, DeviceStandard, HardwareTypeId');
    });
  });

  it('Search finds names, regardless of case', async () => {
    expect(names(await app.get(raw('Search=TYPE%2020')))).to.deep.equal(['Type 20']);
    const quoted = await app.get(raw(`search=${encodeURIComponent("o'brien")}`));
    expect(names(quoted)).to.deep.equal(["O'Brien, and (co)"]);
    expect(names(await app.get(raw('Search=%25')))).to.deep.equal([]);
  });

  describe('Filter', () => {
    it('every operator', async () => {
      expect(await filtered("Name eq 'Type 03'")).to.deep.equal(['Type 03']);
      expect(await filtered("Name ne 'Type 03' and Name startswith 'Type 0'")).to.have.lengthOf(8);
      expect(await filtered("Name startswith 'type 1'")).to.have.lengthOf(10);
      expect(await filtered("Name contains 'E 2'")).to.have.lengthOf(6);
      expect(await filtered('HardwareTypeId eq 4')).to.have.lengthOf(5);
      expect(await filtered('HardwareTypeId lt 1')).to.have.lengthOf(5);
      expect(await filtered('HardwareTypeId le 1 and HardwareTypeId ge 1')).to.have.lengthOf(5);
      expect(await filtered('HardwareTypeId gt 3')).to.have.lengthOf(5);
      const listed = await filtered("Name in ('Type 01', 'Type 02','nothing')");
      expect(listed).to.deep.equal(['Type 01', 'Type 02']);
      expect(await filtered('HardwareTypeId exists false')).to.have.lengthOf(2);
      expect(await filtered('HardwareTypeId exists true and DeviceStandard eq Legacy')).to.have.lengthOf(12);
    });

    it('quotes, brackets and commas in text; operators and fields in any case', async () => {
      expect(await filtered("NAME EQ 'O''Brien, and (co)'")).to.have.lengthOf(1);
      expect(await filtered("  name   contains ')'  AND devicestandard EQ LWM2M ")).to.have.lengthOf(1);
    });

    it('filter[0].Key and .Value of older clients mean eq, and are combined with others', async () => {
      const forms = [
        'filter[0].Key=HardwareTypeId&filter[0].Value=3&filter[1].Key=DeviceStandard&filter[1].Value=Legacy',
        'settings.filter%5B0%5D.key=HardwareTypeId&settings.filter%5B0%5D.value=3&Filter=DeviceStandard%20eq%20Legacy',
        'Filter[1].Key=hardwaretypeid&Filter[1].Value=3&filter[7].key=DeviceStandard&filter[7].value=Legacy',
      ];
      for (const form of forms) {
        expect(names(await app.get(raw(form))), form).to.deep.equal(['Type 08', 'Type 18']);
      }
      expectError(await app.get(raw('filter[0].Key=Name')), 400, 'invalid-request');
      expectError(await app.get(raw('filter[0].Value=Name')), 400, 'invalid-request');
      expectError(await app.get(raw('filter[0].Key=Colour&filter[0].Value=x')), 400, 'invalid-request');
    });

    it('every condition applies, with any index, and after any other text', async () => {
      const noise = Array.from({ length: 300 }, (_, index) => `x${index}=1`).join('&');
      const forms = [
        'filter[1000].Key=Name&filter[1000].Value=Type 08',
        'filter[99999999999999999999].Key=Name&filter[99999999999999999999].Value=Type 08',
        `${noise}&Filter=Name eq 'Type 08'`,
        `${noise}&filter[0].Key=Name&filter[0].Value=Type 08`,
      ];
      for (const form of forms) expect(names(await app.get(raw(form))), form).to.deep.equal(['Type 08']);
      const twice = 'filter[0].Key=Name&settings.filter[0].Key=Name&filter[0].Value=x';
      expectError(await app.get(raw(twice)), 400, 'invalid-request');
      const condition = (index: number): string => `filter[${index}].Key=Name&filter[${index}].Value=x`;
      const many = Array.from({ length: 21 }, (_, index) => condition(index)).join('&');
      expectError(await app.get(raw(many)), 400, 'invalid-request');
    });

    it('invalid filters: 400 with the reason', async () => {
      const faults: Readonly<Record<string, string>> = {
        Colour: 'An operator is missing at the end.',
        'Nmae eq blue': 'Unknown field "Nmae". Did you mean "Name"?',
        'Colour eq blue': 'Unknown field "Colour". Fields: Id, Name, DeviceStandard, HardwareTypeId.',
        'Name is x': 'Unknown operator "is". Did you mean "in"? Use one of eq',
        'Name eq': 'A value is missing at the end.',
        "Name eq 'x": 'is not closed',
        'Name eq x or Name eq y': 'Expected "and" between conditions, not "or"',
        'Name eq x and': 'A field is missing at the end.',
        'Name in x': 'Expected "(", not "x"',
        'Name in (x': '")" is missing at the end.',
        'Name in (x y)': 'Separate the values of a list with commas',
        'Name in ()': 'Expected a value, not ")"',
        'HardwareTypeId eq four': 'must be compared with a number, not "four"',
        'HardwareTypeId contains 4': 'is not text',
        'Name exists maybe': 'needs true or false, not "maybe"',
        "'Name' eq x": 'not the name of a field',
        '( Name eq x )': 'not the name of a field',
      };
      for (const [filter, message] of Object.entries(faults)) {
        const answer = await app.get(raw(`Filter=${encodeURIComponent(filter)}`));
        expectError(answer, 400, 'invalid-request');
        expect(answer.body.ModelState['Filter']?.join(), filter).to.contain(message);
      }
    });

    it('is bounded', async () => {
      const many = Array.from({ length: 21 }, () => 'Name eq x').join(' and ');
      expectError(await app.get(raw(`Filter=${encodeURIComponent(many)}`)), 400, 'invalid-request');
      const list = `HardwareTypeId in (${Array.from({ length: 201 }, (_, index) => index).join()})`;
      expectError(await app.get(raw(`Filter=${encodeURIComponent(list)}`)), 400, 'invalid-request');
      expectError(await app.get(raw(`Filter=${'x'.repeat(4097)}`)), 400, 'invalid-request');
    });

    it('names of referenced rows can be used in filters', async () => {
      const byType = encodeURIComponent("DeviceTypeName eq 'Type 07'");
      const templates = await app.get(`/devicetemplates?Filter=${byType}`);
      expect(names(templates)).to.deep.equal(['Type 07']);
      const byPlace = await app.get(`/dataCollectors?Filter=${encodeURIComponent('LocationName eq Root')}`);
      expect(byPlace.body.NbrOfRows).to.equal(1);
      const nowhere = await app.get(`/dataCollectors?Filter=${encodeURIComponent('LocationName eq Moon')}`);
      expect(nowhere.body.NbrOfRows).to.equal(0);
    });

    it('times are compared as epoch milliseconds or ISO 8601', async () => {
      const { body } = await app.get('/apikeys');
      const { ExpirationDate } = body.Rows[0]!;
      for (const time of [ExpirationDate, String(Date.parse(ExpirationDate))]) {
        const filter = encodeURIComponent(`ExpirationDate eq ${time}`);
        expect((await app.get(`/apikeys?Filter=${filter}`)).body.NbrOfRows).to.equal(1);
      }
      for (const time of ['tomorrow', '2026-02-30T12:00:00Z']) {
        const bad = await app.get(`/apikeys?Filter=${encodeURIComponent(`ExpirationDate gt ${time}`)}`);
        expectError(bad, 400, 'invalid-request');
      }
    });

    it('times without a zone are UTC in filters and bodies, in every zone of the machine', () =>
      inTimeZone('America/New_York', async () => {
        const RoleIds = [await app.roleId('User')];
        const ExpirationDate = '2029-07-01T12:00:00';
        const id = await app.create('/apikeys', { Name: 'UTC', ExpirationDate, RoleIds });
        const { body } = await app.get(`/apikeys/${id}`);
        expect(body.ExpirationDate).to.equal('2029-07-01T12:00:00.000Z');
        const filter = encodeURIComponent(`ExpirationDate eq ${ExpirationDate}`);
        const { Rows } = (await app.get(`/apikeys?Filter=${filter}`)).body;
        expect(Rows.map(({ Id }) => Id)).to.deep.equal([id]);
        const leap = { Name: 'leap', ExpirationDate: '2029-06-30T23:59:60Z', RoleIds };
        expectError(await app.post('/apikeys', leap), 400, 'invalid-request');
      }));
  });

  it('queries of every form never make a 5xx', async () => {
    for (const query of '% %zz &&& = ?Page Page [] filter[] filter[0] a[b][c]=d %00=1 __proto__=1'.split(' '))
      expect((await app.get(raw(query))).status, query).to.be.oneOf([200, 400]);
  });
});
