import { useWords } from '../../internal/words.tsx';
import { UserDropdown } from './user-dropdown.tsx';
import type { UserMenuProps } from './user-menu.types.ts';
import { userMenuWords } from './user-menu.words.ts';
import { UserSheet } from './user-sheet.tsx';

/**
 * The menu behind the photo (SHELL-13 to SHELL-32). Its places stay links, so they open in a new tab on a middle click.
 * Which form fits is the app's to decide: the documents read both ways, so it is a prop and not a width. Attributes and ref go
 * to the menu or the sheet that opens.
 */
export function UserMenu({ form, words, ...menu }: UserMenuProps) {
  const says = useWords('userMenu', userMenuWords, words);
  return form === 'dropdown' ? <UserDropdown {...menu} words={says} /> : <UserSheet {...menu} words={says} />;
}
