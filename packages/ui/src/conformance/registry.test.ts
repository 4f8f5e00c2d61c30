import { expect, test } from 'vitest';
import * as ui from '../index.ts';
import { violations } from './planted-ways.ts';
import { registry } from './registry/index.ts';
import { ruleNames } from './rule-names.ts';
import { rulesOf } from './rules.ts';
import { subjects } from './subjects.ts';

const isComponent = (name: string, thing: unknown) =>
  /^[A-Z]/.test(name) && (typeof thing === 'function' || (typeof thing === 'object' && thing !== null));

test('every exported component stands in the registry, and nothing else', () => {
  const exported = Object.entries(ui).filter(([name, thing]) => isComponent(name, thing));
  expect(Object.keys(registry).sort()).toEqual(exported.map(([name]) => name).sort());
  expect(subjects.every(({ Component }) => Component !== undefined)).toBe(true);
});

test('every rule is tried, and broken by a planted component', () => {
  expect(rulesOf([]).map(({ name }) => name)).toEqual([...ruleNames]);
  expect(Object.keys(violations).sort()).toEqual([...ruleNames].sort());
});

/** A rule that holds for most and not for all is no rule: whoever adds an exception takes another one away, or says why here. */
test('few rules are excepted, each with a sentence', () => {
  const reasons = subjects.flatMap(({ entry }) => Object.values(entry.except ?? {}));
  const drawNothing = subjects.filter(({ entry }) => typeof entry.reaches !== 'string');
  expect(new Set(reasons).size).toBeLessThanOrEqual(3);
  expect(drawNothing.map(({ name }) => name)).toEqual([
    'DialogClose',
    'Field',
    'Highlight',
    'LinkProvider',
    'WordsProvider',
  ]);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});
