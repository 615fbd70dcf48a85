import { expect } from 'chai';
import { actuatorRequest } from '../../app/automation/actuator-request.ts';

describe('the form of an actuator', () => {
  const action = {
    id: undefined,
    name: 'Light Control · On/Off (5850)',
    objectId: 'object',
    resourceId: 'resource',
    executes: false,
    executesOnReset: false,
    value: '',
    resetValue: '',
  };
  const choice = (Id: string) => ({ Id, Name: Id });

  it('sends values that are set, and executes in place of a value', () => {
    const request = actuatorRequest({
      name: 'Lamps',
      category: choice('category'),
      collection: choice('collection'),
      actions: [
        { ...action, value: 'true', resetValue: 'false' },
        { ...action, id: 'known', executes: true, value: 'left over' },
      ],
    });
    const type = { SmartObjectTypeId: 'object', ResourceTypeId: 'resource' };
    expect(request).to.deep.equal({
      Name: 'Lamps',
      EventCategoryId: 'category',
      ResourceCollectionId: 'collection',
      ActuatorResourceValues: [
        { ...type, Value: 'true', ResetValue: 'false' },
        { Id: 'known', ...type, ExecuteOnActivate: true },
      ],
    });
  });
});
