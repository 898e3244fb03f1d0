import { Button, Dialog } from '@chakra-ui/react'
import type { ProjectDetail, ProjectStatus } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { Form } from '@/ui/form/form.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { DialogFrame } from '../dialog-frame.tsx'
import { useProjectActions } from '../use-project-actions.tsx'

const schema = z.object({
  reason: z.string().trim().min(1, 'projects.back.required').max(1000, 'projects.error.tooLong'),
})

type BackDialogProps = { project: ProjectDetail; to: ProjectStatus; onClose: () => void }

/** Asks why a request goes a step back: the reason stands in its history. */
export function BackDialog({ project, to, onClose }: BackDialogProps) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id: `projects.${id}` })
  const { run } = useProjectActions()
  const [seen] = useState(project)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <DialogFrame
      title={say(`back.to-${to}`)}
      description={<bdi>{project.title}</bdi>}
      size="sm"
      onClose={onClose}
    >
      <Dialog.Body pb="5">
        <Form
          form={form}
          onSubmit={async ({ reason }) => {
            if (await run(seen, { kind: 'status', status: to, reason })) onClose()
          }}
        >
          <TextAreaField
            name="reason"
            label={say('back.reason')}
            help={say('back.help')}
            isRequired
            rows={3}
            autoFocus
          />
          <Dialog.Footer p="0">
            <Button variant="outline" onClick={onClose}>
              {intl.formatMessage({ id: 'ui.cancel' })}
            </Button>
            <SubmitButton>{say(`back.to-${to}`)}</SubmitButton>
          </Dialog.Footer>
        </Form>
      </Dialog.Body>
    </DialogFrame>
  )
}
