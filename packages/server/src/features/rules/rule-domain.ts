import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { EventOutbox } from '../events/event-outbox.ts';
import type { EventBus } from '../events/events.ts';
import { MonitorSetup } from './monitor-setup.ts';
import { CauseCheck } from './cause-check.ts';
import { CauseNudges } from './cause-nudges.ts';
import { CauseSubjects } from './cause-subjects.ts';
import { CauseSweep } from './cause-sweep.ts';
import { PeriodEvaluation } from './period-evaluation.ts';
import { RaisedEventService } from './raised-event-service.ts';
import { RuleEvaluation } from './rule-evaluation.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleOutbox } from './rule-outbox.ts';
import { RuleSelections } from './rule-selections.ts';
import { RuleService } from './rule-service.ts';
import { RuleWatch } from './rule-watch.ts';
import { RuleWriter } from './rule-writer.ts';
import { TimedRules } from './timed-rules.ts';

export interface RuleDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly outbox: EventOutbox;
  readonly events: EventBus;
  readonly onError: (error: unknown) => void;
}

/** Services for rules and their events. */
export interface RuleDomain {
  readonly rules: RuleService;
  readonly raisedEvents: RaisedEventService;
  readonly monitorSetup: MonitorSetup;
  /** Outbox for measurements, which compares them with the rules. */
  readonly outbox: EventOutbox;
  /** Applies a changed resource collection. */
  collectionChanged(resourceCollectionId: string): Promise<void>;
  /** Checks the rules of a device whose firmware update began or ended. */
  firmwareChanged(deviceNetworkId: string, deviceId: string): void;
  /** Loads the rules. Later values are compared with them. */
  load(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the services of rules. */
export function createRuleDomain(options: RuleDomainOptions): RuleDomain {
  const { store, clock, lanes, objects, catalogues, outbox, events: bus, onError } = options;
  const index = new RuleIndex();
  const selections = new RuleSelections({ store, catalogues }, clock);
  const raisedEvents = new RaisedEventService({ store, clock, lanes, outbox, bus });
  const evaluation = new RuleEvaluation({ store, index, objects, catalogues, selections });
  const shared = { store, clock, catalogues, index, bus, onError };
  const ruleOutbox = new RuleOutbox({ ...shared, outbox, objects, evaluation, lanes });
  const writer = new RuleWriter({ lanes, index, outbox, bus });
  const subjects = new CauseSubjects();
  const check = new CauseCheck({ ...shared, objects, selections, writer, subjects });
  const nudges = new CauseNudges({ ...shared, subjects, check });
  const timed = new TimedRules({
    ...shared,
    periods: new PeriodEvaluation({ ...shared, evaluation, writer }),
    sweep: new CauseSweep({ ...shared, check }),
    nudges,
  });
  const settled = async (): Promise<void> => {
    await Promise.all([ruleOutbox.settled(), writer.settled()]);
  };
  const watch = new RuleWatch({
    ...shared,
    selections,
    events: raisedEvents,
    timed,
    settled,
    outbox: ruleOutbox,
  });
  const rules = new RuleService({ store, clock, watch, events: raisedEvents });
  return {
    rules,
    monitorSetup: new MonitorSetup({ store, clock, lanes, rules }),
    raisedEvents,
    outbox: ruleOutbox,
    collectionChanged: (id) => watch.collectionChanged(id),
    firmwareChanged: (deviceNetworkId, deviceId) => nudges.firmwareChanged(deviceNetworkId, deviceId),
    load: () => watch.load(),
    close: async () => {
      await timed.close();
      await watch.close();
    },
  };
}
