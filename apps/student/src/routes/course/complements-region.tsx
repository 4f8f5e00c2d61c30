import { type Complement, isOpenable } from '@student/domain';
import { Accordion, Skeletons, Text } from '@student/ui';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComplementList } from '../../contents/complement-list.tsx';
import { complementsQuery, contentsQuery } from '../../contents/content.queries.ts';
import { course as words } from '../../pt-br/course.ts';
import { shell } from '../../pt-br/shell.ts';
import { asItIs, Region } from '../../region.tsx';

/** Extra material of the contents that can be opened, read when somebody opens it: each content has a call of its own (COURSE-14). */
export function ComplementsRegion({ courseId }: { courseId: number }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Accordion
      level={2}
      size="large"
      open={open}
      onOpenChange={setOpen}
      items={[
        {
          id: 'complements',
          title: words.complements,
          content: open.length > 0 ? <Opened courseId={courseId} /> : null,
        },
      ]}
    />
  );
}

function Opened({ courseId }: { courseId: number }) {
  return (
    <Region
      resetKey={String(courseId)}
      loading={
        <section aria-busy="true" aria-label={shell.loading}>
          <Skeletons shape="text" count={2} />
        </section>
      }
      failed={asItIs}
      size="line"
      missing={words.complementsMissing}
    >
      <Complements courseId={courseId} />
    </Region>
  );
}

function Complements({ courseId }: { courseId: number }) {
  const place = { kind: 'course', courseId } as const;
  const { data: contents } = useSuspenseQuery(contentsQuery(place));
  const complements = useSuspenseQueries({
    queries: contents.filter(isOpenable).map(({ id }) => complementsQuery({ place, contentId: id })),
    combine: (results) => [
      ...new Map(
        results.flatMap(({ data }) => data).map((each): [number, Complement] => [each.id, each]),
      ).values(),
    ],
  });
  if (complements.length === 0) return <Text tone="muted">{words.noComplements}</Text>;
  return <ComplementList complements={complements} />;
}
