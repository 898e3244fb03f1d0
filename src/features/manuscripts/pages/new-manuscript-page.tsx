import { Button, Card, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { showFormError } from '@/lib/api/form-errors.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { href } from '@/lib/routing/href.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { useCreateManuscript } from '../api/manuscripts.ts'
import { ManuscriptFields } from '../components/manuscript-fields.tsx'
import { selectManuscript } from '../components/selected-manuscript.ts'
import { useOpenText } from '../components/use-open-text.ts'
import { newManuscriptForm } from '../model/manuscript-form.ts'
import { EarlyTextField } from '../shared/early-text-field.tsx'

const starts = ['novel', 'translation', 'blank'] as const

/** Creates a manuscript (`/apps/manuscripts/new`). */
export function Page() {
  const intl = useIntl()
  const openText = useOpenText()
  const create = useCreateManuscript()
  const [draftId] = useState(() => crypto.randomUUID())
  /** The item that opens, or `draftId` while its manuscript is created: keys typed then are for its text. */
  const [openingId, setOpeningId] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(newManuscriptForm),
    defaultValues: {
      title: '',
      author: '',
      description: '',
      language: currentLanguage(),
      target: '',
      start: 'novel' as const,
    },
  })
  return (
    <PageFrame
      width="prose"
      title={<FormattedMessage id="manuscripts.new.title" />}
      description={
        <FormattedMessage
          id="manuscripts.new.description"
          values={{
            file: (words) => (
              <Link key="file" to={href('text-import.page')} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
            link: (words) => (
              <Link key="import" to={href('scrivener-import.page')} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
          }}
        />
      }
    >
      <Card.Root>
        <Card.Body>
          <Form
            form={form}
            onSubmit={async (values) => {
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              flushSync(() => setOpeningId(draftId))
              try {
                const made = await create.mutateAsync(values)
                selectManuscript(made.id)
                const showItem = (itemId: string) => flushSync(() => setOpeningId(itemId))
                await openText(made.id, showItem, { replace: true })
              } catch (error) {
                flushSync(() => setOpeningId(null))
                form.setFocus('title')
                showFormError(form, error, { fallbackId: 'manuscripts.form.failed' })
              }
            }}
          >
            <FormError />
            <ManuscriptFields startsInTitle />
            <CardsField
              name="start"
              columns={3}
              label={intl.formatMessage({ id: 'manuscripts.new.start' })}
              options={starts.map((value) => ({
                value,
                label: intl.formatMessage({ id: `manuscripts.new.start-${value}` }),
                help: intl.formatMessage({ id: `manuscripts.new.start-${value}-help` }),
              }))}
            />
            <Flex gap="2" justify="flex-end" pt="2">
              <Button asChild variant="ghost" colorPalette="gray">
                <Link to={href('manuscripts.list')}>
                  <FormattedMessage id="ui.cancel" />
                </Link>
              </Button>
              <SubmitButton>
                <FormattedMessage id="manuscripts.new.submit" />
              </SubmitButton>
            </Flex>
          </Form>
        </Card.Body>
      </Card.Root>
      {openingId === null ? null : <EarlyTextField itemId={openingId} />}
    </PageFrame>
  )
}
