import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { ownPropertiesQuery } from '../api/wizard-rows.ts'
import { OwnRows } from '../components/own-rows.tsx'
import { PropertyFacts } from '../components/property/property-facts.tsx'
import { propertyPrice } from '../components/property/property-text.ts'
import { PropertyWizard } from '../components/property/property-wizard.tsx'
import { WizardPage } from '../components/wizard-page.tsx'
import { SavedNote } from '../shared/saved-note.tsx'

const TABLES = ['properties']

/** A new property (`/wizard-examples/property-listing`); `?saved=` shows a property of the signed-in user. */
export function Page() {
  const intl = useIntl()
  const t = useT('wizards.property')
  const [search] = useSearchParams()
  const properties = useQuery({ ...ownPropertiesQuery, enabled: useAbility().can('create', 'demo') })
  useDemoChanges(TABLES)
  const saved = properties.data?.find(({ id }) => id === search.get('saved'))
  return (
    <WizardPage
      name="property"
      below={
        <OwnRows
          title={t('own')}
          empty={t('own-empty')}
          query={properties}
          rowOf={(property) => ({
            id: property.id,
            label: property.title,
            note: `${t(`kind.${property.kind}`)} · ${property.city}`,
            value: propertyPrice(intl, property),
          })}
        />
      }
    >
      {saved ? (
        <SavedNote
          title={t('saved')}
          body={t('saved-body')}
          actions={
            <Button asChild variant="outline">
              <Link to={href('wizards.property')}>{t('again')}</Link>
            </Button>
          }
        >
          <PropertyFacts property={saved} />
        </SavedNote>
      ) : search.has('saved') && properties.isLoading ? (
        <RowsSkeleton rows={5} />
      ) : (
        <PropertyWizard />
      )}
    </WizardPage>
  )
}
