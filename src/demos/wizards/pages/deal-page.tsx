import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { ownDealsQuery } from '../api/wizard-rows.ts'
import { DealFacts } from '../components/deal/deal-review.tsx'
import { dealPeriod, dealValue } from '../components/deal/deal-text.ts'
import { DealWizard } from '../components/deal/deal-wizard.tsx'
import { OwnRows } from '../components/own-rows.tsx'
import { WizardPage } from '../components/wizard-page.tsx'
import { SavedNote } from '../shared/saved-note.tsx'

const TABLES = ['deals']

/** A new deal (`/wizard-examples/create-deal`); `?saved=` shows a deal of the signed-in user. */
export function Page() {
  const intl = useIntl()
  const t = useT('wizards.deal')
  const [search] = useSearchParams()
  const deals = useQuery({ ...ownDealsQuery, enabled: useAbility().can('create', 'demo') })
  useDemoChanges(TABLES)
  const saved = deals.data?.find(({ id }) => id === search.get('saved'))
  return (
    <WizardPage
      name="deal"
      below={
        <OwnRows
          title={t('own')}
          empty={t('own-empty')}
          query={deals}
          rowOf={(deal) => ({
            id: deal.id,
            label: deal.title,
            note: `${deal.code} · ${dealPeriod(intl, deal)}`,
            value: dealValue(intl, deal),
          })}
        />
      }
    >
      {saved ? (
        <SavedNote
          title={t('saved')}
          body={t('saved-body')}
          actions={
            <>
              <Button asChild>
                <Link to={href('dashboards.crm')}>{t('to-crm')}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={href('wizards.deal')}>{t('again')}</Link>
              </Button>
            </>
          }
        >
          <DealFacts deal={saved} />
        </SavedNote>
      ) : search.has('saved') && deals.isLoading ? (
        <RowsSkeleton rows={5} />
      ) : (
        <DealWizard />
      )}
    </WizardPage>
  )
}
