import { InPlaceOf, InstructorCardSkeleton, Section } from '@student/ui';
import type { ReactNode } from 'react';
import { taught as words } from '../pt-br/taught.ts';
import { Region } from '../region.tsx';

type InstructorsRegionProps = {
  /** What they teach. */
  resetKey: string;
  /** The list, which suspends until it is read. */
  list: ReactNode;
  /** What stands under them. It comes with them, since nobody knows before how much room they take. */
  children?: ReactNode;
};

/** Who teaches a course, a class of an event or a training course (COURSE-11, EVENT-12, EVENT-23). */
export function InstructorsRegion({ resetKey, list, children }: InstructorsRegionProps) {
  return (
    <Region
      resetKey={resetKey}
      loading={<InstructorsSkeleton />}
      failed={(message) => (
        <>
          <Section title={words.instructors}>
            <InPlaceOf shape={<InstructorCardSkeleton />}>{message}</InPlaceOf>
          </Section>
          {children}
        </>
      )}
    >
      <Section title={words.instructors}>{list}</Section>
      {children}
    </Region>
  );
}

/** The shape of the region. */
export const InstructorsSkeleton = () => (
  <Section title={words.instructors} busy>
    <InstructorCardSkeleton />
  </Section>
);
