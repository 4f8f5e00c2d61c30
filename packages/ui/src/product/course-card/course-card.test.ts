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
  kind: 'Treinamento',
  status: 'progress',
  progress: 42,
  tag: 'newContent',
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
  expect(drawn).toEqual([2, 1, 1]);
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
