import {
  Card,
  Grid,
  Heading,
  Inked,
  InPlaceOf,
  RichText,
  Section,
  Stack,
  TextLink,
  Veiled,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../place.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { informationsQuery } from './strips.queries.ts';

/** Two short ones with a picture, the first of which leads somewhere, as most do; `isWaiting` while they may still come. */
const shapeOf = (isWaiting: boolean) => (
  <Section title={dashboard.informationTitle} busy={isWaiting}>
    <Veiled>
      <Grid least="panel">
        {[true, false].map((leadsOn) => (
          <Card key={String(leadsOn)}>
            <img alt="" />
            <Stack gap="xs">
              <Heading level={3} size="m">
                <Inked>{dashboard.informationShape.title}</Inked>
              </Heading>
              <p>
                <Inked>{dashboard.informationShape.text}</Inked>
              </p>
              {leadsOn ? (
                <p>
                  <Inked>{dashboard.informationMore}</Inked>
                </p>
              ) : null}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Veiled>
  </Section>
);

/**
 * What the company has to tell; left out when there is nothing or the call fails (DASH-17). A place is kept for it, which it
 * gives back where nothing moves that the person looks at.
 */
export function InformationRegion() {
  const { data = [], isPending } = useQuery(informationsQuery());
  const { box, hasPlace } = usePlace(isPending || data.length > 0);
  return (
    <div ref={box} hidden={!hasPlace}>
      {isPending ? (
        shapeOf(true)
      ) : data.length === 0 ? (
        <InPlaceOf shape={shapeOf(false)}>{null}</InPlaceOf>
      ) : (
        <Section title={dashboard.informationTitle}>
          <Grid least="panel">
            {data.map(({ id, title, description, imageUrl, url }) => (
              <Card key={id} as="article">
                {imageUrl ? <img src={imageUrl} alt="" loading="lazy" decoding="async" /> : null}
                <Stack gap="xs">
                  <Heading level={3} size="m">
                    {title}
                  </Heading>
                  {description ? <RichText source={description} /> : null}
                  {url ? (
                    <TextLink href={url} opens="new tab" stands="alone">
                      {dashboard.informationMore}
                    </TextLink>
                  ) : null}
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
    </div>
  );
}
