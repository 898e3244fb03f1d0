-- The price of a project: an estimate or a fixed price that the client accepts before work begins (decision 0064).

create table public.project_prices (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  no integer not null check (no > 0),
  kind text not null check (kind in ('estimate', 'fixed')),
  amount numeric(11, 2) not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  note text not null default '' check (length(note) <= 1000),
  set_by uuid references auth.users (id) on delete set null,
  set_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'replaced')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 1000),
  unique (project_id, no),
  constraint project_prices_decided check (case state when 'accepted' then decided_at is not null when 'declined' then decided_at is not null
    when 'replaced' then true else decided_at is null end)
);
comment on table public.project_prices is
  'The prices of a project, numbered, and what the client decided; the newest may be open. Written only by functions.';
comment on column public.project_prices.state is
  'open until the client accepts or declines it; withdrawn by staff; replaced by a newer price, once that is accepted for an accepted one.';
create unique index project_prices_accepted_idx on public.project_prices (project_id) where state = 'accepted';
create index project_prices_set_by_idx on public.project_prices (set_by);
create index project_prices_decided_by_idx on public.project_prices (decided_by);
alter table public.project_prices enable row level security;

grant select on public.project_prices to authenticated, service_role;
create policy project_prices_select on public.project_prices for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));

/* Returns a price for the history, which the app formats: 1200.00 EUR. */
create function private.price_text(c public.project_prices) returns text
  language sql immutable set search_path = ''
  as $$ select c.amount || ' ' || c.currency $$;

/* Sets a price that the client must accept (refused without one, R-834), in place of the open one; an accepted price counts until the new one is accepted.
   Returns false when p_last is not the newest price any more, or not in the state p_state. */
create function private.set_price(p_project uuid, p_last uuid, p_state text, p_kind text, p_amount numeric, p_currency text, p_note text)
  returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'setPrice');
    last public.project_prices;
    price public.project_prices;
  begin
    if not private.has_client(p) then
      raise check_violation using message = 'nobody of the client can accept a price', constraint = 'project_prices_client';
    end if;
    select * into last from public.project_prices e where e.project_id = p_project order by e.no desc limit 1;
    if (last.id, last.state) is distinct from (p_last, p_state) then return false; end if;
    update public.project_prices e set state = 'replaced' where e.id = last.id and e.state = 'open';
    insert into public.project_prices (project_id, no, kind, amount, currency, note, set_by)
    values (p_project, coalesce(last.no, 0) + 1, p_kind, p_amount, p_currency, btrim(p_note), auth.uid()) returning * into price;
    insert into public.project_events (project_id, kind, field, to_text, reason, actor_id)
    values (p_project, 'price_set', p_kind, private.price_text(price), nullif(price.note, ''), auth.uid());
    perform private.touch_project(p_project);
    perform private.notify_of_change(a, 'project_price', private.about_project(p_project)
        || jsonb_build_object('status', case when private.decides_on_project(a, p_project) then 'asked' else 'set' end))
       from private.project_audience(p_project) a;
    return true;
  end $$;
grant execute on function private.set_price to authenticated;

/* Withdraws an open price; a repeated call changes nothing. */
create function private.withdraw_price(p_project uuid, p_price uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    price public.project_prices;
  begin
    perform private.lock_project(p_project, 'withdrawPrice');
    select * into price from public.project_prices e where e.project_id = p_project and e.id = p_price;
    if not found then raise no_data_found; end if;
    if price.state = 'withdrawn' then return; end if;
    if price.state <> 'open' then
      raise object_not_in_prerequisite_state using message = 'this price cannot be withdrawn now';
    end if;
    update public.project_prices e set state = 'withdrawn' where e.id = p_price;
    insert into public.project_events (project_id, kind, field, to_text, actor_id)
    values (p_project, 'price_withdrawn', price.kind, private.price_text(price), auth.uid());
    delete from public.notifications n
     where n.kind = 'project_price' and n.read_at is null and n.payload ->> 'projectId' = p_project::text;
    perform private.touch_project(p_project);
  end $$;
grant execute on function private.withdraw_price to authenticated;

/* Accepts or declines an open price for the client; declining needs a reason, and a repeated decision changes nothing. */
create function private.decide_price(p_project uuid, p_price uuid, p_accepted boolean, p_reason text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    outcome constant text := case when p_accepted then 'accepted' else 'declined' end;
    price public.project_prices;
  begin
    perform private.lock_project(p_project, 'decidePrice');
    select * into price from public.project_prices e where e.project_id = p_project and e.id = p_price;
    if not found then raise no_data_found; end if;
    if price.state = outcome then return; end if;
    if price.state <> 'open' then
      raise object_not_in_prerequisite_state using message = 'this price cannot be decided now';
    end if;
    if not p_accepted and coalesce(btrim(p_reason), '') = '' then
      raise check_violation using message = 'declining needs a reason', constraint = 'projects_reason';
    end if;
    if p_accepted then
      update public.project_prices e set state = 'replaced' where e.project_id = p_project and e.state = 'accepted';
    end if;
    update public.project_prices e
       set state = outcome, decided_by = auth.uid(), decided_at = now(),
         reason = case when p_accepted then '' else left(btrim(p_reason), 1000) end
     where e.id = p_price;
    insert into public.project_events (project_id, kind, field, to_text, reason, actor_id)
    values (p_project, 'price_' || outcome, price.kind, private.price_text(price),
      case when not p_accepted then left(btrim(p_reason), 1000) end, auth.uid());
    perform private.touch_project(p_project);
    perform private.notify_of_decision(p_project, 'project_price_decided', array[price.set_by], jsonb_build_object('status', outcome));
  end $$;
grant execute on function private.decide_price to authenticated;
