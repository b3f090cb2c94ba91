import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import { heldDescriptions } from "#areas/settings/custom-fields/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { ImportMapping } from "#domain/import/import-fields.ts";
import type { CustomFacts, CustomImport } from "#domain/import/read-custom.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import type { Importer } from "./import-facts.ts";
import { nameablePeople, personalUnits } from "./sql/custom.ts";

/** The custom fields of people, kept as they are until the transaction ends; none where the company has none. */
export function customFields(
	tx: Tx,
	{ tenantId, uiFeatures }: Session,
): Promise<readonly CustomImport[]> {
	if (!uiFeatures.includes("CUSTOMFIELDS")) return Promise.resolve([]);
	return heldDescriptions(tx, tenantId, "USER");
}

/** By what custom cells are judged; undefined where there is nothing to judge. */
export async function customFacts(
	tx: Tx,
	importer: Importer,
	mapping: ImportMapping,
): Promise<CustomFacts | undefined> {
	const { session } = importer;
	const fields = await customFields(tx, session);
	if (fields.length === 0) return undefined;
	const asksForPeople = fields.some(
		({ key, type }) => type === "USER" && mapping[customName(key)] !== undefined,
	);
	const isPersonal = fields.some((field) => field.isPersonal);
	return {
		fields,
		personalUnitIds: isPersonal ? await personalUnits(tx, session) : new Set(),
		people: asksForPeople ? await peopleByName(tx, importer) : new Map(),
	};
}

async function peopleByName(
	tx: Tx,
	importer: Importer,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const { session } = importer;
	const people = await nameablePeople(tx, session, todayOf(importer));
	const byName = new Map<string, string[]>();
	for (const { id, names } of people) {
		for (const name of new Set(names)) {
			const same = byName.get(name);
			if (same === undefined) byName.set(name, [id]);
			else same.push(id);
		}
	}
	return byName;
}
