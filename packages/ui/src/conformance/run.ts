import type { Subject } from './entry.ts';
import { listenToConsole } from './noises.ts';
import { inHaste } from './on-stage.ts';
import type { Failure, Rule } from './rule.ts';

/** Tries rules on components, one after the other. A rule that an entry excepts has to fail still: an exception does not outlive its cause. */
export async function tryAll(subjects: readonly Subject[], rules: readonly Rule[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const subject of subjects) for (const rule of rules) failures.push(...(await tryOne(subject, rule)));
  return failures;
}

async function tryOne(subject: Subject, rule: Rule): Promise<Failure[]> {
  const isConcerned = rule.concerns?.(subject) !== false;
  const isExcepted = subject.entry.except?.[rule.name] !== undefined;
  const tries = () => tryLooks(subject, rule);
  const failures = isConcerned ? await (isExcepted ? inHaste(tries) : tries()) : [];
  if (!isExcepted) return failures;
  if (failures.some((failure) => failure.rule === rule.name)) return [];
  return [
    { rule: rule.name, component: subject.name, given: 'its exception', came: 'it keeps the rule now' },
  ];
}

async function tryLooks(subject: Subject, rule: Rule): Promise<Failure[]> {
  const { name } = subject;
  const failures: Failure[] = [];
  for (const look of rule.inEveryLook ? looksOf(subject) : [{ subject, as: '' }]) {
    const of = { rule: rule.name, component: `${name}${look.as}` };
    const console = listenToConsole();
    try {
      const findings = await rule.examine(look.subject);
      failures.push(...findings.map((finding) => ({ ...of, ...finding })));
    } catch (error) {
      failures.push({ ...of, given: 'its smallest props', came: `it failed: ${error}` });
    } finally {
      console.end();
    }
    // Whatever rule is tried: what is written to the console breaks the one that forbids it.
    for (const noise of new Set(console.noises))
      failures.push({ ...of, rule: 'quiet', given: `what “${rule.name}” does`, came: `it said “${noise}”` });
  }
  return failures;
}

/** A component as its smallest props draw it, and in every other look that its entry tells. */
function looksOf(subject: Subject): { subject: Subject; as: string }[] {
  const { entry } = subject;
  const others = entry.alsoAs ?? [];
  return [
    { subject, as: '' },
    ...others.map((look) => ({
      subject: {
        ...subject,
        entry: { ...entry, props: { ...entry.props, ...look.props }, reaches: look.reaches ?? entry.reaches },
      },
      as: ` with ${Object.keys(look.props).join(', ')}`,
    })),
  ];
}
