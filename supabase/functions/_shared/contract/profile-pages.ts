import { z } from 'zod'
import { correspondent } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

/**
 * `GET /api/pages/profile/header`. `profileImg` is a path in `avatars`, `coverImg` the name of a built-in
 * drawing.
 */
export const profileHeader = z.object({
  fullName: z.string(),
  location: z.string(),
  joiningDate: timestamp,
  designation: z.string(),
  profileImg: z.string().nullable(),
  coverImg: z.string(),
})
export type ProfileHeader = z.infer<typeof profileHeader>

/**
 * An activity of the user: `kind` selects the sentence, `title` names the object, `href` contains the route's
 * parameters.
 */
export const activity = z.object({
  id: z.string(),
  kind: z.enum(['project', 'revision', 'import']),
  /** The change: a kind of project event or revision, or the state of an import. */
  what: z.string(),
  title: z.string(),
  projectId: z.uuid().nullable(),
  manuscriptId: z.uuid().nullable(),
  itemId: z.uuid().nullable(),
  at: timestamp,
})
export type Activity = z.infer<typeof activity>

/** `?tab=profile`. */
export const profileTab = z.object({
  about: z.object({
    about: z.string(),
    email: z.string(),
    username: z.string(),
    role: z.string(),
    department: z.string(),
    company: z.string().nullable(),
    country: z.string(),
    contact: z.string(),
    language: z.string(),
  }),
  overview: z.object({
    manuscripts: z.number().int(),
    words: z.number().int(),
    projects: z.number().int(),
    connections: z.number().int(),
  }),
  activity: z.array(activity),
})
export type ProfileTab = z.infer<typeof profileTab>

/** `?tab=teams`: the caller's company and department, each with its people. */
export const teamsTab = z.array(
  z.object({ kind: z.enum(['company', 'department']), name: z.string(), people: z.array(correspondent) }),
)
export type TeamsTab = z.infer<typeof teamsTab>

/** `?tab=projects`: the requests that the caller may read, most urgent first. */
export const projectsTab = z.array(
  z.object({
    id: z.uuid(),
    no: z.number().int(),
    title: z.string(),
    client: z.string().nullable(),
    company: z.string().nullable(),
    status: z.enum(['received', 'in_progress', 'delivered']),
    dueDate: z.iso.date(),
    startDate: z.iso.date(),
    team: z.array(z.string()),
    comments: z.number().int(),
  }),
)
export type ProjectsTab = z.infer<typeof projectsTab>

/** `?tab=connections`: users whom the caller may message. */
export const connectionsTab = z.array(
  correspondent.extend({ projects: z.number().int(), manuscripts: z.number().int() }),
)
export type ConnectionsTab = z.infer<typeof connectionsTab>

/** `GET /api/pages/profile?tab=`; an unknown tab is the first one. */
export const PROFILE_TABS = ['profile', 'teams', 'projects', 'connections'] as const
export const profileQuery = z.object({ tab: z.enum(PROFILE_TABS).catch('profile').default('profile') })
