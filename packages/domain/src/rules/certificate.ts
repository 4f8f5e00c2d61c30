/** Tells whether a certificate can be asked for: the course is finished and gives one (COURSE-08). */
export function offersCertificate(course: {
  hasCertificate: boolean;
  statusCourse?: string | null;
}): boolean {
  return course.hasCertificate && course.statusCourse === 'finished';
}
