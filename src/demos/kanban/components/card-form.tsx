import { Box, Button } from '@chakra-ui/react'
import {
  type KanbanCard,
  type KanbanCardDetail,
  type KanbanPage,
  kanbanCard,
} from '@contract/demo/kanban-cards.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { ChipsField } from '@/demos/shared/chips-field.tsx'
import { useLeaveQuestion } from '@/demos/shared/use-leave-question.ts'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useMoveCard } from '../api/board-changes.ts'
import { KANBAN_BUCKET, usePatchCard } from '../api/card-changes.ts'
import { cardPlace, labelsOf } from '../model/card-moves.ts'
import { CardDetails } from './card-details.tsx'
import { PictureField } from './picture-field.tsx'
import { useDeleteCard } from './use-card-actions.ts'

const schema = z.object({
  title: z.string().trim().min(1, 'kanban.card.error.title').max(200, 'kanban.card.error.long'),
  description: z.string().trim().max(5000),
  board: z.string(),
  dueDate: z.string().refine((day) => day === '' || isDay(day), 'kanban.card.error.due'),
  labels: z.array(z.string()).max(20, 'kanban.card.error.labels'),
  members: z.array(z.string()).max(20, 'kanban.card.error.members'),
  image: z.string(),
})

const fieldsOf = ({ title, description, dueDate, labels, members, image }: KanbanCard) => ({
  title,
  description,
  dueDate: dueDate ?? '',
  labels,
  members: members.map(({ name }) => name),
  image,
})

const fieldLabels = {
  title: 'title',
  board: 'board',
  description: 'description',
  dueDate: 'due',
  labels: 'labels',
  members: 'members',
  image: 'picture',
} as const satisfies Record<keyof z.input<typeof schema>, string>

type CardFormProps = {
  detail: KanbanCardDetail
  page: KanbanPage
  /** Another person has deleted the card while it was edited. */
  isDeleted: boolean
  onClose: () => void
}

/** Edits a card; a conflicting save by another person is shown before it can be overwritten. */
export function CardForm({ detail, page, isDeleted, onClose }: CardFormProps) {
  const t = useT('kanban.card')
  const ability = useAbility()
  const patch = usePatchCard()
  const askDelete = useDeleteCard()
  const { card } = detail
  const moveCard = useMoveCard()
  const boardOf = () => String(cardPlace(page.boards, card.id)?.board.id ?? '')
  const valuesOf = (stored: KanbanCard) => ({ ...fieldsOf(stored), board: boardOf() })
  const uploads = useUploads({ bucket: KANBAN_BUCKET, folder: storedUserId() ?? '' })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(card) })
  useLeaveQuestion(form.formState.isDirty, 'back')
  const { setError } = form
  useEffect(() => {
    if (isDeleted) setError('root', { message: 'kanban.card.gone.typed' })
  }, [isDeleted, setError])
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: card,
    valuesOf,
    latest: ({ body }) => z.object({ card: kanbanCard }).safeParse(body).data?.card ?? null,
  })
  const people = [...page.people, ...card.members]
  const deleteButton =
    !isDeleted && ability.can('delete', 'demo') ? (
      <Button
        variant="ghost"
        colorPalette="danger"
        aria-label={t('delete')}
        me="auto"
        onClick={async () => {
          if (await askDelete(card)) onClose()
        }}
      >
        <Trash2 size={18} aria-hidden />
        <Box as="span" hideBelow="sm">
          {t('delete')}
        </Box>
      </Button>
    ) : null
  return (
    <FormDrawer
      title={card.title}
      size="lg"
      form={form}
      submit={t('save')}
      aside={deleteButton}
      onClose={onClose}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) => t(`field.${fieldLabels[name]}`)),
        }
      }
      onSubmit={({ members, dueDate, board, ...values }) => {
        if (isDeleted) return setError('root', { message: 'kanban.card.gone.typed' })
        if (uploads.isBusy) return form.setError('image', { message: 'kanban.card.error.uploading' })
        return attempt(async ({ id, revision }) => {
          const chosen = members.flatMap((name) => people.find((person) => person.name === name) ?? [])
          const due = dueDate === '' ? null : dueDate
          const saved = await patch.mutateAsync({ id, revision, ...values, dueDate: due, members: chosen })
          // After the fields, because a refused save keeps the card where it is.
          if (board !== boardOf())
            await moveCard.mutateAsync({ cardId: id, boardId: Number(board), beforeId: null })
          toast.success({ title: t('saved', { title: saved.title }) })
          onClose()
        })
      }}
    >
      <TextField name="title" label={t('field.title')} autoComplete="off" maxLength={200} isRequired />
      <SelectField
        name="board"
        label={t('field.board')}
        options={page.boards.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <TextAreaField name="description" label={t('field.description')} maxLength={5000} />
      <DateField name="dueDate" label={t('field.due')} />
      <ChipsField
        name="labels"
        label={t('field.labels')}
        suggestions={labelsOf(page.cards)}
        addLabel={t('add')}
        removeLabel={(value) => t('remove', { value })}
      />
      <ChipsField
        name="members"
        label={t('field.members')}
        help={t('members.help')}
        suggestions={page.people.map(({ name }) => name)}
        isStrict
        addLabel={t('add')}
        removeLabel={(value) => t('remove', { value })}
      />
      <PictureField name="image" label={t('field.picture')} uploads={uploads} />
      <CardDetails detail={detail} />
    </FormDrawer>
  )
}
