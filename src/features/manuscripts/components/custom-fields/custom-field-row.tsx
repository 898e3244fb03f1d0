import { Box, Flex, Text } from '@chakra-ui/react'
import { type CustomField, MAX_FIELD_TITLE } from '@contract/custom-fields.ts'
import { ArrowDown, ArrowUp, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { ExpandableName } from '../expandable-name.tsx'
import { useInlineEdit } from '../use-inline-edit.ts'
import { CustomFieldOptions } from './custom-field-options.tsx'
import { CustomFieldType } from './custom-field-type.tsx'
import type { CustomFieldChanges } from './use-custom-field-changes.ts'

type CustomFieldRowProps = {
  field: CustomField
  /** The number of items outside the trash that have a value. */
  count: number
  isFirst: boolean
  isLast: boolean
  canWrite: boolean
  changes: CustomFieldChanges
  /** Called after the field was deleted. */
  onRemoved: () => void
}

/** A custom field with its type and number of items; a click shows the type and the options. */
export function CustomFieldRow(props: CustomFieldRowProps) {
  const { field, count, isFirst, isLast, canWrite, changes, onRemoved } = props
  const t = useT('manuscripts.custom-fields')
  const [isOpen, setIsOpen] = useState(false)
  const { title: name, type, options } = field
  const edit = useInlineEdit(name, async (typed) => {
    const to = typed.trim()
    return to === '' || to === name || changes.rename(field, to)
  })
  const move = async (arrow: HTMLButtonElement, step: 1 | -1) => {
    await changes.move(field, step)
    // A row that is moved in the document loses the focus.
    arrow.focus()
  }
  return (
    <Box as="li">
      <Flex gap={{ base: '0', sm: '1' }} align="center" minH="11">
        <ExpandableName
          name={name}
          lines={2}
          about={t('about', { type: t(`type.${type}`), count })}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          edit={edit}
          label={t('name-of', { name })}
          maxLength={MAX_FIELD_TITLE}
        />
        {canWrite ? (
          <>
            <IconButton
              label={t('up', { name })}
              disabledReason={isFirst ? t('first') : undefined}
              onClick={(event) => void move(event.currentTarget, -1)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              label={t('down', { name })}
              disabledReason={isLast ? t('last') : undefined}
              onClick={(event) => void move(event.currentTarget, 1)}
            >
              <ArrowDown />
            </IconButton>
            <IconButton label={t('rename', { name })} onClick={edit.start}>
              <PenLine />
            </IconButton>
            <IconButton
              label={t('delete-field', { name })}
              onClick={async () => {
                if (await changes.remove(field, count)) onRemoved()
              }}
            >
              <Trash2 />
            </IconButton>
          </>
        ) : null}
      </Flex>
      {isOpen ? (
        <Flex gap="3" px="2" pt="1" pb="3" direction={{ base: 'column', sm: 'row' }} align="flex-start">
          {canWrite ? (
            <>
              <CustomFieldType
                type={type}
                onChoose={(chosen) => void changes.define(field, { type: chosen })}
              />
              {type === 'list' ? (
                <CustomFieldOptions
                  options={options}
                  onSave={(next) => changes.define(field, { options: next })}
                />
              ) : null}
            </>
          ) : (
            <Text color="fg.muted" dir="auto">
              {options.length > 0 ? options.join(', ') : t(`type.${type}`)}
            </Text>
          )}
        </Flex>
      ) : null}
    </Box>
  )
}
