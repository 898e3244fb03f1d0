import { Checkbox } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'

type SelectAllProps = {
  ids: readonly string[]
  left: ReadonlySet<string>
  isDisabled: boolean
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** The checkbox of all hits. */
export function SelectAll({ ids, left, isDisabled, onChoose }: SelectAllProps) {
  const t = useT('find-replace')
  const isAll = left.size === 0
  return (
    <Checkbox.Root
      px="3"
      alignSelf="start"
      checked={isAll ? true : left.size === ids.length ? false : 'indeterminate'}
      disabled={isDisabled}
      onCheckedChange={() => onChoose(ids, !isAll)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{t('all')}</Checkbox.Label>
    </Checkbox.Root>
  )
}
