import type pg from "pg";
import {
	type CreatedTenant,
	insertSite,
	insertTenant,
	type NewTenant,
} from "#database/new-tenant.ts";
import { insertUnit } from "#database/new-unit.ts";
import { type IdSource, newId } from "#kit/contract/new-id.ts";
import { type Tx, transactionOn } from "#kit/server/database/tenant-transaction.ts";
import { insertActivity, type NewActivity } from "./activity-builder.ts";
import { insertPerson, type NewPerson, type Person } from "./person-builder.ts";
import { insertProject, type NewProject, type Project } from "./project-builder.ts";
import { insertTrackings, type Trackings } from "./tracking-builder.ts";

/**
 * Builds a tenant with units, people and projects, for tests and the demo. Works as the owner, in one transaction that
 * the caller opened on `client`.
 */
export class TenantBuilder {
	readonly tx: Tx;
	readonly created: CreatedTenant;
	readonly now: Date;
	readonly validFrom: string;
	readonly #makeId: IdSource;

	private constructor(tx: Tx, created: CreatedTenant, wanted: NewTenant) {
		this.tx = tx;
		this.created = created;
		this.now = wanted.now;
		this.validFrom = wanted.validFrom;
		this.#makeId = wanted.makeId ?? newId;
	}

	/** A new id; of the builder's present unless another instant is given. */
	newId(at = this.now.getTime()): string {
		return this.#makeId(at);
	}

	get tenantId(): string {
		return this.created.tenantId;
	}

	static async create(client: pg.ClientBase, wanted: NewTenant): Promise<TenantBuilder> {
		const makeId = wanted.makeId ?? newId;
		const tenantId = makeId(wanted.now.getTime());
		await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
		const tx = transactionOn(client);
		const created = await insertTenant(tx, tenantId, wanted);
		return new TenantBuilder(tx, created, wanted);
	}

	site(site: NewTenant["site"]): Promise<{ siteId: string; siteUnitId: string }> {
		const { rootUnitId } = this.created;
		return insertSite(this.tx, this.tenantId, rootUnitId, site, this.now.getTime(), this.#makeId);
	}

	async unit(name: string, parentId = this.created.siteUnitId): Promise<string> {
		const id = this.newId();
		await insertUnit(this.tx, this.tenantId, { id, parentId, name, kind: "UNIT" });
		return id;
	}

	person(person: NewPerson): Promise<Person> {
		return insertPerson(this, person);
	}

	project(project: NewProject): Promise<Project> {
		return insertProject(this, project);
	}

	activity(activity: NewActivity): Promise<string> {
		return insertActivity(this, activity);
	}

	trackings(trackings: Partial<Trackings>): Promise<void> {
		return insertTrackings(this, trackings);
	}
}
