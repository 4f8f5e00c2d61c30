import { imageExtensions, imageProblem } from '@student/domain';
import { Avatar, Button, Dialog, FilePicker, Inline, Skeleton, Stack, Text } from '@student/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../boundary.tsx';
import { errors } from '../pt-br/errors.ts';
import { photo as words } from '../pt-br/photo.ts';
import { Failed } from '../shell/failed.tsx';

/** Wanted once a picture was chosen. */
const ImageCropper = lazy(() =>
  import('@student/ui/components/image-cropper.tsx').then(({ ImageCropper: Loaded }) => ({
    default: Loaded,
  })),
);

type PhotoDialogProps = {
  /** Whose photo it is, for the preview. */
  name: string;
  /** Hears the square as a data URL when it is saved (SHELL-46). */
  onSave: (image: string) => void;
  /** It was closed, with or without a photo. */
  onClose: () => void;
};

/** Chooses a photo and crops a square of it (SHELL-45 to SHELL-49). */
export function PhotoDialog({ name, onSave, onClose }: PhotoDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [image, setImage] = useState<string>();
  const src = useObjectUrl(file);
  // A square that is told late is of a file that is no longer there.
  const square = file ? image : undefined;

  const hold = (held: File | null, why?: string) => {
    setFile(held);
    setError(why);
    setImage(undefined);
  };
  const choose = (chosen: File | null) => {
    // Nothing was chosen: that is no mistake of the person (SHELL-49).
    if (!chosen) return console.info('No image was chosen.');
    const problem = imageProblem(chosen);
    hold(problem ? null : chosen, problem && errors[problem]);
  };
  const save = () => {
    if (!square) return;
    onSave(square);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      dismissal="explicit"
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabled={!square} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        {src ? (
          <>
            <Boundary failed={(reason, retry) => <Failed error={reason} retry={retry} />}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <ImageCropper
                  key={src}
                  src={src}
                  label={words.area}
                  hint={words.hint}
                  zoomInLabel={words.zoomIn}
                  zoomOutLabel={words.zoomOut}
                  onValueChange={setImage}
                  onBroken={() => hold(null, words.broken)}
                />
              </Suspense>
            </Boundary>
            <Inline justify="between">
              <Inline overflow="squeeze">
                <Avatar name={name} src={square} size="large" meaning="decoration" />
                <Text size="s" tone="muted">
                  {words.previewText}
                </Text>
              </Inline>
              <Button variant="plain" size="small" onClick={() => hold(null)}>
                {words.another}
              </Button>
            </Inline>
          </>
        ) : (
          <FilePicker
            label={words.select}
            hint={words.limits}
            accept={imageExtensions.map((extension) => `.${extension}`).join(',')}
            value={file}
            onValueChange={choose}
            {...(error && { error })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** An address for a file of this device, as long as it is shown. */
function useObjectUrl(file: File | null): string | undefined {
  const [src, setSrc] = useState<string>();

  // The browser, which keeps the file for the address until it is told not to.
  useEffect(() => {
    if (!file) return setSrc(undefined);
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
