import { Button, Dialog } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { Project } from '@contract/projects.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonPicker } from '@/features/people/widgets/person-picker.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useProjectActions } from './use-project-actions.tsx'

type AssignDialogProps = {
  project: Pick<Project, 'id' | 'title' | 'revision' | 'status' | 'assignees' | 'withdrawnAt'>
  onClose: () => void
}

/** Who works on a request. */
export function AssignDialog({ project, onClose }: AssignDialogProps) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id: `projects.${id}` })
  const { run, isPending } = useProjectActions()
  // As the person saw it when they began: what others do meanwhile must not slip under their choice.
  const [seen] = useState(project)
  const [people, setPeople] = useState<PersonRef[]>(() => [...project.assignees])
  const save = async () => {
    if (await run(seen, { kind: 'assignees', people })) onClose()
  }
  return (
    <DialogFrame
      title={say('assign.title')}
      description={<bdi>{project.title}</bdi>}
      onClose={onClose}
      size="sm"
    >
      <Dialog.Body overflow="visible" minH={{ base: '72', md: '20' }}>
        <PersonPicker label={say('field.assignees')} value={people} onChange={setPeople} isStaffOnly />
      </Dialog.Body>
      <Dialog.Footer pb="5">
        <Button variant="outline" onClick={onClose}>
          {intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        <Button loading={isPending} onClick={() => void save()}>
          {say('assign.save')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  )
}
