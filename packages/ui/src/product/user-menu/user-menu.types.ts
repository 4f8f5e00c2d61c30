import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import type { DeepPartial } from '../../internal/words.tsx';
import type { UserMenuForm } from './user-menu.variants.ts';
import type { UserMenuWords } from './user-menu.words.ts';

/** A place of the menu. External ones open a new tab (SHELL-33). */
export interface UserMenuItem {
  label: string;
  href: string;
  /** One decorative icon. */
  icon?: ReactNode;
  isExternal?: boolean;
  isCurrent?: boolean;
  /** Why it cannot be used now (SHELL-31). */
  blockedReason?: string | undefined;
  /** For what opens a dialog instead of a page, such as 'Dê sua sugestão'. */
  onSelect?: () => void;
}

export interface UserMenuSection {
  /** 'Administração', 'Treinamentos', …; absent for the first, which is one link. */
  label?: string;
  items: readonly UserMenuItem[];
}

/** One of a few, such as light and dark. */
export interface UserMenuChoice {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
}

export interface UserMenuProps extends Native<'div', 'children' | 'title' | 'role'> {
  form: UserMenuForm;
  /** The social name where there is one (SHELL-15). */
  name: string;
  email: string;
  /** All of them, drawn with commas between (SHELL-17). */
  companies: readonly string[];
  photoUrl?: string | undefined;
  /** 'Acessar perfil' (SHELL-18). */
  profile: UserMenuItem;
  /** In the specification's order, without empty ones (SHELL-19 to SHELL-28). */
  sections: readonly UserMenuSection[];
  choice?: UserMenuChoice | undefined;
  /** Asks whether to leave; leaves nothing by itself (SHELL-32). */
  onSignOut: () => void;
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  words?: DeepPartial<UserMenuWords>;
}
