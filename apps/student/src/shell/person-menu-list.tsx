import { UserMenu } from '@student/ui';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { menu as words } from '../pt-br/menu.ts';
import { LateBoundary } from './late-boundary.tsx';
import type { PersonMenuProps } from './person-menu.types.ts';
import { useScheme } from './scheme.ts';
import { useIsNarrow } from './viewport.ts';

const SuggestionDialog = lazy(() => import('../suggestion/suggestion-dialog.tsx'));

type PersonMenuListProps = PersonMenuProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const schemes = [
  { value: 'system', label: words.system },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
];

/** Where 'Acessar perfil' leads to: the statistics, which an address without an option shows (PROFILE-01). */
const profileAddresses = [paths.profile(), paths.profile({ option: 'statistics' })];

/** Who is signed in, every place they may go to, a suggestion over any of them, and the way out (SHELL-15 to SHELL-32, FORMS-01). */
export default function PersonMenuList({
  person,
  sections,
  onSignOut,
  isMaintenance,
  isOpen,
  onOpenChange,
}: PersonMenuListProps) {
  const [scheme, setScheme] = useScheme();
  const isNarrow = useIsNarrow();
  const [suggestion, setSuggestion] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { pathname } = useLocation();
  const opening = { onSelect: () => setSuggestion('open') };
  return (
    <>
      <UserMenu
        form={isNarrow ? 'sheet' : 'dropdown'}
        name={person.shownName}
        email={person.email ?? ''}
        companies={person.companies.map(({ name }) => name)}
        photoUrl={person.imageUrl ?? undefined}
        profile={{
          label: words.profile,
          href: paths.profile(),
          isCurrent: profileAddresses.includes(pathname),
          blockedReason: isMaintenance ? words.unavailable : undefined,
        }}
        // What is no place opens the one dialog that the menu has.
        sections={sections.map((section) => ({
          ...section,
          items: section.items.map((item) => ({
            ...item,
            isCurrent: !item.blockedReason && item.href === pathname,
            ...(item.href === '' && opening),
          })),
        }))}
        choice={{
          label: words.scheme,
          value: scheme,
          onValueChange: (value) => setScheme(value === 'light' || value === 'dark' ? value : 'system'),
          choices: schemes,
        }}
        onSignOut={onSignOut}
        open={isOpen}
        onOpenChange={onOpenChange}
      />
      {suggestion === 'never opened' ? null : (
        <LateBoundary wanted={suggestion === 'open'} onClose={() => setSuggestion('never opened')}>
          <SuggestionDialog isOpen={suggestion === 'open'} onClose={() => setSuggestion('closed')} />
        </LateBoundary>
      )}
    </>
  );
}
