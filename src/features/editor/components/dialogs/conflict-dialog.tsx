import { Box, Button, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import type { Doc } from '@contract/document.ts'
import { docText, wordCount } from '@contract/document-text.ts'
import type { Item } from '@contract/items.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { createItem, itemsQuery } from '@/features/manuscripts/api/items.ts'
import { toast } from '@/ui/toaster.tsx'
import { diffWords } from '../../model/diff-words.ts'
import { differingFields } from '../../model/pending-changes.ts'
import { useDesk, useSessionState } from '../desk/desk-context.ts'
import { DiffText } from '../inspector/diff-text.tsx'
import { DeskDialogFrame } from './desk-dialog.tsx'

type SideProps = {
  heading: string
  title: string
  text: string
  language: string
  other: string
  isMine: boolean
}

function Side({ heading, title, text, language, other, isMine }: SideProps) {
  const intl = useIntl()
  const parts = useMemo(
    () =>
      diffWords(isMine ? other : text, isMine ? text : other).filter(
        ({ kind }) => kind !== (isMine ? 'removed' : 'added'),
      ),
    [text, other, isMine],
  )
  return (
    <Box minW="0">
      <Heading as="h3" textStyle="sm">
        {heading}
      </Heading>
      <Text color="fg.muted" textStyle="xs" mb="2">
        {intl.formatMessage({ id: 'editor.foot.words' }, { words: wordCount(text) })}
      </Text>
      <Box
        tabIndex={0}
        role="region"
        aria-label={heading}
        dir="auto"
        lang={language}
        maxH="46vh"
        overflowY="auto"
        p="4"
        bg="bg.subtle"
        borderRadius="card"
        fontFamily="prose"
        lineHeight="1.6"
        whiteSpace="pre-wrap"
      >
        <Text fontWeight="600" mb="2">
          {title}
        </Text>
        <DiffText parts={parts} />
      </Box>
    </Box>
  )
}

const textOf = (content: Doc | null | undefined) => (content ? docText(content) : '')

/** Two states of one item side by side; nothing is overwritten before the writer has chosen. */
export function ConflictDialog() {
  const intl = useIntl()
  const client = useQueryClient()
  const { manuscript, session, itemId, setDialog } = useDesk()
  const { theirs, shown } = useSessionState(session)
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)

  const both = useMutation({
    mutationFn: async (their: Item) => {
      const mine = session.unsaved()
      await createItem(manuscript.id, {
        type: their.type,
        title: say('editor.conflict.copy', { title: mine.title ?? shown.title }).slice(0, 1000),
        content: mine.content ?? their.content,
        ...(mine.notesContent ? { notesContent: mine.notesContent } : {}),
        ...(mine.synopsis ? { synopsis: mine.synopsis } : {}),
        parentId: their.parentId,
        afterId: itemId,
      })
      await client.invalidateQueries({ queryKey: itemsQuery(manuscript.id).queryKey })
    },
    onSuccess() {
      session.resolve('theirs')
      toast.success({ title: say('editor.conflict.kept-both') })
      setDialog(null)
    },
  })
  if (!theirs) return null
  const mine = session.unsaved()
  const fields = differingFields(mine, theirs).filter((name) => name !== 'content' && name !== 'title')
  const mineText = mine.content === undefined ? textOf(theirs.content) : textOf(mine.content)
  const theirText = textOf(theirs.content)
  const choose = (choice: 'mine' | 'theirs') => {
    session.resolve(choice)
    setDialog(null)
  }

  return (
    <DeskDialogFrame
      title={say('editor.conflict.title')}
      description={say('editor.conflict.what')}
      size="xl"
      footer={
        <>
          <Button variant="outline" onClick={() => choose('theirs')} disabled={both.isPending}>
            {say('editor.conflict.theirs')}
          </Button>
          <Button variant="outline" onClick={() => choose('mine')} disabled={both.isPending}>
            {say('editor.conflict.mine')}
          </Button>
          <Button data-autofocus="" loading={both.isPending} onClick={() => both.mutate(theirs)}>
            {say('editor.conflict.both')}
          </Button>
        </>
      }
    >
      {both.isError ? (
        <Text role="alert" color="danger.fg" mb="3">
          {say('editor.conflict.failed')}
        </Text>
      ) : null}
      {fields.length > 0 ? (
        <Text mb="3">
          {say('editor.conflict.fields', {
            fields: intl.formatList(fields.map((name) => say(`editor.field.${name}`))),
          })}
        </Text>
      ) : null}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Side
          heading={say('editor.conflict.side.mine')}
          title={mine.title ?? shown.title}
          text={mineText}
          other={theirText}
          language={manuscript.language}
          isMine
        />
        <Side
          heading={say('editor.conflict.side.theirs')}
          title={theirs.title}
          text={theirText}
          other={mineText}
          language={manuscript.language}
          isMine={false}
        />
      </SimpleGrid>
    </DeskDialogFrame>
  )
}
