import { asksForSearch, type Instructor } from '@student/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { notThere } from '../../shell/not-there.ts';
import { instructorsQuery } from '../course/course.queries.ts';
import { foundInstructorsQuery, instructorCoursesQuery } from './details-instructors.queries.ts';
import { detailsInstructorsSearch } from './details-instructors.search.ts';
import { InstructorPage } from './instructor-page.tsx';

/**
 * The instructor of the address. No call gives one by the id: the search finds them by the name that the address has, and where it has
 * none, the instructors of the first of their courses have them among them (TRACK-16). Of whom neither knows there is no page.
 */
export function InstructorOfAddress({ id }: { id: number }) {
  const { name } = useSearch(detailsInstructorsSearch).values;
  return asksForSearch(name) ? <ByName id={id} name={name} /> : <ByCourses id={id} />;
}

const withId = (instructors: readonly Instructor[], id: number) => instructors.find((one) => one.id === id);

function ByName({ id, name }: { id: number; name: string }) {
  const instructor = withId(useSuspenseQuery(foundInstructorsQuery(name)).data, id);
  return instructor ? <InstructorPage instructor={instructor} /> : <ByCourses id={id} />;
}

function ByCourses({ id }: { id: number }) {
  const [first] = useSuspenseQuery(instructorCoursesQuery(id, 1)).data.courses;
  if (!first) throw notThere();
  return <ByCourse id={id} courseId={first.id} />;
}

function ByCourse({ id, courseId }: { id: number; courseId: number }) {
  const instructor = withId(useSuspenseQuery(instructorsQuery(courseId)).data, id);
  if (!instructor) throw notThere();
  return <InstructorPage instructor={instructor} />;
}
