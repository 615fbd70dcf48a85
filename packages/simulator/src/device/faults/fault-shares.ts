import type { DeviceFault } from '../../scenario/faults.ts';
import type { DevicePlan } from '../plan.ts';
import { deriveKey, textKey } from '../random.ts';
import { rankOf } from '../share.ts';

const shareStream = 0x66736872;

/**
 * Chooses the devices of a cohort with each fault that has a `share`: exactly that share, rounded, at least one device.
 * The choice depends on the seed, the name of the cohort and its count, so that processes which share a fleet agree.
 *
 * @returns a function from the position in the cohort to the plan of the device, with only its faults
 */
export function chooseFaults(
  seed: number,
  cohort: { readonly name: string; readonly count: number },
): (plan: DevicePlan, position: number) => DevicePlan {
  const choices = new Map<DevicePlan, (position: number) => DevicePlan>();
  return (plan, position) => {
    if (plan.deviceFaults.every(({ share = 1 }) => share >= 1)) return plan;
    const choice = choices.get(plan) ?? choicesOf(plan, seed, cohort);
    choices.set(plan, choice);
    return choice(position);
  };
}

/** Shares one plan between devices with the same faults. */
function choicesOf(
  plan: DevicePlan,
  seed: number,
  cohort: { readonly name: string; readonly count: number },
): (position: number) => DevicePlan {
  const salt = deriveKey(shareStream, textKey(cohort.name));
  const { count } = cohort;
  const commitsAt = (position: number): boolean[] =>
    plan.deviceFaults.map(({ share = 1 }, fault) => {
      const wanted = Math.max(1, Math.round(share * count));
      return wanted >= count || rankOf(seed, deriveKey(salt, fault), position, count) < wanted;
    });
  const plans = new Map<string, DevicePlan>();
  return (position) => {
    const commits = commitsAt(position);
    const key = commits.join();
    const own =
      plans.get(key) ??
      withFaults(
        plan,
        plan.deviceFaults.filter((_, fault) => commits[fault]),
      );
    plans.set(key, own);
    return own;
  };
}

function withFaults(plan: DevicePlan, deviceFaults: readonly DeviceFault[]): DevicePlan {
  return { ...plan, deviceFaults };
}
