import { landings } from 'virtual:landings';
import { landingWordsOf } from '@student/themes/landing-words.ts';
import { type Layout, layoutOf } from '@student/themes/tenant';
import { Band, Page, SchoolTiles, Section, Text } from '@student/ui';
import { schoolKeys } from '@student/ui/product/school-keys.ts';
import type { ReactNode } from 'react';
import { drawingOf } from '../../brand-pictures.ts';
import { PageRegions } from '../../page-regions.tsx';
import { landing } from '../../pt-br/landing.ts';
import { useServices } from '../../services.ts';
import { deliveryOf } from '../../tenant.tsx';
import { AboutRegion } from './about-region.tsx';
import { FaqRegion } from './faq-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';

/** Everything under the hero (LANDING-04 to LANDING-12); its code is loaded after the first paint has begun. */
export default function BelowTheFold({ onSettled }: { onSettled: () => void }) {
  const { tenant } = useServices();
  const delivery = deliveryOf(tenant);
  const words = landingWordsOf(delivery ? delivery.landing : landings[tenant.name]);
  const parts = {
    news: <NewCoursesRegion key="news" />,
    about: <AboutRegion key="about" text={words.about} />,
    schools: (
      <Section key="schools" title={landing.missionTitle}>
        <Text tone="muted">{words.mission}</Text>
        <SchoolTiles
          schools={schoolKeys.map((key) => ({
            key,
            name: landing.schools[key],
            text: words.schools[key],
            pictureUrl: drawingOf(tenant, key),
          }))}
        />
      </Section>
    ),
  } satisfies Record<Layout['landing'], ReactNode>;
  const { [layoutOf(tenant).landing]: first, ...others } = parts;
  return (
    <PageRegions ifAllFail="told">
      <Page>
        {first}
        {Object.values(others)}
      </Page>
      <Band tone="sunken">
        <Page>
          <FaqRegion onSettled={onSettled} />
        </Page>
      </Band>
    </PageRegions>
  );
}
