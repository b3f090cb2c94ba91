import type { Place } from "#domain/access/may.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Notice } from "./announcer.ts";
import { placeOfUnit, placeOfUser } from "./sql.ts";

const most = 20_000;

/** A place that something happened at. */
export interface LivePlace extends Place {
	/** Of a person: the unit that she belongs to; null of a unit. */
	readonly ownUnitId: string | null;
}

/** Where people and units stand, remembered until the organisation changes. */
export class Places {
	readonly #known = new Map<string, Promise<LivePlace>>();
	readonly #database: Database;
	readonly #clock: Clock;

	constructor(database: Database, clock: Clock) {
		this.#database = database;
		this.#clock = clock;
	}

	/** The place a notice is about; nowhere when it names neither person nor unit. */
	of(notice: Notice): Promise<LivePlace> {
		const { tenantId, userId, unitId } = notice;
		const subject = userId ?? unitId;
		if (subject === undefined) return Promise.resolve(nowhere);
		const key = `${tenantId}/${subject}`;
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		if (this.#known.size >= most) this.#known.clear();
		const place = this.#read(
			tenantId,
			userId === undefined
				? placeOfUnit(tenantId, subject)
				: placeOfUser(tenantId, subject, this.#clock.now()),
		);
		this.#known.set(key, place);
		place.catch(() => this.#known.delete(key));
		return place;
	}

	forget(tenantId: string): void {
		for (const key of this.#known.keys()) {
			if (key.startsWith(tenantId)) this.#known.delete(key);
		}
	}

	forgetAll(): void {
		this.#known.clear();
	}

	async #read(tenantId: string, statement: Parameters<Database["once"]>[1]): Promise<LivePlace> {
		type Row = { siteId: string | null; unitIds: string[]; ownUnitId: string | null };
		const [row] = await this.#database.once<Row>(tenantId, statement);
		return row ?? nowhere;
	}
}

const nowhere: LivePlace = { siteId: null, unitIds: [], ownUnitId: null };
