import { UserDropdown } from './user-dropdown.tsx';
import type { UserMenuProps, UserMenuWords } from './user-menu.types.ts';
import { UserSheet } from './user-sheet.tsx';

const defaults: UserMenuWords = {
  open: (name) => `Menu de ${name}`,
  person: (name, email, companies) => [name, email, companies].filter(Boolean).join(', '),
  signOut: 'Sair',
  places: 'Menu',
  newTab: 'abre em nova guia',
};

/**
 * The menu behind the photo (SHELL-13 to SHELL-32). Its places stay links, so they open in a new tab on a middle click.
 * Which form fits is the app's to decide: the documents read both ways, so it is a prop and not a width.
 */
export function UserMenu({ form, words = defaults, ...menu }: UserMenuProps) {
  return form === 'dropdown' ? (
    <UserDropdown {...menu} words={words} />
  ) : (
    <UserSheet {...menu} words={words} />
  );
}
