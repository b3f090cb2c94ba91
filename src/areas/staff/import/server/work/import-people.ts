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
import { type DoneLine, keepDone, linesAfter } from "../sql/lines.ts";
import type { RunRow } from "../sql/runs.ts";
import {
	changePeople,
	defaultRoles,
	insertPeople,
	insertRoles,
	movePeople,
	type PersonToInsert,
} from "../sql/write.ts";
import { customFields, peoplePlan } from "./import-facts.ts";
import { wordsOf } from "./open-run.ts";
import { writeRows } from "./person-rows.ts";
import type { ImportCounts } from "./run-job-of-import.ts";

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
		const lines = await linesAfter(tx, run, after, batch);
		const last = lines.at(-1);
		if (last === undefined) return counts;
		const planned = lines.map((line) => plan.plan(line));
		const faulty = planned.filter(({ action }) => action === "FAULTY").length;
		if (faulty > 0 && !run.onlyGood) context.fail(wordsOf(context).faultyNow);
		const created = await writer.create(planned.filter(isNew));
		const changed = await writer.change(planned.filter(isChanged));
		const rest = planned.flatMap(withoutDeed);
		await keepDone(tx, run, [...created, ...changed, ...rest]);
		counts.created += created.length;
		counts.changed += changed.length;
		counts.faulty += faulty;
		after = last.line;
		done += lines.length;
		await context.progress((done / run.lineCount) * 99);
	}
}

const isNew = (one: PlannedPerson): one is Of<"NEW"> => one.action === "NEW";
const isChanged = (one: PlannedPerson): one is Of<"CHANGED"> => one.action === "CHANGED";

function withoutDeed(one: PlannedPerson): DoneLine[] {
	if (isNew(one) || isChanged(one)) return [];
	const { line, action } = one;
	return action === "FAULTY"
		? [{ line, action, faults: one.faults }]
		: [{ line, action, entity_id: one.known.id }];
}

class PeopleWriter {
	readonly #tx: Tx;
	readonly #context: ImportJob;
	readonly #fields: readonly CustomImport[];
	readonly #today: string;
	#roles: readonly { readonly roleId: string; readonly scope: string }[] = [];

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
			roleId: id,
			scope: knownRoles.find((one) => one.name === name)?.usualScope ?? "UNIT",
		}));
	}

	async create(planned: readonly Of<"NEW">[]): Promise<DoneLine[]> {
		if (planned.length === 0) return [];
		const { tenantId } = this.#context;
		const people = planned.map(({ person }) => this.#toInsert(person));
		await insertPeople(this.#tx, tenantId, people);
		const assignments = people.flatMap(({ id: userId, since }) =>
			this.#roles.map((role) => ({ ...role, id: this.#newId(), userId, since })),
		);
		await insertRoles(this.#tx, tenantId, assignments);
		await this.#audit([
			...people.map(({ id, userUnitId, employmentId, custom = {}, ...after }) => ({
				...aboutPerson(id),
				action: "created",
				after: { ...after, ...traceOf(this.#fields, {}, custom)?.after },
			})),
			...people.flatMap(hiredEvent),
		]);
		const made = planned.map(({ rows }, at) => ({ userId: people[at]?.id ?? "", rows }));
		const written = await writeRows(this.#tx, this.#context, made);
		return people.map(({ id }, at) => ({
			line: planned[at]?.line ?? 0,
			action: "NEW",
			entity_id: id,
			version_after: 1,
			written: written.get(id) ?? {},
		}));
	}

	async change(planned: readonly Of<"CHANGED">[]): Promise<DoneLine[]> {
		if (planned.length === 0) return [];
		const asked = planned.map(({ known, rows }) => ({ userId: known.id, rows }));
		const written = await writeRows(this.#tx, this.#context, asked);
		await this.#changeValues(planned.filter(hasValues));
		return planned.map(({ line, known, person }) => ({
			line,
			action: "CHANGED",
			entity_id: known.id,
			written: written.get(known.id) ?? {},
			...(person && { before: valuesOf(known), version_after: known.version + 1 }),
		}));
	}

	async #changeValues(planned: readonly WithValues[]): Promise<void> {
		if (planned.length === 0) return;
		const { tenantId } = this.#context;
		const rows = planned.map(({ known: { id, version }, person }) => ({ ...person, id, version }));
		const changed = await changePeople(this.#tx, tenantId, rows);
		if (changed.length < rows.length) this.#context.fail(wordsOf(this.#context).changedMeanwhile);
		const moves = planned
			.filter(({ known, person }) => known.unitId !== person.unitId)
			.map(({ known: { id }, person: { unitId } }) => ({ id, userUnitId: this.#newId(), unitId }));
		await movePeople(this.#tx, tenantId, moves, this.#today);
		await this.#audit(
			planned.map(({ known, person }) => ({
				...aboutPerson(known.id),
				action: "changed",
				...tracedChange(this.#fields, valuesOf(known), person),
			})),
		);
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

type WithValues = Of<"CHANGED"> & { readonly person: PersonValues };
const hasValues = (one: Of<"CHANGED">): one is WithValues => one.person !== undefined;

/** Who has an entry has an employment from then on. */
function hiredEvent(person: PersonToInsert): AuditEvent[] {
	const { id, employmentId, entryDate, exitDate } = person;
	if (entryDate === null) return [];
	const about = { entity: "employment", entityId: employmentId, subjectUserId: id };
	return [{ ...about, action: "created", after: { entryDate, exitDate } }];
}

export const aboutPerson = (id: string) =>
	({ entity: "app_user", entityId: id, subjectUserId: id }) as const;
export const aboutUnit = (id: string) => ({ entity: "unit", entityId: id }) as const;

/** Custom values by the names of their fields, personal ones apart: more people may read a trace than they. */
export function tracedChange(
	fields: readonly CustomImport[],
	{ custom: customBefore = {}, ...before }: PersonValues,
	{ custom: customAfter = customBefore, ...after }: PersonValues,
) {
	const trace = traceOf(fields, customBefore, customAfter);
	return { before: { ...before, ...trace?.before }, after: { ...after, ...trace?.after } };
}

function valuesOf(known: Of<"CHANGED">["known"]) {
	const { id, version, isOpen, isHigher, isMovable, siteId, ...values } = known;
	return values;
}
