import type { SavedSearch } from '@contract/saved-searches.ts'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { useSaveSearch } from '../api/collections.ts'
import { useVocabulary } from '../api/vocabulary.ts'
import { type ItemFilter, searchOf } from '../model/item-list.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { useSearchSummary } from './use-search-summary.ts'

type SaveSearchProps = { open: LoadedManuscript; filter: ItemFilter }

/** The button that saves a filter as a search; only shown with a criterion and to those who may write. */
export function SaveSearch({ open, filter }: SaveSearchProps) {
  const t = useT('manuscripts.searches')
  const [isOpen, setIsOpen] = useState(false)
  const search = searchOf(filter)
  if (!open.canWrite || !search) return null
  return (
    <>
      <ActionButton
        variant="ghost"
        disabledReason={filter.collection ? t('whole') : undefined}
        onClick={() => setIsOpen(true)}
      >
        <BookmarkPlus size={16} aria-hidden />
        {t('save')}
      </ActionButton>
      {isOpen ? (
        <SaveSearchDialog manuscript={open.manuscript} search={search} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

type SaveSearchDialogProps = {
  manuscript: LoadedManuscript['manuscript']
  search: SavedSearch
  onClose: () => void
}

/** Asks for the name of a search and saves it. */
export function SaveSearchDialog({ manuscript, search, onClose }: SaveSearchDialogProps) {
  const intl = useIntl()
  const t = useT('manuscripts.searches')
  const form = useForm({ defaultValues: { name: '' } })
  const save = useSaveSearch(manuscript.id)
  const change = useVocabulary(manuscript.id, 'collections')
  const summaryOf = useSearchSummary(manuscript)
  const undo = async (id: string) => {
    try {
      await change.mutateAsync({ action: 'delete', id })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'manuscripts.collections.failed' }) })
    }
  }
  const handleSubmit = async (values: { name: string }) => {
    const name = values.name.trim()
    if (name === '') {
      form.setError('name', { message: 'manuscripts.searches.name-missing' }, { shouldFocus: true })
      return
    }
    try {
      const { id } = await save.mutateAsync({ name, search })
      toast.undo(t('saved', { name }), intl.formatMessage({ id: 'manuscripts.undo' }), () => void undo(id))
    } catch (error) {
      showFormError(form, error)
      return
    }
    onClose()
  }
  return (
    <FormDialog
      size="sm"
      title={t('save')}
      description={summaryOf(search)}
      form={form}
      submit={intl.formatMessage({ id: 'manuscripts.settings.save' })}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name')}
        help={t('name-help')}
        isRequired
        dir="auto"
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  )
}
