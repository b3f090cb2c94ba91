import { traceOf } from "#areas/settings/custom-fields/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { defaultRoles as knownRoles } from "#domain/access/default-roles.ts";
import type { PersonValues, PlannedPerson } from "#domain/import/plan-people.ts";
import type { CustomImport } from "#domain/import/read-custom.ts";
import { newId } from "#kit/contract/new-id.ts";
import { type AuditEvent, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { Session } from "#kit/server/session.ts";
import { customFields } from "./custom-facts.ts";
import { peoplePlan } from "./import-facts.ts";
import { wordsOf } from "./open-run.ts";
import type { ImportCounts } from "./run-job-of-import.ts";
import { type DoneLine, keepDone, linesAfter } from "./sql/lines.ts";
import {
	changePeople,
	defaultRoles,
	insertPeople,
	insertRoles,
	movePeople,
	type PersonToInsert,
} from "./sql/people.ts";
import type { RunRow } from "./sql/runs.ts";

const batch = 500;

export type ImportJob = Omit<JobContext, "session"> & { readonly session: Session };

type Of<Action extends string> = PlannedPerson & { readonly action: Action };

/** Writes the people of a run, set by set. */
export async function importPeople(tx: Tx, context: ImportJob, run: RunRow): Promise<ImportCounts> {
	const plan = await peoplePlan(tx, context, run);
	const fields = await customFields(tx, context.session);
	const writer = new PeopleWriter(tx, context, fields);
	await writer.readRoles();
	const counts: ImportCounts = { created: 0, changed: 0, faulty: 0 };
	let done = 0;
	for (let after = 0; ; ) {
		const lines = await linesAfter(tx, context.tenantId, run.id, after, batch);
		const last = lines.at(-1);
		if (last === undefined) return counts;
		const planned = lines.map((line) => plan.plan(line));
		const faulty = planned.filter(({ action }) => action === "FAULTY").length;
		if (faulty > 0 && !run.only_good) context.fail(wordsOf(context).faultyNow);
		const created = await writer.create(planned.filter(isNew));
		const changed = await writer.change(planned.filter(isChanged));
		const rest = planned.flatMap(withoutDeed);
		await keepDone(tx, context.tenantId, run.id, [...created, ...changed, ...rest]);
		counts.created += created.length;
		counts.changed += changed.length;
		counts.faulty += faulty;
		after = last.line;
		done += lines.length;
		await context.progress((done / run.line_count) * 99);
	}
}

const isNew = (one: PlannedPerson): one is Of<"NEW"> => one.action === "NEW";
const isChanged = (one: PlannedPerson): one is Of<"CHANGED"> => one.action === "CHANGED";

function withoutDeed(one: PlannedPerson): DoneLine[] {
	if (isNew(one) || isChanged(one)) return [];
	return [
		{
			line: one.line,
			action: one.action,
			faults: one.action === "FAULTY" ? one.faults : [],
			entity_id: one.action === "FAULTY" ? null : one.known.id,
			before: null,
			version_after: null,
		},
	];
}

class PeopleWriter {
	readonly #tx: Tx;
	readonly #context: ImportJob;
	readonly #fields: readonly CustomImport[];
	readonly #today: string;
	#roles: readonly { readonly id: string; readonly scope: string }[] = [];

	constructor(tx: Tx, context: ImportJob, fields: readonly CustomImport[]) {
		this.#tx = tx;
		this.#fields = fields;
		this.#context = context;
		this.#today = todayOf(context);
	}

	/** The roles that every new person gets, in their usual scope. */
	async readRoles(): Promise<void> {
		const roles = await defaultRoles(this.#tx, this.#context.tenantId);
		this.#roles = roles.map(({ id, name }) => ({
			id,
			scope: knownRoles.find((one) => one.name === name)?.usualScope ?? "UNIT",
		}));
	}

	async create(planned: readonly Of<"NEW">[]): Promise<DoneLine[]> {
		if (planned.length === 0) return [];
		const { tenantId } = this.#context;
		const people = planned.map(({ person }) => this.#toInsert(person));
		await insertPeople(this.#tx, tenantId, people);
		await insertRoles(
			this.#tx,
			tenantId,
			people.flatMap(({ id: userId, since }) =>
				this.#roles.map(({ id: roleId, scope }) => ({
					id: this.#newId(),
					userId,
					roleId,
					scope,
					since,
				})),
			),
		);
		await this.#audit(
			people.map(({ id, userUnitId, employmentId, custom = {}, ...after }) => ({
				...aboutPerson(id),
				action: "created",
				after: { ...after, ...traceOf(this.#fields, {}, custom)?.after },
			})),
		);
		return people.map(({ id }, at) => ({
			line: planned[at]?.line ?? 0,
			action: "NEW",
			faults: [],
			entity_id: id,
			before: null,
			version_after: 1,
		}));
	}

	async change(planned: readonly Of<"CHANGED">[]): Promise<DoneLine[]> {
		if (planned.length === 0) return [];
		const { tenantId } = this.#context;
		const rows = planned.map(({ known, person }) => ({
			...person,
			id: known.id,
			version: known.version,
		}));
		const changed = await changePeople(this.#tx, tenantId, rows);
		if (changed.length < rows.length) this.#context.fail(wordsOf(this.#context).changedMeanwhile);
		const moves = planned
			.filter(({ known, person }) => known.unitId !== person.unitId)
			.map(({ known, person }) => ({
				id: known.id,
				userUnitId: this.#newId(),
				unitId: person.unitId,
			}));
		await movePeople(this.#tx, tenantId, moves, this.#today);
		await this.#audit(
			planned.map(({ known, person }) => ({
				...aboutPerson(known.id),
				action: "changed",
				...tracedChange(this.#fields, valuesOf(known), person),
			})),
		);
		return planned.map(({ line, known }) => ({
			line,
			action: "CHANGED",
			faults: [],
			entity_id: known.id,
			before: valuesOf(known),
			version_after: known.version + 1,
		}));
	}

	#toInsert(person: Of<"NEW">["person"]): PersonToInsert {
		const entry = person.entryDate;
		return {
			...person,
			siteId: person.siteId ?? this.#context.session.homeSiteId,
			id: this.#newId(),
			userUnitId: this.#newId(),
			employmentId: this.#newId(),
			since: entry !== null && entry < this.#today ? entry : this.#today,
		};
	}

	#audit(events: readonly AuditEvent[]): Promise<void> {
		return auditAll(this.#tx, this.#context, events);
	}

	#newId(): string {
		return newId(this.#context.now.getTime());
	}
}

export function aboutPerson(id: string) {
	return { entity: "app_user", entityId: id, subjectUserId: id } as const;
}

/** Custom values by the names of their fields, personal ones apart: more people may read a trace than they. */
export function tracedChange(
	fields: readonly CustomImport[],
	{ custom: customBefore = {}, ...before }: PersonValues,
	{ custom: customAfter = customBefore, ...after }: PersonValues,
) {
	const trace = traceOf(fields, customBefore, customAfter);
	return {
		before: { ...before, ...trace?.before },
		after: { ...after, ...trace?.after },
	};
}

function valuesOf(known: Of<"CHANGED">["known"]) {
	const { id, version, isOpen, isHigher, isMovable, ...values } = known;
	return values;
}
