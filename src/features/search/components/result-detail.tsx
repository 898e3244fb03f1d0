import { Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { formatDate } from '@/ui/format/format-date.ts'
import type { Detail } from '../model/groups.ts'
import { MarkedText } from './marked-text.tsx'

const hitMarks = /[\ue000\ue001]/g

type ResultDetailProps = { detail: Detail; title: string; q: string }

/**
 * Details of a result: status, due date, company or manuscript, or the time and search snippet of a message.
 */
export function ResultDetail({ detail, title, q }: ResultDetailProps) {
  const intl = useIntl()
  const snippet = detail.snippet?.replace(hitMarks, '').trim()
  const facts = [
    detail.status ? intl.formatMessage({ id: `app.search.status.${detail.status}` }) : null,
    detail.dueDate
      ? intl.formatMessage({ id: 'app.search.due' }, { date: formatDate(intl, detail.dueDate, 'day') })
      : null,
    detail.from ?? null,
    detail.at ? formatDate(intl, detail.at, 'dayTime') : null,
    snippet && snippet !== title ? snippet : null,
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <Text textStyle="xs" color="fg.muted" truncate>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 ? ' · ' : null}
          <bdi>
            <MarkedText text={fact} q={q} />
          </bdi>
        </Fragment>
      ))}
    </Text>
  )
}
