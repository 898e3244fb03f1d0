import { Box, Button, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import type { Doc } from '@contract/document.ts'
import { docText, wordCount } from '@contract/document-text.ts'
import type { Item } from '@contract/items.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { itemsQuery, requestCreateItem } from '@/features/manuscripts/api/items.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { type DiffBlock, diffDocuments, sideOf } from '../../model/diff-documents.ts'
import { fitDocument } from '../../model/fit-document.ts'
import { differingFields } from '../../model/pending-changes.ts'
import { DiffBlocks } from '../../shared/diff-blocks.tsx'
import { useEditorContext, useSessionState } from '../session/editor-context.ts'
import { useConflict } from '../session/use-conflict.ts'
import { EditorDialogFrame } from './editor-dialog.tsx'

type SideProps = { heading: string; title: string; blocks: DiffBlock[]; words: number; language: string }

function Side({ heading, title, blocks, words, language }: SideProps) {
  const intl = useIntl()
  return (
    <Box minW="0">
      <Heading as="h3" textStyle="sm">
        {heading}
      </Heading>
      <Text color="fg.muted" textStyle="xs" mb="2">
        {intl.formatMessage({ id: 'editor.footer.words' }, { words })}
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
        <DiffBlocks blocks={blocks} />
      </Box>
    </Box>
  )
}

const wordsOf = (content: Doc | null) => (content ? wordCount(docText(content)) : 0)

/** Shows both versions of an item; nothing is overwritten before the user chooses. */
export function ConflictDialog() {
  const intl = useIntl()
  const client = useQueryClient()
  const { manuscript, session, itemId, language, setDialog } = useEditorContext()
  const shown = useSessionState(session, (state) => state.shown)
  const conflict = useConflict()
  const t = useT('editor')

  const both = useMutation({
    mutationFn: async (their: Item) => {
      const mine = session.unsaved()
      await requestCreateItem(manuscript.id, {
        type: their.type,
        title: t('conflict.copy', { title: mine.title ?? shown.title }).slice(0, 1000),
        content: mine.content ?? their.content,
        ...(mine.notesContent ? { notesContent: mine.notesContent } : {}),
        ...(mine.synopsis ? { synopsis: mine.synopsis } : {}),
        language: their.language,
        parentId: their.parentId,
        afterId: itemId,
      })
      await client.invalidateQueries({ queryKey: itemsQuery(manuscript.id).queryKey })
    },
    onSuccess() {
      session.resolve('theirs')
      toast.success({ title: t('conflict.kept-both') })
      setDialog(null)
    },
  })
  if (!conflict) return null
  const { theirs, mine, who, name } = conflict
  const fields = differingFields(mine, theirs).filter((field) => field !== 'content' && field !== 'title')
  const mineBody = mine.content === undefined ? theirs.content : mine.content
  const blocks = diffDocuments(fitDocument(theirs.content), fitDocument(mineBody))
  const choose = (choice: 'mine' | 'theirs') => {
    session.resolve(choice)
    setDialog(null)
  }

  return (
    <EditorDialogFrame
      title={t(`conflict.title${who}`, { name })}
      description={t('conflict.what')}
      size="xl"
      footer={
        <>
          <Button variant="outline" onClick={() => choose('theirs')} disabled={both.isPending}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="outline" onClick={() => choose('mine')} disabled={both.isPending}>
            {t('conflict.mine')}
          </Button>
          <Button loading={both.isPending} onClick={() => both.mutate(theirs)}>
            {t('conflict.both')}
          </Button>
        </>
      }
    >
      {both.isError ? (
        <Text role="alert" color="danger.fg" mb="3">
          {t('conflict.failed')}
        </Text>
      ) : null}
      {fields.length > 0 ? (
        <Text mb="3">
          {t('conflict.fields', {
            fields: intl.formatList(fields.map((field) => t(`field.${field}`))),
          })}
        </Text>
      ) : null}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Side
          heading={t('conflict.side.mine')}
          title={mine.title ?? shown.title}
          blocks={sideOf(blocks, 'removed')}
          words={wordsOf(mineBody)}
          language={language}
        />
        <Side
          heading={t(who === '.of' ? 'conflict.side.theirs.of' : 'conflict.side.theirs', { name })}
          title={theirs.title}
          blocks={sideOf(blocks, 'added')}
          words={wordsOf(theirs.content)}
          language={language}
        />
      </SimpleGrid>
    </EditorDialogFrame>
  )
}
