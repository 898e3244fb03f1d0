import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { INVOICE_SERVICES } from '@contract/demo/invoice.ts'
import { calculateInvoice } from '@contract/demo/invoice-totals.ts'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { formatMoney } from '@/ui/format/format-money.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { type InvoiceValues, readLine, wrongFigures } from '../model/invoice-form.ts'
import { NO_VALUE } from '../model/invoice-sheet.ts'
import { useLineDrag } from './use-line-drag.ts'

type LineFieldsProps = {
  at: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One line of the invoice form; its amount follows the typed figures, and buttons or the handle move it. */
export function LineFields({ at, count, onMove, onRemove }: LineFieldsProps) {
  const intl = useIntl()
  const t = useT('invoice.line')
  const row = useRef<HTMLFieldSetElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const edge = useLineDrag({ row, handle, at, onMove })
  const { control } = useFormContext<InvoiceValues>()
  const line = useWatch({ control, name: `lines.${at}` })
  const isKnown = line !== undefined && wrongFigures(line).length === 0
  const amount = isKnown ? formatMoney(intl, calculateInvoice([readLine(line)]).total) : NO_VALUE
  const n = String(at + 1)
  const name = (field: string) => `lines.${at}.${field}`
  return (
    <Box
      as="fieldset"
      ref={row}
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      p="4"
      minW="0"
      position="relative"
      aria-label={t('label', { n })}
      boxShadow={edge === null ? 'none' : `0 ${edge === 'top' ? -3 : 3}px 0 var(--qp-colors-brand-solid)`}
    >
      <Flex align="center" gap="1" mb="3">
        <Flex ref={handle} cursor="grab" p="1" color="fg.faint" title={t('drag')}>
          <GripVertical size={18} aria-hidden />
        </Flex>
        <Text fontWeight="medium" flex="1">
          {t('label', { n })}
        </Text>
        <IconButton label={t('up', { n })} disabled={at === 0} onClick={() => onMove(at, at - 1)}>
          <ArrowUp />
        </IconButton>
        <IconButton label={t('down', { n })} disabled={at === count - 1} onClick={() => onMove(at, at + 1)}>
          <ArrowDown />
        </IconButton>
        <IconButton label={t('remove', { n })} disabled={count === 1} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </Flex>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }} gap="3">
        <Box gridColumn={{ base: 'span 2' }}>
          <SelectField
            name={name('service')}
            label={t('service')}
            options={INVOICE_SERVICES.map((value) => ({ value, label: value }))}
          />
        </Box>
        <Box gridColumn={{ base: 'span 2' }}>
          <TextField name={name('description')} label={t('description')} autoComplete="off" />
        </Box>
        <TextField name={name('cost')} label={t('cost')} inputMode="decimal" autoComplete="off" isRequired />
        <TextField
          name={name('hours')}
          label={t('hours')}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
        <TextField name={name('discount')} label={t('discount')} inputMode="decimal" autoComplete="off" />
        <TextField name={name('tax')} label={t('tax')} inputMode="decimal" autoComplete="off" />
      </Grid>
      <Flex justify="flex-end" gap="2" mt="3">
        <Text color="fg.muted">{t('amount')}</Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <bdi>{amount}</bdi>
        </Text>
      </Flex>
    </Box>
  )
}
