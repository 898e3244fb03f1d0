import { List, Stack, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { User } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { reasonText } from '@/lib/api/refusal.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { useDeleteUser } from '../api/changes.ts'
import { userBelongingsQuery } from '../api/users.ts'

const handedOver = ['manuscripts', 'projects', 'assignments', 'threads', 'imports'] as const
const goes = ['drafts', 'chats'] as const

type DeleteDialogProps = { user: User; onClose: () => void; onDeleted?: () => void }

/**
 * Deletes a user after choosing who takes over their data; lists the data that is deleted with the account.
 */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const intl = useIntl()
  const belongings = useQuery(userBelongingsQuery(user.id))
  const remove = useDeleteUser()
  const [recipients, setRecipients] = useState<PersonRef[]>([])
  const [wrong, setWrong] = useState<string | undefined>()
  const count = (names: readonly (keyof NonNullable<typeof belongings.data>)[]) =>
    names.flatMap((name) => {
      const n = belongings.data?.[name] ?? 0
      return n > 0
        ? [{ name, words: intl.formatMessage({ id: `users.delete.has.${name}` }, { count: n }) }]
        : []
    })
  const toHandOver = count(handedOver)
  const going = count(goes)
  const picker = useRef<PickerHandle>(null)
  const handleDelete = async () => {
    const chosen = picker.current ? await picker.current.settle() : recipients
    if (chosen === null) return
    if (toHandOver.length > 0 && chosen.length === 0) {
      setWrong(intl.formatMessage({ id: 'users.error.recipient_missing' }))
      return
    }
    try {
      await remove.mutateAsync({ no: user.id, handTo: chosen[0]?.uid })
      toast.success({ title: intl.formatMessage({ id: 'users.deleted.done' }, { name: user.fullName }) })
      onClose()
      onDeleted?.()
    } catch (error) {
      setWrong(reasonText(intl, error) ?? intl.formatMessage({ id: 'ui.form.failed' }))
    }
  }
  return (
    <DialogFrame
      isAlert
      title={<FormattedMessage id="users.delete.title" values={{ name: user.fullName }} />}
      onClose={onClose}
      isBusy={remove.isPending}
      footer={
        <>
          <FrameCancel />
          <ActionButton
            colorPalette="danger"
            disabled={!belongings.isSuccess}
            loading={remove.isPending}
            onClick={handleDelete}
          >
            <FormattedMessage id="users.action.delete" />
          </ActionButton>
        </>
      }
    >
      {belongings.isError ? (
        <ErrorState onRetry={() => void belongings.refetch()} isRetrying={belongings.isFetching} />
      ) : belongings.isPending ? (
        <RowsSkeleton rows={4} />
      ) : (
        <Stack gap="4">
          {toHandOver.length > 0 ? (
            <>
              <Text>
                <FormattedMessage id="users.delete.hand-over" values={{ name: user.fullName }} />
              </Text>
              <Lines lines={toHandOver} />
              <PersonPicker
                ref={picker}
                value={recipients}
                onChange={(next) => {
                  setRecipients(next)
                  setWrong(undefined)
                }}
                isSingle
                label={intl.formatMessage({ id: 'users.delete.recipient' })}
                help={intl.formatMessage({ id: 'users.delete.recipient-help' })}
                {...(wrong ? { error: wrong } : {})}
              />
            </>
          ) : (
            <Text>
              <FormattedMessage id="users.delete.nothing" values={{ name: user.fullName }} />
            </Text>
          )}
          {going.length > 0 ? (
            <>
              <Text>
                <FormattedMessage id="users.delete.goes" />
              </Text>
              <Lines lines={going} />
            </>
          ) : null}
          <Text color="fg.muted">
            <FormattedMessage id="users.delete.forever" />
          </Text>
          {wrong && toHandOver.length === 0 ? (
            <Text role="alert" color="danger.fg">
              {wrong}
            </Text>
          ) : null}
        </Stack>
      )}
    </DialogFrame>
  )
}

function Lines({ lines }: { lines: readonly { name: string; words: string }[] }) {
  return (
    <List.Root ps="5" gap="1">
      {lines.map(({ name, words }) => (
        <List.Item key={name}>{words}</List.Item>
      ))}
    </List.Root>
  )
}
