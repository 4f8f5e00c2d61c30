import { type ProfileOption, profileOptions, seesStatement } from '@student/domain';
import { NavTabs } from '@student/ui';
import { paths } from '../../paths.ts';
import { profile as words } from '../../pt-br/profile.ts';
import { usePerson } from '../../session/use-session.ts';
import { useTenant } from '../../tenant.tsx';

/** The options of the profile; orders are one where brand and person have them (PROFILE-01, SHELL-24). */
export function ProfileTabs({ current }: { current: ProfileOption }) {
  const tenant = useTenant();
  const companies = usePerson()?.companies ?? [];
  const hasOrders = seesStatement({ ...tenant, companies });
  return (
    <NavTabs
      label={words.navigation}
      tabs={profileOptions
        .filter((option) => option !== 'history-order' || hasOrders)
        .map((option) => ({ href: paths.profile({ option }), label: words.options[option] }))}
      current={paths.profile({ option: current })}
    />
  );
}
