import type { School } from '@student/domain';
import { SchoolCard, type SchoolCardProps } from '@student/ui';
import { paths } from '../paths.ts';

type SchoolItemProps = Pick<SchoolCardProps, 'loading' | 'level' | 'trackCount'> & { school: School };

/** A school as a card that leads to its tracks and courses (TRACK-01, TRACK-15). */
export function SchoolItem({ school, ...card }: SchoolItemProps) {
  const { id, name, description, thumbnailUrl } = school;
  return (
    <SchoolCard
      {...card}
      name={name}
      description={description ?? undefined}
      pictureUrl={thumbnailUrl ?? undefined}
      href={paths.detailsCourses({ entityId: id })}
    />
  );
}
