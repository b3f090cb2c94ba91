import pg from "pg";

/** A connection of its own on which statements may be sent without waiting for one another, as those of the pools may. */
export function askingTogether(connectionString: string): pg.Client {
	// the typings do not know it yet
	return new pg.Client({ connectionString, pipeline: true } as pg.ClientConfig);
}
