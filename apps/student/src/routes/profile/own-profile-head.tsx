import { formatNumber, type Person, shownName } from '@student/domain';
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
import { useQueries, useSuspenseQueries } from '@tanstack/react-query';
import { DeviceDataButton } from '../../device-data/device-data-button.tsx';
import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import { paths } from '../../paths.ts';
import { profile as words } from '../../pt-br/profile.ts';
import { asItIs, Region } from '../../region.tsx';
import { usePerson } from '../../session/use-session.ts';
import { priceText } from '../../shop/price-text.ts';
import { useOwnCoin } from '../../shop/use-own-coin.ts';
import { companiesQuery, teamsQuery } from './profile.queries.ts';

/**
 * Who the person is: what the device knows of them at once, the rest of it once it has come. It fails alone, and the option below it
 * never waits for it (PROFILE-03, PROFILE-05).
 */
export function OwnProfileHead() {
  const person = usePerson();
  const factsOf = useFacts(person);
  const answers = useQueries({ queries: headQueries() });
  if (!person) return null;
  const [{ data: profile }, { data: companies }, { data: teams }] = answers;
  const whole = profile && companies && teams && { ...profile.user, companies, teams };
  return (
    <ProfileHead
      name={shownName(person)}
      photoUrl={person.imageUrl ?? undefined}
      profession={whole?.profession?.trim() || undefined}
      biography={whole?.biography?.trim() || undefined}
      facts={factsOf(whole ?? { companies: person.companies })}
      pending={answers.some(({ isPending }) => isPending)}
      note={
        <Region loading={null} failed={asItIs} size="line" missing={words.headMissing}>
          <HeadThere />
        </Region>
      }
      action={
        <Inline gap="m">
          <ButtonLink variant="outline" href={paths.edit()}>
            {words.edit}
          </ButtonLink>
          <DeviceDataButton />
        </Inline>
      }
    />
  );
}

const headQueries = () => [profileQuery(), companiesQuery(), teamsQuery()] as const;

/** Waits for what the head shows, or says that it did not come: the head itself, with what can be pressed in it, stays as it is. */
function HeadThere() {
  useSuspenseQueries({ queries: headQueries() });
  return null;
}

type Known = {
  companies: readonly { name: string }[];
  teams?: readonly { name: string }[];
  academicEducation?: string | null;
  percentageUser?: number | null;
};

/** What is known of a person in one line; coins where brand and person have them (SHELL-11). */
function useFacts(person: Person | undefined) {
  const coin = useOwnCoin();
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
      {
        label: words.balance,
        value: person && coin ? priceText(person.decoins, coin) : '',
        icon: <CoinIcon />,
      },
    ].filter(({ value }) => value !== '');
}

/** As the user menu joins them (SHELL-17). */
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
