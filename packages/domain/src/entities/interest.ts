import * as v from 'valibot';
import { Course } from './course.ts';
import { entity, extended } from './entity.ts';
import { rows } from './rows.ts';
import { Id } from './values.ts';

export const Interest = entity({
  id: Id,
  title: v.string(),
});
export type Interest = v.InferOutput<typeof Interest>;

export const InterestWithCourses = extended(Interest, {
  courses: rows(Course),
});
export type InterestWithCourses = v.InferOutput<typeof InterestWithCourses>;
