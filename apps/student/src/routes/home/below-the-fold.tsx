import { AboutVideo, Band, Page, SchoolTiles, Section, Split, Text } from '@student/ui';
import { posterOf } from '../../brand-pictures.ts';
import { PageRegions } from '../../page-regions.tsx';
import { landing } from '../../pt-br/landing.ts';
import { useServices } from '../../services.ts';
import { FaqRegion } from './faq-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';

/** Everything under the hero (LANDING-04 to LANDING-12); its code is loaded after the first paint has begun. */
export default function BelowTheFold({ onSettled }: { onSettled: () => void }) {
  const {
    tenant,
    platform: { files },
  } = useServices();
  return (
    <PageRegions ifAllFail="told">
      <Page>
        <NewCoursesRegion />
        <Section title={landing.aboutTitle}>
          <Split>
            <AboutVideo
              label={landing.aboutVideo}
              src={`${files}media/aula.mp4`}
              posterUrl={posterOf(tenant)}
              captionsUrl={`${files}media/aula.pt-BR.vtt`}
            />
            <Text size="l">{landing.aboutText}</Text>
          </Split>
        </Section>
        <Section title={landing.missionTitle}>
          <Text tone="muted">{landing.missionText}</Text>
          <SchoolTiles schools={landing.schools} />
        </Section>
      </Page>
      <Band tone="sunken">
        <Page>
          <FaqRegion onSettled={onSettled} />
        </Page>
      </Band>
    </PageRegions>
  );
}
