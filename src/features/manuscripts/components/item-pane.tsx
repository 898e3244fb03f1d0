import { Box, Heading, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { itemQuery } from '../api/items.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { isCatalogue } from '../model/item-types.ts'
import { EarlyTextField } from '../shared/early-text-field.tsx'
import { FocusModeContext } from '../shared/focus-mode.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { ItemDetailsForm } from './details-form.tsx'
import { FilePreview } from './item-file-preview.tsx'
import { Mentions } from './item-mentions.tsx'
import { ItemText } from './item-text.tsx'
import { SynopsisField } from './synopsis-field.tsx'

type ItemSheetProps = {
  manuscriptId: string
  language: string
  item: ItemSummary
  canWrite: boolean
  /** Given on a page where the text can be written in place. */
  open?: LoadedManuscript
  /** Whether the inspector of the editor is open for the item, which needs its text there. */
  isInspected?: boolean
  actions: ItemActions
  /** Whether the text has the caret at once. */
  startsOpen?: boolean
  /** The link to the editor. */
  editLink: ReactNode
}

/** An item: synopsis, type-specific fields, file, text and mentions. */
export function ItemPane({
  manuscriptId,
  language,
  item,
  canWrite,
  open,
  isInspected = false,
  actions,
  startsOpen = true,
  editLink,
}: ItemSheetProps) {
  const isFocused = use(FocusModeContext)?.isFocused === true
  const detail = useQuery({ ...itemQuery(manuscriptId, item.id), enabled: item.revision > 0 })
  if (detail.isError && !detail.data) {
    return <ErrorState onRetry={() => void detail.refetch()} isRetrying={detail.isFetching} />
  }
  const files = detail.data?.files.filter((file) => file.role === 'main') ?? []
  const isWritable = canWrite && open !== undefined
  // A character or a place begins with its fields.
  const isText = !isCatalogue(item.type)
  const isBare = detail.data && !detail.data.text && files.length === 0
  return (
    <Stack gap="6" css={isFocused ? { '& > :not([data-focus-mode])': { display: 'none' } } : undefined}>
      <SynopsisField key={item.id} item={item} canWrite={canWrite} actions={actions} />
      {detail.data ? (
        <>
          {isCatalogue(item.type) ? (
            <Part title={<FormattedMessage id={`manuscripts.details.${item.type}`} />}>
              <ItemDetailsForm
                key={item.id}
                item={{ ...detail.data, type: item.type }}
                canWrite={canWrite}
                actions={actions}
              />
            </Part>
          ) : null}
          {files.map((file) => (
            <FilePreview key={file.id} file={file} />
          ))}
          {detail.data.text || isWritable || isInspected ? (
            <ItemText
              key={item.id}
              language={language}
              item={detail.data}
              open={isWritable || isInspected ? open : undefined}
              startsOpen={startsOpen && isText && files.length === 0}
            />
          ) : null}
          {isBare && !isCatalogue(item.type) && !isWritable ? (
            <EmptyState
              title={<FormattedMessage id="manuscripts.item.empty" />}
              body={<FormattedMessage id="manuscripts.item.empty-body" />}
              action={canWrite ? editLink : null}
            />
          ) : null}
          {item.type === 'character' || item.type === 'location' ? (
            <Part title={<FormattedMessage id="manuscripts.mentions.heading" />}>
              <Mentions manuscriptId={manuscriptId} itemId={item.id} />
            </Part>
          ) : null}
        </>
      ) : (
        <>
          {startsOpen && isWritable && isText ? <EarlyTextField itemId={item.id} /> : null}
          <ProseSkeleton />
        </>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
