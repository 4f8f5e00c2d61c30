/** Words of what is taught, by people and with a certificate: a course, a class, a training course (COURSE-12, EVENT-12, EVENT-14). */
export const taught = {
  instructors: 'Instrutores',
  noInstructors: 'Nenhum instrutor informado.',
  certificate: 'Ver certificado',
} as const;
