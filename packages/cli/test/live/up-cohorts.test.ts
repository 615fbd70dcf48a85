import { createFleet } from '@muster/simulator';
import { expect } from 'chai';
import { cohortsOf } from '../../src/live/up-cohorts.ts';

describe('the fleet of muster up', () => {
  /** Cohorts of the devices in their order, and the cohorts whose object lists change. */
  const shape = (...args: Parameters<typeof cohortsOf>) => {
    const cohorts = cohortsOf(...args);
    const fleet = createFleet({ devices: cohorts, serverUri: 'coap://127.0.0.1:5683' });
    return {
      devices: fleet.devices.map(({ endpointName, cohort }) => `${endpointName} ${cohort}`),
      changing: cohorts.filter(({ churn }) => churn !== undefined).map(({ name }) => name),
    };
  };

  it('changes the object list of the last unsecured device only', () => {
    expect(shape(5, 'coaps://127.0.0.1:5684', true)).to.deep.equal({
      devices: [
        'muster-sim-000001 plain',
        'muster-sim-000002 plain',
        'muster-sim-000003 changing',
        'muster-sim-000004 secured',
        'muster-sim-000005 secured',
      ],
      changing: ['changing'],
    });
    expect(shape(1, undefined, true).devices).to.deep.equal(['muster-sim-000001 changing']);
  });

  it('leaves the changes to --churn-interval if it is given', () => {
    expect(shape(2, undefined, false)).to.deep.equal({
      devices: ['muster-sim-000001 plain', 'muster-sim-000002 plain'],
      changing: [],
    });
  });
});
