import { Container, Heading, Stack, Text, ThemeScope, vars } from '@student/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { middle } from '../../../themes/compiler/photo-place.ts';
import { tokens } from './brand-files.ts';
import { usePageScheme } from './page-scheme.ts';
import { withColor } from './palette-edit.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteForm } from './palette-form.tsx';
import { trialIn } from './palette-link.ts';
import { PaletteResult } from './palette-result.tsx';
import { PaletteStories } from './palette-stories.tsx';
import { PaletteTaking } from './palette-taking.tsx';
import {
  type Chosen,
  drawingsFor,
  drawingUrl,
  startedFrom,
  type Trial,
  trialOf,
  tryTokens,
} from './palette-trial.ts';
import { SampleScreen } from './sample-screen.tsx';
import { shapedPhoto } from './shaped-photo.ts';

export interface PalettePageProps {
  /** Brand whose tokens stand in the field at first. */
  brand: string;
  /** Whether the stories stand below the sample, each in a frame of its own. */
  hasStories?: boolean;
  /** The part of a link after `#` that brings a trial along; that of this page's address unless given. */
  link?: string;
}

/**
 * A brand team pastes its `tokens.json`, or starts from a name, colours, fonts and a photograph; the sample, and every story chosen
 * below it, change at once, and what cannot be read is listed with the nearest colour that can. Nothing is saved or sent: the
 * trial leaves as a file or as a link.
 */
export function PalettePage({ brand, hasStories = true, link = location.hash }: PalettePageProps) {
  const scheme = usePageScheme();
  const [trial, setTrial] = useState<Trial>(() => trialOf(brand, tokens(brand)));
  const [chosen, setChosen] = useState<Chosen>({});
  // A link's trial is decompressed by the browser, which takes a moment.
  useEffect(() => {
    void trialIn(link).then((linked) => linked && setTrial(linked));
  }, [link]);
  const { name, colors, manners, tokens: shown } = useDeferredValue(trial);
  const drawings = useMemo(
    () => drawingsFor({ name, colors, manners, tokens: shown }),
    [name, colors, manners, shown],
  );
  const tried = useMemo(() => tryTokens(shown, drawings, chosen), [shown, drawings, chosen]);
  const photo = useShapedPhoto(chosen, drawingUrl(drawings, 'hero-mask'));
  /** The brand anew from name, colours and manners. */
  const make = (from: Trial) =>
    setTrial({ ...from, tokens: startedFrom(from).get('tokens.json') ?? trial.tokens });
  const isDark = scheme === 'dark' || !tried.hasLightHeader;
  return (
    <Container>
      <div style={{ paddingBlock: vars.space.l }}>
        <Stack gap="xl">
          <style>{tried.css}</style>
          <Stack gap="xs">
            <Heading level={1}>Try a palette</Heading>
            <Text tone="muted">
              Paste a brand’s tokens.json, or start from a name, colours, fonts and a photograph. Everything
              below changes at once; nothing is saved.
            </Text>
          </Stack>
          <PaletteForm
            trial={trial}
            chosen={chosen}
            onChange={setTrial}
            onMake={(made) => make({ ...trial, manners: made })}
            onChoose={(more) => setChosen((before) => ({ ...before, ...more }))}
          />
          <PaletteTaking trial={trial} />
          <div style={halves}>
            <PaletteField
              value={trial.tokens}
              onChange={(text) => setTrial({ ...trial, tokens: text })}
              onColours={(given) => make({ ...trial, colors: given })}
            />
            <PaletteResult
              tried={tried}
              onApply={(found) =>
                setTrial({
                  ...trial,
                  tokens: found.reduce(
                    (text, { path, scheme: of, nearest }) =>
                      (nearest && withColor(text, path, of, nearest)) ?? text,
                    trial.tokens,
                  ),
                })
              }
            />
          </div>
          <div
            style={{
              border: `1px solid ${vars.color.border.default}`,
              contain: 'layout',
              overflow: 'hidden',
            }}
          >
            <ThemeScope theme="palette" scheme={scheme}>
              <SampleScreen
                title={name}
                slogan="Seu próximo passo começa aqui"
                promise="Cursos curtos, trilhas da sua função e uma conquista de cada vez."
                logoUrl={drawingUrl(drawings, isDark ? 'logo-inverted' : 'logo')}
                heroUrl={photo ?? drawingUrl(drawings, 'hero')}
                hasCoins
              />
            </ThemeScope>
          </div>
          {hasStories ? <PaletteStories css={tried.css} scheme={scheme} /> : null}
        </Stack>
      </div>
    </Container>
  );
}

/** A photograph cut to the brand's shape, once it has been read; a file that is no picture is none. */
function useShapedPhoto({ photo, focus = middle }: Chosen, mask: string | undefined): string | undefined {
  const [shaped, setShaped] = useState<string>();
  // The browser reads and cuts the picture.
  useEffect(() => {
    let isLeft = false;
    const done = (url?: string) => !isLeft && setShaped(url);
    if (photo === undefined) done();
    else shapedPhoto(photo, mask, focus).then(done, () => done());
    return () => {
      isLeft = true;
    };
  }, [photo, mask, focus]);
  return shaped;
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.l,
} as const;
