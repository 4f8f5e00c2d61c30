import type { Registry } from '../entry.ts';
import { pressKey } from '../gestures.ts';
import type { Scene } from '../scene.ts';
import { closes, opensBy, presses, pressesEscape, shownTab, tried } from './shown.ts';

const dialog = '[role="dialog"]';
const opening = {
  changes: closes(dialog, pressesEscape(dialog)),
  layer: { is: dialog },
  handed: opensBy(dialog),
};
const closable = { open: true, onOpenChange: () => {}, title: 'Título', children: 'Texto' };

const speedOf = ({ element }: Scene) => Number((element() as HTMLSelectElement).value);
const choosesDouble = ({ element }: Scene) => {
  const select = element();
  if (select instanceof HTMLSelectElement) select.value = '2';
  select.dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
};
const asksForKeys = ({ find }: Scene) => pressKey(find('[aria-label="Aula"]'), '?');

/** Windows, panels and players of the product. */
export const windows = {
  AboutVideo: { props: { title: 'Sobre', src: 'data:video/mp4,' }, reaches: 'section' },
  AudioPlayer: {
    props: { title: 'Aula', src: 'data:audio/mp3,' },
    reaches: ':scope > *',
    own: [
      {
        on: 'onKeyDown',
        by: ({ element }) => pressKey(element(), 'm'),
        shown: ({ find }) => (find('audio') as HTMLAudioElement | null)?.muted,
      },
    ],
  },
  CoinLimitDialog: { props: closable, reaches: dialog, primitive: true, ...opening },
  CommentList: {
    props: { label: 'Avaliações', items: [{ id: 1, userName: 'Ana', message: 'Ótimo', date: 'ontem' }] },
    reaches: ':scope > *',
    says: [{ props: { items: [] }, word: 'commentList.empty' }],
  },
  CommentsDialog: { props: closable, reaches: dialog, primitive: true, ...opening },
  IntroVideoDialog: { props: closable, reaches: dialog, primitive: true, ...opening },
  ListPicker: {
    props: {
      ...{ open: true, onOpenChange: () => {}, title: 'Título', items: [], selected: [], filter: 'all' },
      ...{ term: '', debounce: 0, onSelectedChange: () => {}, onFilterChange: () => {} },
      ...{ direction: 'ascending', onDirectionChange: () => {}, onSearch: () => {}, onConfirm: () => {} },
    },
    reaches: dialog,
    primitive: true,
    ...opening,
  },
  LoginPanel: { props: closable, reaches: dialog, primitive: true, ...opening },
  NotificationsPanel: {
    props: {
      trigger: (
        <button type="button" className="of-the-caller">
          Avisos
        </button>
      ),
      children: 'Texto',
      open: true,
    },
    reaches: dialog,
    primitive: true,
    ...opening,
  },
  PlayerShell: {
    props: {
      title: 'Abertura',
      course: { title: 'Gestão do tempo', href: '/curso' },
      stage: 'Vídeo',
      next: { href: '/proximo' },
      panels: tried,
    },
    reaches: ':scope > *',
    links: 'a[href="/proximo"]',
    blocked: {
      props: (blockedReason: string) => ({ next: { href: '/proximo', blockedReason } }),
      at: '[aria-disabled="true"]',
    },
    changes: {
      of: 'panel',
      from: 'contents',
      to: 'notes',
      by: presses('[role="tab"]:last-child'),
      shown: shownTab,
    },
  },
  PlayerShellSkeleton: { props: {}, reaches: ':scope > *' },
  SpeedMenu: {
    props: {},
    reaches: 'select',
    changes: {
      of: 'value',
      from: 1,
      to: 2,
      by: choosesDouble,
      shown: speedOf,
    },
  },
  StoryViewer: {
    props: {
      ...{ open: true, title: 'Aula', state: 'playing', position: 0, count: 2, port: null, muted: false },
      ...{
        onHold: () => {},
        onRelease: () => {},
        onPlayToggle: () => {},
        onMute: () => {},
        onRetry: () => {},
      },
      ...{ onPrevious: () => {}, onNext: () => {} },
    },
    reaches: dialog,
    primitive: true,
    ...opening,
  },
  UserPicker: {
    props: {
      ...{ open: true, onOpenChange: () => {}, title: 'Título', people: [], selected: [], filter: 'all' },
      ...{ term: '', debounce: 0, onSelectedChange: () => {}, onFilterChange: () => {} },
      ...{ direction: 'ascending', onDirectionChange: () => {}, onSearch: () => {}, onConfirm: () => {} },
    },
    reaches: dialog,
    primitive: true,
    ...opening,
  },
  VideoPoster: { props: { title: 'Sobre' }, reaches: 'button' },
  VideoPlayer: {
    props: { title: 'Aula', src: 'data:video/mp4,' },
    reaches: ':scope > *',
    layer: { is: '[data-escape]', by: asksForKeys },
    own: [
      { on: 'onKeyDown', by: asksForKeys, shown: ({ element }) => element().hasAttribute('data-escape') },
    ],
  },
} satisfies Partial<Registry>;
