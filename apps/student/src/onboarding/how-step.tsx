import { type Person, showsDecoins } from '@student/domain';
import { layoutOf } from '@student/themes/tenant';
import { CertificateIcon, CourseIcon, DoubtIcon, HomeIcon, ListRow, RatingIcon, Stack } from '@student/ui';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { useTenant } from '../tenant.tsx';

const { how } = words;

/** Where what is, as far as the brand has it (ONBOARD-05). */
export function HowStep({ companies }: Pick<Person, 'companies'>) {
  const { template, coin, hasShop, ...tenant } = useTenant();
  const { dashboard } = layoutOf(tenant);
  const rows = [
    { icon: <HomeIcon />, title: how.home.title, text: how.home.text(dashboard) },
    { icon: <CourseIcon />, ...how.tracks },
    ...(coin && showsDecoins({ template, companies })
      ? [
          {
            icon: <RatingIcon />,
            title: how.coins.title(coin.many),
            text: how.coins.text(coin.many, hasShop),
          },
        ]
      : []),
    { icon: <DoubtIcon />, ...how.doubts },
    { icon: <CertificateIcon />, ...how.certificates },
  ];
  return (
    <Stack as="ul" gap="xs">
      {rows.map(({ icon, title, text }) => (
        <li key={title}>
          <ListRow leading={icon} title={title} note={text} />
        </li>
      ))}
    </Stack>
  );
}
