import { Section } from '@student/ui';
import type { MouseEvent, ReactNode } from 'react';
import { search as words } from '../../pt-br/search.ts';
import { Failed } from '../../shell/failed.tsx';
import { goToSection } from '../dashboard/go-to-section.ts';
import type { Found } from './use-found.ts';

/** Kinds of what a search finds, in the order of the page. */
export const kinds = ['courses', 'tracks', 'schools', 'instructors'] as const;
export type Kind = (typeof kinds)[number];

const ids: Readonly<Record<Kind, string>> = {
  courses: 'treinamentos',
  tracks: 'trilhas',
  schools: 'escolas',
  instructors: 'instrutores',
};

/** A link to one kind on this page. The address stays: a part of a page is no place to come back to. */
export const linkTo = (kind: Kind) => ({
  href: `#${ids[kind]}`,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    goToSection(event.currentTarget);
  },
});

type FoundSectionProps<Data> = {
  kind: Kind;
  found: Found<Data>;
  /** The shape of what comes. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
};

/** One kind of what was found: it waits, fails and is asked for again alone (TRACK-11). */
export function FoundSection<Data>({ kind, found, loading, children }: FoundSectionProps<Data>) {
  const { standing, data, error, retry, isPending } = found;
  const isWaiting = standing.kind === 'waiting' || (standing.kind === 'found' && standing.isStale);
  return (
    <Section title={words.groups[kind]} id={ids[kind]} tabIndex={-1} busy={isWaiting}>
      {standing.kind === 'failed' ? (
        <Failed error={error} retry={retry} pending={isPending} size="strip" missing={words.missing[kind]} />
      ) : data === undefined || standing.kind === 'waiting' || standing.count === 0 ? (
        loading
      ) : (
        children(data)
      )}
    </Section>
  );
}
