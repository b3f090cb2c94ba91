import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { placesOfEntity } from "../contract/field-kinds.ts";
import { type contract, placeRefused } from "../contract.ts";
import {
	type AssignmentRow,
	assignmentOf,
	countPlaces,
	lockAssignments,
	type Place,
	replacePlaces,
} from "./sql/assignments.ts";

export const getCustomFieldAssignments: Handler<typeof contract.getCustomFieldAssignments> = async (
	context,
	{ id },
) => {
	// names every unit of the company
	requireGlobally(context.session, "customfields.manage", "READ");
	const [row] = await context.once<AssignmentRow>(assignmentOf(context.tenantId, id));
	return row ?? refuse(commonRefusals.notFound);
};

export const putCustomFieldAssignments: Handler<typeof contract.putCustomFieldAssignments> = async (
	context,
	{ id, version, places: given },
) => {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "customfields.manage", "WRITE");
	const field = await lockAssignments(tx, tenantId, id);
	if (field === undefined) return refuse(commonRefusals.notFound);
	if (field.version !== version) {
		const { name, version: now, places } = field;
		await refuseStale(tx, {
			tenantId,
			entity: "custom_field",
			entityId: id,
			current: { name, version: now, places },
		});
	}
	const places = onceEach(given);
	const kinds = placesOfEntity[field.entity];
	const areRight =
		places.every(({ place }) => kinds.includes(place)) &&
		(await countPlaces(tx, tenantId, places)) === places.length;
	if (!areRight) refuse(placeRefused);
	const next = await replacePlaces(tx, tenantId, id, places);
	await audit(tx, context, {
		entity: "custom_field",
		entityId: id,
		action: "changed",
		before: { places: field.places.map(({ placeId }) => placeId) },
		after: { places: places.map(({ placeId }) => placeId) },
	});
	context.announce({ kind: "CUSTOMFIELDS", ids: [id], update: "UPDATE" });
	return { version: next };
};

function onceEach(places: readonly Place[]): Place[] {
	const byKey = new Map(places.map((one) => [`${one.place} ${one.placeId}`, one]));
	return [...byKey.values()];
}
