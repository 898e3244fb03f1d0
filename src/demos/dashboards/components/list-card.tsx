import type { ComponentProps, ReactNode } from 'react'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureRows } from './figure-rows.tsx'

type ListCardProps = Omit<ComponentProps<typeof DashboardCard>, 'children'> &
  ComponentProps<typeof FigureRows> & {
    /** Content above the lines. */
    children?: ReactNode
  }

/** A card with one figure per line. */
export const ListCard = ({ rows, empty, children, ...card }: ListCardProps) => (
  <DashboardCard {...card}>
    {children}
    <FigureRows rows={rows} empty={empty} />
  </DashboardCard>
)
