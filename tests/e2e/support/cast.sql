-- Makes a company, when it does not exist yet, and people with an open session each; `postgres` calls it on the stack
-- of the journeys. Clients belong to the company.
create or replace function pg_temp.make_cast(p_company jsonb, p_people jsonb) returns table (id uuid, no integer)
  language plpgsql
  as $$
  begin
    create temp table if not exists wanted (
      id uuid, email text, name text, role text, session uuid, refresh_token text) on commit delete rows;
    insert into wanted select * from jsonb_populate_recordset(null::wanted, p_people);
    insert into public.companies (id, name)
    select (p_company ->> 'id')::uuid, p_company ->> 'name' where p_company is not null on conflict do nothing;

    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
      confirmation_token, recovery_token, email_change, email_change_token_new)
    select '00000000-0000-0000-0000-000000000000', w.id, 'authenticated', 'authenticated', w.email, '', now(), now(),
      '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', w.name), now(), now(), '', '', '', ''
      from wanted w;
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    select w.id::text, w.id, jsonb_build_object('sub', w.id, 'email', w.email, 'email_verified', true), 'email', now(), now(), now()
      from wanted w;
    insert into auth.sessions (id, user_id, created_at, updated_at, aal) select w.session, w.id, now(), now(), 'aal1' from wanted w;
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    select gen_random_uuid(), w.session, now(), now(), 'password' from wanted w;
    insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
    select w.refresh_token, w.id::text, false, now(), now(), w.session from wanted w;

    update private.user_roles ur set role = w.role from wanted w where ur.user_id = w.id;
    update public.profiles p set company_id = (p_company ->> 'id')::uuid from wanted w where p.id = w.id and w.role = 'client';
    -- Staff are notified of every new request, order and account, so toasts of other journeys would cover buttons.
    update public.profile_details d set settings = jsonb_set(d.settings, '{notifications}',
        '{"project_received": false, "plan_requested": false, "account_created": false}')
      from wanted w where d.user_id = w.id;
    return query select p.id, p.no from public.profiles p join wanted w on w.id = p.id;
  end $$;
