-- Routes and positions of the sample fleet (R-390 to R-392).

create table demo.vehicle_routes (
  vehicle_id integer primary key references demo.vehicles (id) on delete cascade,
  route jsonb not null check (jsonb_typeof(route) = 'array' and jsonb_array_length(route) between 2 and 200),
  trip_seconds integer not null check (trip_seconds between 60 and 1000000),
  started_at timestamptz not null,
  start_share numeric(5, 4) not null check (start_share between 0 and 1),
  report_seconds integer check (report_seconds between 1 and 86400),
  clock_ahead_seconds integer not null default 0
);
comment on table demo.vehicle_routes is
  'The trip of a vehicle: points as [longitude, latitude]. A simulated device reports every report_seconds, null when it is silent; its clock may be wrong.';
select private.make_demo_live('vehicle_routes');

alter table demo.vehicle_routes enable row level security;
grant select on demo.vehicle_routes to authenticated;
create policy vehicle_routes_select on demo.vehicle_routes for select to authenticated using ((select private.can('read', 'demo')));

/* Returns the last report of each vehicle at a time of the server. A vehicle drives to the end of its route and back.
   seen_at is never later than the server's time, whatever the clock of the device says. */
create function private.fleet_at(p_now timestamptz) returns table (
    vehicle_id integer, route jsonb, share double precision, share_per_second double precision, is_returning boolean, seen_at timestamptz, trip_seconds integer)
  language sql stable set search_path = ''
  as $$
    select t.vehicle_id, t.route, case when way.part <= 1 then way.part else 2 - way.part end,
        case when t.report_seconds is null then 0 when way.part <= 1 then 1.0 / t.trip_seconds else -1.0 / t.trip_seconds end::double precision,
        way.part > 1, report.seen_at, t.trip_seconds
      from demo.vehicle_routes t
     cross join lateral (select greatest(0, extract(epoch from p_now - t.started_at))::double precision as seconds) as elapsed
     cross join lateral (select case when t.report_seconds is null then 0
         else floor(elapsed.seconds / t.report_seconds) * t.report_seconds end as seconds) as reported
     cross join lateral (select least(p_now, t.started_at + make_interval(secs => reported.seconds)
         + make_interval(secs => t.clock_ahead_seconds)) as seen_at) as report
     cross join lateral (select (t.start_share::double precision + reported.seconds / t.trip_seconds)
         - 2 * floor((t.start_share::double precision + reported.seconds / t.trip_seconds) / 2) as part) as way
  $$;
grant execute on function private.fleet_at to authenticated;

/* Stores progress and direction of the moving vehicles, so that the list of R-179 follows the fleet; a timer calls it. */
create function private.advance_fleet() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    done integer;
  begin
    update demo.vehicles v set progress = now.progress, is_returning = now.is_returning
      from (select f.vehicle_id, f.is_returning, round(100 * case when f.is_returning then 1 - f.share else f.share end) as progress
        from private.fleet_at(now()) f) as now
      where now.vehicle_id = v.id and (v.progress, v.is_returning) is distinct from (now.progress, now.is_returning);
    get diagnostics done = row_count;
    return done;
  end $$;

