import { Avatar, IconButton } from '@student/ui';
import { lazy, Suspense, useState } from 'react';
import { shell } from '../pt-br/shell.ts';
import type { Person } from '../session.ts';
import type { menusOf } from './menu.ts';

const loadMenu = () => import('./person-menu-list.tsx');
const PersonMenuList = lazy(loadMenu);

export type PersonMenuProps = {
  person: Person & { shownName: string };
  sections: ReturnType<typeof menusOf>['sections'];
  onSignOut: () => void;
  /** Every place but the outside ones is closed (SHELL-31). */
  isMaintenance: boolean;
};

/** The photo that opens the user menu; the menu's code comes with the first sign of wanting it (SHELL-13, SHELL-14). */
export function PersonMenu(props: PersonMenuProps) {
  const { person } = props;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton
      label={shell.menu.open(person.shownName)}
      icon={<Avatar name={person.shownName} src={person.imageUrl ?? undefined} meaning="decoration" />}
      shape="circle"
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        setAsked(true);
        setOpen(true);
      }}
    />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenuList {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
