/** The flag of a course card: 'Concluído', 'Em andamento', or none (DASH-39). */
export function courseFlag(statusCourse: string | null | undefined): 'finished' | 'inProgress' | undefined {
  if (statusCourse === 'finished') return 'finished';
  return statusCourse === 'progress' ? 'inProgress' : undefined;
}

/** Tells whether a certificate can be asked for: the course is finished and gives one (COURSE-08). */
export function offersCertificate(course: {
  hasCertificate: boolean;
  statusCourse?: string | null;
}): boolean {
  return course.hasCertificate && courseFlag(course.statusCourse) === 'finished';
}

/** Tells whether a card shows the decoins icon: first template, and there is something to earn (DASH-42). */
export function showsDecoinsIcon(template: 'first' | 'second', course: { hasDecoins: boolean }): boolean {
  return template === 'first' && course.hasDecoins;
}
