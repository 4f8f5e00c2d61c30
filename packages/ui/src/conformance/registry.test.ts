import { expect, test } from 'vitest';
import * as icons from '../components/icon/icons.ts';
import * as ui from '../index.ts';
import { violations } from './planted-ways.ts';
import { registry } from './registry/index.ts';
import { ruleNames } from './rule-names.ts';
import { rulesOf } from './rules.ts';
import { drawsElement } from './subject.ts';
import { subjects } from './subjects.ts';
import { sources } from './words/sources.ts';

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

/** A rule that holds for most and not for all is no rule: whoever adds an exception takes another one away. */
test('few rules are excepted, each with a sentence', () => {
  const excepted = subjects.flatMap(({ name, entry }) =>
    Object.entries(entry.except ?? {}).map(([rule, reason]) => ({ pair: [name, rule], reason })),
  );
  const drawNothing = subjects.filter(({ entry }) => typeof entry.reaches !== 'string');
  expect(excepted.map(({ pair }) => pair)).toEqual([
    ['Pagination', 'values'],
    ['TextLink', 'targets'],
  ]);
  expect(drawNothing.map(({ name }) => name)).toEqual([
    'DialogClose',
    'Field',
    'Highlight',
    'LinkProvider',
    'WordsProvider',
  ]);
  for (const { reason } of excepted) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});

/** What it does by itself with an event of its caller's that the suite cannot see, or that another rule asks for. */
const unseen = [
  'NumberField onKeyDown: it keeps letters out by preventing them, as its caller would',
  'RichText onClick: its links are followed by the router, which hears of nothing that was prevented',
  'SpeedMenu onChange: what is chosen in a native select stands before its caller hears of it',
  'StoryViewer onKeyDown: its keys tell its owner, who does it all; by itself it draws nothing of it',
  'Toasts onBlur: time goes on for them, and none of it is drawn',
  'Toasts onFocus: time stands still for them, and none of it is drawn',
  'Toasts onPointerEnter: time stands still for them, and none of it is drawn',
  'Toasts onPointerLeave: time goes on for them, and none of it is drawn',
  'VideoPlayer onFocus: it keeps its controls in sight while a film runs, and here none does',
  'VideoPlayer onPointerMove: it keeps its controls in sight while a film runs, and here none does',
];

test('whatever a component does after its caller, its caller is tried to prevent', () => {
  const untried = Object.values(sources).flatMap((text) => {
    const names = [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name);
    return subjects
      .filter(({ name }) => names.includes(name))
      .flatMap(({ name, entry }) =>
        actsIn(text)
          .filter((on) => !entry.own?.some((act) => act.on === on))
          .map((on) => `${name} ${on}`),
      );
  });
  expect(untried.sort()).toEqual(unseen.map((one) => one.replace(/:.*/, '')));
});

/** The handlers that a source runs after its caller's: `inTurn(native.onClick, …)`, `merge(native, { onClick: … })`. */
function actsIn(text: string): string[] {
  const inTurn = [...text.matchAll(/\binTurn\(\w+\.(on[A-Z]\w*)/g)].map(([, on = '']) => on);
  const merged = [...text.matchAll(/\bmerge\([\s\S]*?\n? *\}\)/g)].flatMap(([own]) =>
    [...own.matchAll(/\b(on[A-Z]\w*): (?!undefined)/g)].map(([, on = '']) => on),
  );
  return [...new Set([...inTurn, ...merged])];
}

/** Decision 0523.1: it is one element, which whoever uses the component reads of where they write it. */
test('the doc comment of a component says where attributes go', () => {
  const all = Object.values(sources).join('\n');
  const silent = subjects
    .filter((subject) => drawsElement(subject) && !(subject.name in icons))
    .filter(({ name }) => {
      const declared = new RegExp(
        `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export (?:function|const) ${name}\\b`,
      );
      return !/\battributes\b/i.test(declared.exec(all)?.[1] ?? '');
    });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
