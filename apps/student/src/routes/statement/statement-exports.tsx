import { downloadStatementExcel, downloadStatementPdf } from '@student/api-client';
import { Button, ButtonGroup, DocumentIcon, DownloadIcon, InlineAlert, Stack } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import type { SearchOf } from '../../addresses/define-search.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { download } from '../../download.ts';
import { errorText } from '../../pt-br/errors.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { useSinglePress } from '../../use-single-press.ts';
import { statementSearch } from './statement.search.ts';

/** The statement as a PDF and as a spreadsheet, with the filter on screen and without a page (DECOIN-04, DECOIN-05, DECOIN-06). */
export function StatementExports() {
  const { firstDate, lastDate, type, typeCode } = useSearch(statementSearch).values;
  const filter = { firstDate, lastDate, type, typeCode };
  // What failed for one filter says nothing of another.
  return <Exports key={Object.values(filter).join()} {...filter} />;
}

type Filter = Pick<SearchOf<typeof statementSearch>, 'firstDate' | 'lastDate' | 'type' | 'typeCode'>;

function Exports({ firstDate, lastDate, type, typeCode }: Filter) {
  const file = {
    query: {
      ...(firstDate && { firstDate }),
      ...(lastDate && { lastDate }),
      ...(type && { type }),
      ...(typeCode !== undefined && { typeCode }),
    },
    isShownInPlace: true,
  } as const;
  const pdf = useMutation({ ...endpointMutation(downloadStatementPdf, file), onSuccess: give });
  const sheet = useMutation({ ...endpointMutation(downloadStatementExcel, file), onSuccess: give });
  const onPdf = useSinglePress(() => pdf.mutate(), pdf.isError);
  const onSheet = useSinglePress(() => sheet.mutate(), sheet.isError);
  return (
    <Stack gap="s">
      <ButtonGroup label={words.downloads}>
        <Button variant="outline" icon={<DocumentIcon />} pending={pdf.isPending} onClick={onPdf}>
          {words.pdf}
        </Button>
        <Button variant="outline" icon={<DownloadIcon />} pending={sheet.isPending} onClick={onSheet}>
          {words.sheet}
        </Button>
      </ButtonGroup>
      {pdf.error ? <Refusal title={words.pdfFailed} error={pdf.error} /> : null}
      {sheet.error ? <Refusal title={words.sheetFailed} error={sheet.error} /> : null}
    </Stack>
  );
}

const give = ({ blob, fileName }: { blob: Blob; fileName: string }) => download(blob, fileName);

const Refusal = ({ title, error }: { title: string; error: unknown }) => (
  <InlineAlert tone="critical" announce="assertive" title={title}>
    {errorText(error)}
  </InlineAlert>
);
