/**
 * How far a database has been written, in bytes since it was made: what a replica must have reached to show a change. What
 * waits to be flushed counts, too, so it holds however commits are made durable.
 */
export const writtenPlace = "select (pg_current_wal_insert_lsn() - '0/0')::float8 as place";

/** How far a replica shows what was written; null where none answers, but a database that goes its own way. */
export const replayedPlace =
	"select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as place";

/** Which database it is: a replica has the number of the one it follows. */
export const systemNumber = "select system_identifier::text as system from pg_control_system()";
