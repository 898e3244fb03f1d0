import { Box, Flex, List, Text } from '@chakra-ui/react'
import type { InvoiceClientChoice, InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { CircleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { MessageId, MessageKey } from '@/lib/i18n/message-ids.ts'
import { type InvoiceValues, type LineFigure, wrongFigures } from '../model/invoice-form.ts'
import { buildInvoiceSheet } from '../model/invoice-sheet.ts'
import { previewOf } from '../model/preview-of.ts'
import { InvoicePaper } from './invoice-paper.tsx'

const rules: Record<LineFigure, MessageId> = {
  cost: 'invoice.error.cost',
  hours: 'invoice.error.hours',
  discount: 'invoice.error.percent',
  tax: 'invoice.error.percent',
}

type FormPreviewProps = { base: InvoiceDocument | null; clients: readonly InvoiceClientChoice[] }

/** The sheet of the typed invoice, which follows every change of the form or names what stops it. */
export function FormPreview({ base, clients }: FormPreviewProps) {
  const intl = useIntl()
  const { control } = useFormContext<InvoiceValues>()
  const values = useWatch({ control }) as InvoiceValues
  const sheet = buildInvoiceSheet(intl, previewOf(values, base, clients))
  const problems = values.lines.flatMap((line, at) =>
    wrongFigures(line).map((figure) => ({ key: `${at}-${figure}`, n: String(at + 1), figure })),
  )
  const t = (id: MessageKey<'invoice'>, words = {}) => intl.formatMessage({ id: `invoice.${id}` }, words)
  return (
    <>
      <Box role="status">
        {problems.length === 0 ? null : (
          <Flex gap="2" p="3" borderRadius="control" bg="warning.subtle" color="warning.fg">
            <CircleAlert size={18} aria-hidden style={{ flexShrink: 0 }} />
            <Box>
              <Text fontWeight="medium">{t('form.not-calculated')}</Text>
              <List.Root listStyle="none">
                {problems.map(({ key, n, figure }) => (
                  <List.Item key={key}>
                    {t('form.wrong-figure', {
                      n,
                      field: t(`line.${figure}`),
                      rule: intl.formatMessage({ id: rules[figure] }),
                    })}
                  </List.Item>
                ))}
              </List.Root>
            </Box>
          </Flex>
        )}
      </Box>
      <InvoicePaper sheet={sheet} label={t('form.preview')} />
    </>
  )
}
