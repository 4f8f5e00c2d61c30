import type { Change, OwnAct, Registry } from '../entry.ts';
import { presses } from './shown.ts';

const toggles: Change = {
  of: 'pressed',
  from: false,
  to: true,
  by: presses('button'),
  shown: ({ element }) => element().getAttribute('aria-pressed') === 'true',
};
const togglesItself: OwnAct = {
  on: 'onClick',
  props: { pressed: undefined, defaultPressed: false },
  by: presses('button'),
  shown: ({ element }) => element().getAttribute('aria-pressed'),
};

/** What starts something or leads somewhere. */
export const actions = {
  Button: { props: { children: 'Matricular-se' }, reaches: 'button', blocked: {} },
  ButtonLink: { props: { children: 'Ver curso', href: '/curso' }, reaches: 'a', links: 'a', blocked: {} },
  ButtonGroup: {
    props: {
      label: 'Ações',
      children: (
        <button type="button" className="of-the-caller">
          Salvar
        </button>
      ),
    },
    reaches: 'fieldset',
  },
  IconButton: {
    props: { label: 'Favoritar', icon: <svg aria-hidden="true" /> },
    reaches: 'button',
    blocked: {},
    changes: toggles,
    own: [togglesItself],
  },
  TextLink: {
    props: { children: 'Ver curso', href: '/curso', opens: 'here' },
    reaches: 'a',
    links: 'a',
    blocked: {},
    except: { targets: 'It stands in a text, whose lines would be torn apart by targets of 44 px.' },
  },
  Chip: {
    props: { children: 'Vendas', pressed: false },
    reaches: 'button',
    blocked: {},
    changes: toggles,
    own: [togglesItself],
  },
  ChipGroup: {
    props: {
      label: 'Escolas',
      options: [{ value: 'Vendas', label: 'Vendas' }],
      value: [],
      onValueChange: () => {},
    },
    reaches: '[role="group"], fieldset',
    changes: {
      of: 'value',
      from: [],
      to: ['Vendas'],
      by: presses('button'),
      shown: ({ findAll }) => findAll('[aria-pressed="true"]').map(({ textContent }) => textContent),
    },
    says: [{ props: { max: 1, value: ['Vendas'] }, word: 'chipGroup.full' }],
  },
  BackToTop: {
    props: { after: -1 },
    reaches: 'button, a',
    around: (drawn) => (
      <main style={{ position: 'relative', minBlockSize: '100vh' }}>
        <h1>Painel</h1>
        {drawn}
      </main>
    ),
    own: [
      {
        on: 'onClick',
        by: ({ element }) => element().click(),
        shown: ({ find }) => find('h1') === document.activeElement,
      },
    ],
  },
  SkipLink: {
    props: { target: 'conteudo' },
    reaches: 'a',
    around: (drawn) => (
      <>
        {drawn}
        <main id="conteudo" tabIndex={-1} />
      </>
    ),
  },
} satisfies Partial<Registry>;
