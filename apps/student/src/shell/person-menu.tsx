import { Avatar, HeaderTool } from '@student/ui';
import { lazy, useState } from 'react';
import { menu } from '../pt-br/menu.ts';
import { LateBoundary } from './late-boundary.tsx';
import type { PersonMenuProps } from './person-menu.types.ts';

const PersonMenuList = lazy(() => import('./person-menu-list.tsx'));

/** The photo that opens the user menu; the menu's code comes once the page has settled (SHELL-13, SHELL-14). */
export function PersonMenu(props: PersonMenuProps) {
  const { person } = props;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const button = (
    <HeaderTool
      label={menu.open(person.shownName)}
      holds="photo"
      icon={<Avatar name={person.shownName} src={person.imageUrl ?? undefined} meaning="decoration" />}
      aria-haspopup="menu"
      onClick={() => {
        setAsked(true);
        setOpen(true);
      }}
    />
  );
  if (!isAsked) return button;
  return (
    <LateBoundary meanwhile={button} onClose={() => setAsked(false)}>
      <PersonMenuList {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </LateBoundary>
  );
}
