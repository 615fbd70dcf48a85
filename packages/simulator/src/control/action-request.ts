import type { RebootKind } from '../device/simulated-device.ts';
import { checkCondition, checkFault } from '../scenario/check-periods.ts';
import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import { formatField, type FleetIssue } from '../scenario/fleet-config-error.ts';
import { createSchemaCheck, definitionOf } from '../scenario/schema-check.ts';
import { ControlError } from './control-error.ts';

/** An action and its devices: one device, a cohort, all devices, or a share of them. */
export interface ActionRequest {
  readonly do: string;
  readonly device?: string;
  readonly cohort?: string;
  /** Share of the devices, above 0 and at most 1, chosen by the seed. Default 1. */
  readonly share?: number;
  /** Kind of a `reboot`. */
  readonly kind?: RebootKind;
  /** Path of the resource for `execute`. */
  readonly path?: string;
  /** Arguments of `execute`. */
  readonly arguments?: string;
  /** Resources for `send`, such as `/3303/0/5700`. */
  readonly paths?: readonly string[];
  /** Object ID for `add-instance` and `remove-instance`. */
  readonly object?: number;
  /** Instance ID for `add-instance` and `remove-instance`. */
  readonly instance?: number;
  /** Fault for `inject-fault`. */
  readonly fault?: DeviceFault;
  /** Network condition for `inject-network`. */
  readonly condition?: NetworkSetting;
  /**
   * Duration of a fault or a condition in seconds, default until `clear-faults`; or the time that a crashed device is
   * off, default 1.
   */
  readonly forSeconds?: number;
}

type Field = Exclude<keyof ActionRequest, 'do' | 'device' | 'cohort' | 'share'>;

interface ActionFields {
  readonly needs: readonly Field[];
  readonly takes: readonly Field[];
  /** Example values of the fields, for error messages. */
  readonly example: object;
}

const plain: ActionFields = { needs: [], takes: [], example: {} };
const instance: ActionFields = {
  needs: ['object', 'instance'],
  takes: [],
  example: { object: 3303, instance: 1 },
};

/** Fields by action. Actions of the timeline have the same fields as in a fleet file. */
const fieldsByAction = {
  update: plain,
  deregister: plain,
  register: plain,
  bootstrap: plain,
  reconnect: plain,
  reboot: { needs: [], takes: ['kind'], example: {} },
  crash: { needs: [], takes: ['forSeconds'], example: {} },
  'change-address': plain,
  'go-offline': plain,
  'come-back': plain,
  send: { needs: ['paths'], takes: [], example: { paths: ['/3303/0/5700'] } },
  execute: { needs: ['path'], takes: ['arguments'], example: { path: '/3/0/4' } },
  'add-instance': instance,
  'remove-instance': instance,
  'inject-fault': { needs: ['fault'], takes: ['forSeconds'], example: { fault: { kind: 'no-answers' } } },
  'inject-network': {
    needs: ['condition'],
    takes: ['forSeconds'],
    example: { condition: { lossRate: 0.2 } },
  },
  'clear-faults': plain,
} as const satisfies Readonly<Record<string, ActionFields>>;

export type ActionName = keyof typeof fieldsByAction;

const actionNames = Object.keys(fieldsByAction) as readonly ActionName[];

const text = { type: 'string' };
const properties = {
  do: { enum: actionNames },
  device: text,
  cohort: text,
  share: definitionOf('share'),
  kind: { enum: ['reboot', 'power-cycle', 'factory-reset'] },
  path: text,
  arguments: text,
  paths: definitionOf('paths'),
  object: definitionOf('id'),
  instance: definitionOf('id'),
  fault: definitionOf('deviceFault'),
  condition: definitionOf('networkCondition'),
  forSeconds: definitionOf('seconds'),
};
const members = Object.keys(properties);
const selectors = ['do', 'device', 'cohort', 'share'];
/** Members of faults and conditions in a fleet file, with the members of requests that replace them. */
const replaced = { fromSeconds: 'forSeconds', toSeconds: 'forSeconds', share: 'share' };

const checkShape = createSchemaCheck({ type: 'object', additionalProperties: false, properties });

/** @throws ControlError 400 for a request that is not an action */
export function parseAction(body: unknown): ActionRequest & { readonly do: ActionName } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlError(400, 'The body is not a JSON object.', 'Example: {"do":"update","device":"NAME"}');
  }
  checkMembers(body);
  const request = body as ActionRequest;
  if (!isAction(request.do)) {
    throw new ControlError(400, `Unknown action "${request.do}".`, `Use one of ${actionNames.join(', ')}.`);
  }
  checkSelection(request);
  checkFields(request.do, body);
  demandNone(checkShape(body));
  checkInjected(request);
  return request as ActionRequest & { readonly do: ActionName };
}

function isAction(name: string): name is ActionName {
  return Object.hasOwn(fieldsByAction, name);
}

function checkMembers(body: object): void {
  const unknown = Object.keys(body).find((name) => !members.includes(name));
  if (unknown === undefined) return;
  throw new ControlError(400, `Unknown member "${unknown}".`, `Use ${members.join(', ')}.`);
}

function checkSelection({ device, cohort, share }: ActionRequest): void {
  if (device === undefined) return;
  const other = cohort === undefined ? 'share' : 'cohort';
  if (cohort === undefined && share === undefined) return;
  throw new ControlError(400, `Both "device" and "${other}" are present.`, 'Use one of them.');
}

function checkFields(name: ActionName, body: object): void {
  const { needs, takes, example }: ActionFields = fieldsByAction[name];
  const missing = needs.find((field) => !Object.hasOwn(body, field));
  if (missing !== undefined) {
    const shown = JSON.stringify({ do: name, device: 'NAME', ...example });
    throw new ControlError(400, `"${missing}" is missing.`, `Example: ${shown}`);
  }
  const known: readonly string[] = [...selectors, ...needs, ...takes];
  const other = Object.keys(body).find((member) => !known.includes(member));
  if (other === undefined) return;
  throw new ControlError(400, `"${other}" does not apply to ${name}.`, `Use ${known.join(', ')}.`);
}

/** @throws ControlError for a fault or condition without an effect, or with its own period or share */
function checkInjected({ fault, condition }: ActionRequest): void {
  for (const [name, injected] of Object.entries({ fault, condition })) {
    for (const [member, instead] of Object.entries(replaced)) {
      if (injected === undefined || !Object.hasOwn(injected, member)) continue;
      const message = `"${member}" does not apply to an injected ${name}.`;
      throw new ControlError(400, message, `Use "${instead}" of the action.`);
    }
  }
  const issues: FleetIssue[] = [];
  if (fault) checkFault(fault, ['fault'], issues);
  if (condition) checkCondition(condition, ['condition'], issues);
  demandNone(issues);
}

function demandNone([issue]: readonly FleetIssue[]): void {
  if (!issue) return;
  throw new ControlError(400, `${formatField(issue.path)}: ${issue.message}.`, `${issue.remedy}.`);
}
