import { Fragment } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { SignOutIcon } from '../../components/icon/icons.ts';
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
import type { UserMenuItem, UserMenuProps } from './user-menu.types.ts';
import type { UserMenuWords } from './user-menu.words.ts';

type UserDropdownProps = Omit<UserMenuProps, 'form' | 'words'> & { words: UserMenuWords };

/**
 * The menu as a list under the photo (APG Menu Button). Who is signed in is no item, so nobody walks over it: the header describes
 * the menu, and is read when that opens.
 */
export function UserDropdown({
  name,
  email,
  companies,
  photoUrl,
  profile,
  sections,
  choice,
  onSignOut,
  words,
  ...menu
}: UserDropdownProps) {
  const companyNames = companies.join(', ');
  return (
    <Menu
      {...menu}
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
      <Place item={profile} />
      {sections.map(({ label, items }) => (
        <Fragment key={label ?? items[0]?.label}>
          <MenuSeparator />
          {label ? (
            <MenuGroup label={label}>
              <Places items={items} />
            </MenuGroup>
          ) : (
            <Places items={items} />
          )}
        </Fragment>
      ))}
      <MenuFooter>
        {choice ? <MenuChoices {...choice} form="segments" /> : null}
        <MenuItem icon={<SignOutIcon />} tone="critical" onSelect={onSignOut}>
          {words.signOut}
        </MenuItem>
      </MenuFooter>
    </Menu>
  );
}

function Places({ items }: { items: readonly UserMenuItem[] }) {
  return items.map((item) => <Place key={item.label} item={item} />);
}

function Place({ item }: { item: UserMenuItem }) {
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
      {...blocked}
    >
      {label}
    </MenuLink>
  );
}
