import type { RawFile } from '@contract/imports.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PlainName } from '@/features/attachments/shared/plain-name.tsx'
import { formatFileSize } from '@/lib/files/file-size.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

export function useFileColumns(): DataColumn<RawFile>[] {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: MessageKey<'manuscripts.raw-files'>) =>
      intl.formatMessage({ id: `manuscripts.raw-files.${id}` })
    const role = (file: RawFile) => text(`role-${file.role}`)
    return [
      {
        id: 'path',
        header: text('path'),
        cell: ({ name }) => <PlainName name={name} />,
        note: ({ path }) => <PlainName name={path} />,
        isSortable: true,
        exportValue: ({ path }) => path,
      },
      {
        id: 'kind',
        header: text('kind'),
        cell: role,
        note: ({ mime }) => mime,
        exportValue: ({ mime }) => mime,
      },
      {
        id: 'size',
        header: text('size'),
        cell: ({ size }) => formatFileSize(intl, size),
        align: 'end',
        isSortable: true,
        exportValue: ({ size }) => size,
      },
      {
        id: 'createdAt',
        header: text('added'),
        cell: ({ createdAt }) => <bdi>{formatDate(intl, createdAt, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ createdAt }) => createdAt,
      },
    ]
  }, [intl])
}
