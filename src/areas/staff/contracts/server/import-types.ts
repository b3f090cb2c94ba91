import { auditAll } from "#kit/server/audit.ts";
import { byName, namedIn } from "#kit/server/person-import/named-cells.ts";
import {
	ChangedMeanwhile,
	type PersonImport,
	type WrittenOfPerson,
} from "#kit/server/person-import/person-import.ts";
import { changeAll, unchangedOf } from "#kit/server/person-import/sql.ts";
import { employments } from "../contract.ts";
import { texts } from "../text.ts";
import { employmentOn, employmentsByPerson } from "./import-employments.ts";
import { employmentTable, enabledTypes, typeNewEmployments } from "./sql.ts";

const field = "employmentType";

interface Row {
	/** Of an employment that is there already. */
	readonly id: string | null;
	readonly version: number;
	readonly before: string | null;
	readonly typeId: string;
}

/** The kind of an employment: it holds for all of it. */
export const employmentTypeImport: PersonImport = {
	name: "employmentTypes",
	permission: employments.declaration.permission,
	columns: [
		{
			field,
			name: texts.pairs.employment.fields.employmentTypeId,
			heads: "beschaftigungsart anstellungsart vertragsart employmenttype typeofemployment",
		},
	],
	async reader(tx, importer) {
		const types = byName(await enabledTypes(tx, importer.session.tenantId));
		const known = await employmentsByPerson(tx, importer);
		return (cells, place): Row | undefined => {
			const type = namedIn(cells, field, types);
			const employment = employmentOn(cells, field, known, place);
			if (type === undefined || employment === undefined) return undefined;
			const { id, version, employmentTypeId: before } = employment;
			return before === type.id ? undefined : { id, version, before, typeId: type.id };
		};
	},
	async write(tx, writer, people) {
		const all = people.map(({ userId, row }) => ({ userId, ...(row as Row) }));
		const made = all.filter(({ id }) => id === null);
		const known = all.filter(({ id }) => id !== null);
		const changes = known.map(({ id, version, typeId }) => ({
			...{ id: id as string, version },
			values: { employmentTypeId: typeId },
		}));
		const count = await changeAll(tx, employmentTable, writer.tenantId, changes);
		if (count < changes.length) throw new ChangedMeanwhile();
		const typed = await typeNewEmployments(tx, writer.tenantId, made);
		await auditAll(
			tx,
			writer,
			[...known, ...typed].map(({ id, userId, before, typeId }) =>
				changedEvent(String(id), userId, before, typeId),
			),
		);
		return all.map(({ userId, ...written }) => ({ userId, written }));
	},
	async untouched(tx, tenantId, people) {
		// somebody new goes with the employment
		const rows = people.map(rowOf).filter(({ id }) => id !== null) as {
			id: string;
			version: number;
		}[];
		const since = rows.map(({ id, version }) => ({ id, version: version + 1 }));
		const unchanged = await unchangedOf(tx, employmentTable, tenantId, since);
		const isAsLeft = ({ id }: Row) => id === null || unchanged.has(id);
		return new Set(people.filter((one) => isAsLeft(rowOf(one))).map(({ userId }) => userId));
	},
	async takeBack(tx, writer, people) {
		const rows = people
			.map((one) => ({ userId: one.userId, ...rowOf(one) }))
			.filter(({ id }) => id !== null);
		await changeAll(
			tx,
			employmentTable,
			writer.tenantId,
			rows.map(({ id, version, before }) => ({
				...{ id: id as string, version: version + 1 },
				values: { employmentTypeId: before },
			})),
		);
		await auditAll(
			tx,
			writer,
			rows.map(({ id, userId, before, typeId }) =>
				changedEvent(id as string, userId, typeId, before),
			),
		);
	},
};

const rowOf = ({ written }: WrittenOfPerson) => written as Row;

function changedEvent(id: string, userId: string, before: string | null, after: string | null) {
	return {
		...{ entity: employments.declaration.entity, entityId: id, subjectUserId: userId },
		action: "changed",
		before: { employmentTypeId: before },
		after: { employmentTypeId: after },
	};
}
