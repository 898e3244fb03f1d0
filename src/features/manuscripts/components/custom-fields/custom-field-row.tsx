import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type CustomField, MAX_FIELD_TITLE } from '@contract/custom-fields.ts'
import { ArrowDown, ArrowUp, ChevronDown, PenLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { InlineName } from '../inline-name.tsx'
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
  const button = useRef<HTMLButtonElement>(null)
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
        {edit.draft === null ? (
          <chakra.button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            display="flex"
            alignItems="center"
            gap="2"
            flex="1"
            minW="0"
            minH="9"
            px="2"
            borderRadius="control"
            cursor="pointer"
            textAlign="start"
            _hover={{ bg: 'bg.subtle' }}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Flex
              as="span"
              direction={{ base: 'column', sm: 'row' }}
              align={{ sm: 'center' }}
              columnGap="3"
              flex="1"
              minW="0"
            >
              <Text
                as="span"
                dir="auto"
                css={textAlignMatchParent}
                lineClamp="2"
                overflowWrap="anywhere"
                flex="1"
              >
                {name}
              </Text>
              <Text as="span" color="fg.muted" textStyle={{ base: 'xs', sm: 'sm' }} flexShrink="0">
                {t('about', { type: t(`type.${type}`), count })}
              </Text>
            </Flex>
            <Box as="span" color="fg.muted" flexShrink="0" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <ChevronDown size={16} aria-hidden />
            </Box>
          </chakra.button>
        ) : (
          <InlineName
            edit={edit}
            label={t('name-of', { name })}
            maxLength={MAX_FIELD_TITLE}
            onKeyEnd={() => button.current?.focus()}
          />
        )}
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
