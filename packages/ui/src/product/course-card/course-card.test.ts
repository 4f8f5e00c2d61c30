import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { flag } from '../../components/flag/flag.css.ts';
import { coin } from '../../components/icon/icon.css.ts';
import { progressBar } from '../../components/progress-bar/progress-bar.css.ts';
import { CourseCard, type CourseCardProps } from './course-card.tsx';

const plain: CourseCardProps = {
  itemId: 1,
  title: 'Comunicação clara',
  href: '/student/course/1',
  coverUrl: '/files/1.svg',
  duration: '5:07m',
  rating: '4,5',
  onOpenComments: () => {},
  onOpenIntroVideo: () => {},
  onFavoriteChange: () => {},
};
const full: CourseCardProps = {
  ...plain,
  status: 'progress',
  progress: 42,
  tags: ['new', 'newContent'],
  hasCertificate: true,
  coins: 'Vale decoins',
};

const markupOf = (props: CourseCardProps) => renderToStaticMarkup(createElement(CourseCard, props));
const elementsIn = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0;

test.each([
  ['a plain card', plain, 12],
  ['one that carries everything', full, 18],
])('%s stays as light as a wall of five hundred needs it (decision 0550)', (_, props, most) => {
  expect(elementsIn(markupOf(props))).toBeLessThanOrEqual(most);
});

test('a card draws flags, progress and the coin as the components do', () => {
  const markup = markupOf(full);
  const drawn = [flag, progressBar, coin].map((name) => markup.split(name).length - 1);
  expect(drawn).toEqual([3, 1, 1]);
});

/** The words of the flags of a card, in their order. */
const flagsOf = (props: Partial<CourseCardProps>) =>
  [...markupOf({ ...plain, ...props }).matchAll(/data-tone="[a-z]+">([^<]+)/g)].map(([, words]) => words);

test.each([
  ['finished', { status: 'finished' }, ['Concluído']],
  ['under way', { status: 'progress' }, ['Em andamento']],
  ['finished and blocked', { status: 'finished', blockedReason: 'Fechado.' }, ['Bloqueado', 'Concluído']],
  ['none of them', {}, []],
] as const)('a card says that it is %s (DASH-36, DASH-39)', (_, props, flags) => {
  expect(flagsOf(props)).toEqual(flags);
});

test.each([
  ['new content', ['newContent'], ['Novo conteúdo']],
  ['a new release', ['new'], ['Novo']],
  ['both', ['new', 'newContent'], ['Novo', 'Novo conteúdo']],
] as const)('a card has a tag for %s (DASH-40)', (_, tags, flags) => {
  expect(flagsOf({ tags })).toEqual(flags);
});

test.each([
  ['a certificate', { hasCertificate: true }, 'aria-label="Com certificado"'],
  ['coins', { coins: 'Vale decoins' }, 'aria-label="Vale decoins"'],
] as const)('a card shows %s, and without it does not (DASH-38, DASH-42)', (_, props, sign) => {
  expect(markupOf({ ...plain, ...props })).toContain(sign);
  expect(markupOf(plain)).not.toContain(sign);
});

test('attributes of a caller reach the card, and what it says itself stands', () => {
  const markup = markupOf({ ...plain, 'aria-posinset': 3, 'data-place': 'wall' } as CourseCardProps);
  expect(markup).toMatch(/^<article aria-posinset="3" data-place="wall"/);
});

test('a blocked card keeps its link, which leads nowhere and is described by the reason', () => {
  const link = /<a [^>]*>/.exec(markupOf({ ...plain, blockedReason: 'Conclua o anterior.' }))?.[0] ?? '';
  expect(link).toContain('aria-description="Conclua o anterior."');
  expect(link).toContain('role="link"');
  expect(link).not.toContain('href');
});
