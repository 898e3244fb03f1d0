import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { CommentTextarea } from './comment-textarea.tsx'

type CommentEditorProps = {
  projectId: string
  body: string
  isSaving: boolean
  hasFailed: boolean
  onSave: (body: string) => void
  onCancel: () => void
}

/** Edits a comment in place: Escape cancels, Ctrl or Cmd+Enter saves. */
export function CommentEditor({
  projectId,
  body,
  isSaving,
  hasFailed,
  onSave,
  onCancel,
}: CommentEditorProps) {
  const intl = useIntl()
  const t = useT('projects.comments')
  const [text, setText] = useState(body)
  const save = () => {
    const next = text.trim()
    if (next === body || next === '') onCancel()
    else onSave(next)
  }
  return (
    <>
      <CommentTextarea
        projectId={projectId}
        autoFocus
        mt="1"
        aria-label={t('edit')}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            onCancel()
          }
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          save()
        }}
      />
      <Flex gap="2" mt="2" align="center">
        <Button size="xs" loading={isSaving} onClick={save}>
          {t('save')}
        </Button>
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={onCancel}>
          {intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        {hasFailed ? (
          <Text role="alert" color="danger.fg">
            {t('not-saved')}
          </Text>
        ) : null}
      </Flex>
    </>
  )
}
