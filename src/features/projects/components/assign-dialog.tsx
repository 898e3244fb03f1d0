import { Box, Button } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { Project } from '@contract/projects.ts'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useUser } from '@/features/auth/api/session.ts'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { AbsenceWarning } from './absences/absence-warning.tsx'
import { useProjectActions } from './use-project-actions.tsx'

type AssignDialogProps = {
  project: Pick<Project, 'id' | 'title' | 'revision' | 'status' | 'assignees' | 'withdrawnAt' | 'dueDate'>
  onClose: () => void
}

/** Assigns staff to a project. */
export function AssignDialog({ project, onClose }: AssignDialogProps) {
  const t = useT('projects')
  const { run } = useProjectActions()
  // The project when the dialog opened, so that later changes do not alter the selection.
  const [base] = useState(project)
  const form = useForm<{ people: PersonRef[] }>({ defaultValues: { people: [...project.assignees] } })
  // The people list does not include the user.
  const user = useUser()
  const me: PersonRef | null = user && {
    uid: user.uid,
    name: user.fullName,
    email: user.email,
    avatar: user.avatar,
  }
  const picker = useRef<PickerHandle>(null)
  const save = async () => {
    const chosen = await picker.current?.settle()
    if (chosen && (await run(base, { kind: 'assignees', people: chosen }))) onClose()
  }
  return (
    <FormDialog
      title={t('assign.title')}
      description={<bdi>{project.title}</bdi>}
      onClose={onClose}
      size="sm"
      form={form}
      submit={t('assign.save')}
      onSubmit={save}
    >
      <Controller
        control={form.control}
        name="people"
        render={({ field: { value: people, onChange } }) => (
          <>
            {/* Space for the options, which open below the field. */}
            <Box minH="64" css={{ '& div:has(> [role=listbox])': { top: '100%' } }}>
              <PersonPicker
                ref={picker}
                label={t('field.assignees')}
                value={people}
                onChange={onChange}
                isStaffOnly
              />
              {me && !people.some(({ uid }) => uid === me.uid) ? (
                <Button mt="2" size="xs" variant="ghost" onClick={() => onChange([...people, me])}>
                  <UserPlus size={16} aria-hidden />
                  {t('assign.me')}
                </Button>
              ) : null}
            </Box>
            <AbsenceWarning people={people} dueDates={[project.dueDate]} />
          </>
        )}
      />
    </FormDialog>
  )
}
