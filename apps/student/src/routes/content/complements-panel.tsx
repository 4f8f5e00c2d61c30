import { Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ComplementList } from '../../contents/complement-list.tsx';
import { complementsQuery } from '../../contents/content.queries.ts';
import type { PlacedContent } from '../../contents/content-place.ts';
import { course as words } from '../../pt-br/course.ts';

/** Extra material of this content (COURSE-14). */
export default function ComplementsPanel(placed: PlacedContent) {
  const { data: complements } = useSuspenseQuery(complementsQuery(placed));
  if (complements.length === 0) return <Text tone="muted">{words.noComplements}</Text>;
  return <ComplementList complements={complements} />;
}
