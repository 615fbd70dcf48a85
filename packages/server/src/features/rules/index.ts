import type { EventCategoryService } from '../actuators/event-category-service.ts';
import type { MonitorSetup } from './monitor-setup.ts';
import type { RaisedEventService } from './raised-event-service.ts';
import { raisedEventRoutes } from './routes/events.ts';
import { monitorRoutes } from './routes/monitors.ts';
import { ruleRoutes } from './routes/rules.ts';
import type { RuleService } from './rule-service.ts';
import type { RuleTrial } from './rule-trial.ts';

interface Needs {
  readonly rules: RuleService;
  readonly ruleTrial: RuleTrial;
  readonly raisedEvents: RaisedEventService;
  readonly monitorSetup: MonitorSetup;
  readonly eventCategories: EventCategoryService;
}

/** Routes of the feature `rules`. */
export function composedRoutes({ rules, ruleTrial, raisedEvents, monitorSetup, eventCategories }: Needs) {
  return {
    ...ruleRoutes(rules, eventCategories, ruleTrial),
    ...monitorRoutes(monitorSetup),
    ...raisedEventRoutes(raisedEvents, eventCategories),
  };
}
