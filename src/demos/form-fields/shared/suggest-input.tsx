import { Box, Combobox, Spinner } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ChosenTags } from './chosen-tags.tsx'
import { SuggestOptions, VirtualOptions } from './suggest-options.tsx'
import { type SuggestConfig, useSuggest } from './use-suggest.ts'

/** From this length on, only the options in view are rendered. */
const VIRTUAL_FROM = 200

type SuggestInputProps = SuggestConfig & {
  isLoading?: boolean
  /** Shown when there is no option, for example after a failed call. */
  emptyText?: string | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A text input with suggestions, inside `FieldShell` or `FieldFrame`; single or multiple, for options or free values. */
export function SuggestInput({ isLoading = false, emptyText, size = 'sm', ...config }: SuggestInputProps) {
  const { isMultiple = false, isFree = false } = config
  const t = useT('form-fields.suggest')
  const { combobox, shown, query, scroller, value, labelOf, remove, type, pressKey, leave } =
    useSuggest(config)
  const { collection } = combobox
  const count = collection.size
  const empty = emptyText ?? t(isMultiple && isFree ? 'add' : 'none')
  const notice = isLoading ? t('loading') : count === 0 ? empty : t('count', { count })
  return (
    <Combobox.RootProvider value={combobox} size={size} lazyMount unmountOnExit>
      <Combobox.Control onKeyDownCapture={pressKey} data-tags={isMultiple ? '' : undefined}>
        {isMultiple ? <ChosenTags values={value} labelOf={labelOf} onRemove={remove} /> : null}
        <Combobox.Input onChange={(event) => type(event.currentTarget.value)} onBlur={leave} />
        <Combobox.IndicatorGroup>
          {isLoading ? <Spinner size="xs" aria-hidden /> : null}
          <Combobox.ClearTrigger />
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Box role="status" srOnly>
        {combobox.open ? notice : ''}
      </Box>
      <Combobox.Positioner>
        <Combobox.Content>
          <Combobox.Empty color="fg.muted">{notice}</Combobox.Empty>
          {count >= VIRTUAL_FROM ? (
            <VirtualOptions options={shown} {...{ query, scroller }} />
          ) : (
            <SuggestOptions groups={collection.group()} query={query} />
          )}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  )
}
