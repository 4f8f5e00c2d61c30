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
  const of = { rule: rule.name, component: name };
  try {
    return (await rule.examine(subject)).map((finding) => ({ ...of, ...finding }));
  } catch (error) {
    return [{ ...of, given: 'its smallest props', came: `it failed: ${error}` }];
  }
}
