import { Accordion, Box, Heading, SimpleGrid, Stack, Tabs } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { RequestForm } from '../components/example-form.tsx'
import { FormButtons } from '../components/form-buttons.tsx'
import { RequestField, RequestFields } from '../components/request-field.tsx'
import { REQUEST_SECTIONS, sectionOfError } from '../model/request-sections.ts'

const SHORT = ['title', 'service', 'due', 'contact', 'email'] as const

export function FormLayoutsVertical() {
  const t = useT('forms.form-layouts')
  return (
    <Box maxW="480px">
      <RequestForm label={t('vertical.heading')}>
        <RequestFields names={SHORT} />
        <FormButtons />
      </RequestForm>
    </Box>
  )
}

export function FormLayoutsHorizontal() {
  const t = useT('forms.form-layouts')
  const labelBeside = {
    '& [data-scope=field][data-part=root]': { display: 'grid', gridTemplateColumns: '160px 1fr', gap: '1' },
    '& [data-scope=field][data-part=root] > :not(:first-child)': { gridColumn: '2' },
    '& [data-scope=field][data-part=root] > :first-child': { paddingBlockStart: '2' },
  }
  return (
    <Box maxW="640px" css={{ '@media (min-width: 600px)': labelBeside }}>
      <RequestForm label={t('horizontal.heading')}>
        <RequestFields names={SHORT} />
        <Box ps={{ sm: '164px' }}>
          <FormButtons />
        </Box>
      </RequestForm>
    </Box>
  )
}

export function FormLayoutsColumns() {
  const t = useT('forms.form-layouts')
  return (
    <RequestForm label={t('columns.heading')}>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        <RequestFields names={[...SHORT, 'company']} />
      </SimpleGrid>
      <RequestField name="notes" />
      <FormButtons />
    </RequestForm>
  )
}

export function FormLayoutsCollapsible() {
  const t = useT('forms.form-layouts')
  const [open, setOpen] = useState(['text'])
  return (
    <RequestForm
      label={t('collapsible.heading')}
      onInvalid={(fields) => setOpen([...new Set([...open, ...fields.map(sectionOfError)])])}
    >
      <Accordion.Root multiple value={open} onValueChange={({ value }) => setOpen(value)}>
        {REQUEST_SECTIONS.map(({ id, fields }) => (
          <Accordion.Item key={id} value={id}>
            <Heading as="h3">
              <Accordion.ItemTrigger>
                <Box flex="1">{t(`section.${id}`)}</Box>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
            </Heading>
            <Accordion.ItemContent>
              <Accordion.ItemBody>
                <Stack gap="4" px="1">
                  <RequestFields names={fields} />
                </Stack>
              </Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <FormButtons />
    </RequestForm>
  )
}

export function FormLayoutsStickyActions() {
  const t = useT('forms.form-layouts')
  return (
    <RequestForm label={t('sticky-actions.heading')}>
      <Box maxH="360px" overflowY="auto" borderWidth="1px" borderRadius="card">
        <Stack gap="4" p="4">
          <RequestFields names={[...SHORT, 'company', 'notes']} />
        </Stack>
        <Box position="sticky" bottom="0" p="4" bg="bg.surface" borderTopWidth="1px">
          <FormButtons />
        </Box>
      </Box>
    </RequestForm>
  )
}

export function FormLayoutsTabs() {
  const t = useT('forms.form-layouts')
  const [tab, setTab] = useState('text')
  return (
    <RequestForm label={t('tabs.heading')} onInvalid={([first = '']) => setTab(sectionOfError(first))}>
      <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)}>
        <Tabs.List>
          {REQUEST_SECTIONS.map(({ id }) => (
            <Tabs.Trigger key={id} value={id}>
              {t(`section.${id}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {REQUEST_SECTIONS.map(({ id, fields }) => (
          <Tabs.Content key={id} value={id}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <RequestFields names={fields} />
            </SimpleGrid>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <FormButtons />
    </RequestForm>
  )
}
