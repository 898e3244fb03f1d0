import { Box, Button, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useVocabulary, type VocabularyChange, type VocabularyKind } from '../api/vocabulary.ts'

const Swatch = chakra('input')
const firstColour = '#4a6fc4'

type Entry = {
  id: string
  name: string
  colour?: string | null
  /** A line below the name. */
  detail?: string | undefined
}
type VocabularyEditorProps = {
  manuscriptId: string
  kind: VocabularyKind
  entries: readonly Entry[]
  canWrite: boolean
}

/** Edits the labels (with colours), statuses or collections of a manuscript in place, adds and removes them. */
export function VocabularyEditor({ manuscriptId, kind, entries, canWrite }: VocabularyEditorProps) {
  const intl = useIntl()
  const confirm = useConfirm()
  const change = useVocabulary(manuscriptId, kind)
  const [added, setAdded] = useState('')
  const t = (id: MessageKey<`manuscripts.${VocabularyKind}`>, name = '') =>
    intl.formatMessage({ id: `manuscripts.${kind}.${id}` }, { name })

  const save = async (next: VocabularyChange): Promise<boolean> => {
    try {
      await change.mutateAsync(next)
      return true
    } catch (error) {
      const description =
        refusalText(intl, error) ?? intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' })
      toast.error({ title: t('failed'), description })
      return false
    }
  }
  const remove = async ({ id, name }: Entry) => {
    const isSure = await confirm({
      title: t('delete-heading', name),
      body: t('delete-body'),
      confirmLabel: t('delete', name),
      isDanger: true,
    })
    if (isSure) await save({ action: 'delete', id })
  }
  const add = async () => {
    const name = added.trim()
    if (name === '') return
    // Cleared at once, so that what is typed while the entry is added stays; a refusal puts the name back.
    setAdded('')
    if (!(await save({ action: 'save', name, ...(kind === 'labels' ? { colour: firstColour } : {}) })))
      setAdded((typed) => typed || name)
  }

  return (
    <Stack gap="2">
      {entries.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      {entries.map((entry) => (
        <Line
          key={entry.id}
          {...{ entry, kind, canWrite }}
          onSave={save}
          onRemove={() => void remove(entry)}
        />
      ))}
      {canWrite ? (
        <Flex
          as="form"
          gap="2"
          pt="2"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Input
            value={added}
            maxLength={120}
            aria-label={t('new')}
            placeholder={t('new')}
            onChange={(event) => setAdded(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" loading={change.isPending}>
            <Plus size={16} aria-hidden />
            <FormattedMessage id="manuscripts.settings.add" />
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}

type LineProps = {
  entry: Entry
  kind: VocabularyKind
  canWrite: boolean
  onSave: (change: VocabularyChange) => Promise<boolean>
  onRemove: () => void
}

function Line({ entry, kind, canWrite, onSave, onRemove }: LineProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const [colour, setColour] = useState<string | null>(null)
  const detailId = useId()
  const shownColour = colour ?? entry.colour ?? firstColour
  const save = async () => {
    const name = (typed ?? entry.name).trim()
    if (name === '') return setTyped(null)
    if (name === entry.name && (colour ?? entry.colour ?? null) === (entry.colour ?? null))
      return setTyped(null)
    const next = kind === 'labels' ? { colour: colour ?? entry.colour ?? null } : {}
    if (await onSave({ action: 'save', id: entry.id, name, ...next })) {
      setTyped(null)
      setColour(null)
    }
  }
  return (
    <Flex gap="2" align={entry.detail ? 'start' : 'center'}>
      {kind === 'labels' ? (
        <Box boxSize="9" flexShrink="0">
          <Swatch
            type="color"
            disabled={!canWrite}
            value={shownColour}
            boxSize="9"
            p="1"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="control"
            bg="bg.surface"
            aria-label={intl.formatMessage({ id: 'manuscripts.labels.colour-of' }, { name: entry.name })}
            onChange={(event) => setColour(event.currentTarget.value)}
            onBlur={() => void save()}
          />
        </Box>
      ) : null}
      <Box flex="1" minW="0">
        <Input
          value={typed ?? entry.name}
          readOnly={!canWrite}
          maxLength={120}
          aria-describedby={entry.detail ? detailId : undefined}
          aria-label={intl.formatMessage({ id: `manuscripts.${kind}.name-of` }, { name: entry.name })}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
          }}
        />
        {entry.detail ? (
          <Text id={detailId} textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
            {entry.detail}
          </Text>
        ) : null}
      </Box>
      {canWrite ? (
        <IconButton
          label={intl.formatMessage({ id: `manuscripts.${kind}.delete` }, { name: entry.name })}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      ) : null}
    </Flex>
  )
}
