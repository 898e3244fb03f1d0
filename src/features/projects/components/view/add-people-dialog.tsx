import { Box, Stack, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { PROJECT_ROLES, type ProjectRole } from '@contract/project-people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { usePeopleChange } from '../../api/people-changes.ts'

type AddPeopleDialogProps = { project: Pick<ProjectDetail, 'id' | 'title'>; onClose: () => void }

/** Adds people of the client's company to a project as contacts or observers. */
export function AddPeopleDialog({ project, onClose }: AddPeopleDialogProps) {
  const intl = useIntl()
  const t = useT('projects.people')
  const [people, setPeople] = useState<PersonRef[]>([])
  const [role, setRole] = useState<ProjectRole>('contact')
  const [error, setError] = useState<string | null>(null)
  const picker = useRef<PickerHandle>(null)
  const { mutateAsync, isPending } = usePeopleChange(project.id)
  const save = async () => {
    const chosen = await picker.current?.settle()
    if (!chosen) return
    if (chosen.length === 0) return setError(t('required'))
    try {
      await mutateAsync({ add: chosen.map(({ uid }) => uid), role })
      onClose()
    } catch (failure) {
      setError(refusalText(intl, failure) ?? t('failed'))
    }
  }
  return (
    <DialogFrame
      title={t('add-title')}
      description={<bdi>{project.title}</bdi>}
      onClose={onClose}
      size="sm"
      isBusy={isPending}
      footer={
        <>
          <FrameCancel />
          <ActionButton loading={isPending} onClick={save}>
            {t('add')}
          </ActionButton>
        </>
      }
    >
      <Stack gap="4">
        <Stack gap="2">
          <SegmentChoice
            label={t('role')}
            value={role}
            choices={PROJECT_ROLES.map((value) => ({ value, label: t(`role-${value}`) }))}
            onChange={setRole}
          />
          <Text textStyle="sm" color="fg.muted">
            {t(`help-${role}`)}
          </Text>
        </Stack>
        {/* Space for the options, which open below the field. */}
        <Box minH="64" css={{ '& div:has(> [role=listbox])': { top: '100%' } }}>
          <PersonPicker
            ref={picker}
            takesFocus
            label={t('title')}
            value={people}
            projectId={project.id}
            {...(error ? { error } : {})}
            onChange={(next) => {
              setPeople(next)
              setError(null)
            }}
          />
        </Box>
      </Stack>
    </DialogFrame>
  )
}
