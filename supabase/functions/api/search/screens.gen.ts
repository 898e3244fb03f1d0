// Made from the route table by `npm run gen`; do not edit.
import type { SearchScreen } from './search-screens.ts'

/** Every screen the app-bar search finds, in the order of the route table. */
export const screens: readonly SearchScreen[] = [
  {"category":"apps-and-pages","url":"/apps/roles","icon":"shield","en":"Roles","fr":"Rôles","needs":{"action":"read","subject":"admin"}},
  {"category":"apps-and-pages","url":"/apps/permissions","icon":"clipboard","en":"Permissions","fr":"Permissions","needs":{"action":"read","subject":"admin"}},
  {"category":"acl","url":"/access-control","icon":"key","en":"Access control","fr":"Contrôle d’accès","needs":{"action":"read","subject":"user"}},
  {"category":"apps-and-pages","url":"/sdtestpage","icon":"pulse","en":"Diagnostics","fr":"Diagnostic","needs":{"action":"read","subject":"admin"}},
  {"category":"apps-and-pages","url":"/pages/account-settings/account","icon":"file","en":"Account","fr":"Compte","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/pages/account-settings/security","icon":"file","en":"Security","fr":"Sécurité","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/pages/account-settings/billing-plans","icon":"file","en":"Billing and plans","fr":"Facturation et formules","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/pages/account-settings/notification","icon":"file","en":"Notifications","fr":"Notifications","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/pages/account-settings/connection","icon":"file","en":"Connections","fr":"Connexions","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/pages/user-profile/profile","icon":"file","en":"Profile","fr":"Profil","needs":null},
  {"category":"apps-and-pages","url":"/admin/dashboard","icon":"gauge","en":"Admin dashboard","fr":"Tableau de bord","needs":{"action":"read","subject":"admin"}},
  {"category":"apps-and-pages","url":"/apps/chat","icon":"chat","en":"Chat","fr":"Discussions","needs":null},
  {"category":"apps-and-pages","url":"/apps/companies/list","icon":"building","en":"Companies","fr":"Sociétés","needs":{"action":"read","subject":"admin"}},
  {"category":"dashboards","url":"/dashboards/analytics","icon":"home","en":"Analytics","fr":"Tableau de bord","needs":{"action":"read","subject":"demo"}},
  {"category":"apps-and-pages","url":"/apps/email","icon":"mail","en":"Messages","fr":"Messages","needs":{"action":"read","subject":"client"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts","icon":"book","en":"Manuscripts","fr":"Manuscrits","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/new","icon":"file","en":"New manuscript","fr":"Nouveau manuscrit","needs":{"action":"create","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/chapters","icon":"scroll","en":"Chapters","fr":"Chapitres","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/scenes","icon":"scroll","en":"Scenes","fr":"Scènes","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/characters","icon":"scroll","en":"Characters","fr":"Personnages","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/locations","icon":"scroll","en":"Locations","fr":"Lieux","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/manuscripts/research","icon":"scroll","en":"Research","fr":"Documentation","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/select-manuscript","icon":"file","en":"Choose a manuscript","fr":"Choisir un manuscrit","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/folder-view","icon":"scroll","en":"Folders","fr":"Dossiers","needs":{"action":"read","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/manuscript-raw-files","icon":"archive","en":"Raw files","fr":"Fichiers bruts","needs":{"action":"read","subject":"admin"}},
  {"category":"apps-and-pages","url":"/apps/projects/list","icon":"clipboard","en":"Project requests","fr":"Demandes de projet","needs":{"action":"read","subject":"projects"}},
  {"category":"apps-and-pages","url":"/apps/scrivener/import","icon":"upload","en":"Scrivener import","fr":"Import Scrivener","needs":{"action":"create","subject":"manuscripts"}},
  {"category":"apps-and-pages","url":"/apps/user/list","icon":"users","en":"Users","fr":"Utilisateurs","needs":{"action":"read","subject":"admin"}},
]
