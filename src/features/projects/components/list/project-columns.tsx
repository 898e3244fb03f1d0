import { chakra } from '@chakra-ui/react'
import { PROJECT_LIST_FIELDS } from '@contract/project-fields.ts'
import type { Project } from '@contract/projects.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate, formatNearDay } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { turnLine } from '../../model/turn.ts'
import { DueDate } from '../../shared/due-date.tsx'
import { TurnLine } from '../../shared/turn-line.tsx'
import { AvatarGroup } from '../avatar-group.tsx'
import { ProjectStatusBadge } from '../project-status-badge.tsx'
import { useFieldLabel } from '../view/use-field-label.ts'

const listFields = Object.keys(PROJECT_LIST_FIELDS) as (keyof typeof PROJECT_LIST_FIELDS)[]
/** The fields with a column of their own below; every other field has a column that is hidden at first. */
const ownColumn: readonly string[] = ['title', 'dueDate', 'serviceType']

const names = (people: Project['assignees']) => people.map(({ name }) => name).join('; ')

/** The columns of the project list and their export values. */
export function useProjectColumns(today: string, isStaff: boolean): DataColumn<Project>[] {
  const intl = useIntl()
  const fieldLabel = useFieldLabel(today)
  return useMemo(() => {
    const t = (id: MessageKey<'projects'>, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `projects.${id}` }, values)
    const day = (text: string) => <bdi title={text}>{formatNearDay(intl, text, today)}</bdi>
    const company: DataColumn<Project> = {
      id: 'company',
      header: t('field.company'),
      cell: (row) => row.company?.name ?? '',
      exportValue: (row) => row.company?.name ?? null,
      isSortable: true,
      isHiddenAtFirst: !isStaff,
      // Beside the assignees, it fits from here on.
      hiddenBelow: 800,
    }
    const otherFields = listFields
      .filter((name) => !ownColumn.includes(name))
      .map(
        (name): DataColumn<Project> => ({
          id: name,
          header: t(`field.${name}`),
          cell: (row) =>
            PROJECT_LIST_FIELDS[name].kind === 'day' ? (
              day(String(row[name]))
            ) : (
              <bdi>{fieldLabel(name, String(row[name]))}</bdi>
            ),
          exportValue: (row) =>
            PROJECT_LIST_FIELDS[name].kind === 'day'
              ? String(row[name])
              : fieldLabel(name, String(row[name])),
          isHiddenAtFirst: true,
        }),
      )
    return [
      {
        id: 'title',
        header: t('field.title'),
        cell: ({ title }) => (
          <chakra.span
            dir="auto"
            css={textAlignMatchParent}
            display="block"
            truncate
            whiteSpace={{ sm: 'normal' }}
          >
            {title}
          </chakra.span>
        ),
        note: ({ no, property }) => (
          <>
            <bdi>#{no}</bdi> · <bdi>{property}</bdi>
          </>
        ),
        exportValue: ({ title }) => title,
        isSortable: true,
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: ({ status, withdrawnAt }) => (
          <ProjectStatusBadge status={status} isWithdrawn={withdrawnAt !== null} />
        ),
        // Between the phone and a wide window it wraps, so that the columns beside it are not cut.
        note: (row) => (
          <chakra.span
            display="block"
            whiteSpace={{ sm: 'normal' }}
            textWrap={{ sm: 'balance' }}
            minW={{ lg: isStaff ? undefined : '44', xl: '60' }}
          >
            <TurnLine project={row} today={today} isShort />
          </chakra.span>
        ),
        exportValue: ({ status, withdrawnAt }) => t(`status.${withdrawnAt ? 'withdrawn' : status}`),
        isSortable: true,
      },
      {
        id: 'dueDate',
        header: t('field.dueDate'),
        // A cell of a table does not wrap, but the value of a card does.
        cell: (row) => <DueDate project={row} today={today} canWrap />,
        exportValue: ({ dueDate }) => dueDate,
        isSortable: true,
      },
      {
        id: 'serviceType',
        header: t('field.serviceType'),
        hiddenBelow: 964,
        cell: ({ serviceType }) => t(`serviceType.${serviceType}`),
        exportValue: ({ serviceType }) => t(`serviceType.${serviceType}`),
        isSortable: true,
      },
      company,
      {
        id: 'assignees',
        header: t('field.assignees'),
        cell: ({ assignees }) => <AvatarGroup people={assignees} none={t('assignees.none')} />,
        exportValue: ({ assignees }) => names(assignees),
      },
      {
        id: 'turn',
        header: t('field.turn'),
        cell: (row) => <TurnLine project={row} today={today} />,
        exportValue: (row) => turnLine(intl, row, isStaff, today),
        isSortable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'no',
        header: t('field.no'),
        cell: ({ no }) => <bdi>#{no}</bdi>,
        exportValue: ({ no }) => no,
        isSortable: true,
        align: 'end',
        isHiddenAtFirst: true,
      },
      ...otherFields,
      {
        id: 'client',
        header: t('field.client'),
        cell: ({ client }) => client?.name ?? '',
        exportValue: ({ client }) => client?.name ?? null,
        isHiddenAtFirst: true,
      },
      {
        id: 'createdAt',
        header: t('field.dateRequested'),
        cell: ({ dateRequested }) => day(dateRequested),
        exportValue: ({ dateRequested }) => dateRequested,
        isSortable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'attachments',
        header: t('field.attachments'),
        cell: ({ attachmentCount }) => intl.formatNumber(attachmentCount),
        exportValue: ({ attachmentCount }) => attachmentCount,
        align: 'end',
        isHiddenAtFirst: true,
      },
      {
        id: 'comments',
        header: t('field.comments'),
        cell: ({ commentCount }) => intl.formatNumber(commentCount),
        exportValue: ({ commentCount }) => commentCount,
        align: 'end',
        isHiddenAtFirst: true,
      },
      {
        id: 'lastUpdated',
        header: t('field.lastUpdated'),
        cell: ({ lastUpdated }) => <bdi>{formatDate(intl, lastUpdated, 'day')}</bdi>,
        exportValue: ({ lastUpdated }) => lastUpdated,
        isSortable: true,
        isHiddenAtFirst: true,
      },
    ]
  }, [intl, today, isStaff, fieldLabel])
}
