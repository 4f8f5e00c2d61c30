/** Words of the questions that people ask often, on the landing page and in the panel of the dashboard (FORMS-06 to FORMS-12). */
export const faq = {
  title: 'Dúvidas frequentes',
  search: 'Qual sua dúvida?',
  empty: 'Nenhuma dúvida encontrada.',
} as const;
