-- Orders of plans that people place without an account (R-426 to R-428, R-581).

create table public.plan_orders (
  id uuid primary key,
  no integer generated always as identity (start with 1001) unique,
  plan text not null check (plan in ('team', 'company')),
  period text not null check (period in ('monthly', 'yearly')),
  method text not null check (method in ('Invoice', 'Bank Transfer')),
  cents integer not null check (cents > 0),
  name text not null check (length(name) between 1 and 120) check (name = private.clean_name(name)),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '' check (length(phone) <= 40),
  company text not null check (length(company) between 1 and 200) check (company = private.clean_name(company)),
  vat_number text not null default '' check (length(vat_number) <= 20),
  address jsonb not null,
  ordered_at timestamptz not null default now()
);
comment on table public.plan_orders is
  'Plans ordered on the public pages. The browser makes the id, so sending an order again inserts nothing; addresses are unconfirmed.';
create index plan_orders_ordered_at_idx on public.plan_orders (ordered_at);
alter table public.plan_orders enable row level security;
grant select on public.plan_orders to authenticated;
create policy plan_orders_select on public.plan_orders for select to authenticated
  using ((select private.can('read', 'admin')));

insert into private.rate_limits (kind, most, period) values ('guest_order', 5, '1 hour'), ('guest_order_all', 200, '1 hour');

/* Stores the order of a person without an account at the price that the API read from the price list, and delivers it to
   the mailboxes of the staff. A repeated id returns the first order and does not count. */
create function private.order_plan(p jsonb, p_address text) returns table (order_no integer, is_new boolean)
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p ->> 'id')::uuid;
    v_no integer;
  begin
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 22));
    select o.no into v_no from public.plan_orders o where o.id = v_id;
    if found then return query select v_no, false; return; end if;
    perform private.take_visitor_rate('guest_order', private.visitor_of(p_address));
    perform private.take_visitor_rate('guest_order_all', '');
    insert into public.plan_orders (id, plan, period, method, cents, name, email, phone, company, vat_number, address)
    select v_id, f.plan, f.period, f.method, f.cents, f.name, f.email, f.phone, f.company, f.vat_number, f.address
      from jsonb_populate_record(null::public.plan_orders, p) f
    returning no into v_no;
    perform private.deliver_visitor_message(jsonb_build_object('id', v_id, 'name', p -> 'name', 'email', p -> 'email',
      'subject', 'Plan order ' || v_no || ': ' || (p ->> 'company'), 'html', p -> 'html', 'text', p -> 'text'));
    return query select v_no, true;
  end $$;
grant execute on function private.order_plan to quillport_api;
