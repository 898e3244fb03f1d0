import { Box, Grid } from '@chakra-ui/react'
import type { Home, RecentScene } from '@contract/home.ts'
import { useIntl } from 'react-intl'
import { DueDate } from '@/features/projects/shared/due-date.tsx'
import { TurnLine } from '@/features/projects/shared/turn-line.tsx'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { FirstSteps } from '../shared/first-steps.tsx'
import { HomeCard } from './home-card.tsx'
import { HomeRow } from './home-row.tsx'

type Values = Record<string, string | number>

/** With room for two columns of 340 px, an odd last section takes both. */
const twoColumns = {
  '@container (min-width: 696px) and (max-width: 1051px)': {
    '& > :last-child:nth-of-type(odd):not(:only-child)': { gridColumn: 'span 2' },
  },
}

/** The rows that each section reserves space for; the server sends no more. */
const MOST = { scenes: 5, projects: 5, messages: 4 }

/** The sections of the home page, those of the screens that the user may open; `home` is undefined while loading. */
export function HomeCards({ home, today }: { home: Home | undefined; today: string }) {
  const intl = useIntl()
  const ability = useAbility()
  const t = useT('home')
  const card = (id: 'scenes' | 'projects' | 'messages' | 'imports', to: string, values?: Values) => ({
    title: t(id),
    to,
    more: t(`${id}.all`, values),
    empty: t(`${id}.none`),
  })
  const { scenes, wordsToday, messages, projects, imports } = home ?? {}
  const day = (moment: string) => <bdi>{formatDate(intl, moment, 'day')}</bdi>
  return (
    <Box containerType="inline-size">
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 340px), 1fr))" gap="4" css={twoColumns}>
        {ability.can('read', 'manuscripts') ? (
          <HomeCard
            {...card('scenes', href('manuscripts.list'))}
            note={
              scenes?.length === 0 ? undefined : home ? t('scenes.today', { count: wordsToday ?? 0 }) : ''
            }
            step={<FirstSteps of={['import', 'write']} isQuiet />}
            most={MOST.scenes}
            rows={
              home &&
              (scenes ?? []).map((scene) => (
                <HomeRow
                  key={scene.id}
                  to={sceneAddress(scene)}
                  title={scene.title || t('scenes.untitled')}
                  note={`${scene.manuscriptTitle} · ${t('scenes.words', { count: scene.wordCount })}`}
                  aside={day(scene.editedAt)}
                />
              ))
            }
          />
        ) : null}
        {ability.can('read', 'projects') ? (
          <HomeCard
            {...card('projects', href('projects.list', undefined, { needs: 'me' }), {
              count: projects?.total ?? 0,
            })}
            step={<FirstSteps of={['request']} isQuiet />}
            most={MOST.projects}
            rows={
              home &&
              (projects?.projects ?? []).map((project) => (
                <HomeRow
                  key={project.id}
                  to={href('projects.view', { id: project.id })}
                  title={project.title}
                  note={<TurnLine project={project} today={today} />}
                  noteAside={<DueDate project={project} today={today} />}
                />
              ))
            }
          />
        ) : null}
        {ability.can('read', 'client') ? (
          <HomeCard
            {...card('messages', href('mail.app'), { count: messages?.unread ?? 0 })}
            most={MOST.messages}
            rows={
              home &&
              (messages?.threads ?? []).map((thread) => (
                <HomeRow
                  key={thread.threadId}
                  to={href('mail.app', undefined, { thread: thread.threadId })}
                  title={thread.subject || t('messages.no-subject')}
                  note={`${intl.formatList(thread.people.map(({ name }) => name))} · ${thread.snippet}`}
                  aside={day(thread.lastAt)}
                  isStrong
                />
              ))
            }
          />
        ) : null}
        {imports && imports.length > 0 ? (
          // Last, where its late arrival moves least.
          <HomeCard
            {...card('imports', href('scrivener-import.page'))}
            rows={imports.map(({ id, fileName, progress }) => (
              <HomeRow
                key={id}
                to={href('scrivener-import.page', undefined, { import: id })}
                title={fileName}
                note={t('imports.progress', progress)}
              >
                <Box mt="2">
                  <ProgressBar
                    label={fileName}
                    share={progress.total === 0 ? 0 : progress.done / progress.total}
                  />
                </Box>
              </HomeRow>
            ))}
          />
        ) : null}
      </Grid>
    </Box>
  )
}

/** The editor path of a scene. */
export const sceneAddress = ({ manuscriptId, id }: Pick<RecentScene, 'manuscriptId' | 'id'>): string =>
  href('editor.item', { manuscriptId, itemId: id })