/* Gives vehicles without a trip the route between their cities; a vehicle with an unknown city gets none. */
create function private.start_demo_trips() returns void
  language sql set search_path = ''
  as $$
    with places (city, lon, lat) as (values
        ('Brest', -4.49, 48.39), ('Cork', -8.47, 51.90), ('Hamburg', 9.99, 53.55), ('Aarhus', 10.20, 56.16),
        ('Turin', 7.69, 45.07), ('Lyon', 4.84, 45.76), ('Rotterdam', 4.48, 51.92), ('Ghent', 3.72, 51.05),
        ('Gdansk', 18.65, 54.35), ('Malmö', 13.00, 55.60), ('Vienna', 16.37, 48.21), ('Kraków', 19.94, 50.06),
        ('Antwerp', 4.40, 51.22), ('Cologne', 6.96, 50.94), ('Dublin', -6.26, 53.35), ('Belfast', -5.93, 54.60),
        ('Lagos', 3.38, 6.52), ('Ibadan', 3.91, 7.38), ('Osaka', 135.50, 34.69), ('Nagoya', 136.91, 35.18),
        ('Genoa', 8.93, 44.41), ('Nice', 7.26, 43.70), ('Copenhagen', 12.57, 55.68), ('Stockholm', 18.07, 59.33),
        ('Lille', 3.06, 50.63), ('Brussels', 4.35, 50.85), ('Utrecht', 5.12, 52.09), ('Bremen', 8.80, 53.08),
        ('Galway', -9.05, 53.27), ('Limerick', -8.63, 52.66), ('Poznań', 16.93, 52.41), ('Berlin', 13.40, 52.52),
        ('Salzburg', 13.04, 47.81), ('Munich', 11.58, 48.14), ('Umeå', 20.26, 63.83), ('Sundsvall', 17.31, 62.39),
        ('Marseille', 5.37, 43.30), ('Barcelona', 2.17, 41.39), ('Kyoto', 135.77, 35.01), ('Kobe', 135.20, 34.69),
        ('Odense', 10.39, 55.40), ('Bologna', 11.34, 44.49), ('Innsbruck', 11.40, 47.27), ('Haarlem', 4.64, 52.38),
        ('Leiden', 4.49, 52.16), ('Nantes', -1.55, 47.22), ('Bordeaux', -0.58, 44.84), ('Leuven', 4.70, 50.88),
        ('Amsterdam', 4.90, 52.37)),
      ways (start_city, end_city, points) as (values
        ('Brest', 'Cork', '[[-5.2, 49.6], [-7.6, 51.2]]'), ('Hamburg', 'Aarhus', '[[9.44, 54.79], [9.47, 55.49]]'),
        ('Turin', 'Lyon', '[[6.65, 45.14], [5.92, 45.57]]'), ('Gdansk', 'Malmö', '[[18.0, 55.2], [14.2, 55.2]]'),
        ('Vienna', 'Kraków', '[[16.61, 49.20], [18.28, 49.83]]'), ('Genoa', 'Nice', '[[8.03, 43.89]]'),
        ('Copenhagen', 'Stockholm', '[[13.0, 55.60], [14.16, 57.78], [15.62, 58.41]]'),
        ('Marseille', 'Barcelona', '[[3.88, 43.61], [2.89, 42.70]]'), ('Bologna', 'Innsbruck', '[[10.99, 45.44], [11.35, 46.50]]'),
        ('Odense', 'Hamburg', '[[9.47, 55.49], [9.44, 54.79]]'), ('Umeå', 'Sundsvall', '[[18.72, 63.29]]'),
        ('Nantes', 'Bordeaux', '[[-1.15, 46.16]]'), ('Utrecht', 'Bremen', '[[6.89, 52.22]]'),
        ('Salzburg', 'Munich', '[[12.13, 47.86]]'))
    insert into demo.vehicle_routes (vehicle_id, route, trip_seconds, started_at, start_share, report_seconds, clock_ahead_seconds)
    select v.id,
        jsonb_build_array(jsonb_build_array(a.lon, a.lat)) || coalesce(w.points::jsonb, '[]') || jsonb_build_array(jsonb_build_array(b.lon, b.lat)),
        -- At 60 km/h, one kilometre is one minute.
        60 * greatest(30, 1.2 * 111 * sqrt(power((b.lon - a.lon) * cos(radians(a.lat)), 2) + power(b.lat - a.lat, 2)))::integer,
        case v.warnings when 'Ecu Not Responding' then now() - make_interval(mins => 20 + v.id * 7) else now() end,
        v.progress / 100.0,
        case when v.warnings <> 'Ecu Not Responding' then 20 + (v.id * 13) % 70 end,
        case v.id when 12 then 7200 else 0 end
      from demo.vehicles v join places a on a.city = v.start_city join places b on b.city = v.end_city
      left join ways w on (w.start_city, w.end_city) = (v.start_city, v.end_city)
    on conflict (vehicle_id) do nothing
  $$;
select private.start_demo_trips();

-- The timer of hosted Supabase; the embedded Supabase has its own.
do $setup$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  perform cron.schedule('quillport-fleet', '* * * * *', 'select private.advance_fleet()');
end
$setup$;
