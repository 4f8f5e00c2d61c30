import { type CSSProperties, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { vars } from '../../theme/contract.css.ts';
import { MinusIcon, PlusIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { squareOf } from './square-of.ts';

export interface ImageCropperProps {
  /** Address of the picture, such as one of a chosen file. */
  src: string;
  /** Names the square: `Área da foto`. */
  label: string;
  /** How it is moved, by every means. */
  hint: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Hears the square that is chosen now, as a data URL of a JPEG: at first and after each movement; never of what is no picture. */
  onValueChange: (image: string) => void;
  /** What lies at `src` is no picture that the browser can show. */
  onBroken: () => void;
}

const [least, most, step] = [1, 4, 0.25];

/**
 * Chooses a square of a picture: dragged, pinched or wheeled, moved by the arrows, nearer and farther by its buttons (SHELL-45). The
 * library behind it (8 KB) comes with this file, so that it is loaded by `import()` once there is a picture.
 */
export function ImageCropper({
  src,
  label,
  hint,
  zoomInLabel,
  zoomOutLabel,
  onValueChange,
  onBroken,
}: ImageCropperProps) {
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(least);
  const [picture, setPicture] = useState<HTMLImageElement>();
  // The library tells a square of what has not loaded too, and of what never will.
  const tell = (area: Area) => {
    if (picture?.complete && picture.naturalWidth > 0) onValueChange(squareOf(picture, area));
  };
  const zoomBy = (by: number) => setZoom((now) => Math.min(most, Math.max(least, now + by)));
  return (
    <Stack gap="s">
      <div style={stage}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={least}
          maxZoom={most}
          aspect={1}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => tell(area)}
          setImageRef={(ref) => setPicture(ref.current ?? undefined)}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ role: 'group', 'aria-label': label, 'aria-describedby': hintId }}
          // A style element of the library's own is not allowed by the server's policy.
          disableAutomaticStylesInjection
          style={looks}
        />
      </div>
      <Inline justify="center">
        <IconButton
          label={zoomOutLabel}
          icon={<MinusIcon />}
          onClick={() => zoomBy(-step)}
          disabled={zoom <= least}
        />
        <IconButton
          label={zoomInLabel}
          icon={<PlusIcon />}
          onClick={() => zoomBy(step)}
          disabled={zoom >= most}
        />
      </Inline>
      <Text id={hintId} size="s" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}

/* The library takes its looks as objects. They are the only ones of this component, and weigh nothing where no photo is chosen. */
const stage: CSSProperties = {
  position: 'relative',
  inlineSize: 'min(100%, 20rem, 45dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.sunken,
};

const looks: { containerStyle: CSSProperties; mediaStyle: CSSProperties; cropAreaStyle: CSSProperties } = {
  containerStyle: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'move',
  },
  mediaStyle: {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    willChange: 'transform',
    filter: 'none',
  },
  cropAreaStyle: {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.fg.onMedia}`,
    boxShadow: `0 0 0 100vmax ${vars.color.scrim.page}`,
    outlineOffset: '-6px',
  },
};
