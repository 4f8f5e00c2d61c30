import type { Registry } from '../entry.ts';
import { pressKey } from '../gestures.ts';

const root = ':scope > *';

/** What tells how something went, or that it goes on. */
export const feedback = {
  ErrorState: { props: { title: 'Não foi possível abrir', onRetry: () => {} }, reaches: root },
  ErrorSummary: {
    props: { title: 'Corrija', errors: [{ id: 'nome', message: 'Informe o nome' }] },
    reaches: 'section, [role="alert"], [role="group"]',
  },
  InlineAlert: { props: { children: 'Em manutenção', onDismiss: () => {} }, reaches: root },
  InPlaceOf: { props: { shape: 'Curso', children: 'Nenhum' }, reaches: root },
  Inked: {
    props: { children: 'Um texto' },
    reaches: 'span',
    around: (drawn) => <div aria-hidden="true">{drawn}</div>,
  },
  LoadingOverlay: { props: { extent: 'region' }, reaches: root },
  PageAnnouncer: { props: { page: '/painel', title: 'Painel' }, reaches: '[role="status"]' },
  PageTransition: { props: { page: '/painel', children: 'Painel' }, reaches: root },
  PasswordRules: {
    props: { label: 'A senha precisa ter', rules: [{ label: 'Uma letra', isMet: false }] },
    reaches: root,
  },
  Skeleton: { props: {}, reaches: root },
  Skeletons: { props: { count: 2 }, reaches: ':scope > :first-child' },
  Spinner: { props: {}, reaches: root, says: [{ word: 'spinner.loading' }] },
  StandingToast: {
    props: {
      children: 'Há uma versão nova',
      actions: (
        <button type="button" className="of-the-caller">
          Atualizar
        </button>
      ),
    },
    reaches: '[role="alert"]',
  },
  StrengthMeter: { props: { state: 'good' }, reaches: root },
  Toasts: {
    props: { toasts: [{ id: 'um', tone: 'info', message: 'Salvo' }], onDismiss: () => {} },
    reaches: 'section',
    own: [
      {
        on: 'onKeyDown',
        first: ({ element, find }) => {
          find('.of-the-caller')?.focus();
          element().focus();
        },
        by: ({ element }) => pressKey(element(), 'Escape'),
        shown: ({ element }) => element().contains(document.activeElement),
      },
    ],
    around: (drawn) => (
      <>
        <button type="button" className="of-the-caller">
          Salvar
        </button>
        {drawn}
      </>
    ),
  },
  Veiled: { props: { children: 'Curso' }, reaches: root },
  VisuallyHidden: { props: { children: 'Curso' }, reaches: root },
} satisfies Partial<Registry>;
