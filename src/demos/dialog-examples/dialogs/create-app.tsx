import { Button, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { BookOpen, FileText, Goal, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod'
import { useUser } from '@/features/auth/api/session.ts'
import { useCreateManuscript } from '@/features/manuscripts/api/manuscripts.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { Wizard } from '@/ui/form/wizard.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import {
  emptyWork,
  MANUSCRIPT_STARTS,
  type NewWorkValues,
  newWorkDraft,
  newWorkForm,
} from '../model/new-work-form.ts'

export function DialogCreateApp() {
  const t = useT('dialog-examples.create-app')
  const [search, setSearch] = useSearchParams()
  // The step is in the URL, so the dialog of a draft opens again after a reload.
  const [isOpen, setIsOpen] = useState(() => search.has('create'))
  const mayCreate = useAbility().can('create', 'manuscripts')
  const navigate = useNavigateWhileOpen()
  const create = useCreateManuscript()
  const uid = useUser()?.uid ?? ''
  const draft = useMemo(() => newWorkDraft(uid), [uid])
  const form = useForm<NewWorkValues, unknown, z.output<typeof newWorkForm>>({
    resolver: zodResolver(newWorkForm),
    defaultValues: { ...emptyWork, ...draft.load()?.values },
  })
  const close = () => {
    setIsOpen(false)
    setSearch({}, { replace: true, preventScrollReset: true })
  }
  const submit = async (values: z.output<typeof newWorkForm>) => {
    try {
      const { id } = await create.mutateAsync({ ...values, language: currentLanguage() })
      await navigate(href('editor.manuscript', { id }))
    } catch (error) {
      showFormError(form, error)
    }
  }
  if (!mayCreate) return <Text color="fg.muted">{t('not-allowed')}</Text>
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus size={18} aria-hidden />
        {t('open')}
      </Button>
      {isOpen ? (
        <DialogFrame size="lg" title={t('title')} description={t('description')} onClose={close}>
          <Wizard
            label={t('title')}
            form={form}
            param="create"
            draft={draft}
            submit={t('create')}
            onSubmit={submit}
            steps={[
              {
                id: 'kind',
                title: t('step.kind'),
                icon: BookOpen,
                fields: ['start'],
                content: (
                  <CardsField
                    name="start"
                    label={t('start')}
                    columns={3}
                    options={MANUSCRIPT_STARTS.map((value) => ({
                      value,
                      label: t(`start.${value}`),
                      help: t(`start.${value}.help`),
                    }))}
                  />
                ),
              },
              {
                id: 'details',
                title: t('step.details'),
                icon: FileText,
                fields: ['title', 'author', 'description'],
                content: (
                  <>
                    <TextField name="title" label={t('name')} autoComplete="off" isRequired />
                    <TextField name="author" label={t('author')} autoComplete="off" />
                    <TextAreaField name="description" label={t('about')} rows={2} />
                  </>
                ),
              },
              {
                id: 'goal',
                title: t('step.goal'),
                icon: Goal,
                fields: ['target'],
                content: (
                  <TextField
                    name="target"
                    label={t('target')}
                    help={t('target-help')}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                ),
              },
            ]}
          />
        </DialogFrame>
      ) : null}
    </>
  )
}
