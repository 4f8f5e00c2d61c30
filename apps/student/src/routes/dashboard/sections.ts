/** Sections of the dashboard that links lead to, by their id: those of its greeting, and those of other pages. */
export const sections = { required: 'obrigatorias', events: 'treinamentos', catalogue: 'catalogo' } as const;
