import { Box, Flex, Select, Spinner, Text, useFieldContext } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { optionCollection } from './option-collection.ts'
import type { FieldOption } from './option-match.ts'

type ChoiceSelectProps = {
  options: readonly FieldOption[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: readonly string[]) => void
  onBlur?: () => void
  placeholder?: string
  isMultiple?: boolean
  isLoading?: boolean
  /** Shows a button that removes the value. */
  canClear?: boolean
  size?: 'xs' | 'sm' | 'md' | 'lg'
  variant?: 'outline' | 'subtle' | 'ghost'
  /** Drawn before the label of an option and of the chosen value. */
  iconOf?: (value: string) => ReactNode
}

/** A select with its own list, inside `FieldShell` or `FieldFrame`; `SelectField` is the native one. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { options, value, defaultValue, onChange, onBlur, placeholder, iconOf } = props
  const { isMultiple = false, isLoading = false, canClear = false, size = 'sm', variant = 'outline' } = props
  const t = useT('form-fields.suggest')
  const field = useFieldContext()
  const collection = useMemo(() => optionCollection(options), [options])
  return (
    <Select.Root
      collection={collection}
      multiple={isMultiple}
      positioning={{ strategy: 'fixed', sameWidth: true, hideWhenDetached: true }}
      lazyMount
      unmountOnExit
      {...{ size, variant }}
      {...(value ? { value: [...value] } : {})}
      {...(defaultValue ? { defaultValue: [...defaultValue] } : {})}
      onValueChange={(change) => onChange?.(change.value)}
      onInteractOutside={onBlur}
    >
      <Select.HiddenSelect />
      <Select.Control>
        <Select.Trigger
          onBlur={onBlur}
          aria-describedby={field?.ariaDescribedby}
          aria-readonly={field?.readOnly || undefined}
        >
          <Select.Context>
            {({ value: chosen }) => (
              <Flex align="center" gap="2" minW="0">
                {iconOf && chosen.length === 1 ? iconOf(chosen[0] ?? '') : null}
                <Select.ValueText placeholder={placeholder} maxW="full" dir="auto" />
              </Flex>
            )}
          </Select.Context>
        </Select.Trigger>
        <Select.IndicatorGroup>
          {isLoading ? <Spinner size="xs" aria-hidden /> : null}
          {canClear ? <Select.ClearTrigger aria-label={t('clear')} /> : null}
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Select.Positioner>
        <Select.Content>
          {collection.size === 0 ? (
            <Box role="option" aria-disabled aria-selected={false} px="2" py="1.5" color="fg.muted">
              {t(isLoading ? 'loading' : 'none')}
            </Box>
          ) : null}
          {collection.group().map(([group, items]) => {
            const list = items.map((option) => (
              <Select.Item key={option.value} item={option}>
                {iconOf?.(option.value)}
                <Box flex="1" minW="0">
                  <Select.ItemText dir="auto">{option.label}</Select.ItemText>
                  {option.note ? (
                    <Text textStyle="xs" color="fg.muted" dir="auto">
                      {option.note}
                    </Text>
                  ) : null}
                </Box>
                <Select.ItemIndicator />
              </Select.Item>
            ))
            if (group === '') return list
            return (
              <Select.ItemGroup key={group}>
                <Select.ItemGroupLabel>{group}</Select.ItemGroupLabel>
                {list}
              </Select.ItemGroup>
            )
          })}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  )
}
