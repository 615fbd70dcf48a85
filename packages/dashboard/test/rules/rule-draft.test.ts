import { expect } from 'chai';
import type { Rule } from '@muster/sdk/core';
import { draftOf, isTriable, newRule, requestOf } from '../../app/rules/rule-draft.ts';
import { createLine, updateLine } from '../../app/rules/rule-command.ts';
import { durationText, raisesText, resetsText, type RuleNames } from '../../app/rules/rule-words.ts';

const stored: Rule = {
  Id: 'rule',
  Name: 'Too warm',
  DeviceNetworkId: 'network',
  ResourceCollectionId: 'collection',
  EventCategoryId: 'category',
  EventCategoryName: 'Heat',
  SeverityLevel: 2,
  IsDeactivated: false,
  Message: '{DeviceName}',
  Condition: 'And',
  TriggerType: 'ForEveryResource',
  TriggerByDevice: true,
  TriggerBySmartObject: false,
  TriggerResetMethod: 'Threshold',
  TriggerOn: 'Values',
  Conditions: [
    {
      Id: 'first',
      RuleId: 'rule',
      SmartObjectTypeId: 'object',
      ResourceTypeId: 'resource',
      TriggerOperator: 'GreaterThan',
      TriggerMaxValue: 30,
      ResetOperator: 'LowerThan',
      ResetMinValue: 25,
      ResolutionAggregationType: 'Realtime',
    },
    {
      Id: 'second',
      RuleId: 'rule',
      SmartObjectTypeId: 'object',
      ResourceTypeId: 'text',
      TriggerOperator: 'StringContains',
      TriggerStringValue: 'hot',
      ResolutionAggregationType: 'Realtime',
    },
  ],
};

const names: RuleNames = {
  resourceOf: ({ resourceTypeId }) => ({
    object: 'Temperature',
    resource: resourceTypeId === 'text' ? 'Label' : 'Sensor Value',
    unit: resourceTypeId === 'text' ? '' : 'Cel',
    dataType: 'Float',
  }),
  periodOf: () => '15 minutes',
};

describe('the form of a rule', () => {
  it('makes the request of the stored rule, so that saving without a change changes nothing', () => {
    const { Conditions, ...rest } = requestOf(draftOf(stored, 'Hall'));
    expect(rest).to.deep.equal({
      Name: 'Too warm',
      ResourceCollectionId: 'collection',
      EventCategoryId: 'category',
      SeverityLevel: 2,
      Message: '{DeviceName}',
      TriggerType: 'ForEveryResource',
      TriggerByDevice: true,
    });
    const [first, second] = stored.Conditions.map(
      ({ RuleId: _, ResolutionAggregationType: _own, ...condition }) => condition,
    );
    expect(Conditions).to.deep.equal([first, second]);
  });

  it('keeps delays in their largest unit, and sends them for causes that have one only', () => {
    const draft = draftOf({ ...stored, TriggerOn: 'NoValue', TriggerAfterSeconds: 5_400 }, 'Hall');
    expect([draft.after, draft.afterUnit]).to.deep.equal(['90', 60]);
    const request = requestOf(draft);
    expect(request).to.include({ TriggerOn: 'NoValue', TriggerAfterSeconds: 5_400 });
    expect(request).to.not.have.property('Conditions');
    expect(requestOf({ ...draft, cause: 'RegistrationLost' })).to.not.have.property('TriggerAfterSeconds');
  });

  it('can be tried when it has a collection and its conditions have all limits', () => {
    const draft = draftOf(stored, 'Hall');
    expect(isTriable(draft)).to.equal(true);
    expect(isTriable(newRule())).to.equal(false);
    const [first] = draft.conditions;
    for (const trigger of [
      { operator: 'InsideRange', min: '1', max: '', text: '' },
      { operator: 'LowerThan', min: 'warm', max: '', text: '' },
      { operator: 'StringEquals', min: '1', max: '', text: '' },
    ] as const)
      expect(isTriable({ ...draft, conditions: [{ ...first!, trigger }] }), trigger.operator).to.equal(false);
  });

  it('says when the rule raises events and when it resets them', () => {
    const draft = draftOf(stored, 'Hall');
    expect(raisesText(draft, names)).to.equal(
      'When Sensor Value (Temperature) is above 30 Cel and Label (Temperature) contains “hot”, on a device of “Hall”, ' +
        'it raises an event for each such resource, of severity 2 and category “Heat”.',
    );
    expect(resetsText(draft, names)).to.equal(
      'The event is reset when Sensor Value (Temperature) is below 25 Cel or Label (Temperature) no longer contains “hot”.',
    );
    const either = { ...draft, join: 'Or', scope: 'collection', triggerType: 'OnlyFirstTime' } as const;
    expect(raisesText(either, names)).to.include('or Label (Temperature) contains “hot”, anywhere in “Hall”');
    expect(raisesText(either, names)).to.include('one event for the whole collection');
    expect(resetsText({ ...draft, resetMethod: 'Manually' }, names)).to.equal(
      'The event stays active until a person resets it.',
    );
    const mean = draft.conditions.map((one) => ({ ...one, aggregation: 'ArithmeticMean' as const }));
    expect(raisesText({ ...draft, conditions: mean }, names)).to.include(
      'the mean of the values of Sensor Value (Temperature) over 15 minutes is above 30 Cel',
    );
  });

  it('names the members that a change sets, and has the whole rule where one is removed', () => {
    const draft = draftOf(stored, 'Hall');
    expect(updateLine('Too warm', draft, { ...draft, severity: '3' })).to.equal(
      "muster rules update 'Too warm' --severity-level 3",
    );
    expect(updateLine('Too warm', draft, { ...draft, isOn: false, scope: 'collection' })).to.equal(
      "muster rules update 'Too warm' --is-deactivated --no-trigger-by-device",
    );
    const removed = { ...draft, category: undefined };
    expect(updateLine('Too warm', draft, removed)).to.equal(
      `muster rules update 'Too warm' --data '${JSON.stringify(requestOf(removed))}'`,
    );
    expect(createLine({ ...draft, name: '-x', conditions: [] })).to.equal(
      'muster rules create --name=-x --resource-collection Hall --event-category Heat --severity-level 2 ' +
        "--message '{DeviceName}' --trigger-type ForEveryResource --trigger-by-device --conditions '[]'",
    );
  });

  it('words durations in their largest whole unit', () => {
    expect([1, 60, 90, 7_200, 86_400].map(durationText)).to.deep.equal([
      ...['1 second', '1 minute', '90 seconds', '2 hours', '1 day'],
    ]);
  });
});
