import { Box, Button, Link as ChakraLink, Flex, Popover, Stack, Text, usePopover } from '@chakra-ui/react'
import type { ProjectView } from '@contract/project-views.ts'
import { Check, Pencil, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'
import { viewSearch } from '../../model/view-query.ts'

type ViewsPanelProps = Omit<MenuPanelProps, 'isByKey'> & {
  /** Undefined while they load. */
  views: readonly ProjectView[] | undefined
  hasFailed: boolean
  activeId: string | undefined
  onChoose: (view: ProjectView) => void
  onEdit: (view: ProjectView | null) => void
}

/** The saved views, own ones before those that staff share, with what changes them. */
export function ViewsPanel({
  triggerId,
  onClose,
  views,
  hasFailed,
  activeId,
  onChoose,
  onEdit,
}: ViewsPanelProps) {
  const t = useT('projects.views')
  const popover = usePopover({
    ids: { trigger: triggerId },
    open: true,
    positioning: { placement: 'bottom-start' },
    onOpenChange: onClose,
  })
  const groups = [
    { id: 'own' as const, views: views?.filter(({ isShared }) => !isShared) ?? [] },
    { id: 'shared' as const, views: views?.filter(({ isShared }) => isShared) ?? [] },
  ].filter((group) => group.views.length > 0)
  return (
    <Popover.RootProvider value={popover}>
      <Popover.Positioner>
        <Popover.Content
          width="72"
          maxW="calc(100vw - 32px)"
          maxH="min(480px, 80dvh, var(--available-height))"
          overflowY="auto"
          aria-label={t('title')}
        >
          <Popover.Body p="2">
            <Stack gap="2">
              {hasFailed ? <Note>{t('load-failed')}</Note> : null}
              {views?.length === 0 ? <Note>{t('none')}</Note> : null}
              {views || hasFailed ? null : <RowsSkeleton rows={2} height="28px" />}
              {groups.map((group) => (
                <Box key={group.id}>
                  <Text px="2" py="1" textStyle="xs" color="fg.muted" fontWeight="medium">
                    {t(group.id)}
                  </Text>
                  <Box as="ul" listStyleType="none" aria-label={t(group.id)}>
                    {group.views.map((view) => (
                      <ViewRow
                        key={view.id}
                        view={view}
                        isActive={view.id === activeId}
                        onChoose={onChoose}
                        onEdit={onEdit}
                      />
                    ))}
                  </Box>
                </Box>
              ))}
              <Button
                variant="ghost"
                colorPalette="gray"
                justifyContent="start"
                px="2"
                onClick={() => onEdit(null)}
              >
                <Plus size={16} aria-hidden />
                {t('new')}
              </Button>
            </Stack>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.RootProvider>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text px="2" pt="1" textStyle="xs" color="fg.muted">
      {children}
    </Text>
  )
}

type ViewRowProps = Pick<ViewsPanelProps, 'onChoose' | 'onEdit'> & { view: ProjectView; isActive: boolean }

function ViewRow({ view, isActive, onChoose, onEdit }: ViewRowProps) {
  const t = useT('projects.views')
  return (
    <Flex as="li" align="center" gap="1" borderRadius="control" _hover={{ bg: 'bg.subtle' }}>
      <ChakraLink
        asChild
        flex="1"
        minW="0"
        color="fg"
        px="2"
        minH="9"
        gap="2"
        display="flex"
        alignItems="center"
      >
        <Link
          to={`${href('projects.list')}${viewSearch(view.query)}`}
          aria-current={isActive ? 'true' : undefined}
          onClick={() => onChoose(view)}
        >
          <Box as="bdi" flex="1" minW="0" truncate>
            {view.name}
          </Box>
          {isActive ? (
            <Box color="brand.fg" flexShrink="0">
              <Check size={16} aria-hidden />
            </Box>
          ) : null}
        </Link>
      </ChakraLink>
      {view.canEdit ? (
        <IconButton size="xs" label={t('edit-name', { name: view.name })} onClick={() => onEdit(view)}>
          <Pencil />
        </IconButton>
      ) : null}
    </Flex>
  )
}
