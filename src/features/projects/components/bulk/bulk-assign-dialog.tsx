import { Box } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { Project } from '@contract/projects.ts'
import { useRef, useState } from 'react'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { type AssignMode, assigneesAfter, previewAssign } from '../../model/bulk-preview.ts'
import { AbsenceWarning } from '../absences/absence-warning.tsx'
import { BulkRefusals } from './bulk-refusals.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

type BulkAssignDialogProps = { projects: readonly Project[]; onDone: () => void; onClose: () => void }

/** Assigns the selected projects: the chosen people join their assignees or replace them. */
export function BulkAssignDialog({ projects, onDone, onClose }: BulkAssignDialogProps) {
  const t = useT('projects')
  const { assign, isPending } = useBulkChanges()
  // The projects when the dialog opened, so that a change of another person is refused and not overwritten.
  const [selected] = useState(projects)
  const [people, setPeople] = useState<PersonRef[]>([])
  const [mode, setMode] = useState<AssignMode>('add')
  const [isMissing, setIsMissing] = useState(false)
  const picker = useRef<PickerHandle>(null)
  const { changing, refusing } = previewAssign(selected)
  const save = async () => {
    const chosen = await picker.current?.settle()
    if (!chosen) return
    if (mode === 'add' && chosen.length === 0) {
      setIsMissing(true)
      return
    }
    const assigned = assigneesAfter(changing, mode, chosen)
    if (assigned.length === 0 || (await assign(changing, assigned))) onDone()
  }
  return (
    <DialogFrame
      title={t('assign.title')}
      description={t('bulk.selected', { count: selected.length })}
      onClose={onClose}
      size="sm"
      isBusy={isPending}
      footer={
        <>
          <FrameCancel />
          <ActionButton
            loading={isPending}
            onClick={save}
            disabledReason={changing.length === 0 ? t('bulk.none') : undefined}
          >
            {t('bulk.assign', { count: changing.length })}
          </ActionButton>
        </>
      }
    >
      <SegmentChoice
        label={t('bulk.mode')}
        value={mode}
        choices={(['add', 'replace'] as const).map((value) => ({ value, label: t(`bulk.mode-${value}`) }))}
        onChange={setMode}
      />
      {/* Space for the options, which open below the field. */}
      <Box mt="4" minH="56" css={{ '& div:has(> [role=listbox])': { top: '100%' } }}>
        <PersonPicker
          ref={picker}
          label={t('field.assignees')}
          value={people}
          onChange={(next) => {
            setPeople(next)
            setIsMissing(false)
          }}
          isStaffOnly
          {...(isMissing ? { error: t('people.required') } : {})}
          help={mode === 'replace' ? t('bulk.replace-help') : undefined}
        />
        {refusing.length > 0 ? (
          <Box mt="4">
            <BulkRefusals refusing={refusing} />
          </Box>
        ) : null}
      </Box>
      <AbsenceWarning people={people} dueDates={changing.map(({ dueDate }) => dueDate)} />
    </DialogFrame>
  )
}
