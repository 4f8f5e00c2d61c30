import { AboutVideo, Band, Page, SchoolTiles, Section, Split, Text } from '@student/ui';
import { landing } from '../../pt-br/landing.ts';
import { useTenant } from '../../tenant.tsx';
import { FaqRegion } from './faq-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';

/** Everything under the hero (LANDING-04 to LANDING-12); its code travels beside the first paint, not before it. */
export default function BelowTheFold() {
  const { name } = useTenant();
  return (
    <>
      <Page>
        <NewCoursesRegion />
        <Section title={landing.aboutTitle}>
          <Split>
            <AboutVideo
              label={landing.aboutVideo}
              src="/files/media/aula.mp4"
              posterUrl={`${import.meta.env.BASE_URL}themes/${name}/social.svg`}
              captionsUrl="/files/media/aula.pt-BR.vtt"
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
          <FaqRegion />
        </Page>
      </Band>
    </>
  );
}
