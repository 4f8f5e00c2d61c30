import { formatNumber, type Person, shownName, showsDecoins } from '@student/domain';
import {
  ButtonLink,
  CoinIcon,
  CompanyIcon,
  CourseIcon,
  Inline,
  ProfileHead,
  type ProfileHeadProps,
  SuccessIcon,
  UsersIcon,
} from '@student/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeviceDataButton } from '../../device-data/device-data-button.tsx';
import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import { paths } from '../../paths.ts';
import { profile as words } from '../../pt-br/profile.ts';
import { Region } from '../../region.tsx';
import { usePerson } from '../../session/use-session.ts';
import { usePriceText } from '../../shop/price-text.ts';
import { useTenant } from '../../tenant.tsx';
import { companiesQuery, teamsQuery } from './profile.queries.ts';

/**
 * Who the person is: what the device knows of them at once, the rest of it once it has come. It fails alone, and the option below it
 * never waits for it (PROFILE-03, PROFILE-05).
 */
export function OwnProfileHead() {
  const person = usePerson();
  const factsOf = useFacts(person);
  if (!person) return null;
  const known = {
    name: shownName(person),
    photoUrl: person.imageUrl ?? undefined,
    action: (
      <Inline gap="m">
        <ButtonLink variant="outline" href={paths.edit()}>
          {words.edit}
        </ButtonLink>
        <DeviceDataButton />
      </Inline>
    ),
  };
  const facts = factsOf({ companies: person.companies });
  return (
    <Region
      loading={<ProfileHead {...known} facts={facts} pending />}
      failed={(message) => <ProfileHead {...known} facts={facts} note={message} />}
      size="line"
      missing={words.headMissing}
    >
      <Whole known={known} factsOf={factsOf} />
    </Region>
  );
}

type WholeProps = {
  known: { name: string; photoUrl: string | undefined; action: ReactNode };
  factsOf: ReturnType<typeof useFacts>;
};

function Whole({ known, factsOf }: WholeProps) {
  const [{ data: profile }, { data: companies }, { data: teams }] = useSuspenseQueries({
    queries: [profileQuery(), companiesQuery(), teamsQuery()],
  });
  const { profession, academicEducation, biography, percentageUser } = profile.user;
  return (
    <ProfileHead
      {...known}
      profession={profession?.trim() || undefined}
      biography={biography?.trim() || undefined}
      facts={factsOf({ companies, teams, academicEducation, percentageUser })}
    />
  );
}

type Known = {
  companies: readonly { name: string }[];
  teams?: readonly { name: string }[];
  academicEducation?: string | null;
  percentageUser?: number | null;
};

/** What is known of a person in one line; coins where brand and person have them (SHELL-11). */
function useFacts(person: Person | undefined) {
  const { coin, template } = useTenant();
  const price = usePriceText();
  const hasCoins = person && coin && showsDecoins({ template, companies: person.companies });
  return ({ companies, teams = [], academicEducation, percentageUser }: Known): ProfileHeadProps['facts'] =>
    [
      { label: words.companies(companies.length), value: namesOf(companies), icon: <CompanyIcon /> },
      { label: words.teams(teams.length), value: namesOf(teams), icon: <UsersIcon /> },
      { label: words.education, value: academicEducation?.trim() ?? '', icon: <CourseIcon /> },
      {
        label: words.progress,
        value: percentageUser ? words.completed(formatNumber(Math.floor(percentageUser))) : '',
        icon: <SuccessIcon />,
      },
      { label: words.balance, value: hasCoins ? price(person.decoins) : '', icon: <CoinIcon /> },
    ].filter(({ value }) => value !== '');
}

/** As the user menu joins them (SHELL-17). */
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
