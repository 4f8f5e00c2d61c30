import type { Registry } from '../entry.ts';
import { press, pressKey, type } from '../gestures.ts';
import { chosen, presses, typed } from './shown.ts';

const described = { hint: 'Uma dica', error: 'Informe o valor' };
const wrong = [{ props: { error: 'Informe o valor' } }] as const;
const ab = [
  { value: 'a', label: 'Primeira' },
  { value: 'b', label: 'Segunda' },
] as const;
const judged = [{ value: 'a', label: 'Primeira', mark: 'wrong' }] as const;
const group = 'fieldset, [role="radiogroup"], [role="group"]';
const isChecked = ({ find }: { find: (selector: string) => HTMLElement | null }) =>
  find('input:checked') !== null;

/** Fields in which one chooses. */
export const choices = {
  Checkbox: {
    props: { label: 'Aceito' },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: { of: 'checked', from: false, to: true, by: presses('input'), shown: isChecked },
    own: [{ on: 'onClick', by: presses('input'), shown: isChecked }],
  },
  CheckboxGroup: {
    props: { label: 'Interesses', options: ab },
    reaches: group,
    described,
    alsoAs: [...wrong, { props: { max: 1 } }],
    changes: { of: 'value', from: [], to: ['b'], by: presses('input[value="b"]'), shown: chosen },
    says: [
      { props: { options: judged }, word: 'checkboxGroup.wrong' },
      { props: { max: 1, value: ['a'] }, word: 'checkboxGroup.full' },
      { props: { required: true }, word: 'field.required' },
    ],
  },
  MultiSelect: {
    props: {
      label: 'Trilhas',
      options: [{ value: 'a', label: 'Primeira' }],
      value: [],
      onValueChange: () => {},
    },
    reaches: 'input:not(:disabled)',
    layer: {
      is: '[role="combobox"][aria-expanded="true"]',
      by: ({ element }) => pressKey(element(), 'ArrowDown'),
    },
    described,
    alsoAs: wrong,
    changes: {
      of: 'value',
      from: [],
      to: ['a'],
      by: async (scene) => {
        type(scene.element(), 'Pri');
        await Promise.resolve();
        press(scene.find('[role="option"]'));
      },
      shown: ({ find }) => (find('[data-part="chip"]') ? ['a'] : []),
    },
    own: [
      {
        on: 'onKeyDown',
        by: (scene) => pressKey(scene.element(), 'ArrowDown'),
        shown: ({ element }) => element().getAttribute('aria-expanded'),
      },
    ],
  },
  QuantityStepper: {
    props: { label: 'Quantidade', value: 1, onValueChange: () => {} },
    reaches: '[role="spinbutton"]',
    changes: {
      of: 'value',
      from: 1,
      to: 2,
      by: presses('button:last-of-type'),
      shown: ({ element }) => Number(element().getAttribute('aria-valuenow')),
    },
    own: [
      {
        on: 'onKeyDown',
        props: { value: undefined, defaultValue: 1 },
        by: (scene) => pressKey(scene.element(), 'ArrowUp'),
        shown: ({ element }) => element().getAttribute('aria-valuenow'),
      },
    ],
  },
  RadioGroup: {
    props: { label: 'Recuperar por', options: ab },
    reaches: group,
    described,
    alsoAs: wrong,
    changes: {
      of: 'value',
      from: 'a',
      to: 'b',
      by: presses('input[value="b"]'),
      shown: (scene) => chosen(scene)[0],
    },
    says: [{ props: { options: judged }, word: 'radioGroup.wrong' }],
  },
  RatingInput: {
    props: { label: 'Sua nota' },
    reaches: group,
    described,
    alsoAs: wrong,
    changes: {
      of: 'value',
      from: 1,
      to: 4,
      by: presses('input[value="4"]'),
      shown: (scene) => Number(chosen(scene)[0]),
    },
  },
  SchemeSwitch: {
    props: { value: 'light', onValueChange: () => {} },
    reaches: group,
    changes: {
      of: 'value',
      from: 'light',
      to: 'dark',
      by: presses('input[value="dark"]'),
      shown: (scene) => chosen(scene)[0],
    },
  },
  SegmentedControl: {
    props: { label: 'Ordem', segments: ab, value: 'a', onValueChange: () => {} },
    reaches: group,
    alsoAs: [{ props: { content: 'icon' } }],
    changes: {
      of: 'value',
      from: 'a',
      to: 'b',
      by: presses('input[value="b"]'),
      shown: (scene) => chosen(scene)[0],
    },
  },
  Select: {
    props: { label: 'Escola', options: ab },
    reaches: 'select',
    described,
    alsoAs: wrong,
    changes: typed('a', 'b'),
    says: [{ props: { pending: true }, word: 'select.pending' }],
  },
  Switch: {
    props: { label: 'Avisos' },
    reaches: 'input',
    described: { hint: 'Uma dica' },
    changes: { of: 'checked', from: false, to: true, by: presses('input'), shown: isChecked },
    own: [{ on: 'onClick', by: presses('input'), shown: isChecked }],
  },
} satisfies Partial<Registry>;
