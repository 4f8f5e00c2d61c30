import { expect, test } from 'vitest';
import { gatherConditions, tighter } from './tighter-sheets.ts';

test.each([
  [
    'a condition that holds a name of a layer alone',
    '@media print{@layer screens;}.a{color:red}',
    '.a{color:red}',
  ],
  ['two names', '@container box (width>=1rem){@layer a;@layer b;}', ''],
  [
    'a rule in a layer stays',
    '@media print{@layer a{.b{color:red}}}',
    '@media print{@layer a{.b{color:red}}}',
  ],
  ['a layer outside of conditions stays', '@layer reset;.a{}', '@layer reset;.a{}'],
  ['a name beside a rule stays', '@media print{@layer a;.b{c:d}}', '@media print{@layer a;.b{c:d}}'],
  ['a space behind a comma', '.a{width:min(1px, 2px)}', '.a{width:min(1px,2px)}'],
  [
    'spaces beside a slash',
    '.a{width:calc(1px / 2);mask:url("a / b") left / 1em}',
    '.a{width:calc(1px/2);mask:url("a / b") left/1em}',
  ],
  [
    'flags that nothing reads',
    '.a{color:red;--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}.b{--lightningcss-dark:initial}',
    '.a{color:red;color-scheme:dark}.b{}',
  ],
  [
    'flags that are read stay',
    '.a{--lightningcss-light:initial;color:var(--lightningcss-light,red)}',
    '.a{--lightningcss-light:initial;color:var(--lightningcss-light,red)}',
  ],
  ['a comma in a text stays', '.a{content:"a, \\", b"}', '.a{content:"a, \\", b"}'],
])('%s', (_, css, left) => {
  expect(tighter(css)).toBe(left);
});

test.each([
  [
    'conditions that override stand once, behind the rules of their layer, each in its order',
    '@layer a{.b{c:d}@media print{.b{c:e}}.f{c:d}@media (forced-colors:active){.b{c:g}}@media print{.f{c:h}}}@layer i{.j{k:l}}',
    '@layer a{.b{c:d}.f{c:d}@media (forced-colors:active){.b{c:g}}@media print{.b{c:e}.f{c:h}}}@layer i{.j{k:l}}',
  ],
  [
    'other conditions stay where they are',
    '@layer a{@media (width>=1px){.b{c:d}}.b{c:e}}',
    '@layer a{@media (width>=1px){.b{c:d}}.b{c:e}}',
  ],
  ['what stands in no layer stays', '@media print{.b{c:d}}.e{f:g}', '@media print{.b{c:d}}.e{f:g}'],
  ['signs in quotes are no rules', '@layer a{.b:after{content:"}{;"}}', '@layer a{.b:after{content:"}{;"}}'],
  ['the order of layers stays', '@layer a,b;@layer b{.c{d:e}}', '@layer a,b;@layer b{.c{d:e}}'],
])('%s', (_, sheet, gathered) => {
  expect(gatherConditions(sheet)).toBe(gathered);
});
