import { FIXTURE_FILES, OBSERVED, PROJECTS } from '../support/fixture-projects.ts'
import { MANUSCRIPTS, OTHER, OTHER_COMPANY, SUBJECT } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls, uuids } from './unauthorized-call.ts'

const no = [{ answer: false }]
const file = `${PROJECTS.other}/${FIXTURE_FILES.source}`

export const projectUnauthorizedCalls: UnauthorizedCalls = {
  // A client that was once assigned a project of another company; only staff read it.
  my_assigned_projects: (tx) => answers(tx`select * from private.my_assigned_projects()`, []),
  may_read_project: (tx) =>
    answers(
      tx`select private.may_read_project(id) as answer from unnest(${uuids(PROJECTS.other, PROJECTS.assigned, PROJECTS.left)}::uuid[]) id`,
      [...no, ...no, ...no],
    ),
  // Reads the caller's own rights; a client knows no pending delivery.
  project_caller: (tx) =>
    answers(tx`select c.id, c.reads_all, c.updates, c.delivering from private.project_caller() c`, [
      { id: SUBJECT, reads_all: false, updates: false, delivering: [] },
    ]),
  works_on_project: (tx) =>
    answers(
      tx`select private.works_on_project(id) as answer from unnest(${uuids(PROJECTS.own, PROJECTS.company, PROJECTS.assigned)}::uuid[]) id`,
      [...no, ...no, ...no],
    ),
  may_handle_file: (tx) =>
    answers(
      tx`select private.may_handle_file(jsonb_populate_record(null::public.project_attachments,
        ${tx.json({ id: FIXTURE_FILES.source, project_id: PROJECTS.other, kind: 'source' })})) as answer`,
      no,
    ),
  may_remove_file: (tx) =>
    answers(
      tx`select private.may_remove_file(jsonb_populate_record(null::public.project_attachments,
        ${tx.json({ id: FIXTURE_FILES.source, project_id: PROJECTS.other, kind: 'source' })})) as answer`,
      no,
    ),
  projects_needing_me: (tx) =>
    answers(
      tx`select id from private.projects_needing_me() as id where id = any (${uuids(PROJECTS.other, PROJECTS.assigned, PROJECTS.left)}::uuid[])`,
      [],
    ),
  is_my_turn: (tx) =>
    answers(
      tx`select private.is_my_turn(jsonb_populate_record(null::public.projects,
        ${tx.json({ id: PROJECTS.other, turn: 'client', client_id: OTHER, company_id: OTHER_COMPANY })})) as answer`,
      no,
    ),
  set_project_status: (tx) =>
    raises(tx`select private.set_project_status(${PROJECTS.other}, 1, 'in_progress', null)`, 'P0002'),
  deliver_project: (tx) =>
    raises(tx`select private.deliver_project(${PROJECTS.other}, 1, ${uuids()}::uuid[], '')`, 'P0002'),
  undo_delivery: (tx) => raises(tx`select private.undo_delivery(${PROJECTS.other})`, 'P0002'),
  pending_delivery_of: (tx) =>
    answers(tx`select private.pending_delivery_of(${PROJECTS.other}) as answer`, [{ answer: null }]),
  withdraw_project: (tx) => raises(tx`select private.withdraw_project(${PROJECTS.other}, 1, true)`, 'P0002'),
  project_handlers: (tx) => answers(tx`select * from private.project_handlers()`, []),
  workload_days: (tx) => answers(tx`select * from private.workload_days()`, []),
  assign_project: (tx) =>
    raises(tx`select private.assign_project(${PROJECTS.own}, 1, ${uuids(SUBJECT)}::uuid[])`, '42501'),
  ask_change: (tx) =>
    raises(tx`select private.ask_change(${PROJECTS.other}, 'change', 'x', null, null, null)`, 'P0002'),
  decide_change: (tx) =>
    raises(tx`select private.decide_change(${PROJECTS.own}, ${PROJECTS.own}, true, '')`, '42501'),
  set_price: (tx) =>
    raises(tx`select private.set_price(${PROJECTS.own}, null, null, 'fixed', 100, 'EUR', '')`, '42501'),
  withdraw_price: (tx) =>
    raises(tx`select private.withdraw_price(${PROJECTS.own}, ${PROJECTS.own})`, '42501'),
  decide_price: (tx) => raises(tx`select private.decide_price(${OBSERVED}, ${OBSERVED}, true, '')`, '42501'),
  set_target: (tx) =>
    raises(tx`select private.set_target(${PROJECTS.own}, 1, 'fr', 'in_progress', null)`, '42501'),
  set_file_target: (tx) =>
    raises(tx`select private.set_file_target(${PROJECTS.own}, ${FIXTURE_FILES.deliverable}, 'fr')`, '42501'),
  may_act_on: (tx) =>
    answers(
      tx`select private.may_act_on(id, action) as answer
        from unnest(${uuids(PROJECTS.other, PROJECTS.left, OBSERVED)}::uuid[]) id, unnest(array['edit', 'comment']) action`,
      Array(6).fill({ answer: false }),
    ),
  add_project_people: (tx) =>
    raises(tx`select private.add_project_people(${OBSERVED}, ${uuids(OTHER)}::uuid[], 'contact')`, '42501'),
  remove_project_person: (tx) =>
    raises(tx`select private.remove_project_person(${PROJECTS.other}, ${OTHER})`, 'P0002'),
  people_to_mention: (tx) =>
    answers(
      tx`select uid from unnest(${uuids(PROJECTS.other, OBSERVED)}::uuid[]) id, private.people_to_mention(id, '', 50)`,
      [],
    ),
  people_to_add: (tx) =>
    answers(
      tx`select uid from unnest(${uuids(PROJECTS.other, OBSERVED)}::uuid[]) id, private.people_to_add(id, '', 50)`,
      [],
    ),
  accept_deliveries: (tx) =>
    raises(
      tx`select private.accept_deliveries(${PROJECTS.other}, ${uuids(PROJECTS.other)}::uuid[])`,
      'P0002',
    ),
  project_has_client: (tx) => answers(tx`select private.project_has_client(${PROJECTS.other}) as answer`, no),
  request_correction: (tx) =>
    raises(
      tx`select private.request_correction(${PROJECTS.other}, ${PROJECTS.other}, 'x', ${uuids()}::uuid[])`,
      'P0002',
    ),
  company_of_project: (tx) =>
    answers(tx`select private.company_of_project(${PROJECTS.assigned}) as answer`, [{ answer: null }]),
  may_upload_project_file: (tx) =>
    answers(tx`select private.may_upload_project_file(${`${file}/x`}) as answer`, no),
  is_loose_project_file: (tx) =>
    answers(
      tx`select private.is_loose_project_file(${`${PROJECTS.other}/${OTHER}`}, ${OTHER}) as answer`,
      no,
    ),
  may_remove_project_file: (tx) =>
    answers(tx`select private.may_remove_project_file(${file}, ${OTHER}) as answer`, no),
  freeze_chapters: (tx) =>
    raises(
      tx`select private.freeze_chapters(${PROJECTS.own}, ${MANUSCRIPTS.editor}, ${uuids()}::uuid[])`,
      '22023',
    ),
  find_projects: (tx) =>
    answers(
      tx`select p from private.find_projects('o') p where p not in (${PROJECTS.own}, ${PROJECTS.lone}, ${PROJECTS.company}, ${OBSERVED})`,
      [],
    ),
}
