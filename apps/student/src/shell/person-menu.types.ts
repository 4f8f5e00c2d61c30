import type { Person } from '@student/domain';
import type { menusOf } from './menu.ts';

export type PersonMenuProps = {
  person: Person & { shownName: string };
  sections: ReturnType<typeof menusOf>['sections'];
  onSignOut: () => void;
  /** Every place but the outside ones is closed (SHELL-31). */
  isMaintenance: boolean;
};
