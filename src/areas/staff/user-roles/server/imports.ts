import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { isAdministrator } from "#domain/access/may.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { RowPlace } from "#domain/import/person-rows.ts";
import { newId } from "#kit/contract/new-id.ts";
import { allNamedIn, byName } from "#kit/server/person-import/named-cells.ts";
import type { PersonImport, WrittenOfPerson } from "#kit/server/person-import/person-import.ts";
import type { Session } from "#kit/server/session.ts";
import { texts } from "../text.ts";
import { grantBeyond } from "./grants-beyond.ts";
import { insertAssignments, type NewAssignment } from "./sql/grants.ts";
import {
	deleteAssignments,
	heldRoles,
	type ImportableRole,
	importableRoles,
} from "./sql/imports.ts";
import { traceGrants } from "./trace-grants.ts";
import { usualScope } from "./usual-scope.ts";

const field = "roles";
const managing = { key: "roles.manage", level: permissionLevels.indexOf("WRITE") };

type Row = readonly Omit<NewAssignment, "id" | "userId">[];

/**
 * Roles by their names, several divided by commas, each in its usual scope, in addition to those held. Nobody hands out more
 * than they hold at that place, nor anything to themselves.
 */
const roleImport: PersonImport = {
	name: "roles",
	permission: "roles.manage",
	columns: [
		{
			field,
			name: texts.pairs.import.roles,
			heads: "rollen rolle benutzerrolle berechtigungsrolle roles role userrole",
		},
	],
	async reader(tx, { session }) {
		const roles = byName(await importableRoles(tx, session.tenantId));
		const held = Map.groupBy(await heldRoles(tx, session.tenantId), ({ userId }) => userId);
		return (cells, place): Row | undefined => {
			const mine = held.get(place.userId ?? "") ?? [];
			const wanted = allNamedIn(cells, field, roles).filter(
				(role) => !mine.some((one) => one.roleId === role.id && holdsOn(one, place.from)),
			);
			if (wanted.length === 0) return undefined;
			if (place.userId === session.userId && !isAdministrator(session.permissions)) {
				cells.fault(field, "OWN_RIGHTS");
			}
			for (const role of wanted) {
				if (isBeyond(session, role, place)) cells.fault(field, "BEYOND_RIGHTS", role.name);
			}
			return wanted.map(({ id: roleId, name }) => ({
				...{ roleId, scope: usualScope(name), siteId: null, unitId: null },
				...{ validFrom: place.from, validTo: null },
			}));
		};
	},
	async write(tx, writer, people) {
		const all = people.map(({ userId, row }) => ({
			userId,
			rows: (row as Row).map((one) => ({ ...one, userId, id: newId(writer.now.getTime()) })),
		}));
		const rows = all.flatMap((one) => one.rows);
		const inserted = await insertAssignments(tx, writer.tenantId, rows);
		const created = inserted.map((after) => ({ after }));
		await traceGrants({ ...writer, tx }, "role_assignment", created);
		return all.map(({ userId, rows }) => ({
			userId,
			written: rows.filter((row) => inserted.includes(row)),
		}));
	},
	async untouched(tx, tenantId, people) {
		const stored = await heldRoles(tx, tenantId);
		const asLeft = new Set(stored.filter(({ version }) => version === 1).map(({ id }) => id));
		const isAsLeft = (one: WrittenOfPerson) => rowsOf(one).every(({ id }) => asLeft.has(id));
		return new Set(people.filter(isAsLeft).map(({ userId }) => userId));
	},
	async takeBack(tx, writer, people) {
		const rows = people.flatMap(rowsOf);
		const context = { ...writer, tx };
		const ids = rows.map(({ id }) => id);
		await keepAdministrator(context, () => deleteAssignments(tx, writer.tenantId, ids));
		const deleted = rows.map((before) => ({ before }));
		await traceGrants(context, "role_assignment", deleted);
	},
};

export const imports: readonly PersonImport[] = [roleImport];

const rowsOf = ({ written }: WrittenOfPerson) => written as readonly NewAssignment[];

function holdsOn(
	{ validFrom, validTo }: Pick<NewAssignment, "validFrom" | "validTo">,
	day: string,
) {
	return validFrom <= day && (validTo === null || day <= validTo);
}

/** Whether a role, or giving it at all, goes beyond what the session holds at the place. */
function isBeyond(
	session: Session,
	{ name, grants }: ImportableRole,
	{ unitIds, siteId }: RowPlace,
) {
	const scope = usualScope(name);
	const place = scope === "GLOBAL" ? { siteId: null, unitIds: null } : { siteId, unitIds };
	const all = [managing, ...grants].map((grant) => ({ ...grant, ...place, scope }));
	return grantBeyond(session, all) !== undefined;
}
