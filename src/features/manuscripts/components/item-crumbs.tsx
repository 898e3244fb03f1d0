import { Breadcrumb } from '@chakra-ui/react'
import { breadcrumbSlotRecipe } from '@chakra-ui/react/theme'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ancestorsOf, type BinderTree } from '../model/tree.ts'

type ItemCrumbsProps = {
  tree: BinderTree
  itemId: string
  rootTitle: string
  /** Path of an item; null for the manuscript itself. */
  to: (id: string | null) => string
}

/** Breadcrumbs: the manuscript and the ancestors of the item. */
export function ItemCrumbs({ tree, itemId, rootTitle, to }: ItemCrumbsProps) {
  const intl = useIntl()
  const untitled = intl.formatMessage({ id: 'manuscripts.untitled' })
  const steps = [
    { id: null, title: rootTitle },
    ...ancestorsOf(tree, itemId).map((item) => ({ id: item.id, title: item.title || untitled })),
  ]
  return (
    <Breadcrumb.Root
      recipe={breadcrumbSlotRecipe}
      size="sm"
      aria-label={intl.formatMessage({ id: 'manuscripts.crumbs' })}
    >
      <Breadcrumb.List flexWrap="wrap">
        {steps.map(({ id, title }, index) => (
          <Fragment key={id ?? 'root'}>
            {index > 0 ? <Breadcrumb.Separator data-mirror="" /> : null}
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild maxW="48" truncate display="inline-block">
                <Link to={to(id)} dir="auto">
                  {title}
                </Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}
