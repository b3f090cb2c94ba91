import pg from "pg";

/** Of `pg`, whose typings leave it out. */
interface Query {
	name: string | undefined;
	readonly text: string;
	queryMode: "extended" | undefined;
	readonly _result: Columns;
	_accumulateRows: boolean;
	submit(connection: pg.Connection): Error | null;
	handleRowDescription(message: RowDescription): void;
	handleDataRow(message: unknown): void;
	handleCommandComplete(message: unknown, connection: pg.Connection): void;
	handleError(error: Error, connection: pg.Connection): void;
	handleReadyForQuery(connection: pg.Connection): void;
}

interface RowDescription {
	readonly fields: readonly unknown[];
}

interface Connection extends pg.Connection {
	/** Names that were sent and are not known to be taken yet. */
	readonly submittedNamedStatements: Record<string, string>;
}

export interface Asked {
	readonly statement: pg.QueryConfig;
	tell(error: Error | undefined, result: pg.QueryResult): void;
}

/** A connection as the statements of a round trip see it: what each would send behind itself is sent once, behind them all. */
interface Seen {
	readonly connection: pg.Connection;
	/** The same for those of which is known what they answer. */
	readonly undescribed: pg.Connection;
	/** What named statements answer; null: no rows. It stays so until a migration, which outdates the name. */
	readonly shapes: Map<string, Columns | null>;
}

/** What `pg` makes of a description for every row to come: making it costs more than reading a row. */
interface Columns {
	fields: readonly unknown[];
	_parsers: readonly unknown[] | undefined;
	_prebuiltEmptyResultObject: object | null;
}

const seen = new WeakMap<pg.Connection, Seen>();

/**
 * Statements that travel together and are answered together: with one `sync` behind the last, where each query of its own has
 * one. The database sends what it has at each `sync`, and every such piece wakes this process, which costs more than most
 * statements. So they stand or fall together: where one fails, those behind it are not carried out, and all are told why.
 */
export class RoundTrip extends pg.Query {
	/** As `pg` knows of what is answered just now. */
	name: string | undefined;
	text = "";
	/** `pg` puts its own around it, which takes its limit of time back. */
	callback: (error?: Error | null) => void = () => {};
	readonly statements: readonly pg.QueryConfig[];
	readonly #parts: readonly Query[];
	/** Those of which the database is not asked what they answer. */
	readonly #known = new Map<Query, Columns | null>();
	#shapes: Seen["shapes"] = new Map();
	/** Why the first of them failed. */
	#failed: Error | undefined;
	/** How many are answered. */
	#answered = 0;

	constructor(asked: readonly Asked[]) {
		super("");
		this.statements = asked.map(({ statement }) => statement);
		this.#parts = asked.map(({ statement, tell }) => {
			const toldOf: Asked["tell"] = (error, result) => {
				this.#failed ??= error;
				tell(error, result);
			};
			// a whole config would be copied property by property
			const part = new pg.Query(statement.text, statement.values, toldOf) as unknown as Query;
			part.name = statement.name;
			part.queryMode = "extended";
			return part;
		});
	}

	override submit = (connection: pg.Connection): void => {
		const through = seenOf(connection);
		this.#shapes = through.shapes;
		connection.stream.cork();
		try {
			for (const part of this.#parts) this.#write(part, through);
			connection.sync();
			this.#look();
		} catch (error) {
			// what was written already must not be carried out without the rest
			connection.stream.destroy(error as Error);
		} finally {
			connection.stream.uncork();
		}
	};

	#write(part: Query, { shapes, connection, undescribed }: Seen): void {
		const shape = part.name === undefined ? undefined : shapes.get(part.name);
		if (shape !== undefined) this.#known.set(part, shape);
		// of a value that cannot be written it tells as of an answer
		const wrong = part.submit(shape === undefined ? connection : undescribed) ?? this.#failed;
		if (wrong !== undefined) throw wrong;
	}

	handleRowDescription(message: RowDescription): void {
		const part = this.#current;
		part?.handleRowDescription(message);
		if (part !== undefined) this.#keep(part, part._result);
	}

	handleDataRow(message: unknown): void {
		this.#current?.handleDataRow(message);
	}

	handleCommandComplete(message: unknown, connection: pg.Connection): void {
		const part = this.#current;
		part?.handleCommandComplete(message, connection);
		if (part !== undefined) this.#keep(part, null);
		this.#answered += 1;
		this.#look();
	}

	/** The answer to an empty text. */
	handleEmptyQuery(): void {
		this.#answered += 1;
		this.#look();
	}

	handleError(error: Error, connection: pg.Connection): void {
		// those behind it were never looked at
		const { submittedNamedStatements: submitted } = connection as Connection;
		for (const { name } of this.#parts.slice(this.#answered))
			if (name !== undefined) delete submitted[name];
		for (const part of this.#parts) part.handleError(error, connection);
		this.callback(error);
	}

	handleReadyForQuery(connection: pg.Connection): void {
		for (const part of this.#parts) part.handleReadyForQuery(connection);
		this.callback(null);
	}

	get #current(): Query | undefined {
		return this.#parts[this.#answered];
	}

	#keep({ name, text }: Query, shape: Columns | null): void {
		if (name === undefined || this.#shapes.has(name) || !isFixed.test(text)) return;
		this.#shapes.set(name, shape && columnsOf(shape));
	}

	/** At what is answered next. */
	#look(): void {
		const part = this.#current;
		this.name = part?.name;
		this.text = part?.text ?? "";
		const shape = part && this.#known.get(part);
		if (!shape) return;
		Object.assign(part._result, shape);
		part._accumulateRows = true;
	}
}

function columnsOf({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
	return { fields, _parsers, _prebuiltEmptyResultObject };
}

/** Statements that answer the same columns each time: what is fetched, say, depends on the cursor. */
const isFixed = /^\s*(select|with|insert|update|delete|begin|commit)\b/i;

const silent = { value: () => {} };

function seenOf(real: pg.Connection): Seen {
	const known = seen.get(real);
	if (known !== undefined) return known;
	const connection = Object.create(real, { sync: silent }) as pg.Connection;
	const undescribed = Object.create(connection, { describe: silent }) as pg.Connection;
	const made: Seen = { connection, undescribed, shapes: new Map() };
	seen.set(real, made);
	return made;
}
