import { Heading, Stack, Text } from '@chakra-ui/react'
import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { isDay } from '@/ui/form/days.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { CardComments } from './card-comments.tsx'
import { CardFiles } from './card-files.tsx'

/** The files, comments and activity of a card; they are saved at once. */
export function CardDetails({ detail }: { detail: KanbanCardDetail }) {
  const intl = useIntl()
  const t = useT('kanban.card')
  const shown = (kind: string, text: string) =>
    kind === 'due' && isDay(text) ? formatDate(intl, text, 'day') : text
  return (
    <Stack gap="6" mt="4">
      <Section title={t('section.files')}>
        <CardFiles detail={detail} />
      </Section>
      <Section title={t('section.comments')}>
        <CardComments detail={detail} />
      </Section>
      <Section title={t('section.activity')}>
        <Stack as="ol" listStyleType="none" gap="2">
          {detail.activity.map(({ id, actor, kind, detail: value, before, createdAt }) => (
            <li key={id}>
              <Text dir="auto">
                {t(`activity.${kind}`, {
                  actor: actor || t('activity.system'),
                  value: shown(kind, value),
                  before: shown(kind, before),
                  isEmpty: String(value === ''),
                  wasEmpty: String(before === ''),
                })}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {formatDate(intl, createdAt, 'dayTime')}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  )
}
