import { LogOut } from 'lucide-react';
import { Fragment } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import {
  Menu,
  MenuChoices,
  MenuFooter,
  MenuGroup,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../../components/menu/menu.tsx';
import { HeaderTool } from '../header/header-tool.tsx';
import { Person } from './person.tsx';
import type { UserMenuItem, UserMenuProps, UserMenuWords } from './user-menu.types.ts';

type UserDropdownProps = Omit<UserMenuProps, 'form' | 'words'> & { words: UserMenuWords };

/** The menu as a list under the photo (APG Menu Button). */
export function UserDropdown({
  name,
  email,
  companies,
  photoUrl,
  profile,
  sections,
  choice,
  onSignOut,
  open,
  onOpenChange,
  words,
}: UserDropdownProps) {
  const companyNames = companies.join(', ');
  return (
    <Menu
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
      trigger={
        <HeaderTool
          label={words.open(name)}
          holds="photo"
          icon={<Avatar name={name} src={photoUrl} meaning="decoration" />}
        />
      }
    >
      <MenuHeader label={words.person(name, email, companyNames)}>
        <Person name={name} email={email} companies={companyNames} photoUrl={photoUrl} />
      </MenuHeader>
      <Place item={profile} words={words} />
      {sections.map(({ label, items }) => (
        <Fragment key={label ?? items[0]?.label}>
          <MenuSeparator />
          {label ? (
            <MenuGroup label={label}>
              <Places items={items} words={words} />
            </MenuGroup>
          ) : (
            <Places items={items} words={words} />
          )}
        </Fragment>
      ))}
      <MenuFooter>
        {choice ? <MenuChoices {...choice} form="segments" /> : null}
        <MenuItem icon={<LogOut aria-hidden />} tone="critical" onSelect={onSignOut}>
          {words.signOut}
        </MenuItem>
      </MenuFooter>
    </Menu>
  );
}

function Places({ items, words }: { items: readonly UserMenuItem[]; words: UserMenuWords }) {
  return items.map((item) => <Place key={item.label} item={item} words={words} />);
}

function Place({ item, words }: { item: UserMenuItem; words: UserMenuWords }) {
  const { label, href, icon, isExternal, isCurrent, blockedReason, onSelect } = item;
  const blocked = blockedReason === undefined ? {} : { blockedReason };
  if (onSelect) {
    return (
      <MenuItem icon={icon} onSelect={onSelect} {...blocked}>
        {label}
      </MenuItem>
    );
  }
  return (
    <MenuLink
      icon={icon}
      href={href}
      opens={isExternal ? 'new tab' : 'here'}
      current={isCurrent ? 'page' : undefined}
      words={{ newTab: words.newTab }}
      {...blocked}
    >
      {label}
    </MenuLink>
  );
}
