import { SupportTracker } from '@/demos/dashboards/components/analytics/support-tracker.tsx'
import { TrafficCarousel } from '@/demos/dashboards/components/analytics/traffic-carousel.tsx'
import { WeeklyEarnings } from '@/demos/dashboards/components/analytics/weekly-earnings.tsx'
import { EarningReports } from '@/demos/dashboards/components/crm/earning-reports.tsx'
import { SalesRadar } from '@/demos/dashboards/components/crm/sales-radar.tsx'
import { ExpensesRadial } from '@/demos/dashboards/components/ecommerce/expenses-radial.tsx'
import { RevenueReport } from '@/demos/dashboards/components/ecommerce/revenue-report.tsx'
import { ShipmentStatistics } from '@/demos/dashboards/components/logistics/shipment-statistics.tsx'
import { FiguresOf } from '../components/figures-of.tsx'

export function CardWidgetsBars() {
  return (
    <FiguresOf dashboard="analytics" height="460px">
      {({ earnings }) => <WeeklyEarnings earnings={earnings} />}
    </FiguresOf>
  )
}

export function CardWidgetsRadar() {
  return (
    <FiguresOf dashboard="crm" height="400px">
      {({ radar }) => <SalesRadar radar={radar} />}
    </FiguresOf>
  )
}

export function CardWidgetsReport() {
  return (
    <FiguresOf dashboard="ecommerce" height="420px">
      {({ years }) => <RevenueReport years={years} />}
    </FiguresOf>
  )
}

export function CardWidgetsRadial() {
  return (
    <FiguresOf dashboard="ecommerce" height="300px">
      {({ expenses }) => <ExpensesRadial expenses={expenses} />}
    </FiguresOf>
  )
}

export function CardWidgetsShipments() {
  return (
    <FiguresOf dashboard="logistics" height="380px">
      {({ shipments }) => <ShipmentStatistics shipments={shipments} />}
    </FiguresOf>
  )
}

export function CardWidgetsSupport() {
  return (
    <FiguresOf dashboard="analytics" height="420px">
      {({ support }) => <SupportTracker support={support} />}
    </FiguresOf>
  )
}

export function CardWidgetsSlides() {
  return (
    <FiguresOf dashboard="analytics" height="300px">
      {({ traffic }) => <TrafficCarousel traffic={traffic} />}
    </FiguresOf>
  )
}

export function CardWidgetsTabs() {
  return (
    <FiguresOf dashboard="crm" height="420px">
      {({ reports }) => <EarningReports reports={reports} />}
    </FiguresOf>
  )
}
