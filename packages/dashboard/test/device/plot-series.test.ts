import { expect } from 'chai';
import { seriesOf, summaryOf } from '../../app/device/plot-series.ts';
import { numberText, unitOf, valueText } from '../../app/device/value-text.ts';

const at = (UnixTimestamp: number, v: number) => ({ r: '', ruri: '', d: '', UnixTimestamp, v });

describe('values of resources', () => {
  it('become a plot with the live value at its end, once', () => {
    expect(seriesOf([at(1_000, 5)], at(2_000, 6))).to.deep.equal([
      [1, 2],
      [5, 6],
    ]);
    expect(seriesOf([at(1_000, 5)], at(1_000, 5))).to.deep.equal([[1], [5]]);
    expect(seriesOf([{ UnixTimestamp: 1_000, bv: true }, { UnixTimestamp: 2_000 }], undefined)).to.deep.equal(
      [[1], [1]],
    );
    expect(summaryOf(seriesOf([at(1_000, 5), at(2_000, 7)], undefined), 'Cel')).to.equal(
      '2 values, 5 Cel to 7 Cel, last 7 Cel',
    );
    expect(summaryOf([[], []], '')).to.equal('No values');
  });

  it('become text as people write them', () => {
    expect(valueText(undefined)).to.equal(undefined);
    expect(valueText(at(0, 22.100_000_381))).to.equal('22.1');
    expect(numberText(1_795_435_200)).to.equal('1795435200');
    expect(valueText({ ...at(0, 0), v: undefined, bv: false } as never)).to.equal('false');
  });

  it('have the unit of their definition, or of Sensor Units', () => {
    const units = { TypeId: 5701, LatestMeasurement: { ...at(0, 0), sv: 'Cel' } };
    expect(unitOf({ TypeId: 5700 }, [units])).to.equal('Cel');
    expect(unitOf({ TypeId: 5700, Units: 'K' }, [units])).to.equal('K');
    expect(unitOf({ TypeId: 5850 }, [units])).to.equal('');
  });
});
