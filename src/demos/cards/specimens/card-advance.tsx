import { AcademyList } from '@/demos/dashboards/components/academy/academy-list.tsx'
import { NextWebinar } from '@/demos/dashboards/components/academy/next-webinar.tsx'
import { AnalyticsList } from '@/demos/dashboards/components/analytics/analytics-list.tsx'
import { CountrySalesPanel } from '@/demos/dashboards/components/country-sales.tsx'
import { ActivityTimeline } from '@/demos/dashboards/components/crm/activity-timeline.tsx'
import { CrmList } from '@/demos/dashboards/components/crm/crm-list.tsx'
import { EcommerceList } from '@/demos/dashboards/components/ecommerce/ecommerce-list.tsx'
import { LogisticsList } from '@/demos/dashboards/components/logistics/logistics-list.tsx'
import { FiguresOf } from '../components/figures-of.tsx'

export function CardAdvanceCountries() {
  return (
    <FiguresOf dashboard="analytics" height="400px">
      {({ countries, until }) => <CountrySalesPanel countries={countries} until={until} />}
    </FiguresOf>
  )
}

export function CardAdvanceTimeline() {
  return (
    <FiguresOf dashboard="crm" height="440px">
      {({ activities }) => <ActivityTimeline activities={activities} />}
    </FiguresOf>
  )
}

export function CardAdvanceTransactions() {
  return (
    <FiguresOf dashboard="crm" height="400px">
      {(figures) => <CrmList list="transactions" data={figures} />}
    </FiguresOf>
  )
}

export function CardAdvanceProducts() {
  return (
    <FiguresOf dashboard="ecommerce" height="420px">
      {(figures) => <EcommerceList list="popular" data={figures} />}
    </FiguresOf>
  )
}

export function CardAdvancePeople() {
  return (
    <FiguresOf dashboard="academy" height="380px">
      {(figures) => <AcademyList list="instructors" data={figures} />}
    </FiguresOf>
  )
}

export function CardAdvanceEvent() {
  return (
    <FiguresOf dashboard="academy" height="420px">
      {({ webinar }) => <NextWebinar webinar={webinar} />}
    </FiguresOf>
  )
}

export function CardAdvanceCampaign() {
  return (
    <FiguresOf dashboard="analytics" height="400px">
      {(figures) => <AnalyticsList list="campaign" data={figures} />}
    </FiguresOf>
  )
}

export function CardAdvanceStages() {
  return (
    <FiguresOf dashboard="logistics" height="420px">
      {(figures) => <LogisticsList list="overview" data={figures} />}
    </FiguresOf>
  )
}
