import type { Sql, TransactionSql } from 'postgres'
import { OBSERVED } from './fixture-projects.ts'
import { SUBJECT } from './ids.ts'

/** The result of a statement: affected rows, refused, or failed for another reason. */
export type ProbeOutcome = number | 'denied' | `error ${string}`

/** One statement to test; `topic` is a Realtime topic, `grant` a temporary grant. */
export type ProbeAttempt = { statement: string; topic?: string; grant?: string }

/**
 * Creates a function that runs statements as a role and rolls each back. It takes all statements of a person at once,
 * because the mutations repeat thousands of them.
 */
export async function installProbe(owner: Sql): Promise<void> {
  await owner.unsafe(
    `
    create schema if not exists probe;
    create or replace function probe.attempt(p_role text, p_claims text, p_statements text[], p_topics text[], p_grants text[])
      returns text[] language plpgsql as $$
      declare
        outcomes text[] := '{}';
        outcome text;
        n integer;
        at integer;
      begin
        for at in 1 .. cardinality(p_statements) loop
          begin
            if p_grants[at] <> '' then execute p_grants[at]; end if;
            perform set_config('request.jwt.claims', p_claims, true), set_config('realtime.topic', p_topics[at], true),
              set_config('storage.allow_delete_query', 'true', true), set_config('role', p_role, true);
            execute p_statements[at];
            get diagnostics n = row_count;
            raise exception using errcode = 'QPUNDO'::text, message = n::text;
          exception
            when sqlstate 'QPUND' then outcome := sqlerrm;
            -- A view of joined tables refuses every change before its grants are read.
            when insufficient_privilege or object_not_in_prerequisite_state then outcome := 'denied';
            when others then outcome := 'error ' || sqlstate || ' ' || sqlerrm;
          end;
          outcomes := outcomes || outcome;
        end loop;
        return outcomes;
      end $$;`.replace("'QPUNDO'::text", "'QPUND'"),
  )
}

/** The subject with one of the roles; `inactive` has a role with many rights and an inactive account. */
export async function becomeRole(tx: TransactionSql, role: string): Promise<void> {
  await tx`update private.user_roles set role = ${role === 'inactive' ? 'auth' : role} where user_id = ${SUBJECT}`
  await tx`update public.profiles set status = ${role === 'inactive' ? 'inactive' : 'active'} where id = ${SUBJECT}`
  // A person who joins the staff or is deactivated leaves the project that they observe.
  await tx`insert into public.project_people (project_id, user_id, role) values (${OBSERVED}, ${SUBJECT}, 'observer') on conflict do nothing`
}

/** Runs statements as the subject, or as anon. */
export async function attempt(
  tx: TransactionSql,
  as: 'anon' | 'authenticated',
  attempts: readonly ProbeAttempt[],
): Promise<ProbeOutcome[]> {
  const claims = as === 'anon' ? '{"role":"anon"}' : JSON.stringify({ sub: SUBJECT, role: 'authenticated' })
  const [row] = await tx<{ outcomes: string[] }[]>`
    select probe.attempt(${as}, ${claims}, ${attempts.map((each) => each.statement)}::text[],
      ${attempts.map((each) => each.topic ?? '')}::text[], ${attempts.map((each) => each.grant ?? '')}::text[]) as outcomes`
  return (row?.outcomes ?? []).map((outcome) =>
    /^\d+$/.test(outcome) ? Number(outcome) : (outcome as ProbeOutcome),
  )
}
