/** `dropdown` under the photo in wide windows, `sheet` over the whole height up to 755 px (SHELL-13, SHELL-30). */
export const userMenuForms = ['dropdown', 'sheet'] as const;
export type UserMenuForm = (typeof userMenuForms)[number];
