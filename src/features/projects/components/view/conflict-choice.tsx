import { Box, Button, Flex, RadioCard, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import type { ProjectField } from '@contract/project-fields.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { newestEventsQuery } from '../../api/events.ts'
import { conflictAuthor, conflictingFields, type Editable, editableOf } from '../../model/conflict.ts'
import { useFieldLabel } from './use-field-label.ts'

type Choices = Partial<Record<ProjectField, 'mine' | 'theirs'>>

type ConflictChoiceProps = {
  base: Editable
  mine: Editable
  theirs: ProjectDetail
  today: string
  isSaving: boolean
  onChosen: (chosen: Choices) => void
  onClose: () => void
}

/**
 * Shows both versions of a conflicting edit field by field; nothing is overwritten before the user chooses.
 */
export function ConflictChoice({
  base,
  mine,
  theirs,
  today,
  isSaving,
  onChosen,
  onClose,
}: ConflictChoiceProps) {
  const intl = useIntl()
  const t = useT('projects.conflict')
  const inWords = useFieldLabel(today)
  const [chosen, setChosen] = useState<Choices>({})
  const [isAsked, setIsAsked] = useState(false)
  const fields = conflictingFields(base, mine, editableOf(theirs))
  const { data: events = [] } = useQuery(newestEventsQuery(theirs.id, theirs.revision))
  const name = conflictAuthor(
    events,
    fields.map(({ field }) => field),
  )
  const open = fields.filter(({ field }) => !chosen[field])
  return (
    <DialogFrame
      title={name === null ? t('title') : t('title.of', { name })}
      description={t(fields.length > 0 ? 'choose' : 'no-clash')}
      size="lg"
      onClose={onClose}
      isBusy={isSaving}
      footer={
        <>
          <Flex flex="1" minW="48">
            {isAsked && open.length > 0 ? (
              <Text role="alert" color="danger.fg">
                {t('still-open')}
              </Text>
            ) : null}
          </Flex>
          <Button variant="outline" onClick={onClose}>
            {t('drop')}
          </Button>
          <Button
            loading={isSaving}
            onClick={() => {
              setIsAsked(true)
              if (open.length === 0) onChosen(chosen)
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {fields.map(({ field, mine: own, theirs: other }) => {
          const label = intl.formatMessage({ id: `projects.field.${field}` })
          return (
            <RadioCard.Root
              recipe={radioCardSlotRecipe}
              key={field}
              value={chosen[field] ?? null}
              size="sm"
              aria-label={label}
              onValueChange={({ value }) =>
                setChosen({ ...chosen, [field]: value === 'mine' ? 'mine' : 'theirs' })
              }
            >
              <RadioCard.Label>{label}</RadioCard.Label>
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
                {(['theirs', 'mine'] as const).map((side) => (
                  <RadioCard.Item key={side} value={side} bg="bg.surface">
                    <RadioCard.ItemHiddenInput />
                    <RadioCard.ItemControl>
                      <RadioCard.ItemContent minW="0">
                        <RadioCard.ItemText color="fg.muted" fontWeight="normal" textStyle="xs">
                          {t(side)}
                        </RadioCard.ItemText>
                        <Box
                          whiteSpace="pre-wrap"
                          overflowWrap="anywhere"
                          maxH="40"
                          overflowY="auto"
                          dir="auto"
                        >
                          {inWords(field, side === 'mine' ? own : other) || t('nothing')}
                        </Box>
                      </RadioCard.ItemContent>
                      <RadioCard.ItemIndicator />
                    </RadioCard.ItemControl>
                  </RadioCard.Item>
                ))}
              </SimpleGrid>
            </RadioCard.Root>
          )
        })}
      </Stack>
    </DialogFrame>
  )
}
