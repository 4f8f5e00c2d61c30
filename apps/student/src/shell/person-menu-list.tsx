import { UserMenu } from '@student/ui';
import { paths } from '../paths.ts';
import { menu as words } from '../pt-br/menu.ts';
import type { PersonMenuProps } from './person-menu.types.ts';
import { useScheme } from './scheme.ts';
import { useIsNarrow } from './viewport.ts';

type PersonMenuListProps = PersonMenuProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const schemes = [
  { value: 'system', label: words.system },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
];

/** Who is signed in, every place they may go to, and the way out (SHELL-15 to SHELL-32). */
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
  return (
    <UserMenu
      form={isNarrow ? 'sheet' : 'dropdown'}
      name={person.shownName}
      email={person.email ?? ''}
      companies={person.companies.map(({ name }) => name)}
      photoUrl={person.imageUrl ?? undefined}
      profile={{
        label: words.profile,
        href: paths.profile(),
        blockedReason: isMaintenance ? words.unavailable : undefined,
      }}
      sections={sections}
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
  );
}
