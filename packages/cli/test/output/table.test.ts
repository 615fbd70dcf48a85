import { expect } from 'chai';
import { printable } from '../../src/output/printable.ts';
import { tableOfObject, tableOfRows, unlimitedColumns, usefulColumns } from '../../src/output/table.ts';

const rows = [
  {
    Id: '90ec2ec5-0c71-4e26-8f26-705e8c216dc6',
    Description: 'Observe /3303/1/5700 (Sensor Value) on the buoy at the mouth of the harbour',
    Status: 'Completed',
    EntityIdentifier: 'buoy-1',
    CorrelationId: '43be8bd9-7594-4775-8319-7f3d985bd735',
    ParentId: undefined,
  },
];

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('tables', () => {
  it('fit into the width: long text is cut, so that what comes behind it is seen', () => {
    const table = tableOfRows(rows, usefulColumns(rows, undefined, 80));
    expect(widest(table)).to.be.within(70, 80);
    expect(table.split('\n')[0]).to.match(/^Id +Description +Status$/u);
    expect(table)
      .to.contain('90ec2ec5-0c71-4e26-8f26-705e8c216dc6  Observe /3303/1/5700')
      .and.to.contain('…');
    expect(table).to.match(/Completed$/u);
  });

  it('are whole where nothing is said about a width, and show no ids of other things', () => {
    const table = tableOfRows(rows, usefulColumns(rows));
    expect(table).to.contain(rows[0]!.Description).and.to.contain('buoy-1');
    expect(table).not.to.contain('CorrelationId');
  });

  it('show the id of a row with a name last, and a name once', () => {
    const Id = '90ec2ec5-0c71-4e26-8f26-705e8c216dc6';
    const devices = [
      { Id, Name: 'press-7', DeviceIdentifier: 'press-7', Status: 'online' },
      { Id, Name: 'press-8', DeviceIdentifier: 'press-8', Status: 'offline' },
    ];
    expect([...usefulColumns(devices, undefined, 40).keys()]).to.deep.equal(['Name', 'Status']);
    expect([...usefulColumns(devices).keys()]).to.deep.equal(['Name', 'Status', 'Id']);
    const named = devices.map((device) => ({ ...device, Name: 'Press' }));
    expect([...usefulColumns(named).keys()]).to.deep.equal(['Name', 'DeviceIdentifier', 'Status', 'Id']);
  });

  it('times have one form, whether the service sent a date-time or epoch milliseconds', () => {
    const time = '2026-11-21T08:00:00.000Z';
    const shown = tableOfObject({ RegistrationDate: time, LatestRegistrationTime: Date.parse(time) });
    const cells = shown.split('\n').map((line) => line.replace(/^\w+ +/u, ''));
    expect(cells[0]).to.match(/^2026-11-2\d \d\d:\d\d:00 [+-]\d\d:\d\d$/u);
    expect(cells[1]).to.equal(cells[0]);
    const invalid = '2026-99-21T08:00:00Z';
    expect(tableOfObject({ RegistrationDate: invalid })).to.contain(invalid);
  });

  it('columns that were asked for are never cut', () => {
    expect(tableOfRows(rows, unlimitedColumns(['Description', 'CorrelationId']))).to.contain(
      rows[0]!.Description,
    );
  });

  it('lists in lists have tables of their own, and an empty list says so', () => {
    const shown = tableOfObject({
      DeviceTypes: [
        { Name: 'Buoy', Result: 'Ignored', Templates: [{ Name: 'Small', Result: 'Added' }] },
        { Name: 'Crane', Result: 'Added', Templates: [] },
      ],
      Tags: [],
    });
    expect(shown.split('\n')).to.deep.equal([
      'Tags  none',
      '',
      'DeviceTypes',
      'Name   Result',
      'Buoy   Ignored',
      'Crane  Added',
      '',
      'DeviceTypes.Templates',
      'Name   Result',
      'Small  Added',
    ]);
  });

  it('show control characters instead of sending them to the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\u009b\u202ec\r\n')).to.equal(
      'a\\u001b[31mb\\u0007\\u009b\\u202ec\\u000d\\u000a',
    );
    expect(printable('two\nlines', true)).to.equal('two\nlines');
    expect(printable('Grün 温度 🙂')).to.equal('Grün 温度 🙂');
  });

  it('the lists in one thing fit, too', () => {
    const shown = tableOfObject({ Id: 'a', Entries: rows }, 60);
    expect(widest(shown)).to.be.at.most(36 + 2 + 24);
    expect(shown).to.match(/^Entries$/mu);
  });
});
