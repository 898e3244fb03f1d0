import { Badge, Button, Card, Flex, Image, SimpleGrid, Tabs, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FigureRows } from '@/demos/dashboards/components/figure-rows.tsx'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { FiguresOf } from '../components/figures-of.tsx'

export function CardBasicPicture() {
  const t = useT('cards.card-basic')
  const { exactMoney, count } = useFigureFormats()
  return (
    <FiguresOf dashboard="ecommerce" height="320px">
      {({ popular }) => (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          {popular.slice(0, 3).map(({ id, name, brand, image, priceCents, qty }) => (
            <Card.Root key={id} overflow="hidden">
              <Image src={image} alt="" height="40" objectFit="cover" bg="bg.subtle" loading="lazy" />
              <Card.Body gap="1">
                <Card.Title as="h3">{name}</Card.Title>
                <Card.Description>{brand}</Card.Description>
                <Text as="bdi" fontWeight="semibold">
                  {exactMoney(priceCents)}
                </Text>
              </Card.Body>
              <Card.Footer justifyContent="space-between">
                <Text textStyle="sm" color="fg.muted">
                  {t('sold', { count: qty, shown: count(qty) })}
                </Text>
                <Button asChild variant="outline" colorPalette="gray">
                  <Link to={href('ecommerce.product', undefined, { id })}>{t('open')}</Link>
                </Button>
              </Card.Footer>
            </Card.Root>
          ))}
        </SimpleGrid>
      )}
    </FiguresOf>
  )
}

export function CardBasicHorizontal() {
  const t = useT('cards.card-basic')
  const { count } = useFigureFormats()
  return (
    <FiguresOf dashboard="academy" height="160px">
      {({ top: [course] }) =>
        course ? (
          <Card.Root flexDirection={{ base: 'column', sm: 'row' }} overflow="hidden" maxW="560px">
            <Image
              src={course.image}
              alt=""
              width={{ base: 'full', sm: '180px' }}
              height={{ base: '40', sm: 'auto' }}
              objectFit="cover"
              bg="bg.subtle"
            />
            <Card.Body gap="2">
              <Card.Title as="h3">{course.title}</Card.Title>
              <Card.Description>
                {t('views', { count: course.views, shown: count(course.views) })}
              </Card.Description>
              <Button asChild alignSelf="start" mt="auto">
                <Link to={href('academy.course', undefined, { id: course.id })}>{t('learn')}</Link>
              </Button>
            </Card.Body>
          </Card.Root>
        ) : (
          <Text color="fg.muted">{t('no-course')}</Text>
        )
      }
    </FiguresOf>
  )
}

export function CardBasicProfile() {
  const t = useT('cards.card-basic')
  const { count } = useFigureFormats()
  return (
    <FiguresOf dashboard="academy" height="230px">
      {({ instructors }) => (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
          {instructors.slice(0, 4).map(({ name, avatar, courses, rating }) => (
            <Card.Root key={name} alignItems="center" textAlign="center">
              <Card.Body alignItems="center" gap="2">
                <Image src={avatar} alt="" boxSize="16" borderRadius="full" bg="bg.subtle" />
                <Card.Title as="h3">
                  <bdi>{name}</bdi>
                </Card.Title>
                <Card.Description>{t('courses', { count: courses })}</Card.Description>
                <Badge colorPalette="brand">
                  <Star size={12} aria-hidden />
                  {t('rating', { rating: count(rating) })}
                </Badge>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      )}
    </FiguresOf>
  )
}

export function CardBasicVariants() {
  const t = useT('cards.card-basic')
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
      {(['elevated', 'outline', 'subtle'] as const).map((variant) => (
        <Card.Root key={variant} variant={variant}>
          <Card.Body gap="1">
            <Card.Title as="h3">{t(`variant.${variant}`)}</Card.Title>
            <Card.Description>{t(`variant.${variant}.use`)}</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  )
}

export function CardBasicTabs() {
  const t = useT('cards.card-basic')
  const { exactMoney, day } = useFigureFormats()
  return (
    <FiguresOf dashboard="crm" height="320px">
      {({ transactions, activities }) => (
        <Card.Root maxW="560px">
          <Card.Body>
            <Tabs.Root defaultValue="transactions" size="sm">
              <Tabs.List mb="4">
                <Tabs.Trigger value="transactions">{t('tab.transactions')}</Tabs.Trigger>
                <Tabs.Trigger value="activities">{t('tab.activities')}</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="transactions">
                <FigureRows
                  empty={t('none')}
                  rows={transactions.slice(0, 4).map(({ order, day: date, cents }) => ({
                    id: String(order),
                    label: t('order', { order }),
                    note: day(date),
                    value: exactMoney(cents),
                  }))}
                />
              </Tabs.Content>
              <Tabs.Content value="activities">
                <FigureRows
                  empty={t('none')}
                  rows={activities.slice(0, 4).map(({ kind, who, what, day: date }) => ({
                    id: `${kind} ${what} ${who} ${date}`,
                    label: who,
                    note: what,
                    value: day(date),
                  }))}
                />
              </Tabs.Content>
            </Tabs.Root>
          </Card.Body>
        </Card.Root>
      )}
    </FiguresOf>
  )
}

export function CardBasicLongText() {
  const t = useT('cards.card-basic')
  return (
    <Card.Root maxW="320px">
      <Card.Header>
        <Card.Title as="h3" lineClamp={2}>
          {t('long.title')}
        </Card.Title>
      </Card.Header>
      <Card.Body>
        <Text lineClamp={3}>{t('long.text')}</Text>
      </Card.Body>
      <Card.Footer>
        <Flex gap="2" wrap="wrap">
          <Button asChild>
            <Link to={href('projects.list')}>{t('requests')}</Link>
          </Button>
        </Flex>
      </Card.Footer>
    </Card.Root>
  )
}
