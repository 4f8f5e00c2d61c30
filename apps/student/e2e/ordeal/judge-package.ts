import type { Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import { type Finding, judgeChoice } from './finding.ts';
import type { World } from './world.ts';

const locations: readonly string[] = ['cmi.core.lesson_location', 'cmi.location'];

/** Compares what the server keeps of a package with the step at which it was left. */
export function judgePackage(
  store: Sandbox['store'],
  { person, ground: { contentId }, ledger }: World,
): Finding[] {
  const { scorm = [] } = store.find('contentStates', { userId: person.id, contentId }) ?? {};
  const location = scorm.find(({ key }) => locations.includes(key))?.value;
  const data = scorm.find(({ key }) => key === 'cmi.suspend_data')?.value;
  const findings = judgeChoice('step of the package', ledger.step, [Number(location ?? 0)]);
  // It tells both with one commit.
  return data === undefined || data === JSON.stringify({ step: Number(location) })
    ? findings
    : [...findings, { kind: 'lost', what: `the package stands at ${location}, and its data are ${data}` }];
}
