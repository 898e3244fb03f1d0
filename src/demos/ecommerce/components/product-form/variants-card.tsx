import { Button, Flex, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { FormCard } from './form-card.tsx'
import { VariantRows } from './variant-rows.tsx'

const MOST = 5

/** The options of a product, such as the size with its values, and the variants that follow from them. */
export function VariantsCard({ isDisabled }: { isDisabled: boolean }) {
  const t = useT('ecommerce.product')
  const { fields, append, remove } = useFieldArray<ProductFormValues, 'options'>({ name: 'options' })
  return (
    <FormCard title={t('variants')}>
      {fields.length === 0 ? <Text color="fg.muted">{t('variants-none')}</Text> : null}
      {fields.map((field, n) => (
        <Flex
          key={field.id}
          role="group"
          aria-label={t('option', { n: n + 1 })}
          gap="3"
          align="flex-start"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
        >
          <Flex flex={{ base: '1 1 60%', sm: '0 0 180px' }} minW="0">
            <TextField name={`options.${n}.name`} label={t('option-name')} autoComplete="off" />
          </Flex>
          <Flex flex="1 1 240px" minW="0" order={{ base: 3, sm: 2 }}>
            <TextField
              name={`options.${n}.values`}
              label={t('option-values')}
              help={t('option-help')}
              autoComplete="off"
            />
          </Flex>
          <IconButton
            type="button"
            mt="6"
            order={{ base: 2, sm: 3 }}
            label={t('option-remove', { n: n + 1 })}
            disabled={isDisabled}
            onClick={() => remove(n)}
          >
            <Trash2 />
          </IconButton>
        </Flex>
      ))}
      {fields.length < MOST ? (
        <Button
          type="button"
          variant="outline"
          alignSelf="flex-start"
          disabled={isDisabled}
          onClick={() => append({ name: '', values: '' })}
        >
          <Plus size={16} aria-hidden />
          {t('option-add')}
        </Button>
      ) : null}
      <VariantRows />
    </FormCard>
  )
}
