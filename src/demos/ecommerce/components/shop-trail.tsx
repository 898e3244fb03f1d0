import { Breadcrumb } from '@chakra-ui/react'
import { breadcrumbSlotRecipe } from '@chakra-ui/react/theme'
import { Link } from 'react-router-dom'
import { useShop } from './use-shop.ts'

/** The breadcrumb of a page below a list, after the name of the store. */
export function ShopTrail({ to, parent, current }: { to: string; parent: string; current: string }) {
  const { name } = useShop().store
  return (
    <Breadcrumb.Root recipe={breadcrumbSlotRecipe}>
      <Breadcrumb.List>
        {name === '' ? null : (
          <>
            <Breadcrumb.Item>
              <bdi>{name}</bdi>
            </Breadcrumb.Item>
            <Breadcrumb.Separator />
          </>
        )}
        <Breadcrumb.Item>
          <Breadcrumb.Link asChild>
            <Link to={to}>{parent}</Link>
          </Breadcrumb.Link>
        </Breadcrumb.Item>
        <Breadcrumb.Separator />
        <Breadcrumb.Item>
          <Breadcrumb.CurrentLink>
            <bdi>{current}</bdi>
          </Breadcrumb.CurrentLink>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}
