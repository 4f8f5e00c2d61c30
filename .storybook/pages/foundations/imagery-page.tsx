import { Heading, Stack, Text, vars } from '@student/ui';
import { cardsOf } from '../../looks.ts';
import { BrandAssets } from '../brands/brand-assets.tsx';
import { DrawingFamilies } from '../brands/drawing-families.tsx';
import { picturesOfBrand } from '../brands/picture-at.ts';
import { DoAndDont, Guide, Uses } from './guide.tsx';
import { usePageBrand } from './page-values.ts';

const shapes = [
  { name: 'Course', ratio: '16 / 9', when: 'Covers of courses, tracks and events.' },
  { name: 'Pill', ratio: '9 / 16', when: 'Short films, on a phone held upright.' },
  { name: 'Product', ratio: '1 / 1', when: 'What coins buy.' },
] as const;

/** Pictures of a brand and of its courses. */
export function ImageryPage() {
  const brand = usePageBrand();
  const pictureAt = picturesOfBrand(brand);
  return (
    <Guide
      title="Imagery"
      intro="Pictures carry the product: they are drawn in the brand’s manner and in its colours, so that a screen tells its company with the logo covered."
    >
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Drawings of the brand
        </Heading>
        <Text>
          The toolbar’s brand. <code>motif</code> is a tile for grounds, <code>hero</code> stands beside the
          landing page’s sentence; where a brand has no coins it has no coin. What a shared link shows is made
          from logo, sentence, motif and hero when the brand is built.
        </Text>
        <BrandAssets brand={brand} />
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Families of drawings
        </Heading>
        <Text>
          What the product shows, in the components that show it. One drawing serves both schemes; the dark
          one dims it. A school keeps its colour and its figure in all of them.
        </Text>
        <DrawingFamilies theme={brand} cards={cardsOf(brand)} pictureAt={pictureAt} />
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          The motif as a ground
        </Heading>
        <div style={{ ...ground, background: vars.color.hero.bg }}>
          <div style={{ ...motif, background: vars.color.hero.motif }} />
        </div>
        <Text size="s" tone="muted">
          A mask in hero.motif on hero.bg: the same drawing takes each brand’s colours, and a new brand brings
          its own tile.
        </Text>
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Shapes
        </Heading>
        <Uses
          label="Shapes of pictures"
          of={shapes.map(({ name, ratio, when }) => ({
            name,
            value: ratio.replace(' / ', ':'),
            when,
            sample: (
              <span
                style={{
                  display: 'block',
                  blockSize: 56,
                  maxInlineSize: 72,
                  aspectRatio: ratio,
                  background: vars.color.bg.brand,
                  borderRadius: vars.radius.media,
                }}
              />
            ),
          }))}
        />
      </Stack>
      <DoAndDont
        goodWhy="The cover shows, the title stands below it: it can be read, translated and enlarged."
        good={
          <Stack gap="xs">
            <img src={pictureAt('courses/1.svg')} alt="" style={cover} />
            <Text weight="bold">Comunicação não violenta</Text>
          </Stack>
        }
        badWhy="A title inside the picture: screen readers miss it, small cards cut it, brands cannot dress it."
        bad={
          <div style={{ position: 'relative' }}>
            <img src={pictureAt('courses/1.svg')} alt="" style={cover} />
            <span style={caption}>Comunicação não violenta</span>
          </div>
        }
      />
    </Guide>
  );
}

const cover = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 320,
  borderRadius: vars.radius.media,
} as const;
const caption = {
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: 8,
  padding: 4,
  background: vars.color.bg.media,
  color: vars.color.fg.onMedia,
} as const;
const ground = { overflow: 'hidden', borderRadius: vars.radius.media } as const;
const motif = { blockSize: 160, mask: `${vars.image.motif} 0 0 / 240px` } as const;
