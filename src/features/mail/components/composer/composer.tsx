import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { CircleAlert, SendHorizontal, Trash2 } from 'lucide-react'
import { type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { AttachButton } from '@/features/attachments/shared/attach-button.tsx'
import { AttachmentList } from '@/features/attachments/shared/attachment-list.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { useFileDrop } from '@/features/attachments/shared/use-file-drop.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { MAIL_BUCKET } from '../../model/bucket.ts'
import type { Composition } from '../../model/composition.ts'
import { focusComposer } from '../../model/focus-composer.ts'
import { ComposerFields } from './composer-fields.tsx'
import { FormatBar } from './format-bar.tsx'
import { ReadersNote } from './readers-note.tsx'
import { RichText } from './rich-text.tsx'
import { SendLaterButton } from './send-later-button.tsx'
import { type ComposerEnd, useComposer } from './use-composer.ts'

/** Lets the conversation around a composer attach the files that were dropped on it. */
export type ComposerHandle = { addFiles: (files: readonly File[]) => void }

type ComposerProps = {
  ref?: Ref<ComposerHandle>
  composition: Composition
  /** The conversation below which it is shown; without one it has its own pane. */
  thread?: ThreadSummary
  /** The message that can be quoted as history. */
  quotable?: MailMessage | undefined
  onTyping?: () => void
  onDone: (how: ComposerEnd) => void
}

export function MailComposer({ ref, composition, thread, quotable, onTyping, onDone }: ComposerProps) {
  const intl = useIntl()
  const { change, send, sendLater, discard, pickers, uploads, errors, problem, isSending, saved } =
    useComposer(composition, onDone)
  const drop = useFileDrop(uploads.add)
  useImperativeHandle(ref, () => ({ addFiles: uploads.add }), [uploads.add])
  const { id, kind } = composition
  const isInline = thread !== undefined
  // Before the next key press, because nothing may be typed beside the message.
  useLayoutEffect(() => focusComposer(id), [id])
  return (
    <Flex
      as="section"
      data-composer={id}
      aria-label={intl.formatMessage({ id: `mail.compose.${kind}` })}
      direction="column"
      minH="0"
      flex={isInline ? undefined : '1'}
      position="relative"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
      {...(isInline
        ? {
            borderWidth: '1px',
            borderRadius: 'card',
            bg: 'bg.surface',
            boxShadow: 'raised',
            overflow: 'visible',
          }
        : drop.handlers)}
      outline={drop.isOver ? '2px dashed' : undefined}
      outlineColor="brand.solid"
      outlineOffset="-4px"
    >
      <ComposerFields
        composition={composition}
        errors={errors}
        pickers={pickers}
        isDisabled={isSending}
        onChange={change}
      />
      <ReadersNote composition={composition} isTeam={Boolean(thread?.team)} />
      <Box
        data-field="html"
        flex="1"
        minH={isInline ? '40' : '48'}
        display="flex"
        flexDirection="column"
        {...(errors.has('html') ? { borderInlineStartWidth: '3px', borderColor: 'danger.solid' } : {})}
      >
        <RichText
          html={composition.html}
          label={intl.formatMessage({ id: 'mail.field.html' })}
          isDisabled={isSending}
          isInvalid={errors.has('html')}
          people={[...composition.to, ...composition.cc, ...composition.bcc].filter(({ isTeam }) => !isTeam)}
          toolbar={(editor) => (
            <FormatBar
              editor={editor}
              isDisabled={isSending}
              quotable={kind === 'reply' ? quotable : undefined}
              about={{ composition, thread }}
            />
          )}
          onChange={(html) => {
            change({ html })
            onTyping?.()
          }}
        />
        {errors.has('html') ? (
          <Text px="4" pb="2" color="danger.fg" textStyle="sm">
            {errors.get('html')}
          </Text>
        ) : null}
      </Box>
      <Box px="4" pb="2" display="grid" gap="2" _empty={{ display: 'none' }}>
        {composition.forwarded.length > 0 ? (
          <AttachmentList
            bucket={MAIL_BUCKET}
            files={composition.forwarded}
            label={intl.formatMessage({ id: 'mail.compose.forwarded' })}
            onRemove={(file) => () =>
              change({ forwarded: composition.forwarded.filter(({ id }) => id !== file.id) })
            }
          />
        ) : null}
        {uploads.entries.length > 0 ? (
          <UploadList uploads={uploads} label={intl.formatMessage({ id: 'mail.attachments' })} />
        ) : null}
      </Box>
      {/* Keeps the toolbar visible at the bottom of the scroll container. */}
      <Box
        flexShrink="0"
        position="sticky"
        bottom="0"
        zIndex="docked"
        bg="bg.surface"
        borderTopWidth="1px"
        borderBottomRadius={isInline ? 'card' : undefined}
      >
        {problem ? (
          <Flex
            role="alert"
            mx="4"
            mt="2.5"
            p="2.5"
            gap="2"
            align="center"
            borderRadius="control"
            bg="danger.subtle"
            color="danger.fg"
          >
            <CircleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
            {problem}
          </Flex>
        ) : null}
        <Flex align="center" gap="1" px="3" py="2.5">
          <Button loading={isSending} onClick={() => void send()}>
            <SendHorizontal size={16} aria-hidden data-mirror="" />
            {intl.formatMessage({ id: 'mail.compose.send' })}
          </Button>
          <SendLaterButton isDisabled={isSending} onChoose={sendLater} />
          <AttachButton isDisabled={isSending} onFiles={uploads.add} />
          <Text
            flex="1"
            minW="0"
            truncate
            textAlign="end"
            textStyle="xs"
            color="fg.muted"
            role="status"
            pe="1"
          >
            {saved === 'idle' ? '' : intl.formatMessage({ id: `mail.compose.save.${saved}` })}
          </Text>
          <IconButton
            label={intl.formatMessage({ id: 'mail.draft.discard' })}
            disabled={isSending}
            onClick={() => void discard()}
          >
            <Trash2 />
          </IconButton>
        </Flex>
      </Box>
    </Flex>
  )
}
