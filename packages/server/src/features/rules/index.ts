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
}

/** Routes of the feature `rules`. */
export function composedRoutes({ rules, ruleTrial, raisedEvents, monitorSetup }: Needs) {
  return {
    ...ruleRoutes(rules, ruleTrial),
    ...monitorRoutes(monitorSetup),
    ...raisedEventRoutes(raisedEvents),
  };
}
