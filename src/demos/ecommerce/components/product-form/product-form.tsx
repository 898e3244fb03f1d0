import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { MAX_PICTURES, type ProductDetail } from '@contract/demo/products.ts'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ConflictNote } from '@/ui/form/conflict-note.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { FieldGroup } from '../field-group.tsx'
import { PicturesField } from '../pictures-field.tsx'
import { FormCard } from './form-card.tsx'
import { InformationCard } from './information-card.tsx'
import { InventoryCard } from './inventory-card.tsx'
import { OrganiseCard } from './organise-card.tsx'
import { PricingCard } from './pricing-card.tsx'
import { useProductForm } from './use-product-form.ts'
import { VariantsCard } from './variants-card.tsx'

/** The labels of the fields by their names; fields without one are not named in a conflict. */
const fieldLabels: Readonly<Record<string, MessageKey<'ecommerce.product'>>> = {
  productName: 'name',
  productBrand: 'brand',
  category: 'category',
  description: 'description',
  sku: 'sku',
  price: 'price',
  discount: 'discount',
  isTaxed: 'taxed',
  qty: 'qty',
  status: 'status',
  publishOn: 'publish-on',
  publishTime: 'publish-time',
  vendor: 'vendor',
  collection: 'collection',
  tags: 'tags',
  options: 'options',
  variants: 'variants',
  pictures: 'pictures',
  details: 'inventory',
}
const changedLabels = (names: readonly string[]) => names.flatMap((name) => fieldLabels[name] ?? [])
const submitKey = { Published: 'publish', Scheduled: 'schedule', Inactive: 'save' } as const

/** Adds or edits a product; unsaved values are stored as a draft. */
export function ProductForm({ product }: { product: ProductDetail | null }) {
  const t = useT('ecommerce.product')
  const formId = useId()
  const ability = useAbility()
  const canSave = ability.can(product ? 'update' : 'create', 'demo')
  const { form, conflict, isRestored, discardDraft, submit } = useProductForm(product)
  const [isUploading, setIsUploading] = useState(false)
  const status = form.watch('status')
  const actions = canSave ? (
    <Button type="submit" form={formId} loading={form.formState.isSubmitting} disabled={conflict !== null}>
      {t(product ? 'save' : submitKey[status])}
    </Button>
  ) : null
  return (
    <PageFrame
      width="wide"
      title={
        product
          ? canSave
            ? t('edit-title', { name: product.productName })
            : product.productName
          : t('title')
      }
      description={t(canSave ? 'lead' : 'read-only')}
      actions={actions}
    >
      <Form
        id={formId}
        form={form}
        label={t('form')}
        isKept
        onSubmit={(values) => {
          if (conflict) return
          if (isUploading) return form.setError('root', { message: 'ecommerce.error.uploading' })
          return submit(values)
        }}
      >
        {isRestored ? <DraftNote onDiscard={discardDraft} /> : null}
        <FormError />
        {conflict ? (
          <ConflictNote {...conflict} changedFields={changedLabels(conflict.changed).map((key) => t(key))} />
        ) : null}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' }}
          gap="5"
          alignItems="start"
        >
          <Stack gap="5">
            <FieldGroup isDisabled={!canSave}>
              <Stack gap="5">
                <InformationCard isNew={product === null} isDisabled={!canSave} />
                <FormCard title={t('pictures')}>
                  <PicturesField
                    name="pictures"
                    most={MAX_PICTURES}
                    isDisabled={!canSave}
                    onBusy={setIsUploading}
                  />
                </FormCard>
                <VariantsCard isDisabled={!canSave} />
              </Stack>
            </FieldGroup>
            <InventoryCard isDisabled={!canSave} restockedAt={product?.restockedAt ?? null} />
          </Stack>
          <FieldGroup isDisabled={!canSave}>
            <Stack gap="5">
              <PricingCard />
              <OrganiseCard />
            </Stack>
          </FieldGroup>
        </Grid>
      </Form>
    </PageFrame>
  )
}

/** A notice that a stored draft is shown, with a button to discard it. */
function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useT('ecommerce.product')
  return (
    <Flex
      role="status"
      gap="3"
      align="center"
      wrap="wrap"
      px="4"
      py="2.5"
      bg="info.subtle"
      borderRadius="card"
    >
      <Text flex="1 1 240px" color="info.fg">
        {t('draft')}
      </Text>
      <Button type="button" size="xs" variant="outline" onClick={onDiscard}>
        <RotateCcw size={14} aria-hidden />
        {t('discard')}
      </Button>
    </Flex>
  )
}
