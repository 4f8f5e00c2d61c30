import type { EarnedCertificate } from '@student/domain';
import { Button, CertificateIcon, DownloadIcon, InlineAlert, ListRow, Stack, TextLink } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../download.ts';
import { paths } from '../../paths.ts';
import { errorText } from '../../pt-br/errors.ts';
import { statistics } from '../../pt-br/statistics.ts';
import { useServices } from '../../services.ts';
import { useSinglePress } from '../../use-single-press.ts';
import { certificateFile, FileMissing } from './certificate-file.ts';

const words = statistics.certificates;

/** What a certificate is for, which leads to its page, and the button that brings its file; what fails is told below it. */
export function CertificateRow({ certificate }: { certificate: EarnedCertificate }) {
  const services = useServices();
  const { title, kind } = certificate;
  const { mutate, error, isPending, isError } = useMutation({
    mutationFn: () => certificateFile(services, certificate),
    onSuccess: (file) => download(file, words.file(title)),
    meta: { isShownInPlace: true },
  });
  const press = useSinglePress(() => mutate(), isError);
  return (
    <Stack gap="xs">
      <ListRow
        leading={<CertificateIcon />}
        title={<TextLink href={hrefOf(certificate)}>{title}</TextLink>}
        note={words.kinds[kind]}
        trailing={
          <Button
            variant="outline"
            size="small"
            icon={<DownloadIcon />}
            pending={isPending}
            aria-label={words.downloadOf(title)}
            onClick={press}
          >
            {words.download}
          </Button>
        }
      />
      {error ? (
        <InlineAlert tone="critical" announce="assertive" title={words.failed(title)}>
          {error instanceof FileMissing ? (
            <TextLink href={error.url} opens="new tab">
              {words.open}
            </TextLink>
          ) : (
            errorText(error)
          )}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}

function hrefOf(certificate: EarnedCertificate): string {
  const { kind, id } = certificate;
  if (kind === 'course') return paths.course({ courseId: id });
  if (kind === 'training') return paths.trainingCourse({ trainingCourseId: id });
  return paths.event({ eventId: id, classId: certificate.classId });
}
