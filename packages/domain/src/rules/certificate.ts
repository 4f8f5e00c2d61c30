/** Tells whether a certificate can be asked for: the course is finished and gives one (COURSE-08). */
export function offersCertificate(course: { hasCertificate: boolean; isFinished: boolean }): boolean {
  return course.hasCertificate && course.isFinished;
}
