import type { Subject } from './entry.ts';
import type { Failure, Rule } from './rule.ts';

/** Tries rules on components, one after the other; an exception of an entry lets its rule go by. */
export async function tryAll(subjects: readonly Subject[], rules: readonly Rule[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const subject of subjects) for (const rule of rules) failures.push(...(await tryOne(subject, rule)));
  return failures;
}

async function tryOne(subject: Subject, rule: Rule): Promise<Failure[]> {
  const { name, entry } = subject;
  if (entry.except?.[rule.name] !== undefined || rule.concerns?.(subject) === false) return [];
  const failures: Failure[] = [];
  for (const look of rule.inEveryLook ? looksOf(subject) : [{ subject, as: '' }]) {
    const of = { rule: rule.name, component: `${name}${look.as}` };
    try {
      const findings = await rule.examine(look.subject);
      failures.push(...findings.map((finding) => ({ ...of, ...finding })));
    } catch (error) {
      failures.push({ ...of, given: 'its smallest props', came: `it failed: ${error}` });
    }
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
