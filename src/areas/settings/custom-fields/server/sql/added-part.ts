import { sql } from "kysely";
import { holdsGlobally } from "#domain/access/may.ts";
import type { AddedPart } from "#kit/server/master-data/added-part.ts";
import type { CustomEntity } from "../../contract/field-kinds.ts";
import { type CustomChange, customKeyOf } from "../../contract/values.ts";
import { checkCustom } from "../check-custom.ts";
import { customExportColumns } from "../custom-export-columns.ts";
import {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "./selection.ts";

/** Custom fields of a declared record that lies in no unit; personal values take the right on contracts, as those of people do. */
export function addedPart(entity: CustomEntity): AddedPart {
	return {
		sql({ tenantId, session }, mayRead) {
			const mayPersonal = holdsGlobally(session.permissions, "contracts.manage", "READ");
			const scope: CustomScope = {
				tenantId,
				entity,
				column: sql`m.custom`,
				readable: mayRead ? sql<boolean>`true` : sql<boolean>`false`,
				personal: mayPersonal ? sql<boolean>`true` : sql<boolean>`false`,
				isOn: session.uiFeatures.includes("CUSTOMFIELDS"),
			};
			const shown = shownValues(scope);
			return {
				columns: sql`${shown} as custom, ${namesOfPeople(scope, shown)} as "customNames"`,
				sortKeys(column) {
					const key = customKeyOf(column);
					if (key === undefined) return undefined;
					const { amount, text } = customSortKeys(scope, key);
					return [amount, text];
				},
				conditions: (filters) => customConditions(scope, filters as readonly string[] | undefined),
			};
		},
		exportColumns: (tx, reader) => customExportColumns(tx, reader, entity),
		check: (context, { before, change, isNew = false }) =>
			checkCustom(context, {
				entity,
				before,
				change: change as CustomChange,
				mayPersonal: holdsGlobally(context.session.permissions, "contracts.manage", "WRITE"),
				isNew,
			}),
	};
}
