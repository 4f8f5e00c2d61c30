import { type Failure, shownName, type User } from '@student/domain';
import { Avatar, Button, ImageUpIcon, Inline, InlineAlert, Section, Stack, Text } from '@student/ui';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../pt-br/errors.ts';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { useServices } from '../../services.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { useFocusAfterRetry } from '../../shell/use-focus-after-retry.ts';
import type { ProfileEditFlow } from './profile-edit-flow.ts';

const PhotoDialog = lazy(() =>
  import('../../photo/photo-dialog.tsx').then(({ PhotoDialog: Loaded }) => ({ default: Loaded })),
);

const words = profileEdit.photo;

/** The photo, cropped to a square and saved as soon as it is chosen (PROFILE-16, SHELL-45 to SHELL-49, LIMITS-10). */
export function PhotoSection({ user, flow: { state, send, actor } }: { user: User; flow: ProfileEditFlow }) {
  const { messages } = useServices();
  const [isChoosing, setChoosing] = useState(false);
  const { photo, photoFailure } = state.context;
  const name = shownName(user);
  const isSaving = state.hasTag('savingPhoto');
  const src = (photo === undefined ? user.imageUrl : photo) ?? undefined;

  const tell = useEffectEvent((imageUrl: string | null) =>
    messages.succeed(imageUrl ? words.saved : words.removed),
  );
  // What the machine emits.
  useEffect(() => {
    const subscription = actor.on('photo.saved', (event) => tell(event.user.imageUrl));
    return () => subscription.unsubscribe();
  }, [actor]);

  return (
    <Section title={words.title}>
      <Inline>
        <Avatar name={name} label={words.of(name)} src={src} size="xlarge" />
        <Stack gap="s">
          <Inline>
            <Button
              variant="outline"
              icon={<ImageUpIcon />}
              pending={isSaving}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              {src ? words.change : words.choose}
            </Button>
            {user.imageUrl && !isSaving ? (
              <RemovePhoto onRemove={() => send({ type: 'photo.choose', image: null })} />
            ) : null}
          </Inline>
          <Text size="s" tone="muted" role="status">
            {isSaving ? words.saving : words.hint}
          </Text>
        </Stack>
      </Inline>
      {photoFailure ? <PhotoRefused failure={photoFailure} send={send} /> : null}
      {isChoosing ? (
        <LateBoundary onClose={() => setChoosing(false)}>
          <PhotoDialog
            name={name}
            onSave={(image) => send({ type: 'photo.choose', image })}
            onClose={() => setChoosing(false)}
          />
        </LateBoundary>
      ) : null}
    </Section>
  );
}

/** Gone while the photo is being saved: the focus stays in the part. */
function RemovePhoto({ onRemove }: { onRemove: () => void }) {
  return (
    <Button variant="plain" tone="neutral" onClick={useFocusAfterRetry(onRemove)}>
      {words.remove}
    </Button>
  );
}

function PhotoRefused({ failure, send }: { failure: Failure; send: ProfileEditFlow['send'] }) {
  const retry = useFocusAfterRetry(() => send({ type: 'photo.retry' }));
  const keep = useFocusAfterRetry(() => send({ type: 'photo.drop' }));
  return (
    <InlineAlert
      tone="critical"
      announce="assertive"
      title={words.failed}
      action={
        <Inline>
          <Button size="small" variant="outline" onClick={retry}>
            {words.retry}
          </Button>
          <Button size="small" variant="plain" onClick={keep}>
            {words.keep}
          </Button>
        </Inline>
      }
    >
      {errorText(failure)}
    </InlineAlert>
  );
}
