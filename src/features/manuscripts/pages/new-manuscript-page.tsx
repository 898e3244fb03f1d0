import { Button, Card, Flex, RadioCard, SimpleGrid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { showFormError } from '@/lib/form-errors.ts'
import { href } from '@/lib/href.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { useCreateManuscript } from '../api/manuscripts.ts'
import { ManuscriptFields } from '../components/manuscript-fields.tsx'
import { selectManuscript } from '../components/selected-manuscript.ts'
import { newManuscriptForm } from '../model/manuscript-form.ts'

const starts = ['novel', 'translation', 'blank'] as const

/** Makes a manuscript (`/apps/manuscripts/new`). */
export function Page() {
  const intl = useIntl()
  const navigate = useNavigate()
  const create = useCreateManuscript()
  const form = useForm({
    resolver: zodResolver(newManuscriptForm),
    defaultValues: {
      title: '',
      author: '',
      description: '',
      language: intl.locale,
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
              try {
                const made = await create.mutateAsync(values)
                selectManuscript(made.id)
                void navigate(href('manuscripts.view', { id: made.id }))
              } catch (error) {
                showFormError(form, error, 'manuscripts.form.failed')
              }
            }}
          >
            <FormError />
            <ManuscriptFields />
            <Controller
              name="start"
              control={form.control}
              render={({ field }) => (
                <RadioCard.Root
                  size="sm"
                  value={field.value}
                  onValueChange={({ value }) => field.onChange(value)}
                >
                  <RadioCard.Label>
                    <FormattedMessage id="manuscripts.new.start" />
                  </RadioCard.Label>
                  <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
                    {starts.map((start) => (
                      <RadioCard.Item key={start} value={start}>
                        <RadioCard.ItemHiddenInput />
                        <RadioCard.ItemControl>
                          <RadioCard.ItemContent>
                            <RadioCard.ItemText>
                              <FormattedMessage id={`manuscripts.new.start-${start}`} />
                            </RadioCard.ItemText>
                            <RadioCard.ItemDescription>
                              <FormattedMessage id={`manuscripts.new.start-${start}-help`} />
                            </RadioCard.ItemDescription>
                          </RadioCard.ItemContent>
                        </RadioCard.ItemControl>
                      </RadioCard.Item>
                    ))}
                  </SimpleGrid>
                </RadioCard.Root>
              )}
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
    </PageFrame>
  )
}
