import { Container, Heading, Stack, Text, ThemeScope, vars } from '@student/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { middle } from '../../../themes/compiler/photo-place.ts';
import { tokens } from './brand-files.ts';
import { DrawingFamilies } from './drawing-families.tsx';
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
  isMade,
  startedFrom,
  type Trial,
  trialOf,
  tryTokens,
} from './palette-trial.ts';
import { tokensTyped, whatIsUnfinished } from './palette-typed.ts';
import { picturesOfTrial } from './picture-at.ts';
import { ReferenceGroup } from './reference-group.tsx';
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
  const [readable, setReadable] = useState(trial);
  const [chosen, setChosen] = useState<Chosen>({});
  /** What cannot be read yet, because it is being typed, leaves what could be read last. */
  const take = useCallback((next: Trial) => {
    setTrial(next);
    const typed = tokensTyped(next);
    if (typed !== undefined) setReadable({ ...next, tokens: typed });
  }, []);
  // A link's trial is decompressed by the browser, which takes a moment.
  useEffect(() => {
    void trialIn(link).then((linked) => linked && take(linked));
  }, [link, take]);
  const shown = useDeferredValue(readable);
  const drawings = useMemo(() => drawingsFor(shown), [shown]);
  const pictureAt = useMemo(() => picturesOfTrial(shown), [shown]);
  const tried = useMemo(() => tryTokens(shown.tokens, drawings, chosen), [shown, drawings, chosen]);
  const photo = useShapedPhoto(chosen, drawingUrl(drawings, 'hero-mask'));
  /** The brand anew from name, colours and manners. */
  const make = (from: Trial) =>
    take({ ...from, tokens: startedFrom(from).get('tokens.json') ?? trial.tokens });
  /** Tokens that nobody wrote by hand follow the colours; others stay until a brand is made. */
  const change = (next: Trial) => {
    const isBegun = trial.tokens === trialOf(brand, tokens(brand)).tokens;
    const follows = isMade(trial) || (isBegun && next.colors !== trial.colors);
    if (follows) make(next);
    else take(next);
  };
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
            onChange={change}
            onMake={(made) => make({ ...trial, manners: made })}
            onChoose={(more) => setChosen((before) => ({ ...before, ...more }))}
          />
          <PaletteTaking trial={trial} />
          <div style={halves}>
            <PaletteField
              value={trial.tokens}
              onChange={(text) => take({ ...trial, tokens: text })}
              onColours={(given) => make({ ...trial, colors: given })}
            />
            <PaletteResult
              tried={tried}
              unfinished={tokensTyped(trial) === undefined ? whatIsUnfinished(trial.tokens) : undefined}
              onApply={(found) =>
                take({
                  ...trial,
                  tokens: found.reduce(
                    (text, { path, scheme: of, nearest }) =>
                      (nearest && withColor(text, path, of, nearest)) ?? text,
                    readable.tokens,
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
                title={shown.name}
                slogan="Seu próximo passo começa aqui"
                promise="Cursos curtos, trilhas da sua função e uma conquista de cada vez."
                logoUrl={drawingUrl(drawings, isDark ? 'logo-inverted' : 'logo')}
                heroUrl={photo ?? drawingUrl(drawings, 'hero')}
                coverAt={(course) => pictureAt(`courses/${course}.svg`)}
                hasCoins
              />
            </ThemeScope>
          </div>
          <ReferenceGroup title="Every family of drawings in this palette" about="light and dark">
            <DrawingFamilies theme="palette" pictureAt={pictureAt} />
          </ReferenceGroup>
          {hasStories ? <PaletteStories css={tried.css} pictureAt={pictureAt} scheme={scheme} /> : null}
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
