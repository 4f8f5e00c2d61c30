/** Sections of the dashboard that its greeting leads to, by their id. */
export const sections = { required: 'obrigatorias', catalogue: 'catalogo' } as const;
