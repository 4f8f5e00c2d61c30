/** From this width on, in px, the course list asks for the long page (LIMITS-01). */
export const longCoursePageFrom = 1400;

/** How many items each list asks for (LIMITS-02 to LIMITS-06). The course list has its own rule: `coursePageSize`. */
export const pageSizes = {
  comments: 15,
  trackCourses: 15,
  favoriteTrainings: 30,
  users: 30,
  interestCourses: 20,
  statement: 20,
  instructorCourses: 20,
  products: 20,
  favoriteProducts: 20,
  globalSearch: 20,
  coursesInProgress: 5,
  trackTrainings: 5,
  pills: 11,
} as const;

/** Page size of the course list: 25 from 1400 px, else 15 (DASH-23, LIMITS-01). */
export function coursePageSize(viewportWidth: number): 25 | 15 {
  return viewportWidth >= longCoursePageFrom ? 25 : 15;
}
