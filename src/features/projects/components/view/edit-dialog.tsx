import { projectFieldNames } from '@contract/project-fields.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { conflictOf, usePatchProject } from '../../api/changes.ts'
import { changedFields, type Editable, editableOf, fieldValue, mergeChanges } from '../../model/conflict.ts'
import {
  emptyProjectForm,
  type ProjectFormOutput,
  type ProjectFormValues,
  projectFormSchema,
  projectWords,
} from '../../model/project-form-schema.ts'
import { ProjectFields } from '../form/project-fields.tsx'
import { ConflictChoice } from './conflict-choice.tsx'

type EditDialogProps = { project: ProjectDetail; today: string; onClose: () => void }
type Conflict = { mine: Editable; theirs: ProjectDetail }

const localToday = () => toDay(new Date())

/** Edits the fields of a project; a conflict shows both versions. */
export function EditDialog({ project, today, onClose }: EditDialogProps) {
  const t = useT('projects')
  const patch = usePatchProject(project.id)
  // The version the edit started from; live updates do not change it.
  const [base, setBase] = useState(project)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<ProjectFormValues, unknown, ProjectFormOutput>({
    resolver: zodResolver(projectFormSchema(localToday, base.dueDate)),
    defaultValues: { ...emptyProjectForm, ...editableOf(project) },
  })

  const save = async (from: ProjectDetail, mine: Editable) => {
    const changed = changedFields(editableOf(from), mine)
    if (changed.length === 0) return onClose()
    const changes = Object.fromEntries(changed.map((field) => [field, fieldValue(field, mine[field])]))
    try {
      await patch.mutateAsync({ ...changes, revision: from.revision, today: localToday() })
      toast.success({ title: t('edit.saved') })
      onClose()
    } catch (error) {
      const theirs = conflictOf(error)
      if (theirs) setConflict({ mine, theirs })
      else {
        setConflict(null)
        showFormError(form, error, { fallbackId: 'projects.edit.failed', words: projectWords })
      }
    }
  }

  if (conflict) {
    const { mine, theirs } = conflict
    return (
      <ConflictChoice
        base={editableOf(base)}
        mine={mine}
        theirs={theirs}
        today={today}
        isSaving={patch.isPending}
        onClose={onClose}
        onChosen={(chosen) => {
          const merged = mergeChanges(editableOf(base), mine, editableOf(theirs), chosen)
          for (const field of projectFieldNames) form.setValue(field, merged[field])
          setBase(theirs)
          void save(theirs, merged)
        }}
      />
    )
  }
  return (
    <FormDialog
      title={t('edit.title')}
      size="lg"
      onClose={onClose}
      form={form}
      submit={t('edit.save')}
      onSubmit={(values) => save(base, editableOf(values))}
    >
      <ProjectFields today={today} />
    </FormDialog>
  )
}
