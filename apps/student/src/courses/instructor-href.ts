import type { Instructor } from '@student/domain';
import { paths } from '../paths.ts';

/** The page of an instructor. Its address has the name too: only by it the server finds one who has no courses (TRACK-16). */
export const hrefOfInstructor = ({ id, name }: Pick<Instructor, 'id' | 'name'>): string =>
  paths.detailsCoursesInstructors({ entityId: id, name });
