import { type FoundStanding, hasFound, searchOutcome } from '@student/domain';
import { Inline, Split, Stack, Text, TextLink, VisuallyHidden } from '@student/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { SearchOf } from '../../addresses/define-search.ts';
import { search as words } from '../../pt-br/search.ts';
import { Failed } from '../../shell/failed.tsx';
import { CoursesFound } from './courses-found.tsx';
import { type Kind, kinds, linkTo } from './found-section.tsx';
import { NothingFound } from './nothing-found.tsx';
import { InstructorsFound, SchoolsFound, TracksFound } from './others-found.tsx';
import type { globalSearch } from './search.search.ts';
import { useFound } from './use-found.ts';
import { useRememberedSearch } from './use-remembered-search.ts';

const inWords = new Intl.ListFormat('pt-BR');

/** What was found of each kind, side by side; what one waits for or lacks is in no other's way (TRACK-11). */
export function Results({ values }: { values: SearchOf<typeof globalSearch> }) {
  const { search: term, limit } = values;
  const found = useFound(values);
  const outcome = searchOutcome(kinds.map((kind) => [kind, found[kind].standing]));
  const remember = useRememberedSearch(term, hasFound(kinds.map((kind) => found[kind].standing)));

  const totalPages = found.courses.data?.totalPages ?? 1;
  /** How many there are of a kind, in words. */
  const countOf = (kind: Kind): string | undefined => {
    const count = countIn(found[kind].standing);
    if (count === undefined) return undefined;
    return kind === 'courses' && totalPages > 1
      ? words.coursesOver((totalPages - 1) * limit)
      : words.counts[kind](count);
  };

  if (outcome.kind === 'failed') {
    return (
      <Failed
        error={found.courses.error}
        verdict="tellForPage"
        level={2}
        retry={() => {
          for (const kind of kinds) found[kind].retry();
        }}
        pending={kinds.some((kind) => found[kind].isPending)}
      />
    );
  }

  const shown = outcome.kind === 'shown' ? outcome.shown : [];
  const counted = shown.flatMap((kind) => {
    const count = countOf(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
  const summary = inWords.format(counted.map(({ count }) => count));
  const isSettled = outcome.kind === 'nothing' || outcome.isSettled;

  const sections: Readonly<Record<Exclude<Kind, 'courses'>, ReactNode>> = {
    tracks: <TracksFound key="tracks" found={found.tracks} term={term} />,
    schools: <SchoolsFound key="schools" found={found.schools} term={term} />,
    instructors: <InstructorsFound key="instructors" found={found.instructors} term={term} />,
  };
  const others = shown.flatMap((kind) => (kind === 'courses' ? [] : [sections[kind]]));
  const courses = shown.includes('courses') ? <CoursesFound found={found.courses} /> : null;
  return (
    <Stack gap="l">
      <VisuallyHidden as="p" role="status">
        {isSettled ? summary || words.noResultsFor(term) : ''}
      </VisuallyHidden>
      {counted.length > 1 ? (
        <Inline as="nav" aria-label={words.found}>
          {counted.map(({ kind, count }) => (
            <TextLink key={kind} {...linkTo(kind)} stands="alone">
              {count}
            </TextLink>
          ))}
        </Inline>
      ) : outcome.kind === 'nothing' ? null : (
        <Text tone="muted" aria-hidden="true">
          {summary || '\u00a0'}
        </Text>
      )}
      {outcome.kind === 'nothing' ? (
        <NothingFound term={term} />
      ) : (
        // One tree, whatever comes beside the courses or turns out to be nothing: their cards stay, with the focus and what was pressed.
        <Split
          ratio={courses && others.length > 0 ? 'main' : 'single'}
          align="start"
          // Before the press leads away from here.
          onClickCapture={(event) => isPress(event) && remember()}
        >
          {courses}
          {others.length > 0 ? <Stack gap="xl">{others}</Stack> : null}
        </Split>
      )}
    </Stack>
  );
}

/** On something that can be pressed. */
const isPress = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') !== null;

/** How many there are, once it is known of this search, and where there are any. */
const countIn = (standing: FoundStanding) =>
  standing.kind === 'found' && standing.count > 0 ? standing.count : undefined;
