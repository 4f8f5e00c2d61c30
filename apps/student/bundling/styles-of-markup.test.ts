import { expect, it } from 'vitest';
import { askedIn, stylesOfMarkup } from './styles-of-markup.ts';

const asked = askedIn('<div class="a b" data-x=".d"><p title="class" class="c" inert="">.d</p></div>');

it('classes and attributes of a markup are those of its elements', () => {
  expect([...asked.classes]).toEqual(['a', 'b', 'c']);
  expect([...asked.attributes].filter((name) => !name.startsWith('class'))).toEqual([
    'data-x',
    'data-x=.d',
    'title',
    'title=class',
    'inert',
    'inert=',
  ]);
});

it.each([
  ['a rule of a class that is there', '.a{color:red}', '.a{color:red}'],
  ['a rule of one that is not', '.d{color:red}', ''],
  ['of several selectors those that may meet', '.a,.d .a,.a .c{color:red}', '.a,.a .c{color:red}'],
  [
    'states, attributes and parts',
    '.a:empty .b[data-x=".d"]::before{top:0}',
    '.a:empty .b[data-x=".d"]::before{top:0}',
  ],
  ['an attribute whatever its value', '.c[inert]{top:0}', '.c[inert]{top:0}'],
  ['an attribute that no element has', '.a[data-y]{top:0}', ''],
  ['a value that no element has', '.a[data-x="e"]{top:0}', ''],
  [
    'scheme and brand, which the root has',
    '[data-scheme="dark"] .a{top:0}',
    '[data-scheme="dark"] .a{top:0}',
  ],
  ['what an element must not have', '.a:not(.d,[data-y]){top:0}', '.a:not(.d,[data-y]){top:0}'],
  ['what is pointed at', '.a:hover{top:0}', ''],
  ['rules without classes', ':root{--x:1}', ':root{--x:1}'],
  [
    'layers and conditions around what is kept',
    '@layer l{@media print{.a{top:0}.d{top:0}}@media print{.d{top:0}}}',
    '@layer l{@media print{.a{top:0}}}',
  ],
  ['the order of the layers', '@layer a,b;.d{top:0}.a{top:0}', '@layer a,b;.a{top:0}'],
  [
    'an animation that is named',
    '.a{animation:x 1s}@keyframes x{to{top:0}}',
    '.a{animation:x 1s}@keyframes x{to{top:0}}',
  ],
  ['an animation that is not', '.a{animation:x 1s}@keyframes xy{to{top:0}}', '.a{animation:x 1s}'],
])('%s', (_what, css, kept) => {
  expect(stylesOfMarkup(css, asked)).toBe(kept);
});
