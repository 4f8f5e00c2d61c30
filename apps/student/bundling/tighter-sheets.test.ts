import { expect, test } from 'vitest';
import { tighter } from './tighter-sheets.ts';

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
  ['a comma in a text stays', '.a{content:"a, \\", b"}', '.a{content:"a, \\", b"}'],
])('%s', (_, css, left) => {
  expect(tighter(css)).toBe(left);
});
