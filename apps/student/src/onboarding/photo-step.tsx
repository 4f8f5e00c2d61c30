import type { NewPhoto } from '@student/domain';
import { Avatar, Button, ImageUpIcon, Inline, Stack, Text } from '@student/ui';
import { useState } from 'react';
import { PhotoDialog } from '../photo/photo-dialog.tsx';
import { onboarding as words } from '../pt-br/onboarding.ts';

type PhotoStepProps = {
  name: string;
  /** The photo that the server knows. */
  current: string | undefined;
  /** The one that was chosen here. */
  chosen: NewPhoto | undefined;
  onChange: (photo: NewPhoto | undefined) => void;
};

/** The photo, cropped to a square in a dialog of its own (ONBOARD-08). */
export function PhotoStep({ name, current, chosen, onChange }: PhotoStepProps) {
  const [isChoosing, setChoosing] = useState(false);
  const src = chosen?.image ?? current;
  return (
    <Stack align="center">
      <Avatar name={name} label={words.photo.of(name)} src={src} size="xlarge" />
      <Inline justify="center">
        <Button variant="outline" icon={<ImageUpIcon />} onClick={() => setChoosing(true)}>
          {src ? words.photo.change : words.photo.choose}
        </Button>
        {chosen ? (
          <Button variant="plain" tone="neutral" onClick={() => onChange(undefined)}>
            {current ? words.photo.keep : words.photo.without}
          </Button>
        ) : null}
      </Inline>
      {chosen ? <Text tone="muted">{words.photo.waiting}</Text> : null}
      {isChoosing ? (
        <PhotoDialog name={name} onSave={(image) => onChange({ image })} onClose={() => setChoosing(false)} />
      ) : null}
    </Stack>
  );
}
