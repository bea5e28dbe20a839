/**
 * Tournament, team and cards as an entry is decided on them; no row where one of them is not there, or where the
 * Idempotency-Key has an answer. PostgreSQL gives every state of a row another xmin.
 * Served by the keys of tournament, team, team_slot and card.
 *
 * Its values: $1 user, $2 tournament, $3 team, $4 Idempotency-Key or null.
 */
export const lookAtEntry = {
  name: "look_at_entry",
  text: `
    select o.starts_at as "startsAt", o.ends_at as "endsAt", t.name as "teamName", t.formation,
           t.xmin::text as "teamMark", (
             select json_agg(json_build_object(
                      'position', s.position, 'positionIndex', s.position_index, 'mark', c.xmin::text,
                      'card', json_build_object(
                        'id', c.id, 'playerId', c.player_id, 'playerName', c.player_name, 'position', c.position,
                        'club', c.club, 'overall', c.overall, 'imageUrl', c.image_url,
                        'isApproved', c.status = 'approved'))
                      order by s.position_index, s.position)
               from team_slot s
               join card c on c.id = s.card_id and c.user_id = t.user_id
              where s.team_id = t.id) as slots
      from tournament o, team t
     where o.id = $2::int and t.id = $3::int and t.user_id = $1::text
       and not exists (select from idempotency_key k where k.user_id = $1::text and k.key = $4::text)`,
};

/**
 * Writes an entry with its line in the audit and the answer to its Idempotency-Key, or nothing: where a twin with the key
 * is at work, where team or cards have changed since they were seen, and where the user has entered already
 * (tournament_entry_one_per_user). Team and cards are held meanwhile, the cards in the order of their ids. What
 * `recordAudit` and `answerOnce` write elsewhere stands here too: another statement would be another way to the database
 * and back.
 *
 * An answer that came to the key meanwhile violates idempotency_key_once.
 *
 * Its values: $1 user, $2 tournament, $3 team and $4 its mark, $5 cards and $6 their marks, $7 team name, $8 formation,
 * $9 picks and $10 their codes, $11 instant of the entry, $12 names of the scoreless; of the Idempotency-Key, or all null:
 * $13 the key, $14 the name of its lock, $15 endpoint, $16 hash of the input, $17 the world's time; $18 the instant as the
 * answer tells it.
 */
export const writeEntry = {
  name: "write_entry",
  text: `
    with taken as materialized (
      select where $14::text is null or pg_try_advisory_xact_lock(hashtextextended($14::text, 0))
    ), team_held as materialized (
      select t.id from taken, team t
       where t.id = $3::int and t.user_id = $1::text and t.xmin::text = $4::text for share of t
    ), cards_held as materialized (
      select c.id
        from team_held
       cross join unnest($5::int[], $6::text[]) as seen (id, mark)
        join card c on c.id = seen.id
       where c.user_id = $1::text and c.xmin::text = seen.mark
       order by c.id for share of c
    ), entered as (
      insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
      select $2::int, $1::text, $7::text, $8::text, $9::jsonb, $10::int[], $11::timestamptz
       where (select count(*) from cards_held) = cardinality($5::int[])
      on conflict do nothing
      returning id
    ), told as (
      insert into audit_log (at, user_id, action, subject, details)
      select $11::timestamptz, $1::text, 'tournament.enter', 'tournament ' || $2::int,
             jsonb_build_object('entryId', id, 'teamId', $3::int)
        from entered
    ), kept as (
      insert into idempotency_key (user_id, key, endpoint, body_hash, status, response, created_at)
      select $1::text, $13::text, $15::text, $16::text, 200,
             json_build_object('id', id, 'teamName', $7::text, 'enteredAt', $18::text, 'scoreless', $12::json),
             $17::timestamptz
        from entered
       where $13::text is not null
    )
    select id from entered`,
};
