import { Box, Button, Card, Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { HIT_FIELDS, MOST_FIND, MOST_REPLACEMENT } from '../model/find-query.ts'
import type { ReplaceBy } from '../model/replaced-fields.ts'
import type { FindRequest } from './use-find.ts'

type FindCardProps = {
  request: FindRequest
  /** Null for those who may only read. */
  by: ReplaceBy | null
  isBusy: boolean
  onRequest: (request: FindRequest) => void
  onBy: (by: ReplaceBy) => void
  onFind: () => void
}

const OPTIONS = ['isExact', 'isWord', 'ignoresAccents'] as const

/** The words to find, their replacement and the choices of the search. */
export function FindCard({ request, by, isBusy, onRequest, onBy, onFind }: FindCardProps) {
  const { query, fields } = request
  const t = useT('find-replace')
  const [isMoreOpen, setMoreOpen] = useState(false)
  const set = (changes: Partial<FindRequest['query']>) =>
    onRequest({ ...request, query: { ...query, ...changes } })
  const canFind = query.text !== '' && fields.length > 0 && !isBusy
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canFind) onFind()
  }
  return (
    <Card.Root asChild>
      <form aria-label={t('manuscript.title')} onSubmit={handleSubmit}>
        <Card.Body gap="4">
          <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'end' }}>
            <Field.Root flex="1">
              <Field.Label>{t('find')}</Field.Label>
              <Input
                autoFocus
                dir="auto"
                value={query.text}
                maxLength={MOST_FIND}
                autoComplete="off"
                fontFamily={query.isPattern ? 'mono' : undefined}
                onChange={(event) => set({ text: event.currentTarget.value })}
              />
            </Field.Root>
            {by ? (
              <Field.Root flex="1">
                <Field.Label>{t('with')}</Field.Label>
                <Input
                  dir="auto"
                  value={by.text}
                  maxLength={MOST_REPLACEMENT}
                  autoComplete="off"
                  fontFamily={query.isPattern ? 'mono' : undefined}
                  onChange={(event) => onBy({ ...by, text: event.currentTarget.value })}
                />
              </Field.Root>
            ) : null}
            <Button type="submit" variant={by ? 'outline' : 'solid'} disabled={!canFind}>
              <Search size={16} aria-hidden />
              {t('find.start')}
            </Button>
          </Flex>
          <Flex columnGap="5" rowGap="3" wrap="wrap">
            {OPTIONS.map((name) => (
              <Choice
                key={name}
                isOn={query[name] && !(name === 'ignoresAccents' && query.isPattern)}
                isDisabled={name === 'ignoresAccents' && query.isPattern}
                onChange={(isOn) => set({ [name]: isOn })}
              >
                {t(`option.${name}`)}
              </Choice>
            ))}
            {by ? (
              <Choice isOn={by.keepsCase} onChange={(keepsCase) => onBy({ ...by, keepsCase })}>
                {t('option.keepsCase')}
              </Choice>
            ) : null}
          </Flex>
          <Flex role="group" aria-label={t('in')} columnGap="5" rowGap="3" wrap="wrap" align="center">
            <Text color="fg.muted" aria-hidden>
              {t('in')}
            </Text>
            {HIT_FIELDS.map((field) => (
              <Choice
                key={field}
                isOn={fields.includes(field)}
                onChange={(isOn) =>
                  onRequest({
                    ...request,
                    fields: HIT_FIELDS.filter((one) => (one === field ? isOn : fields.includes(one))),
                  })
                }
              >
                {t(`in.${field}`)}
              </Choice>
            ))}
          </Flex>
          <Box>
            <Button
              variant="ghost"
              size="sm"
              ms="-3"
              aria-expanded={isMoreOpen}
              onClick={() => setMoreOpen(!isMoreOpen)}
            >
              <Box asChild transform={isMoreOpen ? 'rotate(180deg)' : undefined}>
                <ChevronDown size={16} aria-hidden />
              </Box>
              {t('more')}
            </Button>
            {isMoreOpen ? (
              <Stack gap="1" pt="2">
                <Choice isOn={query.isPattern} onChange={(isPattern) => set({ isPattern })}>
                  {t('option.isPattern')}
                </Choice>
                <Text textStyle="sm" color="fg.muted">
                  {t(by ? 'pattern.help' : 'pattern.help.find')}
                </Text>
              </Stack>
            ) : null}
          </Box>
        </Card.Body>
      </form>
    </Card.Root>
  )
}

type ChoiceProps = {
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

function Choice({ isOn, isDisabled = false, onChange, children }: ChoiceProps) {
  return (
    <Checkbox.Root
      checked={isOn}
      disabled={isDisabled}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">{children}</Checkbox.Label>
    </Checkbox.Root>
  )
}
