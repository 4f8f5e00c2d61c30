import { Menu, MenuChoices, MenuGroup, MenuHeader, MenuItem, MenuLink, MenuSeparator, SignOutIcon, Text } from '@student/ui';
import { Fragment, type ReactElement } from 'react';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import type { PersonMenuProps } from './person-menu.tsx';
import { useScheme } from './scheme.ts';

type PersonMenuListProps = PersonMenuProps & {
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const words = shell.menu;
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
  trigger,
  isOpen,
  onOpenChange,
}: PersonMenuListProps) {
  const [scheme, setScheme] = useScheme();
  const companies = person.companies.map(({ name }) => name).join(', ');
  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={onOpenChange}>
      <MenuHeader label={[person.shownName, person.email, companies].filter(Boolean).join(', ')}>
        <Text weight="bold">{person.shownName}</Text>
        <Text size="s" tone="muted">
          {person.email}
        </Text>
        <Text size="s" tone="muted">
          {companies}
        </Text>
      </MenuHeader>
      <MenuLink href={paths.profile()}>{words.profile}</MenuLink>
      {sections.map(({ title, items }) => {
        const links = items.map(({ label, href, isExternal, disabledReason }) => (
          <MenuLink
            key={label}
            blockedReason={disabledReason}
            {...(isExternal
              ? { render: <a href={href} target="_blank" rel="noreferrer" /> }
              : { href })}
          >
            {label}
          </MenuLink>
        ));
        return (
          <Fragment key={title ?? 'first'}>
            <MenuSeparator />
            {title ? <MenuGroup label={title}>{links}</MenuGroup> : links}
          </Fragment>
        );
      })}
      <MenuSeparator />
      <MenuChoices
        label={words.scheme}
        value={scheme}
        onValueChange={(value) => setScheme(value === 'light' || value === 'dark' ? value : 'system')}
        choices={schemes}
      />
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={onSignOut}>
        {words.signOut}
      </MenuItem>
    </Menu>
  );
}
