export interface BreadcrumbWords {
  /** Names the navigation. */
  label: string;
}

export const portuguese: BreadcrumbWords = { label: 'Você está em' };
