import { Flex, Spinner } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { categoryNameQuery } from '../api/category-name.ts'

/** Asks the server whether a name is free while it is typed; only the response to the last text is shown. */
export function NameCheck({ name }: { name: string }) {
  const t = useT('forms.form-validation.check')
  const wanted = useDebouncedValue(name, 300)
  const isShown = name.length > 1
  const check = useQuery({ ...categoryNameQuery(wanted), enabled: isShown && wanted.length > 1 })
  const isCurrent = wanted === name
  const state =
    isCurrent && check.isError
      ? 'failed'
      : isCurrent && check.data !== undefined
        ? check.data
          ? 'taken'
          : 'free'
        : 'checking'
  return (
    <Flex role="status" minH="5" gap="1.5" align="center" textStyle="sm">
      {isShown ? (
        <>
          {state === 'checking' ? <Spinner size="xs" /> : null}
          {state === 'free' ? <CircleCheck size={14} aria-hidden /> : null}
          {state === 'taken' || state === 'failed' ? <CircleAlert size={14} aria-hidden /> : null}
          {t(state)}
        </>
      ) : null}
    </Flex>
  )
}
