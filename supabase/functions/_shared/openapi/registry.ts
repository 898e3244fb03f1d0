import { accountOperations } from './areas/account.ts'
import { administration } from './areas/administration.ts'
import { chatOperations } from './areas/chat.ts'
import { demoApps } from './areas/demo-apps.ts'
import { demoCommerce } from './areas/demo-commerce.ts'
import { demoPages } from './areas/demo-pages.ts'
import { imports } from './areas/imports.ts'
import { items } from './areas/items.ts'
import { mail } from './areas/mail.ts'
import { manuscripts } from './areas/manuscripts.ts'
import { people } from './areas/people.ts'
import { platform } from './areas/platform.ts'
import { projects } from './areas/projects.ts'
import type { Operations } from './operation.ts'

/** The calls that are described apart from their handlers; new calls are routes (CONTRIBUTING, "API calls"). */
export const describedOperations: readonly Operations[] = [
  platform,
  accountOperations,
  manuscripts,
  items,
  imports,
  projects,
  mail,
  chatOperations,
  people,
  administration,
  demoApps,
  demoCommerce,
  demoPages,
]
