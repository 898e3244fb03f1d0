import { Box, Button, chakra, Field, Flex, Input, NativeSelect, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { DateInput } from '@/ui/form/date-input.tsx'
import { projectChoicesQuery } from '../../api/project-choices.ts'
import { aboutProject, type Composition } from '../../model/composition.ts'
import { useMail } from '../mail-context.ts'
import type { ComposerErrors, ComposerField } from './use-composer.ts'
import { useLastProject } from './use-last-project.ts'

type FieldsProps = {
  composition: Composition
  errors: ComposerErrors
  isDisabled: boolean
  onChange: (changes: Partial<Composition>) => void
}
type Pickers = RefObject<Map<ComposerField, PickerHandle>>

/** The header fields of a message; a new message also has subject, project and due date. */
export function ComposerFields({
  composition,
  errors,
  pickers,
  isDisabled,
  onChange,
}: FieldsProps & { pickers: Pickers }) {
  const intl = useIntl()
  const { cc, bcc, kind } = composition
  const [isMore, setIsMore] = useState(false)
  const hasMore = isMore || cc.length > 0 || bcc.length > 0 || errors.has('cc') || errors.has('bcc')
  const person = (field: 'to' | 'cc' | 'bcc') => (
    <PersonPicker
      ref={(handle) => {
        if (!handle) return
        pickers.current.set(field, handle)
        return () => void pickers.current.delete(field)
      }}
      layout="inline"
      // The first message decides whether a team has the conversation, and a team is no hidden recipient.
      withTeams={kind !== 'reply' && field !== 'bcc'}
      label={intl.formatMessage({ id: `mail.field.${field}` })}
      value={composition[field]}
      isDisabled={isDisabled}
      takesFocus={isMore && field === 'cc'}
      onChange={(people) => onChange({ [field]: people })}
      error={errors.get(field)}
    />
  )
  return (
    <Box>
      <Line field="to" errors={errors}>
        {/* Before the field, so that Tab leads from the recipients to the next field. */}
        <Button
          order="1"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          // Keeps its place, so that the second press of a double click is in no field.
          visibility={hasMore ? 'hidden' : undefined}
          aria-expanded={false}
          onClick={() => setIsMore(true)}
        >
          {intl.formatMessage({ id: 'mail.compose.more' })}
        </Button>
        <Box flex="1" minW="0">
          {person('to')}
        </Box>
      </Line>
      {hasMore ? (
        <>
          <Line field="cc" errors={errors}>
            {person('cc')}
          </Line>
          <Line field="bcc" errors={errors}>
            {person('bcc')}
          </Line>
        </>
      ) : null}
      {kind === 'reply' ? null : <SubjectFields {...{ composition, errors, isDisabled, onChange }} />}
    </Box>
  )
}

function SubjectFields({ composition, errors, isDisabled, onChange }: FieldsProps) {
  const intl = useIntl()
  const { today } = useMail()
  const choices = useQuery(projectChoicesQuery)
  const { projectId } = composition
  const projects = choices.data ?? []
  const isUnknown = typeof projectId === 'string' && !projects.some(({ id }) => id === projectId)
  useLastProject(composition, projects, onChange)
  const choose = (value: string) => {
    const project = projects.find(({ id }) => id === value)
    if (project) onChange(aboutProject(composition, project, today))
    else onChange({ projectId: value === 'none' ? null : undefined })
  }
  const field = (name: 'subject' | 'projectId' | 'dueDate', control: ReactNode) => (
    <Field.Root
      orientation="horizontal"
      gap="2"
      flexWrap="wrap"
      invalid={errors.has(name)}
      disabled={isDisabled}
      flex="1"
      minW="0"
    >
      <Field.Label color="fg.muted" fontWeight="normal" minW="12" flex="none">
        {intl.formatMessage({ id: `mail.field.${name}` })}
      </Field.Label>
      <Box flex="1" minW="0">
        {control}
      </Box>
      {errors.has(name) ? (
        <Text color="danger.fg" textStyle="sm" flexBasis="full">
          {errors.get(name)}
        </Text>
      ) : null}
    </Field.Root>
  )
  const bare = {
    variant: 'flushed',
    borderWidth: '0',
    px: '1',
    _focusVisible: { boxShadow: 'none' },
  } as const
  return (
    <>
      <Line field="subject" errors={errors}>
        {field(
          'subject',
          <Input
            {...bare}
            outline="none"
            fontWeight="medium"
            value={composition.subject}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onChange({ subject: event.currentTarget.value })}
          />,
        )}
      </Line>
      <Flex wrap="wrap" borderBottomWidth="1px">
        <Line field="projectId" errors={errors} isPart>
          {field(
            'projectId',
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                borderWidth="0"
                ps="1"
                bg="transparent"
                value={projectId === null ? 'none' : (projectId ?? '')}
                onChange={({ currentTarget: { value } }) => choose(value)}
              >
                <option value="">{intl.formatMessage({ id: 'mail.project.choose' })}</option>
                <option value="none">{intl.formatMessage({ id: 'mail.project.none' })}</option>
                {isUnknown ? (
                  <option value={projectId}>{intl.formatMessage({ id: 'mail.project.given' })}</option>
                ) : null}
                {projects.map((project) => (
                  <option key={project.id} value={project.id}>
                    {`#${project.no} ${project.title}`}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>,
          )}
        </Line>
        <Line field="dueDate" errors={errors} isPart>
          {field(
            'dueDate',
            <DateInput
              {...bare}
              outline="none"
              label={intl.formatMessage({ id: 'mail.field.dueDate' })}
              min={today}
              disabled={isDisabled}
              value={composition.dueDate ?? ''}
              onChange={(day) => onChange({ dueDate: day || null })}
            />,
          )}
        </Line>
      </Flex>
    </>
  )
}

type LineProps = { field: ComposerField; errors: ComposerErrors; isPart?: boolean; children: ReactNode }

/** A row of the header, marked when its field is invalid. */
function Line({ field, errors, isPart = false, children }: LineProps) {
  const isMissing = errors.has(field)
  return (
    <chakra.div
      data-field={field}
      data-missing={isMissing || undefined}
      // A press beside the fields leaves the focus where it is.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      display="flex"
      alignItems="center"
      gap="2"
      px="4"
      py="0.5"
      minH="11"
      {...(isPart ? { flex: '1 1 240px', minW: '0' } : { borderBottomWidth: '1px' })}
      {...(isMissing ? { bg: 'danger.subtle', boxShadow: 'inset 3px 0 0 {colors.danger.solid}' } : {})}
    >
      {children}
    </chakra.div>
  )
}
